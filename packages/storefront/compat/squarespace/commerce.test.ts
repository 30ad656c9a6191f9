import { describe, expect, it } from 'vitest';
import { commerce, moneyText } from './commerce.ts';

describe('Y.Squarespace.Commerce', () => {
  it('knows whether the store has express checkout', () => {
    const shop = (expressCheckout: boolean) => ({ websiteSettings: { storeSettings: { expressCheckout } } });
    expect(commerce(shop(true)).isExpressCheckout()).toBe(true);
    expect(commerce(shop(false)).isExpressCheckout()).toBe(false);
    expect(commerce({}).isExpressCheckout()).toBe(false);
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
