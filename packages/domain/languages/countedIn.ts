/** A text for each plural form that a language has; `#` is where the number stands. What is left out is said as `other`. */
export type CountedForms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/**
 * Says how many in a language (BCP 47), by its own rules of counting (CLDR): `countedIn('fr')(2, { one: '# article',
 * other: '# articles' })` is `2 articles`. Arabic has six forms, Japanese one.
 */
export function countedIn(language: string): (count: number, forms: CountedForms) => string {
  // Made with the first count: a hundred lists of words have one of these each, and most never count in a process.
  let rules: Intl.PluralRules | undefined;
  let digits: Intl.NumberFormat | undefined;
  const numberOf = (count: number): string => {
    digits ??= new Intl.NumberFormat(language);
    return digits.format(count);
  };
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language);
    const form = forms[rules.select(count)] ?? forms.other;
    return form.replace('#', () => numberOf(count));
  };
}
