import { isAllowed } from '@quoin/domain/access';
import type { InsightPeriod } from '@quoin/domain/analytics';
import { dayInZone } from '@quoin/domain/formats';
import { formatReportFilter, type ReportFilter } from '@quoin/domain/orders';
import * as texts from '@quoin/messages/app/ordersLink';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../app/site/site.ts';
import { periodsOf } from './rangeTexts.ts';
import css from './tables.module.css';
import { useInsight } from './useInsight.ts';

export interface OrdersLinkProps {
  readonly sold: ReportFilter;
  /** The days it is about; those of the screen when left out. */
  readonly period?: InsightPeriod;
  readonly text: string;
}

/** From a number of the sales report to the orders it is made of (TRACK-11); plain text for who may not see orders. */
export function OrdersLink({ sold, period, text }: OrdersLinkProps) {
  const site = useSite();
  const { question } = useInsight();
  if (!isAllowed(site, 'orders.read')) return <span className={css.text}>{text}</span>;
  const { from, to } = period ?? periodsOf(question, dayInZone(Date.now(), site.timeZone)).period;
  return (
    <Link
      to="/$site/config/orders"
      params={{ site: site.identifier }}
      search={{ sold: formatReportFilter(sold), from, until: to }}
      className={css.narrow ?? ''}
      title={texts.viewOrders(text)}
    >
      {text}
    </Link>
  );
}
