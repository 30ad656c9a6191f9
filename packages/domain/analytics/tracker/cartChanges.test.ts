import { expect, it } from 'vitest';
import { cartChanges } from './cartChanges.ts';

const cart = (...lines: readonly (readonly [id: string, quantity: number])[]) => ({
  entries: lines.map(([id, quantity]) => ({
    ...{ id, quantity, itemId: `item-${id}`, title: id, productType: 1, purchasePriceCents: 100 },
    chosenVariant: { sku: id, optionValues: [] },
  })),
});

it.each([
  ['the first line', null, cart(['a', 2]), [['add_to_cart', 'a', 2]]],
  ['another line', cart(['a', 2]), cart(['a', 2], ['b', 1]), [['add_to_cart', 'b', 1]]],
  ['more of a line', cart(['a', 2]), cart(['a', 5]), [['add_to_cart', 'a', 3]]],
  ['less of a line', cart(['a', 5]), cart(['a', 2]), [['remove_from_cart', 'a', 3]]],
  ['a line gone', cart(['a', 5], ['b', 1]), cart(['b', 1]), [['remove_from_cart', 'a', 5]]],
  ['nothing', cart(['a', 5]), cart(['a', 5]), []],
  ['no cart', null, cart(), []],
  [
    'one for another',
    cart(['a', 1]),
    cart(['b', 1]),
    [
      ['add_to_cart', 'b', 1],
      ['remove_from_cart', 'a', 1],
    ],
  ],
] as const)('what lies between two carts: %s (TRACK-07)', (_what, before, after, expected) => {
  const told = cartChanges(before, after).map(({ name, entry, quantity }) => [name, entry.id, quantity]);
  expect(told).toEqual(expected);
});
