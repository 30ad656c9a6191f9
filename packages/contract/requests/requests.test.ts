import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDITIONAL_FIELDS_LIMITS, canonicalFields } from './additionalFields.ts';
import { parseSignIn } from './running/appRequests.ts';
import { parseAddEntry, parseAdditionalFields, parseRestoreEntry, parseSetQuantity } from './store/cartRequests.ts';
import { parseAddress, parseConfirm, parseContact, parsePay, parseShipping } from './store/checkoutRequests.ts';
import { parseOrderSettings } from './store/orderSettingsRequests.ts';

const PARSERS = {
  parseAddEntry,
  parseSetQuantity,
  parseRestoreEntry,
  parseAdditionalFields,
  parseContact,
  parseAddress,
  parseShipping,
  parsePay,
  parseConfirm,
  parseSignIn,
};

describe('adding to the cart (CART-03)', () => {
  it('keeps what the call takes and drops everything else: price, title, total (CART-10)', () => {
    const body = {
      itemId: 'p',
      sku: 'S',
      quantity: '2',
      additionalFields: '{}',
      price: 1,
      title: 'x',
      __proto__: { a: 1 },
    };
    expect(parseAddEntry(body)).toEqual({
      ok: true,
      value: { itemId: 'p', sku: 'S', quantity: '2', additionalFields: '{}' },
    });
  });

  it('does without what may be missing', () => {
    expect(parseAddEntry({ itemId: 'p', quantity: 1 })).toEqual({
      ok: true,
      value: { itemId: 'p', sku: '', quantity: 1, additionalFields: '{}' },
    });
    expect(parseAddEntry({ itemId: 'p', quantity: 1, additionalFields: null }).ok).toBe(true);
  });

  it.each([undefined, null, true, {}, [1]])('leaves a quantity of %j to the domain’s sentence (ATC-06)', (quantity) => {
    expect(parseAddEntry({ itemId: 'p', quantity })).toMatchObject({ ok: true, value: { quantity: '' } });
    expect(parseSetQuantity({ quantity })).toMatchObject({ ok: true, value: { quantity: '' } });
  });

  it.each([
    [{}, 'itemId'],
    [{ itemId: 7 }, 'itemId'],
    [{ itemId: 'x'.repeat(65) }, 'itemId'],
    [{ itemId: 'p', sku: {} }, 'sku'],
    [{ itemId: 'p', additionalFields: {} }, 'additionalFields'],
    [{ itemId: 'p', additionalFields: '{' }, 'additionalFields'],
  ])('refuses %j at %s', (body, field) => {
    expect(parseAddEntry(body)).toEqual({ ok: false, problem: { code: 'requestInvalid', field } });
  });
});

describe('additional fields (CART-02, CART-04)', () => {
  it('are a JSON object as text, the same answers the same text', () => {
    expect(canonicalFields('{"b":1,"a":{"d":[2,1],"c":null}}')).toBe('{"a":{"c":null,"d":[2,1]},"b":1}');
    expect(canonicalFields('')).toBe('{}');
    expect(canonicalFields('null')).toBe('{}');
    expect(canonicalFields('{"__proto__":{"x":1},"a":1}')).toBe('{"a":1}');
    for (const other of ['[]', '"text"', '7', 'true', '{', 'undefined']) expect(canonicalFields(other)).toBeNull();
  });

  it('have at most 64 KB and 5 levels', () => {
    const sized = (length: number) => JSON.stringify({ a: 'x'.repeat(length) });
    expect(canonicalFields(sized(ADDITIONAL_FIELDS_LIMITS.bytes - 8))).not.toBeNull();
    expect(canonicalFields(sized(ADDITIONAL_FIELDS_LIMITS.bytes - 7))).toBeNull();
    expect(canonicalFields(JSON.stringify({ a: 'ü'.repeat(40_000) }))).toBeNull();
    expect(canonicalFields('{"a":{"b":{"c":{"d":{"e":1}}}}}')).not.toBeNull();
    expect(canonicalFields('{"a":{"b":{"c":{"d":{"e":{"f":1}}}}}}')).toBeNull();
    expect(canonicalFields('{"a":"{{{{{{[[[[[["}')).not.toBeNull();
    expect(canonicalFields('['.repeat(60_000))).toBeNull();
  });

  it('are canonical once and for all', () => {
    const objects = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }));
    fc.assert(
      fc.property(objects, (value) => {
        const once = canonicalFields(JSON.stringify(value));
        if (once !== null) expect(canonicalFields(once)).toBe(once);
      }),
    );
  });
});

