import { expect, it } from 'vitest';
import { DEFAULT_GOAL, goalPaths, goalsOf, isGoalReachable, startsAfter } from './experimentGoal.ts';

it.each([
  [undefined, DEFAULT_GOAL],
  ['x', DEFAULT_GOAL],
  [{ kind: 'fly', path: '/a' }, DEFAULT_GOAL],
  [
    { kind: 'form', path: '/ignored' },
    { kind: 'form', path: '' },
  ],
  [
    { kind: 'page', path: ' /thanks ' },
    { kind: 'page', path: '/thanks' },
  ],
  [{ kind: 'page', path: 'https://elsewhere.test/' }, DEFAULT_GOAL],
])('the goal %j is read as %j (REC-03)', (goal, read) => {
  expect(goalsOf({ button: goal, gone: goal }, { button: 'a:1,b:1' })).toEqual({ button: read });
});

it.each([
  ['/', true],
  ['/thank-you/', true],
  ['thanks', false],
  ['/a?b=1', false],
  [`/${'x'.repeat(300)}`, false],
])('a visit of %s can be a goal: %s', (path, isReachable) => {
  expect(isGoalReachable({ kind: 'page', path })).toBe(isReachable);
});

it('a page is visited with and without the slash at its end', () => {
  expect(goalPaths({ kind: 'page', path: '/thanks/' })).toEqual(['/thanks', '/thanks/']);
  expect(goalPaths({ kind: 'page', path: '/' })).toEqual(['', '/']);
});

it.each([
  ['the same division goes on', { button: 'a:1,b:1' }, { button: 5 }],
  ['other shares begin anew', { button: 'a:1,b:2' }, { button: 9 }],
  ['a new name begins now', { link: 'a:1,b:1' }, { link: 9 }],
])('%s (REC-03)', (_, next, starts) => {
  expect(startsAfter({ experiments: { button: 'a:1,b:1' }, starts: { button: 5 } }, next, 9)).toEqual(starts);
});
