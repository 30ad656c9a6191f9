/** A line for each language besides English. */
const FILES: Readonly<Record<string, () => Promise<unknown>>> = {
  de: () => import('../page/words/de.ts'),
};

/**
 * Words of another language than English: they come in one file, before anything that speaks, so that English pages carry
 * none of them. A file that cannot come leaves the English.
 */
let words: Promise<unknown> | null = null;

export function pageWords(): Promise<unknown> {
  const [family = ''] = document.documentElement.lang.toLowerCase().split('-');
  words ??= Object.hasOwn(FILES, family)
    ? FILES[family]!().catch((fault: unknown) => console.warn(fault))
    : Promise.resolve();
  return words;
}
