import { itemKind, itemKindNameOf, orderingOf, toUrlId } from '@quoin/domain/site';
import { isReservedAddress, pageAtAddress } from './pageAddress.ts';
import type { JsonRecord } from './records/json.ts';
import type { SiteRecords } from './records/record.ts';

export interface NewPage {
  readonly title: string;
  /** Of `COLLECTION_TYPES`. */
  readonly type: number;
  readonly typeName: string;
}

/** Creates an empty, public page at an address of its own. */
export function newPage(records: SiteRecords, { title, type, typeName }: NewPage): JsonRecord {
  return {
    ...{ type, typeName, title, navigationTitle: '', urlId: freeAddress(records, title), description: '', body: '' },
    ...{ enabled: true, ...listing(typeName), mainImage: '', access: { kind: 'public' }, isDeleted: false },
    seo: { title: '', description: '', image: '', hidden: false },
  };
}

/** In which order a page shows its items, and how many at once. */
function listing(typeName: string): { readonly ordering: number; readonly pageSize: number } {
  const name = itemKindNameOf(typeName);
  if (name === null) return { ordering: 3, pageSize: 20 };
  const kind = itemKind(name);
  return { ordering: orderingOf(kind), pageSize: kind.pageSize };
}

/** An address made of a title that no other page has: with a number behind it, if need be. */
export function freeAddress(records: SiteRecords, title: string, except = ''): string {
  const plain = toUrlId(title) || 'page';
  for (let count = 1; ; count += 1) {
    const address = count === 1 ? plain : `${plain}-${count}`;
    if (!isReservedAddress(address) && pageAtAddress(records, address, except) === null) return address;
  }
}
