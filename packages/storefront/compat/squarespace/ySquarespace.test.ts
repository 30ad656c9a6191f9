import { describe, expect, it } from 'vitest';
import { moneyText, ySquarespace } from './ySquarespace.ts';

describe('Y.Squarespace', () => {
  it('knows the tweaks that are meant for scripts, and no other name', () => {
    const { getTweakValue } = ySquarespace({ tweakJSON: { logoWidth: '200px' } }).Template;
    expect(getTweakValue('logoWidth')).toBe('200px');
    expect(getTweakValue('toString')).toBeUndefined();
    expect(ySquarespace({}).Template.getTweakValue('logoWidth')).toBeUndefined();
  });
  it('knows whether the store has express checkout', () => {
    const shop = (expressCheckout: boolean) => ({ websiteSettings: { storeSettings: { expressCheckout } } });
    expect(ySquarespace(shop(true)).Commerce.isExpressCheckout()).toBe(true);
    expect(ySquarespace(shop(false)).Commerce.isExpressCheckout()).toBe(false);
    expect(ySquarespace({}).Commerce.isExpressCheckout()).toBe(false);
  });
  it.each([
    ['EUR', 'de-DE', 124000, '1.240,00 €'],
    ['USD', 'en-US', 1250, '$12.50'],
    ['JPY', 'en-US', 1250, '¥1,250'],
    ['XXX', 'en-US', 1250, ''],
    ['USD', 'en-US', 1.5, ''],
  ])('writes %s in %s: %d minor units are %j (MONEY-02)', (defaultCurrency, language, cents, text) => {
    const context = { website: { language }, websiteSettings: { storeSettings: { defaultCurrency } } };
    expect(moneyText(cents, context).replace(/\s/g, ' ')).toBe(text);
  });
});
