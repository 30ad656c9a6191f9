/** Languages whose usual script runs from right to left, and the scripts that do whatever the language. */
const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);
const SCRIPTS = new Set(['arab', 'hebr', 'thaa', 'syrc', 'nkoo', 'adlm']);

/** In which direction a language (BCP 47) is written. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const [family = '', ...further] = language.toLowerCase().split('-');
  const script = further.find((part) => part.length === 4 && /^[a-z]+$/.test(part));
  if (script !== undefined) return SCRIPTS.has(script) ? 'rtl' : 'ltr';
  return RIGHT_TO_LEFT.has(family) ? 'rtl' : 'ltr';
}
