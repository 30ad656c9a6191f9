import { type AppTextsResponse, appTextsPath } from '@quoin/contract/endpoints/store';
import type { TextGroup } from '@quoin/domain/texts';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/textsQuery';
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
  product: texts.productPagesAndLists,
  cart: texts.cart,
  checkout: commonTexts.checkout,
  order: commonTexts.orders,
  account: texts.accountsAndMemberAreas,
  form: texts.forms,
  mail: texts.emails,
  site: texts.other,
  theme: texts.themeTexts,
};

const SAMPLES: Readonly<Record<string, string>> = {
  ...{
    amount: '€42.00',
    price: '€42.00',
    total: '€42.00',
    count: '3',
    number: '1001',
    name: 'Ada',
    shop: texts.yourShop,
  },
  ...{ site: texts.yourSite, title: 'Sea Smoke', product: 'Sea Smoke', email: 'ada@example.com', day: 'November 24' },
};

/** Returns a text with sample values. */
export function sampleOf(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? name);
}

const FORMS: Readonly<Record<string, string>> = {
  ...{
    zero: texts.forNone,
    one: texts.forOne,
    two: texts.forTwo,
    few: texts.forAFew,
    many: texts.forMany,
    other: texts.forAnyOtherNumber,
  },
  ...{ yes: texts.forAPart, no: texts.forAllOfIt, some: texts.whereItIsKnown, none: texts.whereItIsNot },
};

/** When a form of a text is said; '' for texts with one form. */
export function formNote(key: string): string {
  return FORMS[key.split('#')[1] ?? ''] ?? '';
}
