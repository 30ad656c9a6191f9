import { OWN_TEXTS_ID } from '@quoin/domain/languages';

type Files = Readonly<Record<string, () => Promise<unknown>>>;

/** A line for each language besides English. */
const FILES: Files = {
  de: () => import('../page/words/de.ts'),
  fr: () => import('../page/words/fr.ts'),
  es: () => import('../page/words/es.ts'),
  it: () => import('../page/words/it.ts'),
  nl: () => import('../page/words/nl.ts'),
  ar: () => import('../page/words/ar.ts'),
  pt: () => import('../page/words/pt.ts'),
  ja: () => import('../page/words/ja.ts'),
};

const SALE_FILES: Files = {
  de: () => import('../page/words/deSale.ts'),
  fr: () => import('../page/words/frSale.ts'),
  es: () => import('../page/words/esSale.ts'),
  it: () => import('../page/words/itSale.ts'),
  nl: () => import('../page/words/nlSale.ts'),
  ar: () => import('../page/words/arSale.ts'),
  pt: () => import('../page/words/ptSale.ts'),
  ja: () => import('../page/words/jaSale.ts'),
};

const SEARCH_FILES: Files = {
  de: () => import('../page/words/deSearch.ts'),
  fr: () => import('../page/words/frSearch.ts'),
  es: () => import('../page/words/esSearch.ts'),
  it: () => import('../page/words/itSearch.ts'),
  nl: () => import('../page/words/nlSearch.ts'),
  ar: () => import('../page/words/arSearch.ts'),
  pt: () => import('../page/words/ptSearch.ts'),
  ja: () => import('../page/words/jaSearch.ts'),
};

/** What only some pages say, by what says it. */
const MORE: Readonly<Record<string, Files>> = {
  '[data-island="cart"], [data-island="checkout"]': SALE_FILES,
  '[data-island="site-search"], [data-island="popup"], [data-island="embed"]': SEARCH_FILES,
};

/**
 * Words of another language than English: they come before anything that speaks, so that English pages carry none of
 * them. A file that cannot come leaves the English.
 */
let words: Promise<unknown> | null = null;

export function pageWords(): Promise<unknown> {
  words ??= fetchWords().catch((fault: unknown) => console.warn(fault));
  return words;
}

async function fetchWords(): Promise<void> {
  if (document.getElementById(OWN_TEXTS_ID) !== null) (await import('../page/words/ownTexts.ts')).speakAsOwner();
  const [family = ''] = document.documentElement.lang.toLowerCase().split('-');
  if (!Object.hasOwn(FILES, family)) return;
  const wanted = Object.entries(MORE).filter(([selector]) => document.querySelector(selector) !== null);
  await Promise.all([FILES, ...wanted.map(([, files]) => files)].map((files) => files[family]?.()));
}
