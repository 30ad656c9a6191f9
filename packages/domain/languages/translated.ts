/** The same texts in another language: every text a text, every function of values the same function. */
export type Translated<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translated<Words[Name]>;
};

/** Lays an owner's texts over ours; `english` tells which catalogue the words are. */
export type OwnWording = <Words>(words: Words, english: unknown, language: string) => Words;

/** Where all files of a page look: the browser has this module several times, for the build parts them by when they are needed. */
const everywhere = globalThis as { quoinSpeaksThrough?: OwnWording | null };

/**
 * From now on every catalogue is asked for through this; null: as we have them. The one thing that is kept here between
 * calls: every word goes through `inLanguage`, and whose site is spoken for is known by whoever runs the domain
 * (decision 0064).
 */
export function speakThrough(wording: OwnWording | null): void {
  everywhere.quoinSpeaksThrough = wording;
}

/** The texts of a BCP 47 language: of exactly that one, else of its first part, else English. */
export function inLanguage<Words>(
  all: { readonly en: Words } & Readonly<Record<string, Words>>,
  language: string,
): Words {
  const tag = language.toLowerCase();
  const known = Object.keys(all).find((each) => each.toLowerCase() === tag) ?? tag.split('-')[0] ?? 'en';
  const words = Object.hasOwn(all, known) ? (all[known] ?? all.en) : all.en;
  return everywhere.quoinSpeaksThrough?.(words, all.en, language) ?? words;
}
