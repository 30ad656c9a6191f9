import { CUSTOMER_SORTS, type CustomerSorting } from '@quoin/contract/endpoints/store';
import { searchText } from '../../app/searchParams.ts';

type YesNo = 'yes' | 'no';

/** The filters of the list of customers, as its address says them. */
export interface CustomerSearch {
  readonly search?: string;
  readonly account?: YesNo;
  readonly marketing?: YesNo;
  readonly tag?: string;
  /** At least so many. */
  readonly orders?: number;
  /** At least so much, in the site's currency: `100` or `99.50`. */
  readonly spent?: string;
  readonly sort?: CustomerSorting;
}

export function customerSearch(search: Readonly<Record<string, unknown>>): CustomerSearch {
  const yesNo = (value: unknown): value is YesNo => value === 'yes' || value === 'no';
  const { account, marketing, tag, orders, spent, sort } = search;
  const least = Number(orders);
  const amount = typeof spent === 'number' ? String(spent) : spent;
  const sorting = CUSTOMER_SORTS.find((each) => each === sort);
  return {
    ...searchText(search),
    ...(yesNo(account) ? { account } : {}),
    ...(yesNo(marketing) ? { marketing } : {}),
    ...(typeof tag === 'string' && tag !== '' ? { tag: tag.slice(0, 60) } : {}),
    ...(Number.isInteger(least) && least > 0 && least < 10_000_000 ? { orders: least } : {}),
    ...(typeof amount === 'string' && /^\d{1,12}(\.\d{1,3})?$/.test(amount) ? { spent: amount } : {}),
    ...(sorting === undefined || sorting === 'newest' ? {} : { sort: sorting }),
  };
}

/** For the call to the server and for views that are kept. */
export function customerSearchTexts(search: CustomerSearch): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));
}
