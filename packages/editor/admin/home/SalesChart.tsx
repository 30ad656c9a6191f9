import type { WireMoney, WireSalesDay } from '@quoin/contract/endpoints';
import { counted, moneyText } from '../../app/formats.ts';
import { useMoments } from '../../app/site.ts';
import { Card } from '../../parts/Card.tsx';
import css from './HomeScreen.module.css';
import { salesBars } from './salesBars.ts';

export interface SalesChartProps {
  readonly days: readonly WireSalesDay[];
  readonly total: WireMoney;
}

/** Seven bars; each says its day, its amount and its orders to those who hear it. */
export function SalesChart({ days, total }: SalesChartProps) {
  const moments = useMoments();
  return (
    <Card title="Sales over time" aside={<span className={css.chartTotal}>{moneyText(total)}</span>}>
      <ol className={css.chart} aria-label="Sales of the last 7 days">
        {salesBars(days).map(({ day, percent }) => (
          <li key={day.day} className={css.column} title={`${moneyText(day.total)} · ${ordersOf(day)}`}>
            <span className={css.amount}>{percent === 0 ? '' : moneyText(day.total)}</span>
            <span className={css.track}>
              <span className={percent === 0 ? css.nothing : css.bar} style={{ height: `${percent}%` }} />
            </span>
            <span className={css.dayName}>
              {moments.weekday(day.day)}
              <span className={css.spoken}>
                : {moneyText(day.total)}, {ordersOf(day)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function ordersOf(day: WireSalesDay): string {
  return counted(day.orderCount, 'order', 'orders');
}
