import { describe, expect, it } from 'vitest';
import {
  DEFAULT_MERCHANDISING,
  merchandisingSettingsOf,
  scarcityThresholdOf,
  storedProductPages,
} from './merchandising.ts';

const of = (merchandisingSettings: unknown) => merchandisingSettingsOf({ storeSettings: { merchandisingSettings } });

describe('how a store presents its products', () => {
  it('is as the owner chose, each choice for itself', () => {
    const own = {
      scarcityEnabledOnProductItems: false,
      scarcityEnabledOnProductBlocks: false,
      scarcityThreshold: 3,
      relatedProductsEnabled: false,
      soldOutVariantsDropdownDisabled: true,
    };
    const word = { freeIfZero: true, freePriceLabel: 'Gratis' };
    expect(merchandisingSettingsOf({ storeSettings: { merchandisingSettings: own, ...word } })).toEqual({
      showsScarcity: false,
      showsScarcityInBlocks: false,
      scarcityThreshold: 3,
      showsRelated: false,
      disablesSoldOutChoices: true,
      freeIfZero: true,
      freeLabel: 'Gratis',
    });
    expect(of({ scarcityThreshold: 3 })).toEqual({ ...DEFAULT_MERCHANDISING, scarcityThreshold: 3 });
  });

  it('is read again as it was stored', () => {
    const word = { freeIfZero: true, freeLabel: 'Gratis' };
    const chosen = { showsScarcity: false, scarcityThreshold: 4, showsRelated: false, ...word };
    const { merchandising, store } = storedProductPages(chosen);
    expect(merchandisingSettingsOf({ storeSettings: { ...store, merchandisingSettings: merchandising } })).toEqual({
      ...DEFAULT_MERCHANDISING,
      ...chosen,
      showsScarcityInBlocks: false,
    });
  });

  it.each([
    [undefined],
    [null],
    [[]],
    ['x'],
    [{ scarcityThreshold: -1, relatedProductsEnabled: 'no' }],
    [{ scarcityThreshold: 2.5 }],
  ])('is the usual for %j', (stored) => expect(of(stored)).toEqual(DEFAULT_MERCHANDISING));

  it('says how few are left from the product’s own number on, else from the store’s', () => {
    const store = { showsScarcity: true, scarcityThreshold: 3 };
    expect(scarcityThresholdOf({}, store)).toBe(3);
    expect(scarcityThresholdOf({ scarcityThreshold: null }, store)).toBe(3);
    expect(scarcityThresholdOf({ scarcityThreshold: 12 }, store)).toBe(12);
    expect(scarcityThresholdOf({ scarcityThreshold: 0 }, store)).toBe(0);
    expect(scarcityThresholdOf({}, { ...store, showsScarcity: false })).toBe(0);
  });
});
