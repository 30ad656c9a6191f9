import { type SiteFrame, settingObject, settingText } from '@quoin/rendering/page';
import type { Config } from '../config.ts';
import type { SiteDatabase } from '../database/database.ts';
import { loadCollections } from '../storage/collections.ts';
import { loadNavigations } from '../storage/navigation.ts';
import type { Site } from '../storage/sites.ts';

/** Pages, navigations and settings of a site, loaded once per published version. */
export interface SiteFrames {
  of(site: Site): Promise<SiteFrame>;
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
  readonly frame: Promise<SiteFrame>;
}

export function createSiteFrames(options: SiteFramesOptions): SiteFrames {
  const held = new Map<string, Held>();

  async function load(site: Site): Promise<SiteFrame> {
    const [collections, navigations] = await options.db.inSite({ websiteId: site.id }, async (trx) => [
      await loadCollections(trx, site.id),
      await loadNavigations(trx, site.id),
    ]);
    const content = { ...site, baseUrl: baseUrlOf(site, options.config) };
    return { site: content, collections, navigations, blockFields: blockFieldsOf(site) };
  }

  return {
    of(site) {
      const key = `${site.publishedVersion}|${site.stockRevision}`;
      const known = held.get(site.id);
      if (known?.key === key && known.until > options.now()) return known.frame;
      const frame = load(site);
      held.delete(site.id);
      held.set(site.id, { key, until: options.now() + KEEP_MS, frame });
      frame.catch(() => held.delete(site.id));
      const oldest = held.size > MAX_KEPT ? held.keys().next().value : undefined;
      if (oldest !== undefined) held.delete(oldest);
      return frame;
    },
    forget: (websiteId) => void held.delete(websiteId),
  };
}

/** The address a site calls its own: its first domain, else its slug below the sites' domain, on the app's port. */
export function baseUrlOf(
  site: Pick<Site, 'hosts' | 'identifier'>,
  config: Pick<Config, 'appOrigin' | 'sitesDomain'>,
): string {
  const { protocol, port } = new URL(config.appOrigin);
  const host = site.hosts[0] ?? `${site.identifier}.${config.sitesDomain}`;
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}

/** `settings.blockFields`: id → {html, updatedOn}. */
function blockFieldsOf(site: Site): SiteFrame['blockFields'] {
  const stored = settingObject(site.settings, 'blockFields');
  const fields = Object.keys(stored).map((id) => {
    const field = settingObject(stored, id);
    return [id, { html: settingText(field, 'html'), updatedOn: Number(field.updatedOn) || 0 }] as const;
  });
  return new Map(fields);
}
