import type { Problem } from '@quoin/domain/problem';
import {
  readTextSettings,
  type SiteText,
  TEXTS_SETTING,
  type TextsByKey,
  type TextsCode,
  textProblems,
  tidyTexts,
} from '@quoin/domain/texts';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { bumpPublishedVersion, loadSettingsForUpdate, type Site, saveSetting } from '../sites/index.ts';

export interface TextsChange {
  /** One of the site's (BCP 47). */
  readonly language: string;
  /** All own texts of that language; what is left out is said in our words again. */
  readonly texts: TextsByKey;
  /** Words of the site's templates in that language. */
  readonly ofTheme: readonly SiteText[];
  /** Of what they are based on. */
  readonly revision: number;
  readonly actor: Actor;
}

/** The new revision, or everything that is wrong: then nothing is kept. */
export async function changeTexts(
  { db }: Pick<Deps, 'db'>,
  site: Site,
  { language, texts, ofTheme, revision, actor }: TextsChange,
): Promise<{ readonly revision: number } | { readonly problems: readonly Problem<TextsCode>[] }> {
  if (!languagesOf(site).includes(language)) return { problems: [{ code: 'textLanguageUnknown' }] };
  const kept = tidyTexts(texts, { language, ofTheme });
  const problems = textProblems(kept, { language, ofTheme });
  if (problems.length > 0) return { problems };
  const websiteId = site.id;
  return db.inSite({ websiteId }, async (trx) => {
    const settings = await loadSettingsForUpdate(trx, websiteId);
    const held = settings && readTextSettings(settings);
    if (held === null || held.revision !== revision) return { problems: [{ code: 'textsChanged' }] };
    const { [language.toLowerCase()]: before = {}, ...others } = held.languages;
    const languages = Object.keys(kept).length === 0 ? others : { ...others, [language.toLowerCase()]: kept };
    const next = { languages, revision: held.revision + 1 };
    await saveSetting(trx, websiteId, { [TEXTS_SETTING]: next });
    // Every page may say one of them.
    await bumpPublishedVersion(trx, websiteId);
    const details = { language, texts: Object.keys(kept).length, changed: countChanges(before, kept) };
    await recordAudit(trx, { websiteId, actor, action: 'texts.update', details });
    return { revision: next.revision };
  });
}

/** In which languages a site speaks; the main one first. */
export function languagesOf(site: Pick<Site, 'language' | 'languages'>): readonly string[] {
  const further = (site.languages ?? []).map(({ code }) => code).filter((code) => code !== site.language);
  return [site.language, ...further];
}

function countChanges(before: TextsByKey, after: TextsByKey): number {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key])
    .length;
}
