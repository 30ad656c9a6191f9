import type { PageContext } from '../page/pageContext.ts';
import { pageWords } from './pageWords.ts';

/** The page's client and live cart, fetched when first asked for. */
export function pageOnce(how: { readonly isCartExpected: boolean }): () => Promise<PageContext> {
  let page: Promise<PageContext> | null = null;
  return () => {
    page ??= pageWords()
      .then(() => import('../page/startPage.ts'))
      .then(({ startPage }) => startPage(how));
    return page;
  };
}
