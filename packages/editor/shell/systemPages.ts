import { recordsOf, type SiteRecords, type SystemPage, systemPageId, systemPageOf } from '@quoin/domain/document';
import { COLLECTION_TYPES } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/systemPages';

type SystemState = readonly [page: SystemPage, text: string];

interface SystemGroup {
  readonly title: string;
  /** Where visitors find it. */
  readonly path: string;
  readonly isOfStore: boolean;
  /** What can be seen of it; the first is what one sees first. */
  readonly states: readonly [SystemState, ...SystemState[]];
  /** Screens of the settings that decide about it. */
  readonly settings: readonly string[];
}

/** Pages that are there without being made, as the editor offers them. */
const GROUPS: readonly SystemGroup[] = [
  {
    ...{ title: texts.cart, path: '/cart', isOfStore: true, settings: ['shipping', 'taxes'] },
    states: [
      ['cart', texts.withProducts],
      ['cart-empty', texts.empty],
    ],
  },
  {
    ...{
      title: commonTexts.checkout,
      path: '/checkout',
      isOfStore: true,
      settings: ['checkout', 'shipping', 'payments', 'taxes'],
    },
    states: [
      ['checkout', texts.contactAndAddress],
      ['checkout-shipping', commonTexts.shipping],
      ['checkout-payment', commonTexts.payment],
    ],
  },
  {
    ...{
      title: texts.orderConfirmation,
      path: 'after payment',
      isOfStore: true,
      settings: ['checkout', 'shipping', 'payments', 'taxes'],
    },
    states: [
      ['order-confirmed', texts.justPaid],
      ['order-status', texts.lookedAtLater],
    ],
  },
  {
    ...{ title: texts.signIn, path: '/account/sign-in', isOfStore: false, settings: ['texts'] },
    states: [['sign-in', texts.signIn]],
  },
  {
    ...{ title: texts.search, path: '/search', isOfStore: false, settings: ['texts'] },
    states: [
      ['search-found', texts.somethingFound],
      ['search-nothing', texts.nothingFound],
      ['search', texts.nothingTyped],
    ],
  },
  {
    ...{ title: texts.pageNotFound, path: '404', isOfStore: false, settings: ['texts'] },
    states: [['not-found', texts.pageNotFound]],
  },
];

export interface ListedSystemPage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

/** Cart and checkout only where the site has a store. */
export function listSystemPages(records: SiteRecords): readonly ListedSystemPage[] {
  const hasStore = recordsOf(records, 'page').some(
    ([, page]) => page.type === COLLECTION_TYPES.products && page.isDeleted !== true,
  );
  return GROUPS.filter(({ isOfStore }) => hasStore || !isOfStore).map(({ title, path, states: [[first]] }) => ({
    ...{ id: systemPageId(first), title, path },
  }));
}

/** What a system page is part of; null for all other pages. */
export function systemGroupOf(page: string): SystemGroup | null {
  const system = systemPageOf(page);
  return GROUPS.find(({ states }) => states.some(([each]) => each === system)) ?? null;
}
