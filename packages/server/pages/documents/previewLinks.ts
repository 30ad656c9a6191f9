import { createHash, createHmac } from 'node:crypto';
import type { DocumentCode } from '@quoin/domain/document';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { Site } from '../../sites/index.ts';
import { siteAddress } from '../../sites/index.ts';
import type { PageParameters } from '../addresses/pageKey.ts';
import {
  deletePreviewLink,
  findPreviewLink,
  insertPreviewLink,
  listPreviewLinks,
  type PreviewLink,
} from '../storage/previewLinks.ts';
import type { DocumentEditing, ShowingDeps } from './documentDeps.ts';
import { ensureDraft } from './ensureDraft.ts';

/** Name of the parameter in a link; the visit goes on with a cookie of the site's own. */
export const PREVIEW_PARAMETER = 'quoin-preview';
const LIFE_MS = 7 * 86_400_000;
const MOST = 20;
const TOKEN_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{32}$/;

/** Returns the token in a link. It is computed again for each listing, so the database need not store it. */
function tokenOf({ keyFor }: Pick<Deps, 'keyFor'>, websiteId: string, id: string): string {
  const digest = createHmac('sha256', keyFor('preview-link')).update(`${websiteId}|${id}`).digest();
  return digest.subarray(0, TOKEN_BYTES).toString('base64url');
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export interface ShownLink extends PreviewLink {
  readonly url: string;
}

/** Creates an address that shows the draft for a week to anyone who has it. */
export function makePreviewLink(
  deps: ShowingDeps,
  { site, actor }: DocumentEditing & { readonly site: Site },
): Promise<Outcome<ShownLink, DocumentCode>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx): Promise<Outcome<ShownLink, DocumentCode>> => {
    await ensureDraft(deps, trx, site.id);
    const held = await listPreviewLinks(trx, site.id);
    if (held.length >= MOST) return refuse('tooManyPreviewLinks', { values: { max: MOST } });
    const id = trx.newId();
    const madeAt = trx.now();
    const expiresAt = new Date(madeAt.getTime() + LIFE_MS);
    const { accountId, name: author } = actor;
    await insertPreviewLink(trx, site.id, {
      ...{ id, accountId, author, madeAt, expiresAt },
      tokenHash: hashOf(tokenOf(deps, site.id, id)),
    });
    await recordAudit(trx, { websiteId: site.id, actor, action: 'site.makePreviewLink', subjectId: id });
    return accept(shown(deps, site, { id, author, madeAt, expiresAt }));
  });
}

export function showPreviewLinks(deps: ShowingDeps, site: Site): Promise<readonly ShownLink[]> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) =>
    (await listPreviewLinks(trx, site.id)).map((link) => shown(deps, site, link)),
  );
}

function shown(deps: ShowingDeps, site: Site, link: PreviewLink): ShownLink {
  const url = `${siteAddress(deps.config, site)}/?${PREVIEW_PARAMETER}=${tokenOf(deps, site.id, link.id)}`;
  return { ...link, url };
}

/** False when there is none of that id. */
export function takeBackPreviewLink(deps: ShowingDeps, { site, actor }: DocumentEditing, id: string): Promise<boolean> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    if (!(await deletePreviewLink(trx, site.id, id))) return false;
    await recordAudit(trx, { websiteId: site.id, actor, action: 'site.takeBackPreviewLink', subjectId: id });
    return true;
  });
}

/** Until when a link works, epoch milliseconds; null when it does not. */
export async function previewLinkEnd(deps: Pick<Deps, 'db'>, site: Site, token: string): Promise<number | null> {
  if (!TOKEN.test(token)) return null;
  const link = await deps.db.inSite({ websiteId: site.id }, (trx) => findPreviewLink(trx, site.id, hashOf(token)));
  return link?.expiresAt.getTime() ?? null;
}

/** Shows a page of the draft to a visitor who came by a link. Returns null when the link is over. */
export async function showPreview(
  deps: ShowingDeps,
  site: Site,
  token: string,
  wanted: { readonly path: string; readonly parameters: PageParameters },
): Promise<{ readonly status: 200 | 404; readonly html: string } | null> {
  if (!TOKEN.test(token)) return null;
  const draft = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const link = await findPreviewLink(trx, site.id, hashOf(token));
    return link === null ? null : deps.drafts.of(trx, site.id);
  });
  return draft === null ? null : deps.pages.drafts.page(site, draft.records, { ...wanted, isCanvas: false });
}
