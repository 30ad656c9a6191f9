import { DATE_ORDERS, SEPARATORS, type TableReading } from '@quoin/domain/formats';
import { queryText } from '@quoin/domain/site';
import type { AppRequest } from '../../platform/http/route.ts';

/** How a table is to be read, by `?separator=`, `?decimalMark=` and `?dateOrder=`: what the owner chose in place of what was guessed. */
export function readingAsked({ query }: Pick<AppRequest, 'query'>): Partial<TableReading> {
  const separator = SEPARATORS.find((each) => each === queryText(query, 'separator'));
  const mark = queryText(query, 'decimalMark');
  const dateOrder = DATE_ORDERS.find((each) => each === queryText(query, 'dateOrder'));
  return {
    ...(separator === undefined ? {} : { separator }),
    ...(dateOrder === undefined ? {} : { dateOrder }),
    ...(mark === '.' || mark === ',' ? { decimalMark: mark } : {}),
  };
}
