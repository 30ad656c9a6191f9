import { afterEach, expect, it } from 'vitest';
import { browserMemory } from './browserMemory.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

it('is as on a first visit where the browser does not even let its storage be named', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  browserMemory.setItem('key', 'kept');
  browserMemory.removeItem('key');
  expect(browserMemory.getItem('key')).toBeNull();
});

it('keeps what it is given where there is one', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
  browserMemory.setItem('key', 'kept');
  expect(browserMemory.getItem('key')).toBe('kept');
  browserMemory.removeItem('key');
  expect(browserMemory.getItem('key')).toBeNull();
});
