import { expect, it } from 'vitest';
import { definitionsOf, experimentDrafts, goalsOfDrafts, percentages } from './experimentsDraft.ts';

it('experiments are edited as rows and saved as they were (REC-03)', () => {
  const definitions = { button: 'control:50,large:50', price: 'a:1,b:2' };
  const goals = { button: { kind: 'page', path: '/thanks' }, price: { kind: 'form', path: '' } } as const;
  const drafts = experimentDrafts(definitions, goals);
  expect(drafts[1]).toEqual({
    ...{ id: 2, name: 'price' },
    variants: [
      { id: 1, name: 'a', share: '1' },
      { id: 2, name: 'b', share: '2' },
    ],
    goal: goals.price,
  });
  expect(definitionsOf(drafts)).toEqual(definitions);
  expect(goalsOfDrafts(drafts)).toEqual(goals);
  const typed = { id: 1, name: ' a ', variants: [{ id: 1, name: ' b', share: '1 ' }], goal: goals.button };
  expect(definitionsOf([typed])).toEqual({ a: 'b:1' });
});

it.each([
  [
    ['50', '50'],
    [50, 50],
  ],
  [
    ['1', '2'],
    [33.3, 66.7],
  ],
  [
    ['1', '0'],
    [100, 0],
  ],
  [['0', '0'], null],
  [['', '1'], null],
  [['-1', '2'], null],
  [['x', '2'], null],
])('shares %j are %j percent', (shares, expected) => {
  expect(percentages(shares.map((share) => ({ id: 1, name: 'v', share })))).toEqual(expected);
});
