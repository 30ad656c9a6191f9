/** A text for each plural form that a language has; `#` is where the number stands. What is left out is said as `other`. */
export type CountedForms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/**
 * Says how many in a language (BCP 47), by its own rules of counting (CLDR): `countedIn('fr')(2, { one: '# article',
 * other: '# articles' })` is `2 articles`. Arabic has six forms, Japanese one.
 */
export function countedIn(language: string): (count: number, forms: CountedForms) => string {
  const rules = new Intl.PluralRules(language);
  const digits = new Intl.NumberFormat(language);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', () => digits.format(count));
}
