import type { Problem } from '@quoin/domain/problem';
import { CATALOGUES } from './catalogues.ts';
import type { TextsByKey } from './ownTexts.ts';
import { type SiteText, textsOf } from './readTexts.ts';
import type { TextsCode } from './wording.ts';

/** What an owner says instead of us, in each language of the site (BCP 47, in small letters). */
export interface TextSettings {
  readonly languages: Readonly<Record<string, TextsByKey>>;
  readonly revision: number;
}

/** Its place among the settings of a site. */
export const TEXTS_SETTING = 'texts';
/** Characters of one text, and of all texts of a language. */
export const TEXT_LENGTH = 600;
export const ALL_TEXTS_LENGTH = 60_000;

/** From storage, leniently: what is no text is left out. */
export function readTextSettings(settings: Readonly<Record<string, unknown>>): TextSettings {
  const held = objectOf(settings[TEXTS_SETTING]);
  const languages = Object.entries(objectOf(held.languages)).map(([language, texts]) => {
    const own = Object.entries(objectOf(texts)).filter((each): each is [string, string] => typeof each[1] === 'string');
    return [language, Object.fromEntries(own)] as const;
  });
  return {
    languages: Object.fromEntries(languages),
    revision: typeof held.revision === 'number' ? held.revision : 0,
  };
}

/** The own texts of a language: of exactly that one, else of its family. */
export function textsIn({ languages }: TextSettings, language: string): TextsByKey | null {
  const tag = language.toLowerCase();
  const [family] = tag.split('-');
  const near = Object.keys(languages).find((each) => each.split('-')[0] === family);
  return languages[tag] ?? (near === undefined ? null : languages[near]) ?? null;
}

/** Everything that can be said otherwise, as we say it in a language. */
export function siteTexts(language: string): readonly SiteText[] {
  return CATALOGUES.flatMap((catalogue) => textsOf(catalogue, language));
}

/** What a site says: its language, and the words of its theme in it (`themeTexts`). */
export interface SiteTextSource {
  readonly language: string;
  readonly ofTheme: readonly SiteText[];
}

function allTexts({ language, ofTheme }: SiteTextSource): readonly SiteText[] {
  return [...siteTexts(language), ...ofTheme];
}

/** What a law says about a text, where one does: who changes it should know. */
const BOUND_BY_LAW: readonly string[] = [
  'checkout/page/obligation',
  'order/withdrawal/button',
  'order/withdrawal/confirm',
];

export function isBoundByLaw(key: string): boolean {
  return BOUND_BY_LAW.includes(key);
}

/** Own texts as they are kept: without those that are empty or what we say anyway. */
export function tidyTexts(texts: TextsByKey, said: SiteTextSource): TextsByKey {
  const standards = new Map(allTexts(said).map(({ key, standard }) => [key, standard]));
  const own = Object.entries(texts).map(([key, text]) => [key, text.trim()] as const);
  return Object.fromEntries(own.filter(([key, text]) => text !== '' && text !== standards.get(key)));
}

/** Everything that is wrong with the texts of a language; fields are their keys. */
export function textProblems(texts: TextsByKey, said: SiteTextSource): readonly Problem<TextsCode>[] {
  const known = new Map(allTexts(said).map((text) => [text.key, text]));
  const found = Object.entries(texts).flatMap(([key, text]) => problemsOf(known.get(key), key, text));
  const length = Object.values(texts).reduce((sum, text) => sum + text.length, 0);
  return length <= ALL_TEXTS_LENGTH ? found : [...found, { code: 'textsTooLong', values: { max: ALL_TEXTS_LENGTH } }];
}

function problemsOf(text: SiteText | undefined, field: string, own: string): readonly Problem<TextsCode>[] {
  if (text === undefined) return [{ code: 'textUnknown', field }];
  if (own.length > TEXT_LENGTH) return [{ code: 'textTooLong', field, values: { max: TEXT_LENGTH } }];
  const problem = placeholderProblem(text, own);
  return problem === null ? [] : [{ ...problem, field }];
}

/** Whether a text says everything it must, and nothing that it can't. */
export function placeholderProblem(
  { needed, placeholders }: Pick<SiteText, 'needed' | 'placeholders'>,
  own: string,
): Problem<TextsCode> | null {
  const used = [...own.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = used.find((name) => !placeholders.includes(name));
  if (unknown !== undefined)
    return { code: 'placeholderUnknown', values: { name: `{${unknown}}`, known: inBraces(placeholders) } };
  const missing = needed.filter((name) => !used.includes(name));
  return missing.length === 0 ? null : { code: 'placeholderMissing', values: { names: inBraces(missing) } };
}

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
