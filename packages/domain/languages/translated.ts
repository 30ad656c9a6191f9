/** The same texts in another language: every text a text, every function of values the same function. */
export type Translated<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translated<Words[Name]>;
};

/** The texts of a BCP 47 language: of exactly that one, else of its first part, else English. */
export function inLanguage<Words>(
  all: { readonly en: Words } & Readonly<Record<string, Words>>,
  language: string,
): Words {
  const tag = language.toLowerCase();
  const known = Object.keys(all).find((each) => each.toLowerCase() === tag) ?? tag.split('-')[0] ?? 'en';
  return Object.hasOwn(all, known) ? (all[known] ?? all.en) : all.en;
}
