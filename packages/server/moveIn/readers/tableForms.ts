import type { MappedTable, TableForm, TableReading } from '@quoin/domain/formats';
import { SUBSCRIBER_FORM } from '@quoin/domain/forms';
import { type MoveInKind, REDIRECT_FORM } from '@quoin/domain/site';
import type { Contents } from '../contents.ts';
import { CUSTOMER_FORM } from './customerColumns.ts';
import { ORDER_FORM } from './orderColumns.ts';
import type { OrdersAsked } from './orderFile.ts';
import { PAGE_FORM } from './pageForm.ts';
import { orderContents } from './readOrders.ts';
import { pageContents } from './readPages.ts';
import { customerContents, subscriberContents } from './readPeople.ts';
import { redirectContents } from './readRedirects.ts';

export interface TableAsked extends OrdersAsked {
  /** What the owner chose in place of what is guessed. */
  readonly reading: Partial<TableReading>;
}

interface TableKind {
  readonly form: TableForm;
  readonly read: (table: MappedTable, asked: TableAsked) => Contents;
}

const TABLES: Readonly<Partial<Record<MoveInKind, TableKind>>> = {
  subscribers: { form: SUBSCRIBER_FORM, read: subscriberContents },
  customers: { form: CUSTOMER_FORM, read: customerContents },
  orders: { form: ORDER_FORM, read: orderContents },
  redirects: { form: REDIRECT_FORM, read: redirectContents },
  pages: { form: PAGE_FORM, read: pageContents },
};

/** How tables of this kind are read; null for a file that is no table. */
export function tableKind(kind: MoveInKind): TableKind | null {
  return TABLES[kind] ?? null;
}