describe('checkout', () => {
  it('takes an email address, trimmed, or says what is wrong with it', () => {
    expect(parseContact({ email: ' ida@example.com ' })).toEqual({ ok: true, value: { email: 'ida@example.com' } });
    expect(parseContact({ email: '' })).toMatchObject({ problem: { code: 'emailMissing', field: 'email' } });
    expect(parseContact({ email: `${'a'.repeat(300)}@b.c` })).toMatchObject({ problem: { code: 'emailInvalid' } });
    expect(parseContact({ email: ['a@b.c'] })).toMatchObject({ problem: { code: 'requestInvalid' } });
  });

  it('takes an address in parts; missing ones are empty, unknown ones gone', () => {
    const parsed = parseAddress({ address: { fullName: 'Ida', countryCode: 'DE', isAdmin: true } });
    expect(parsed).toMatchObject({ ok: true, value: { address: { fullName: 'Ida', line2: '', countryCode: 'DE' } } });
    expect(parsed.ok && Object.keys(parsed.value.address)).toHaveLength(8);
    expect(parseAddress({ address: 'x' })).toMatchObject({ problem: { field: 'address' } });
  });

  it('takes the accepted total as whole minor units, number or form text', () => {
    const body = { idempotencyKey: 'key-12345', payment: { cardNumber: '4242' } };
    const total = (acceptedTotalCents: unknown) => parsePay({ ...body, acceptedTotalCents });
    expect(total(4200)).toMatchObject({
      ok: true,
      value: { acceptedTotalCents: 4200, note: '', payment: { cvc: '' } },
    });
    expect(total('4200')).toMatchObject({ ok: true, value: { acceptedTotalCents: 4200 } });
    for (const bad of [-1, 1.5, 2 ** 53, '4200.00', '1e3', null, undefined, Number.NaN])
      expect(total(bad).ok).toBe(false);
  });

  it('names a shipping option and an intent', () => {
    expect(parseShipping({ shippingOptionId: 'flat' }).ok).toBe(true);
    expect(parseShipping({}).ok).toBe(false);
    expect(parseConfirm({ intentId: 'i' }).ok).toBe(true);
    expect(parseConfirm({ intentId: '' }).ok).toBe(false);
  });
});

describe('sign-in', () => {
  it('bounds what will be hashed', () => {
    expect(parseSignIn({ email: ' owner@example.com ', password: ' keep spaces ' })).toEqual({
      ok: true,
      value: { email: 'owner@example.com', password: ' keep spaces ' },
    });
    expect(parseSignIn({ email: 'a@b', password: 'x'.repeat(1025) }).ok).toBe(false);
  });
});

it('takes numbers of papers in figures and letters of every width (addresses of the world)', () => {
  const series = { prefix: '', padding: 4, isYearly: false, first: 1 };
  const seller = {
    name: '',
    addressLines: [],
    email: 'ｉｄａ＠example。com',
    vatId: 'ＤＥ\u200b１２３４５６７８９',
    taxNumber: '٣٠٠',
    footer: [],
  };
  const settings = {
    ...{
      seller,
      series: { invoice: series, creditNote: series },
      unpaidDays: null,
      refundLimit: '5',
      draftLinkDays: 14,
    },
    withdrawal: { isOffered: true, days: 14 },
    subscriptions: { retryDays: [1], graceDays: 1, atLast: 'cancel', customersMaySkip: true, customersMayPause: true },
  };
  expect(parseOrderSettings({ revision: 0, settings })).toMatchObject({
    value: { settings: { seller: { email: 'ida@example.com', vatId: 'DE123456789', taxNumber: '300' } } },
  });
});

it.each(Object.entries(PARSERS))('%s answers for anything, and a refusal quotes nothing that was sent', (_, parse) => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      const parsed = parse(body);
      if (!parsed.ok) expect(Object.keys(parsed.problem).filter((key) => key !== 'field')).toEqual(['code']);
    }),
  );
});
