import type { MultilingualStatusResponse } from '@quoin/contract/endpoints/content';
import { accept, type Outcome } from '@quoin/domain/problem';
import {
  createTranslationSet,
  decideLanguages,
  type FurtherLanguage,
  NO_PROGRESS,
  stateOf,
  type TranslationCode,
  type TranslationProgress,
  withState,
} from '@quoin/domain/translations';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { loadCollections } from '../pages/index.ts';
import { deleteLanguage, listTranslations, saveLanguages } from '../platform/languages/storage/translations.ts';
import { lockNames, type Site } from '../sites/index.ts';
import { loadSources, type SourceGroup } from './sourceTexts.ts';

type LanguageDeps = Pick<Deps, 'db'>;

/** How far each further language is. */
export function showLanguageStatus({ db }: LanguageDeps, site: Site): Promise<MultilingualStatusResponse> {
  return db.inSite({ websiteId: site.id }, async (trx) => {
    const further = site.languages ?? [];
    const groups = further.length === 0 ? [] : await loadSources(trx, site);
    const languages = [];
    for (const { code } of further) {
      const book = createTranslationSet(await listTranslations(trx, site.id, code));
      languages.push({ language: code, ...progressOf(groups, book) });
    }
    return { connected: further.length > 0, languages };
  });
}

export function progressOf(
  groups: readonly Pick<SourceGroup, 'texts'>[],
  book: ReturnType<typeof createTranslationSet>,
): TranslationProgress {
  return groups
    .flatMap(({ texts }) => texts)
    .reduce(
      (progress, text) => withState(progress, stateOf(text, book.find(text.kind, text.id, text.field))),
      NO_PROGRESS,
    );
}

export interface LanguageChange {
  readonly languages: readonly FurtherLanguage[];
  /** Texts that went with languages that were taken off. */
  readonly deleted: number;
}

/** The further languages of a site from now on; what was written in those that are left out goes. */
export function changeLanguages(
  { db }: LanguageDeps,
  site: Site,
  { languages: wanted, actor }: { readonly languages: readonly FurtherLanguage[]; readonly actor: Actor },
): Promise<Outcome<LanguageChange, TranslationCode>> {
  return db.inSite({ websiteId: site.id }, async (trx) => {
    await lockNames(trx, site.id);
    const pages = await loadCollections(trx, site.id);
    const decided = decideLanguages(
      site.language,
      wanted,
      new Set(pages.map(({ urlId }) => urlId.split('/')[0] ?? '')),
    );
    if (!decided.ok) return decided;
    const kept = new Set(decided.value.map(({ code }) => code));
    let deleted = 0;
    for (const { code } of site.languages ?? [])
      if (!kept.has(code)) deleted += await deleteLanguage(trx, site.id, code);
    await saveLanguages(trx, site.id, decided.value);
    const details = { languages: decided.value.map(({ code }) => code).join(', '), deleted };
    await recordAudit(trx, { websiteId: site.id, actor, action: 'languages.update', details });
    return accept({ languages: decided.value, deleted });
  });
}
