import { expect, it } from 'vitest';
import { changeStore } from './keptChanges.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

it('gives back what was kept, and leaves nothing behind when all is undone', () => {
  const storage = memory();
  const store = changeStore(storage, 'k');
  expect(store.read()).toEqual({});
  store.keep({ 'a.region': 'x' });
  expect(store.read()).toEqual({ 'a.region': 'x' });
  store.keep({});
  expect(storage.kept.size).toBe(0);
});

it.each(['{', '[]', '{"a":1}', 'null'])('takes %s for nothing', (text) => {
  const storage = memory();
  storage.setItem('k', text);
  expect(changeStore(storage, 'k').read()).toEqual({});
});
