import { type Destination, type RoundingRule, STANDARD_TAX_CLASS, type StorePricing } from '@quoin/domain/cart';
import type { WeightUnit } from '@quoin/domain/catalog';
import { CHECKOUT_FIELD_TYPES, type CheckoutField } from '@quoin/domain/orders';
import type { Site } from '../sites/index.ts';
import { homeCountry } from '../sites/index.ts';

type Settings = Readonly<Record<string, unknown>>;

function objectIn(settings: Settings, name: string): Settings {
  const value = settings[name];
  return typeof value === 'object' && value !== null ? (value as Settings) : {};
}

function textIn(settings: Settings, name: string): string {
  const value = settings[name];
  return typeof value === 'string' ? value : '';
}

/** What the owner has decided once about prices: `storeSettings.pricing`. */
export function storePricing(site: Pick<Site, 'settings'>): StorePricing {
  const pricing = objectIn(objectIn(site.settings, 'storeSettings'), 'pricing');
  return {
    priceTaxInterpretation: pricing.priceTaxInterpretation === 'INCLUSIVE' ? 'INCLUSIVE' : 'EXCLUSIVE',
    rounding: roundingOf(objectIn(pricing, 'rounding')),
    location: locationOf(site),
    shippingTaxClass: textIn(pricing, 'shippingTaxClass') || STANDARD_TAX_CLASS,
  };
}

function roundingOf(stored: Settings): RoundingRule {
  return {
    per: stored.per === 'total' ? 'total' : 'line',
    mode: stored.mode === 'halfEven' ? 'halfEven' : 'halfUp',
  };
}

/** The shop's own address: where its taxes are estimated and its parcels fetched. */
function locationOf(site: Pick<Site, 'settings'>): Destination {
  const address = objectIn(site.settings, 'storeAddress');
  return {
    countryCode: homeCountry(site) ?? '',
    region: textIn(address, 'region'),
    postalCode: textIn(address, 'postalCode'),
  };
}

/** What the shop weighs its variants in. */
export function weightUnit(site: Pick<Site, 'settings'>): WeightUnit {
  const standard = textIn(objectIn(site.settings, 'storeSettings'), 'measurementStandard');
  return standard === 'imperial' ? 'POUND' : 'KILOGRAM';
}

/** The list that buyers may join at checkout; '' where they aren't asked. */
export function newsList(site: Pick<Site, 'settings'>): string {
  return textIn(objectIn(site.settings, 'storeSettings'), 'newsListId');
}

/** The owner's own questions at checkout: `storeSettings.checkoutForm`. */
export function checkoutForm(site: Pick<Site, 'settings'>): readonly CheckoutField[] {
  const { checkoutForm: stored } = objectIn(site.settings, 'storeSettings');
  return Array.isArray(stored) ? (stored as unknown[]).flatMap(checkoutField) : [];
}

function checkoutField(stored: unknown): CheckoutField[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const field = stored as Settings;
  const type = CHECKOUT_FIELD_TYPES.find((one) => one === field.type);
  const texts = (name: string) => {
    const list = field[name];
    return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
  };
  if (type === undefined) return [];
  return [
    {
      id: textIn(field, 'id'),
      type,
      label: textIn(field, 'label'),
      hint: textIn(field, 'hint'),
      isRequired: field.isRequired === true,
      choices: texts('choices'),
      productIds: texts('productIds'),
      categoryIds: texts('categoryIds'),
    },
  ];
}
