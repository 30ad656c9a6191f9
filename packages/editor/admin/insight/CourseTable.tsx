import type { InsightFigure } from '@quoin/domain/analytics';
import { useSite } from '../../app/site.ts';
import table from '../../parts/table.module.css';
import { bucketText } from '../home/salesLook.ts';
import type { CoursePoint } from './coursePoints.ts';
import { valueText } from './insightValues.ts';
import css from './plots.module.css';

export interface CourseTableProps {
  readonly points: readonly CoursePoint[];
  readonly figure: InsightFigure;
  readonly label: string;
  readonly isCompared: boolean;
}

/** The numbers of a chart, the latest first. */
export function CourseTable({ points, figure: { title, kind }, label, isCompared }: CourseTableProps) {
  const { language } = useSite();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={css.scroll} aria-label={`${label} as a table`} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col" className={table.number}>
              {title}
            </th>
            {isCompared ? (
              <th scope="col" className={table.number}>
                Before
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.at}>
              <th scope="row" className={css.rowName}>
                {bucketText(point.at, language)}
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
