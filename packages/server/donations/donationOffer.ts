import type { DonationSettings } from '@quoin/contract/endpoints/store';
import { type CurrencyCode, type Money, parseDecimalMoney } from '@quoin/domain/money';
import { type DonationOffer, orderPageWords } from '@quoin/domain/orders';
import type { Site } from '../sites/index.ts';

const STANDARD: Omit<DonationSettings, 'title'> = {
  isEnabled: false,
  text: '',
  suggested: ['5', '10', '25'],
  allowsCustom: true,
  min: '1',
  max: '1000',
};

/** What the owner has said: `storeSettings.donations`. */
export function donationSettings(site: Pick<Site, 'settings' | 'language'>): DonationSettings {
  const store = site.settings.storeSettings;
  const own = typeof store === 'object' && store !== null && 'donations' in store ? store.donations : null;
  const given = typeof own === 'object' && own !== null ? (own as Record<string, unknown>) : {};
  const standard = { ...STANDARD, title: orderPageWords(site.language).donation.title };
  const text = (name: 'title' | 'text' | 'min' | 'max') => {
    const value = given[name];
    return typeof value === 'string' ? value : standard[name];
  };
  const suggested = Array.isArray(given.suggested) ? given.suggested.map(String).slice(0, 20) : STANDARD.suggested;
  return {
    ...{ isEnabled: given.isEnabled === true, allowsCustom: given.allowsCustom !== false, suggested },
    ...{ title: text('title'), text: text('text'), min: text('min'), max: text('max') },
  };
}

/** Null where an amount is none. */
export function donationOffer(settings: DonationSettings, currency: CurrencyCode): DonationOffer | null {
  const amount = (text: string): Money | null => {
    const parsed = parseDecimalMoney(text.trim().replace(',', '.'), currency);
    return parsed.ok ? parsed.value : null;
  };
  const [min, max, suggested] = [amount(settings.min), amount(settings.max), settings.suggested.map(amount)];
  if (min === null || max === null || suggested.includes(null)) return null;
  return { min, max, allowsCustom: settings.allowsCustom, suggested: suggested.flatMap((one) => one ?? []) };
}
