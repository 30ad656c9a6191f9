/** The values of a Problem, by name. */
export type Values = Readonly<Record<string, string | number | readonly string[]>>;

/** One message table in every language that there are files of. */
export type InLanguages<Words> = { readonly en: Words } & Readonly<Record<string, Words>>;

/** One value of a Problem as text; lists are joined by commas; missing is empty. */
export function valueText(values: Values, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : value.join(', ');
}

/** One value of a Problem as a list; a single value is a list of one. */
export function valueList(values: Values, name: string): readonly string[] {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return [];
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : value;
}

/** `a, b and c` in a language (BCP 47). */
export function listText(language: string, parts: readonly string[]): string {
  // British English lists without a comma before “and”, as we do.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(parts);
}

/** A text for each plural form (CLDR) that a language has; what is left out is said as `other`. */
export type PluralForms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

// Made with the first count: few processes count in all languages.
const rules = new Map<string, Intl.PluralRules>();
const digits = new Map<string, Intl.NumberFormat>();

/** The text for a count, by the rules of a language (BCP 47). */
export function plural(language: string, count: number, forms: PluralForms): string {
  const own = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, own);
  return forms[own.select(count)] ?? forms.other;
}

/** A number in the digits and with the separators of a language (BCP 47). */
export function numberText(language: string, value: number): string {
  const own = digits.get(language) ?? new Intl.NumberFormat(language);
  digits.set(language, own);
  return own.format(value);
}
