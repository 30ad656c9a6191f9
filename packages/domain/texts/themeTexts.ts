import type { SiteText } from './readTexts.ts';

const START = 'theme/';
/** Page titles are distinguished by page. */
const WITHOUT = 'pageTitle__';

/**
 * Returns the words of a theme's templates that an owner may change: plain ones, without markup and without their own
 * plural forms. `{0}` and the like stay in place of values.
 */
export function themeTexts(strings: Readonly<Record<string, string>>): readonly SiteText[] {
  return Object.entries(strings)
    .filter(([name, text]) => !name.startsWith(WITHOUT) && isPlain(text))
    .map(([name, standard]) => {
      const placeholders = [...new Set([...standard.matchAll(/\{(\d)\}/g)].map(([, place = '']) => place))];
      return { key: START + name, group: 'theme', standard, placeholders, needed: placeholders };
    });
}

function isPlain(text: string): boolean {
  // Words that begin or end with a space are pieces of a longer sentence.
  return text !== '' && text === text.trim() && !/[<>&]/.test(text) && !/[{}]/.test(text.replace(/\{\d\}/g, ''));
}

/** A theme's words with the owner's own over them; `toMarkup`: own texts are plain, and templates print words as markup. */
export function withOwnStrings(
  strings: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
  toMarkup: (text: string) => string,
): Readonly<Record<string, string>> {
  const changeable = new Set(themeTexts(strings).map(({ key }) => key));
  const texts = Object.entries(own).filter(([key]) => changeable.has(key));
  if (texts.length === 0) return strings;
  return { ...strings, ...Object.fromEntries(texts.map(([key, text]) => [key.slice(START.length), toMarkup(text)])) };
}
