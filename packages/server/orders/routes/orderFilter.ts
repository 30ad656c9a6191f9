import { addDays, isIsoDay, momentInZone } from '@quoin/domain/formats';
import { parseDecimalMoney } from '@quoin/domain/money';
import { FULFILLMENT_STATES, ORDER_PAYMENT_STATES, parseReportFilter } from '@quoin/domain/orders';
import { queryText } from '@quoin/domain/site';
import { searchOf } from '../../platform/http/reading/appLists.ts';
import type { AppRequest } from '../../platform/http/route.ts';
import type { Site } from '../../sites/index.ts';
import type { OrderSorting } from '../storage/appOrders.ts';
import type { OrderFilter } from '../storage/orderList.ts';

const MAX_TEXT = 100;

/** The filters in a list's address; what is not of their form counts as not said. Days are the store's. */
export function orderFilterOf(request: AppRequest, site: Site): OrderFilter {
  const text = (name: string) => (queryText(request.query, name) ?? '').replaceAll('\0', '').trim().slice(0, MAX_TEXT);
  const among = <Value extends string>(name: string, known: readonly Value[]) => {
    const said = text(name).split(',');
    return known.filter((each) => said.includes(each));
  };
  const flag = (name: string) => (text(name) === 'yes' ? true : text(name) === 'no' ? false : null);
  const amount = (name: string) => {
    const parsed = text(name) === '' ? null : parseDecimalMoney(text(name), site.currency);
    return parsed?.ok ? parsed.value.minor : null;
  };
  const day = (name: string, more: number) =>
    isIsoDay(text(name)) ? new Date(momentInZone(addDays(text(name), more), site.timeZone)) : null;
  return {
    search: searchOf(request),
    payment: among('payment', ORDER_PAYMENT_STATES),
    fulfillment: among('fulfillment', FULFILLMENT_STATES),
    from: day('from', 0),
    until: day('until', 1),
    minTotal: amount('min'),
    maxTotal: amount('max'),
    test: flag('test'),
    hasNote: flag('note'),
    withdrawal: flag('withdrawal'),
    archived: text('archived') === 'yes',
    product: text('product'),
    tag: text('tag'),
    sold: soldOf(request, site),
  };
}

function soldOf(request: AppRequest, { currency }: Site): OrderFilter['sold'] {
  const sold = parseReportFilter((queryText(request.query, 'sold') ?? '').replaceAll('\0', ''));
  return sold === null ? null : { ...sold, currency };
}

const COLUMNS = ['date', 'total', 'number'] as const;

/** Newest first unless said otherwise. */
export function orderSortingOf(request: AppRequest): OrderSorting {
  const said = queryText(request.query, 'sort');
  const column = COLUMNS.find((each) => each === said) ?? 'date';
  return { column, direction: queryText(request.query, 'direction') === 'up' ? 'up' : 'down' };
}
