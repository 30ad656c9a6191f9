import type { WireSales } from '@quoin/contract/endpoints/running';
import { ChartLine, Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { capitalised, counted, moneyText } from '../../app/formats.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import table from '../../parts/tables/table.module.css';
import css from './HomeScreen.module.css';
import { SalesPlot } from './SalesPlot.tsx';
import { beforeText, bucketText, hourNow, type PlotPoint, plotPoints } from './salesLook.ts';

/** Sales over time as a chart, or the same numbers as a table. */
export function SalesCard({ sales }: { readonly sales: WireSales }) {
  const site = useSite();
  const [isTable, setTable] = useState(false);
  const points = useMemo(() => plotPoints(sales, hourNow(Date.now(), site.timeZone)), [sales, site.timeZone]);
  const before = beforeText(sales.range);
  const summary = `Sales over time: ${moneyText(sales.current.total)} of ${counted(sales.current.orderCount, 'order', 'orders')}; ${before} ${moneyText(sales.previous.total)}. See the table for all values.`;
  return (
    <Card
      title="Sales over time"
      flush={isTable}
      aside={
        <Button look="quiet" aria-pressed={isTable} onPress={() => setTable(!isTable)}>
          {isTable ? <ChartLine aria-hidden="true" /> : <Table2 aria-hidden="true" />}
          {isTable ? 'Chart' : 'Table'}
        </Button>
      }
    >
      {isTable ? (
        <SalesTable points={points} before={before} />
      ) : (
        <SalesPlot points={points} summary={summary} beforeName={capitalised(before)} />
      )}
    </Card>
  );
}

function SalesTable({ points, before }: { readonly points: readonly PlotPoint[]; readonly before: string }) {
  const { language } = useSite();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={css.scroll} aria-label="Sales over time as a table" tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col" className={table.number}>
              Orders
            </th>
            <th scope="col" className={table.number}>
              Sales
            </th>
            <th scope="col" className={table.number}>
              Sales, {before}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.at}>
              <th scope="row" className={css.rowName}>
                {bucketText(point.at, language)}
              </th>
              <td className={table.number}>{point.orderCount.toLocaleString('en-US')}</td>
              <td className={table.number}>{moneyText(point.total)}</td>
              <td className={table.number}>{moneyText(point.totalBefore)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
