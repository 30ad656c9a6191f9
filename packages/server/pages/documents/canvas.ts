import { DRAFT_PARAMETER } from '@quoin/contract/endpoints/site';
import {
  applyEdits,
  cleaningEdits,
  type DocumentCode,
  type Edit,
  recordKey,
  type SiteRecords,
  textIn,
} from '@quoin/domain/document';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/ids.ts';
import { loadSiteById, type Site, siteAddress } from '../../sites/index.ts';
import type { PageParameters } from '../addresses/pageKey.ts';
import { findFirstUrlId } from '../entries/storage/items.ts';
import { findVersion, loadVersionRecords } from '../storage/siteVersions.ts';
import { openPass, PASS_MS, sealPass } from './canvasPass.ts';
import { cleanDraftHtml } from './cleanDraftHtml.ts';
import type { DocumentDeps, SampleDeps, ShowingDeps } from './documentDeps.ts';
import { draftPath } from './draftPath.ts';
import { ensureDraft, keysOf } from './ensureDraft.ts';

export interface WantedCanvas {
  readonly accountId: string;
  /** A page by its id, or a path of the site. */
  readonly page: string;
  /** The page of its first entry; the page itself while it has none. */
  readonly isEntry: boolean;
  readonly path: string;
  readonly version: number | null;
}

/** The address of a page of the draft, with a pass for some minutes. */
export async function canvasAddress(
  deps: ShowingDeps,
  site: Site,
  wanted: WantedCanvas,
): Promise<Outcome<string, DocumentCode>> {
  const path = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    await ensureDraft(deps, trx, site.id);
    if (wanted.version !== null && (await findVersion(trx, site.id, wanted.version)) === null) return null;
    const records = await recordsAt(deps, trx, site.id, wanted.version);
    if (wanted.page === '') return wanted.path;
    const own = await draftPath(trx, site.id, records!, wanted.page);
    if (own === null || !wanted.isEntry || !isId(wanted.page)) return own;
    const entry = await findFirstUrlId(trx, site.id, wanted.page);
    return entry === null ? own : `/${textIn(records!.get(recordKey('page', wanted.page)) ?? {}, 'urlId')}/${entry}`;
  });
  if (path === null) return refuse(wanted.version === null ? 'pageGone' : 'versionUnknown');
  const expiresAt = deps.now() + PASS_MS;
  const { accountId, version } = wanted;
  const pass = sealPass(deps.keyFor(PURPOSE), { websiteId: site.id, accountId, expiresAt, version });
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return accept(`${siteAddress(deps.config, site)}${encoded}?${DRAFT_PARAMETER}=${pass}`);
}

const PURPOSE = 'canvas-pass';

/** Shows a page of the draft, or of a version, to the holder of a pass. Returns null for an invalid pass. */
export async function showCanvas(
  deps: ShowingDeps & SampleDeps,
  site: Site,
  pass: string,
  wanted: { readonly path: string; readonly parameters: PageParameters },
): Promise<{ readonly status: 200 | 404; readonly html: string } | null> {
  const opened = openPass(deps.keyFor(PURPOSE), site.id, pass, deps.now());
  if (opened === null) return null;
  const [records, now] = await deps.db.inSite({ websiteId: site.id }, async (trx) => [
    await recordsAt(deps, trx, site.id, opened.version),
    // Settings outside the draft that a user has just saved: `site` may be a second old.
    await loadSiteById(trx, site.id),
  ]);
  const { samples } = deps;
  return records === null ? null : deps.pages.drafts.page(now ?? site, records, { ...wanted, isCanvas: true, samples });
}

async function recordsAt(
  deps: DocumentDeps,
  trx: SiteTransaction,
  websiteId: string,
  version: number | null,
): Promise<SiteRecords | null> {
  if (version !== null) return loadVersionRecords(trx, websiteId, version);
  const draft = await deps.drafts.of(trx, websiteId);
  if (draft !== null) trx.afterCommit(() => deps.drafts.keep(websiteId, draft));
  return draft?.records ?? null;
}

/** The draft as it is saved; null before the editor was opened. */
export function draftRecords(deps: ShowingDeps, websiteId: string): Promise<SiteRecords | null> {
  return deps.db.inSite({ websiteId }, (trx) => recordsAt(deps, trx, websiteId, null));
}

/** Sections of a page with edits that nobody has saved yet, as they would look. */
export async function sectionMarkup(
  deps: ShowingDeps,
  site: Site,
  wanted: { readonly page: string; readonly sections: readonly string[]; readonly edits: readonly Edit[] },
): Promise<Readonly<Record<string, string>>> {
  const before = await deps.db.inSite({ websiteId: site.id }, (trx) => recordsAt(deps, trx, site.id, null));
  if (before === null) return {};
  const edited = applyEdits(before, wanted.edits);
  const records = applyEdits(edited, cleaningEdits(edited, before, keysOf(wanted.edits), cleanDraftHtml));
  return deps.pages.drafts.sections(site, records, wanted);
}
