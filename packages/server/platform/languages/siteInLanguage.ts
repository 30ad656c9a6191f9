import { languagePrefix } from '@quoin/domain/translations';
import type { Site } from '../../sites/index.ts';
import type { SiteContext, SnapshotContext } from '../database/database.ts';

/** The same site for readers of another of its languages; itself for those of the main one, and for all others. */
export function siteInLanguage(site: Site, language: string): Site {
  const main = mainSite(site);
  const known = main.languages?.find(({ code }) => code.toLowerCase() === language.toLowerCase());
  if (known === undefined) return main;
  return { ...main, language: known.code, spoken: { prefix: languagePrefix(known.code), mainLanguage: main.language } };
}

/** The site as its main language has it. */
export function mainSite(site: Site): Site {
  if (site.spoken === undefined) return site;
  const { spoken, ...main } = site;
  return { ...main, language: spoken.mainLanguage };
}

/** What a reader of the site sees: in a transaction of this, texts come in his language. */
export function contextOf(site: Pick<Site, 'id' | 'language' | 'spoken'>): SiteContext {
  return site.spoken === undefined ? { websiteId: site.id } : { websiteId: site.id, language: site.language };
}

/** The same, for reading what is shown: nothing older than this row of the site. */
export function snapshotOf(site: Site): SnapshotContext {
  return { ...contextOf(site), revision: site };
}
