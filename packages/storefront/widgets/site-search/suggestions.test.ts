import { expect, it } from 'vitest';
import { answered, keyPressed, NOTHING, type SuggestState } from './suggestions.ts';

const open = answered('pri', ['Print', 'Printer', 'Price']);
const press = (from: SuggestState<string>, ...keys: readonly string[]) =>
  keys.reduce((state, key) => keyPressed(state, key) ?? state, from);

it('Down and Up go through the entries and the field, round and round', () => {
  expect(press(open, 'ArrowDown').active).toBe(0);
  expect(press(open, 'ArrowDown', 'ArrowDown', 'ArrowDown').active).toBe(2);
  expect(press(open, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown').active).toBe(-1);
  expect(press(open, 'ArrowUp').active).toBe(2);
  expect(press(open, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp').active).toBe(-1);
});

it('Home and End belong to the list only while one of its entries is active', () => {
  expect(keyPressed(open, 'Home')).toBeNull();
  expect(press(open, 'ArrowDown', 'End').active).toBe(2);
  expect(press(open, 'ArrowUp', 'Home').active).toBe(0);
});

it('Escape closes, Down opens again at the first entry; a closed list leaves Escape to the field', () => {
  const closed = press(open, 'ArrowDown', 'Escape');
  expect(closed).toMatchObject({ isOpen: false, active: -1 });
  expect(keyPressed(closed, 'Escape')).toBeNull();
  expect(press(closed, 'ArrowDown')).toMatchObject({ isOpen: true, active: 0 });
});

it('without entries there is no list, and no key is taken', () => {
  expect(answered('x', [])).toMatchObject({ isOpen: false });
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'Escape', 'a']) expect(keyPressed(NOTHING, key)).toBeNull();
});
