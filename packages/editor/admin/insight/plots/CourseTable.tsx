import type { InsightFigure, InsightPeriod } from '@quoin/domain/analytics';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/courseTable';
import { useSite } from '../../../app/site/site.ts';
import table from '../../../parts/tables/table.module.css';
import { bucketText } from '../../home/salesLook.ts';
import { valueText } from '../insightValues.ts';
import { OrdersLink } from '../OrdersLink.tsx';
import { type CoursePoint, daysOfBucket } from './coursePoints.ts';
import css from './plots.module.css';

export interface CourseTableProps {
  readonly points: readonly CoursePoint[];
  readonly figure: InsightFigure;
  readonly label: string;
  readonly isCompared: boolean;
  /** The figures are of orders of these days: each piece of time leads to its own. */
  readonly sold?: InsightPeriod | undefined;
}

/** `2026-11-22T09`: the list of orders knows days, no hours. */
const HOUR = 13;

/** The numbers of a chart, the latest first. */
export function CourseTable({ points, figure: { title, kind }, label, isCompared, sold }: CourseTableProps) {
  const { language } = useSite();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={css.scroll} aria-label={texts.asATable(label)} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{commonTexts.date}</th>
            <th scope="col" className={table.number}>
              {title}
            </th>
            {isCompared ? (
              <th scope="col" className={table.number}>
                {texts.previous}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.at}>
              <th scope="row" className={css.rowName}>
                {sold !== undefined && point.at.length < HOUR ? (
                  <OrdersLink
                    sold={{ by: 'all' }}
                    period={daysOfBucket(point.at, sold)}
                    text={bucketText(point.at, language)}
                  />
                ) : (
                  bucketText(point.at, language)
                )}
              </th>
              <td className={table.number}>{valueText(point.value, kind)}</td>
              {isCompared ? <td className={table.number}>{valueText(point.before, kind)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
