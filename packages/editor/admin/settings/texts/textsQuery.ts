import { type AppTextsResponse, appTextsPath } from '@quoin/contract/endpoints/store';
import type { TextGroup } from '@quoin/domain/texts';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../../../app/api.ts';

/** `language` '' for the main one. */
export function textsQuery(site: string, language: string) {
  return queryOptions({
    queryKey: ['site', site, 'texts', language],
    queryFn: ({ signal }) => load<AppTextsResponse>(appTextsPath(site, language), signal),
    refetchOnWindowFocus: false,
  });
}

export const GROUP_TITLES: Readonly<Record<TextGroup, string>> = {
  product: 'Product pages and lists',
  cart: 'Cart',
  checkout: 'Checkout',
  order: 'Orders',
  account: 'Accounts and member areas',
  form: 'Forms',
  mail: 'Emails',
  site: 'Other',
  theme: 'Theme texts',
};

const SAMPLES: Readonly<Record<string, string>> = {
  ...{ amount: '€42.00', price: '€42.00', total: '€42.00', count: '3', number: '1001', name: 'Ada', shop: 'Your shop' },
  ...{ site: 'Your site', title: 'Sea Smoke', product: 'Sea Smoke', email: 'ada@example.com', day: 'November 24' },
};

/** A text as somebody will read it. */
export function sampleOf(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? name);
}

const FORMS: Readonly<Record<string, string>> = {
  ...{
    zero: 'for none',
    one: 'for one',
    two: 'for two',
    few: 'for a few',
    many: 'for many',
    other: 'for any other number',
  },
  ...{ yes: 'for a part', no: 'for all of it', some: 'where it is known', none: 'where it is not known' },
};

/** When a form of a text is said; '' for texts with one form. */
export function formNote(key: string): string {
  return FORMS[key.split('#')[1] ?? ''] ?? '';
}
