import type { PageContent } from '../content/pageContent.ts';
import type { JsonObject } from './imageData.ts';
import { itemData } from './itemData.ts';

/** `pagination`: neighbouring pages of a list, or neighbouring items as whole items without body (page-data 5, 7). */
export function paginationData(page: PageContent): JsonObject {
  const { collection, pagination } = page;
  const options = { hasBody: false, site: page.frame.site, tagNames: page.frame.tagNames };
  if (page.item !== null && collection !== null) {
    return {
      ...(page.nextItem ? { nextItem: itemData(page.nextItem, collection, options) } : {}),
      ...(page.previousItem ? { prevItem: itemData(page.previousItem, collection, options) } : {}),
    };
  }
  if (pagination === null) return {};
  const { next, previous, pageSize } = pagination;
  return {
    pageSize,
    ...(next ? { nextPage: true, nextPageUrl: next.url, nextPageOffset: next.offset } : {}),
    ...(previous ? { prevPage: true, prevPageUrl: previous.url, prevPageOffset: previous.offset } : {}),
  };
}
