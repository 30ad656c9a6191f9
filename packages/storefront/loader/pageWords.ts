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

const SELLING = '[data-island="cart"], [data-island="checkout"]';

/**
 * Words of another language than English: they come before anything that speaks, so that English pages carry none of
 * them. A file that cannot come leaves the English.
 */
let widgets: Promise<unknown> | null = null;
let parts: Promise<unknown> | null = null;
let owners: Promise<unknown> | null = null;

/** What widgets may say. Before their files come: they look for it as they are read. */
export function pageWords(): Promise<unknown> {
  const files = document.querySelector(SELLING) === null ? [FILES] : [FILES, SALE_FILES];
  widgets ??= fetchWords(files);
  return widgets;
}

/** The little that parts without React say: the widgets' words are many, and come with those. */
export function partWords(): Promise<unknown> {
  parts ??= fetchWords([SEARCH_FILES]);
  return parts;
}

function fetchWords(files: readonly Files[]): Promise<unknown> {
  const [family = ''] = document.documentElement.lang.toLowerCase().split('-');
  owners ??= ownersWords();
  const spoken = files.map((each) => (Object.hasOwn(each, family) ? each[family]?.() : undefined));
  return Promise.all([owners, ...spoken]).catch((fault: unknown) => console.warn(fault));
}

async function ownersWords(): Promise<void> {
  if (document.getElementById(OWN_TEXTS_ID) !== null) (await import('../page/words/ownTexts.ts')).speakAsOwner();
}
