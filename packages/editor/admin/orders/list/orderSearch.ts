import { FULFILLMENT_STATES, ORDER_PAYMENT_STATES, parseReportFilter } from '@quoin/domain/orders';

/** Filters of the list of orders. All of them are in the address. */
export interface OrderSearch {
  readonly search?: string;
  readonly payment?: string;
  readonly fulfillment?: string;
  /** Days of the store, both in it. */
  readonly from?: string;
  readonly until?: string;
  readonly min?: string;
  readonly max?: string;
  readonly product?: string;
  /** The orders behind a number of the sales report. */
  readonly sold?: string;
  readonly test?: 'yes' | 'no';
  readonly note?: 'yes';
  readonly withdrawal?: 'yes';
  readonly archived?: 'yes';
  readonly sort?: 'date' | 'total' | 'number';
  readonly direction?: 'up' | 'down';
}

type Read = (text: string) => boolean;

const among =
  (known: readonly string[]): Read =>
  (text) =>
    text.split(',').every((each) => known.includes(each));
const day: Read = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const amount: Read = (text) => /^\d{1,12}(\.\d{1,3})?$/.test(text);
const words: Read = (text) => text.length <= 200;

/** Names in the order in which they are shown; a part that does not fit is dropped rather than believed. */
const PARTS: Readonly<Record<keyof OrderSearch, Read>> = {
  search: words,
  payment: among(ORDER_PAYMENT_STATES),
  fulfillment: among(FULFILLMENT_STATES),
  from: day,
  until: day,
  min: amount,
  max: amount,
  product: words,
  sold: (text) => parseReportFilter(text) !== null,
  test: among(['yes', 'no']),
  note: among(['yes']),
  withdrawal: among(['yes']),
  archived: among(['yes']),
  sort: among(['date', 'total', 'number']),
  direction: among(['up', 'down']),
};

/** From an address or a kept view. */
export function orderSearch(from: Readonly<Record<string, unknown>>): OrderSearch {
  const found = Object.entries(PARTS).flatMap(([name, fits]) => {
    const value = from[name];
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text.trim() !== '' && fits(text.trim()) ? [[name, text.trim()]] : [];
  });
  return Object.fromEntries(found) as OrderSearch;
}

/** The same as texts, for the server's address and for kept views. */
export function orderSearchTexts(search: OrderSearch): Readonly<Record<string, string>> {
  return { ...orderSearch({ ...search }) } as Readonly<Record<string, string>>;
}

/** Whether two searches narrow to the same; how they sort does not count. */
export function isSameOrderSearch(one: OrderSearch, other: OrderSearch): boolean {
  const text = ({ sort: _, direction: __, ...search }: OrderSearch) => JSON.stringify(orderSearch({ ...search }));
  return text(one) === text(other);
}
