import { describe, expect, it } from 'vitest';
import type { CompiledTheme } from '../compileTheme.ts';
import type { PageContent } from '../content/pageContent.ts';
import { withLentReviews } from './lentReviews.ts';

const RATING = { count: 2, sum: 9 };

function shown(
  item: string | null,
  blocks: Readonly<Record<string, string>> = {},
  reviews: string | null = 'REVIEWS',
  rating: object | null = RATING,
) {
  const collections = new Map(item === null ? [] : [['products', { list: null, item }]]);
  const compiled = { theme: { collections, blocks: new Map(Object.entries(blocks)) } } as unknown as CompiledTheme;
  const page = {
    collection: { typeName: 'products' },
    item: rating === null ? {} : { rating },
  } as unknown as PageContent;
  return withLentReviews('<article>', compiled, page, () => reviews);
}

describe('the reviews of a product in a theme of others (27.14)', () => {
  it.each([
    ['stand below a template that knows none', '{item.title}', {}, '<article><div class="quoin-part">REVIEWS</div>'],
    ['are left to a template that prints them', '{.if productReviews}…{.end}', {}, '<article>'],
    ['are left to one that reads the list', '{.repeated section reviews}{body}{.end}', {}, '<article>'],
    [
      'are left to one whose block prints them',
      '{@|apply words.block}',
      { 'words.block': '{reviews.count}' },
      '<article>',
    ],
    ['are not said twice where the house’s template stands in', null, {}, '<article>'],
  ])('%s', (_rule, item, blocks, wanted) => expect(shown(item, blocks)).toBe(wanted));

  it('leave no empty place', () => {
    expect(shown('{item.title}', {}, null)).toBe('<article>');
    expect(shown('{item.title}', {}, 'REVIEWS', null)).toBe('<article>');
  });
});
