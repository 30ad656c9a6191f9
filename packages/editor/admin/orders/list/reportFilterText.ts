import { formatDay, formatDayRange } from '@quoin/domain/formats';
import { parseReportFilter } from '@quoin/domain/orders';
import * as texts from '@quoin/messages/app/reportFilterText';
import { APP_LANGUAGE } from '../../../app/locale.ts';
import { rowText } from '../../insight/keyTexts.ts';
import type { OrderSearch } from './orderSearch.ts';

const TITLES = { product: texts.productSold, variant: texts.variantSold, discount: texts.discountUsed } as const;

/** What a list is narrowed to by the report it was come to from: `Product sold: Ridge Lines, Nov 1 – Nov 22`; null for none. */
export function reportFilterText({ sold, from, until }: OrderSearch, title: string): string | null {
  const filter = parseReportFilter(sold ?? '');
  if (filter === null) return null;
  const days = from === undefined || until === undefined ? '' : `, ${daysText(from, until)}`;
  if (filter.by === 'all') return texts.countedAsSold(days);
  if (filter.by === 'channel' || filter.by === 'source') {
    const isChannel = filter.by === 'channel';
    const name = rowText(isChannel ? 'salesByChannel' : 'salesBySource', { key: filter.key, title: '' });
    return `${isChannel ? texts.soldByChannel : texts.soldBySource}: ${name}${days}`;
  }
  return `${TITLES[filter.by]}: ${title === '' ? filter.key : title}${days}`;
}

function daysText(from: string, until: string): string {
  return from === until ? formatDay(from, APP_LANGUAGE) : formatDayRange(from, until, APP_LANGUAGE);
}
