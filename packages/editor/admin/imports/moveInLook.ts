import type { WireMoveInCounts, WireMoveInRowKind } from '@quoin/contract/endpoints/store';
import type { ImportKind } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/moveIn';

/** What a file can be, as its owner reads it. */
export const IMPORT_KIND_NAMES: Readonly<Record<ImportKind, string>> = {
  products: texts.products,
  wordpress: texts.wordPress,
  squarespace: texts.squarespace,
  ghost: texts.ghost,
  substack: texts.substack,
  subscribers: texts.subscribers,
  customers: texts.customers,
  redirects: texts.redirects,
  orders: texts.orders,
  pages: texts.pages,
};

export const ROW_KIND_NAMES: Readonly<Record<WireMoveInRowKind, string>> = {
  picture: texts.picture,
  post: texts.post,
  page: texts.page,
  subscriber: texts.subscriber,
  customer: texts.customer,
  redirect: texts.redirect,
  order: texts.order,
};

/** Numbers worth saying, with their words. */
export function moveInFigures(counts: WireMoveInCounts): readonly (readonly [string, number])[] {
  return [
    [texts.newCount, counts.created],
    [texts.knownCount, counts.unchanged],
    [texts.skippedCount, counts.skipped],
    ...(counts.undone + counts.kept === 0
      ? []
      : ([
          [texts.undoneCount, counts.undone],
          [texts.keptCount, counts.kept],
        ] as const)),
  ];
}
