import { isUrlSlugWithSlash } from '@quoin/domain/document';
import { isCustomLanguage, lookUpSentence } from '@quoin/domain/languages';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { type FurtherLanguage, languageCode, languagePrefix, MAX_FURTHER_LANGUAGES } from './siteLanguages.ts';
import type { TextFormat } from './text.ts';
import { type TranslationCode, translationWording } from './wording.ts';

/** Characters of one translation; as long as the longest text of a block. */
export const TRANSLATION_LIMITS = { line: 2_000, lines: 50_000, html: 100_000, slug: 250, atOnce: 500 } as const;

/**
 * Decides the requested further languages, in their usual spelling. `taken` are the first parts of addresses of the
 * site's pages: a language's addresses begin with its code.
 */
export function decideLanguages(
  main: string,
  wanted: readonly FurtherLanguage[],
  taken: ReadonlySet<string>,
): Outcome<readonly FurtherLanguage[], TranslationCode> {
  if (wanted.length > MAX_FURTHER_LANGUAGES)
    return refuse('tooManyLanguages', { field: 'languages', values: { most: MAX_FURTHER_LANGUAGES } });
  const found: FurtherLanguage[] = [];
  for (const { code, isVisible } of wanted) {
    const known = isCustomLanguage(code) ? null : languageCode(code);
    if (known === null) return refuse('languageUnknown', { field: 'languages', values: { code } });
    if (known === languageCode(main)) return refuse('languageIsMain', { field: 'languages' });
    if (found.some((each) => each.code === known))
      return refuse('languageTwice', { field: 'languages', values: { code } });
    const prefix = languagePrefix(known);
    if (taken.has(prefix.slice(1))) return refuse('languageAddressTaken', { field: 'languages', values: { prefix } });
    found.push({ code: known, isVisible });
  }
  return accept(found);
}

/** What is wrong with a translation; null for nothing. Empty ones take it back. */
export function translationProblem(format: TextFormat, value: string): Problem<TranslationCode> | null {
  if (value === '') return null;
  const most = TRANSLATION_LIMITS[format];
  if (value.length > most) return { code: 'translationTooLong', field: 'value', values: { most } };
  if (format === 'slug' && !isUrlSlugWithSlash(value)) return { code: 'translationNoAddress', field: 'value' };
  if (format === 'line' && /[\r\n]/.test(value)) return { code: 'translationOneLine', field: 'value' };
  return null;
}

export function translationSentence(problem: Problem<TranslationCode>): string {
  return lookUpSentence(translationWording, problem);
}
