import { expect, it } from 'vitest';
import { CONSENT_KEY, giveConsent, hasConsent, type Store } from './consent.ts';

function storeOf(text: string | null): Store {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key, value) => {
      kept = value;
    },
  };
}

it('what a visitor agreed to once is kept, per provider', () => {
  const store = storeOf(null);
  expect(hasConsent(store, 'Vimeo')).toBe(false);
  giveConsent(store, 'Vimeo');
  giveConsent(store, 'Vimeo');
  expect([hasConsent(store, 'Vimeo'), hasConsent(store, 'YouTube')]).toEqual([true, false]);
  expect(store.getItem(CONSENT_KEY)).toBe('["Vimeo"]');
});

it.each(['{', '"Vimeo"', '{"Vimeo":true}', '[1]'])('what is kept as %s agrees to nothing', (text) => {
  expect(hasConsent(storeOf(text), 'Vimeo')).toBe(false);
});

it('a browser that keeps nothing asks each time', () => {
  const refusing: Store = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  expect(() => giveConsent(refusing, 'Vimeo')).not.toThrow();
  expect(hasConsent(refusing, 'Vimeo')).toBe(false);
});
