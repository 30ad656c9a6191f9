/** A file for each language besides English. */
export type Files = Readonly<Record<string, () => Promise<unknown>>>;

/** Those that few pages need: the names of so many files are no part of what every page loads. */
export interface MoreWords {
  readonly form: Files;
  readonly sale: Files;
  readonly search: Files;
}

export const form: Files = {
  de: () => import('../page/words/deForm.ts'),
  fr: () => import('../page/words/frForm.ts'),
  es: () => import('../page/words/esForm.ts'),
  it: () => import('../page/words/itForm.ts'),
  nl: () => import('../page/words/nlForm.ts'),
  ar: () => import('../page/words/arForm.ts'),
  pt: () => import('../page/words/ptForm.ts'),
  ja: () => import('../page/words/jaForm.ts'),
};

export const sale: Files = {
  de: () => import('../page/words/deSale.ts'),
  fr: () => import('../page/words/frSale.ts'),
  es: () => import('../page/words/esSale.ts'),
  it: () => import('../page/words/itSale.ts'),
  nl: () => import('../page/words/nlSale.ts'),
  ar: () => import('../page/words/arSale.ts'),
  pt: () => import('../page/words/ptSale.ts'),
  ja: () => import('../page/words/jaSale.ts'),
};

export const search: Files = {
  de: () => import('../page/words/deSearch.ts'),
  fr: () => import('../page/words/frSearch.ts'),
  es: () => import('../page/words/esSearch.ts'),
  it: () => import('../page/words/itSearch.ts'),
  nl: () => import('../page/words/nlSearch.ts'),
  ar: () => import('../page/words/arSearch.ts'),
  pt: () => import('../page/words/ptSearch.ts'),
  ja: () => import('../page/words/jaSearch.ts'),
};
