import { visitorSentence } from '@quoin/domain/access';
import { sentence as cartSentence, cartWording, pillSpokenLabel, pricingSentence } from '@quoin/domain/cart';
import { scarcityText, subscriptionPhrase } from '@quoin/domain/catalog';
import { formatDay, formatDayRange } from '@quoin/domain/formats';
import { addressFormatFor, checkoutWords, sentence as ordersSentence, payButtonLabel } from '@quoin/domain/orders';
import { restockSentence } from '@quoin/domain/restock';
import { expect, it } from 'vitest';

const values = { from: '1', to: '2', left: 3, min: 1, max: 9, options: ['Size'], label: 'Full name', example: '94107' };

it('a German page says why, in German; what only owners read, and other languages, stay English', () => {
  const codes = Object.keys(cartWording) as (keyof typeof cartWording)[];
  const same = codes.filter((code) => cartSentence({ code, values }, 'de-AT') === cartSentence({ code, values }));
  expect(same).toEqual([]);
  expect(pricingSentence({ code: 'couponExpired', values: { coupon: 'A1' } }, 'de')).toBe('A1 ist abgelaufen.');
  expect(pricingSentence({ code: 'rateInvalid' }, 'de')).toBe('Enter a rate from 0 to 100 percent.');
  expect(ordersSentence({ code: 'cartEmpty' }, 'de-DE')).toBe('Ihr Warenkorb ist leer.');
  expect(ordersSentence({ code: 'cartEmpty' }, 'sv-SE')).toBe('Your cart is empty.');
  expect(restockSentence({ code: 'restockEmailBlank' }, 'de')).toBe('Bitte geben Sie eine E-Mail-Adresse ein');
  expect(visitorSentence({ code: 'tooManyRequests' }, 'de')).toBe(
    'Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  );
});

it('labels of address fields, and the sentences about them, are the same words', () => {
  const [name] = addressFormatFor('DE', 'de').fields;
  expect(ordersSentence({ code: 'addressPartMissing', values }, 'de')).toContain(name?.label);
  expect(addressFormatFor('DE').fields[0]?.label).toBe('Full name');
  const english = new Set(addressFormatFor('US').fields.map(({ label }) => label));
  expect(addressFormatFor('US', 'de').fields.filter(({ label }) => english.has(label))).toEqual([]);
});

it('days, counts, periods and the order button are said as Germans say them (CX-19)', () => {
  expect([formatDay('2026-11-21', 'de'), formatDay('2026-11-21', 'sv')]).toEqual(['21. November 2026', 'Nov 21, 2026']);
  expect(formatDayRange('2026-11-24', '2026-11-27', 'de')).toMatch(/^24\.\s?–\s?27\. November$/);
  expect([pillSpokenLabel(1, 'de'), pillSpokenLabel(101, 'de')]).toEqual([
    '1 Artikel im Warenkorb',
    'Mehr als 100 Artikel im Warenkorb',
  ]);
  const plan = { billingPeriod: { value: 2, unit: 'week' as const }, numBillingCycles: 26 };
  expect(subscriptionPhrase(plan, '12 €', { language: 'de' })).toBe('12 € alle 2 Wochen für ein Jahr');
  expect(scarcityText({ stock: { unlimited: false, quantity: 3 } }, 10, 'de')).toBe('Nur noch 3 auf Lager');
  expect(checkoutWords('de').page.title).toBe('Kasse');
  expect(
    [0n, 3900n].map((minor) => payButtonLabel({ minor, currency: 'EUR' }, { seller: 'DE', buyer: null }, 'de')),
  ).toEqual(['Zahlungspflichtig bestellen', 'Zahlungspflichtig bestellen']);
});
