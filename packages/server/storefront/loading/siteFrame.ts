import type { JsonRecord } from '@quoin/domain/document';
import { COLLECTION_TYPES, type Navigation } from '@quoin/domain/site';
import type { SiteFrame } from '@quoin/rendering/page';
import { loadImages } from '../../media/index.ts';
import { loadCollections, loadFields, loadNavigations } from '../../pages/index.ts';
import { expressWays } from '../../payments/index.ts';
import type { Config } from '../../platform/config.ts';
import type { SiteDatabase, SiteTransaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/ids.ts';
import { siteInLanguage, snapshotOf } from '../../platform/languages/siteInLanguage.ts';
import { pricesNoteOf } from '../../pricing/index.ts';
import { findPublishedVersion, loadSiteById, type Site, siteAddress } from '../../sites/index.ts';
import { siteInTheme } from '../../themes/index.ts';
import { frameInLanguage } from './frameLanguages.ts';

/** Pages, navigations and settings of a site, loaded once per published version. */
export interface SiteFrames {
  of(site: Site): Promise<SiteFrame>;
  /** The same as a transaction sees it. `site` is the one of that snapshot (`siteInSnapshot`). */
  within(trx: SiteTransaction, site: Site): Promise<SiteFrame>;
  forget(websiteId: string): void;
}

export interface SiteFramesOptions {
  readonly db: SiteDatabase;
  readonly config: Pick<Config, 'appOrigin' | 'sitesDomain'>;
  /** Milliseconds. */
  readonly now: () => number;
}

const MAX_KEPT = 500;
/** Counts of entries change when a scheduled one appears; nobody publishes at that moment. */
const KEEP_MS = 60_000;

interface Held {
  readonly key: string;
  readonly until: number;
  readonly frame: SiteFrame;
}

export function createSiteFrames(options: SiteFramesOptions): SiteFrames {
  const held = new Map<string, Held>();

  function find(site: Site): SiteFrame | null {
    const known = held.get(placeOf(site));
    return known?.key === keyOf(site) && known.until > options.now() ? known.frame : null;
  }

  /** Everything of one version, for nothing is kept under a version that it is not of. */
  async function within(trx: SiteTransaction, site: Site): Promise<SiteFrame> {
    const known = find(site);
    if (known !== null) return known;
    const [collections, navigations] = [await loadCollections(trx, site.id), await loadNavigations(trx, site.id)];
    const content = { ...site, baseUrl: siteAddress(options.config, site) };
    const menuImages = await loadImages(trx, site.id, panelImagesOf(navigations));
    const blockFields = await loadFields(trx, site.id, site.settings as JsonRecord);
    const main = { site: content, collections, navigations, menuImages, blockFields };
    const spoken = await frameInLanguage(trx, site, main);
    const isShop = collections.some(({ type }) => type === COLLECTION_TYPES.products);
    const frame = isShop ? { ...spoken, ...(await shopFacts(trx, spoken.site)) } : spoken;
    held.delete(placeOf(site));
    held.set(placeOf(site), { key: keyOf(site), until: options.now() + KEEP_MS, frame });
    const oldest = held.size > MAX_KEPT ? held.keys().next().value : undefined;
    if (oldest !== undefined) held.delete(oldest);
    return frame;
  }

  return {
    within,
    async of(site) {
      const known = find(site);
      if (known !== null) return known;
      const work = async (trx: SiteTransaction) => within(trx, await siteInSnapshot(trx, site));
      return options.db.inSnapshot(snapshotOf(site), work);
    },
    forget: (websiteId) => {
      for (const place of held.keys()) if (place.startsWith(websiteId)) held.delete(place);
    },
  };
}

/** What pages say of how the shop sells. */
async function shopFacts(
  trx: SiteTransaction,
  site: Parameters<typeof pricesNoteOf>[1] & Pick<Site, 'id'>,
): Promise<Pick<SiteFrame, 'pricesNote' | 'hasPayPal' | 'hasWallets'>> {
  return { pricesNote: await pricesNoteOf(trx, site), ...(await expressWays(trx, site.id)) };
}

/** Returns the images next to the columns of wide panels. */
export function panelImagesOf(navigations: readonly Navigation[]): readonly string[] {
  const ids = navigations.flatMap(({ items }) => items.flatMap(({ panel }) => panel?.image ?? []));
  return [...new Set(ids)].filter(isId);
}

function keyOf({ publishedVersion, stockRevision, translationRevision = 0 }: Site): string {
  return `${publishedVersion}|${stockRevision}|${translationRevision}`;
}

function placeOf({ id, language }: Site): string {
  return `${id}|${language}`;
}

/** The site as a snapshot has it, which may be newer than what the request came with: so that a page is of one version (EDT-3). */
export async function siteInSnapshot(trx: SiteTransaction, site: Site): Promise<Site> {
  const version = await findPublishedVersion(trx, site.id);
  if (version === site.publishedVersion) return site;
  const newer = await loadSiteById(trx, site.id);
  if (newer === null) return site;
  const shown = site.tried === undefined ? newer : siteInTheme(newer, site.theme);
  return site.spoken === undefined ? shown : siteInLanguage(shown, site.language);
}
