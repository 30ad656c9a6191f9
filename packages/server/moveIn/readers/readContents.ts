import type { CurrencyCode } from '@quoin/domain/money';
import type { MoveInKind } from '@quoin/domain/site';
import type { Contents } from '../contents.ts';
import { readGhost } from './readGhost.ts';
import { readOrders } from './readOrders.ts';
import { readCustomers, readSubscribers } from './readPeople.ts';
import { readRedirects } from './readRedirects.ts';
import { readWxr } from './readWxr.ts';

export interface FileOf {
  readonly timeZone: string;
  readonly language: string;
  readonly currency: CurrencyCode;
}

type Reader = (text: string, site: FileOf) => Contents | null;

const READERS: Readonly<Record<MoveInKind, Reader>> = {
  wordpress: (text, site) => readWxr(text, { ...site, isWordPress: true }),
  squarespace: (text, site) => readWxr(text, { ...site, isWordPress: false }),
  ghost: readGhost,
  subscribers: readSubscribers,
  customers: readCustomers,
  redirects: readRedirects,
  orders: readOrders,
};

/** What a file holds; null where it is no file of this kind. */
export function readContents(kind: MoveInKind, text: string, site: FileOf): Contents | null {
  return READERS[kind](text, site);
}
