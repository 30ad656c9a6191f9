import { money } from '@quoin/domain/money';
import { describe, expect, it } from 'vitest';
import { PRODUCT_TYPES } from '../productTypes.ts';
import {
  type InstallmentContext,
  installmentContext,
  installmentLocale,
  installmentOffer,
  isInInstallmentRange,
  mayPayInParts,
} from './installments.ts';
import {
  INSTALLMENT_CURRENCY,
  INSTALLMENT_LOCALES,
  type InstallmentCountry,
  isInstallmentCountry,
} from './providers.ts';
import { installmentSettingsOf, validateInstallments } from './settings.ts';
import { installmentSentence } from './settingsWording.ts';
import { installmentInfo, installmentInfoLabel } from './wording.ts';

const { physical, digital, service, giftCard } = PRODUCT_TYPES;
const context = (more: Partial<InstallmentContext> = {}): InstallmentContext => ({
  afterPayAvailable: true,
  afterPayMin: 100,
  afterPayMax: 200_000,
  shopperLanguage: 'en-US',
  country: 'US',
  ...more,
});
const own = { isEnabled: true, provider: 'afterpay', country: 'US', min: 100, max: 200_000 } as const;

describe('paying in parts', () => {
  it('is known by five things of an item (INST-01)', () => {
    const of = { types: [physical], currency: 'USD', language: 'en' };
    expect(installmentContext(own, of)).toEqual(context({ shopperLanguage: 'en' }));
  });

  it.each([
    [[physical], true],
    [[physical, physical], true],
    [[physical, digital], false],
    [[service], false],
    [[giftCard], false],
    [[], false],
  ])('of %j is possible: %s (INST-02)', (types, expected) => {
    expect(mayPayInParts(types)).toBe(expected);
    const of = { types, currency: 'USD', language: 'en' };
    expect(installmentContext(own, of).afterPayAvailable).toBe(expected);
  });

  it('is not offered where it is off, nor in another currency than the country’s', () => {
    const of = { types: [physical], currency: 'EUR', language: 'en' };
    expect(installmentContext(own, of).afterPayAvailable).toBe(false);
    expect(installmentContext({ ...own, isEnabled: false }, { ...of, currency: 'USD' }).afterPayAvailable).toBe(false);
    expect(installmentOffer('afterpay', context({ afterPayAvailable: false }), money(5000n, 'USD'))).toBeNull();
  });

  it.each([
    [99n, false],
    [100n, false],
    [101n, true],
    [200_000n, true],
    [200_001n, false],
  ])('%i is in range: %s (INST-03)', (minor, expected) => {
    expect(isInInstallmentRange(minor, context())).toBe(expected);
    expect(installmentOffer('afterpay', context(), money(minor, 'USD')) !== null).toBe(expected);
  });

  it('is in four parts, the first of which are never smaller (INST-03)', () => {
    expect(installmentOffer('afterpay', context(), money(5000n, 'USD'))).toMatchObject({
      count: 4,
      amount: money(1250n, 'USD'),
    });
    expect(installmentOffer('afterpay', context(), money(5001n, 'USD'))?.amount).toEqual(money(1251n, 'USD'));
  });

  it.each([
    ['US', 'en-US', 'en_US', 'Pay in 4 interest-free installments of $12.50 with Afterpay.'],
    ['CA', 'en', 'en_CA', 'Pay in 4 interest-free installments of $12.50 with Afterpay.'],
    ['CA', 'fr-CA', 'fr_CA', 'Payez en 4 versements sans intérêts de 12,50 $ avec Afterpay.'],
    ['AU', 'en-AU', 'en_AU', 'Pay in 4 interest-free instalments of $12.50 with Afterpay.'],
    ['NZ', 'mi', 'en_NZ', 'Pay in 4 interest-free instalments of $12.50 with Afterpay.'],
    ['GB', 'en-GB', 'en_GB', 'Pay in 4 interest-free instalments of £12.50 with Clearpay.'],
  ] as const)('in %s for %s is said as in %s (INST-04)', (country, shopperLanguage, locale, text) => {
    const price = money(5000n, INSTALLMENT_CURRENCY[country]);
    const offer = installmentOffer('afterpay', context({ country, shopperLanguage }), price);
    expect(offer?.locale).toBe(locale);
    expect(offer?.text.replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('has a second provider behind the same port, with its own counts', () => {
    const british = context({ country: 'GB', shopperLanguage: 'en-GB' });
    const offer = installmentOffer('klarna', british, money(3000n, 'GBP'));
    expect(offer).toMatchObject({ brand: 'Klarna', count: 3, amount: money(1000n, 'GBP') });
    expect(offer?.text).toBe('Pay in 3 interest-free instalments of £10.00 with Klarna.');
  });

  it.each(['DE', 'us', '', 'FR'])('is not offered in “%s” (INST-04)', (country) => {
    expect(isInstallmentCountry(country)).toBe(false);
    expect(installmentLocale(context({ country }))).toBeNull();
    expect(installmentOffer('afterpay', context({ country }), money(5000n, 'USD'))).toBeNull();
  });

  it.each(INSTALLMENT_LOCALES)('is explained in %s by both (INST-05)', (locale) => {
    for (const provider of ['afterpay', 'klarna'] as const) {
      const { steps, heading, language } = installmentInfo(provider, locale);
      expect([steps.length, language]).toEqual([4, locale.replace('_', '-')]);
      expect(heading).toMatch(locale === 'fr_CA' ? /^Payez en 4 versements avec / : /^Pay in [34] with /);
    }
    expect(installmentInfoLabel(locale, 'X')).toBe(locale === 'fr_CA' ? 'Comment payer avec X' : 'How to pay with X');
  });
});

describe('the settings of a store', () => {
  it('are off, with the usual range of the store’s own country, until somebody chooses', () => {
    expect(installmentSettingsOf({ country: 'GB' })).toEqual({
      isEnabled: false,
      provider: 'afterpay',
      country: 'GB',
      min: 100,
      max: 120_000,
    });
    expect(installmentSettingsOf({ country: 'DE', storeSettings: { installments: [] } }).country).toBe('US');
  });

  it('are what was kept', () => {
    const kept = { ...own, provider: 'klarna', country: 'NZ', min: 500, max: 9900 } as const;
    expect(installmentSettingsOf({ storeSettings: { installments: kept } })).toEqual(kept);
  });

  it.each([
    [own, []],
    [{ ...own, country: 'DE' as InstallmentCountry }, ['Select a country from the list.']],
    [{ ...own, min: 200, max: 200 }, ['The maximum price must be above the minimum price.']],
    [{ ...own, min: 0.5 }, ['The maximum price must be above the minimum price.']],
  ])('%j are refused with %j', (entry, said) => {
    expect(validateInstallments(entry).map(installmentSentence)).toEqual(said);
  });
});
