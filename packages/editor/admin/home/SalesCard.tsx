import type { WireSales } from '@quoin/contract/endpoints/running';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/salesCard';
import { ChartLine, Table2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { capitalised, moneyText } from '../../app/formats.ts';
import { APP_LOCALE } from '../../app/locale.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import table from '../../parts/tables/table.module.css';
import css from './HomeScreen.module.css';
import { beforeText, bucketText, hourNow, type PlotPoint, plotPoints } from './salesLook.ts';

/** The code that draws is a fifth of all that the page needs, so it follows. */
const SalesPlot = lazy(async () => ({ default: (await import('./SalesPlot.tsx')).SalesPlot }));

/** Sales over time as a chart, or the same numbers as a table. */
export function SalesCard({ sales }: { readonly sales: WireSales }) {
  const site = useSite();
  const [isTable, setTable] = useState(false);
  const points = useMemo(() => plotPoints(sales, hourNow(Date.now(), site.timeZone)), [sales, site.timeZone]);
  const before = beforeText(sales.range);
  const summary = texts.salesOverTimeOf(
    moneyText(sales.current.total),
    sales.current.orderCount,
    before,
    moneyText(sales.previous.total),
  );
  return (
    <Card
      title={texts.salesOverTime}
      flush={isTable}
      aside={
        <Button look="quiet" aria-pressed={isTable} onPress={() => setTable(!isTable)}>
          {isTable ? <ChartLine aria-hidden="true" /> : <Table2 aria-hidden="true" />}
          {isTable ? texts.chart : commonTexts.table}
        </Button>
      }
    >
      {isTable ? (
        <SalesTable points={points} before={before} />
      ) : (
        <Suspense fallback={<div className={css.plotRoom} />}>
          <SalesPlot points={points} summary={summary} beforeName={capitalised(before)} />
        </Suspense>
      )}
    </Card>
  );
}

function SalesTable({ points, before }: { readonly points: readonly PlotPoint[]; readonly before: string }) {
  const { language } = useSite();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={css.scroll} aria-label={texts.salesOverTimeAs} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{commonTexts.date}</th>
            <th scope="col" className={table.number}>
              {commonTexts.orders}
            </th>
            <th scope="col" className={table.number}>
              {texts.sales}
            </th>
            <th scope="col" className={table.number}>
              {texts.sales2(before)}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.at}>
              <th scope="row" className={css.rowName}>
                {bucketText(point.at, language)}
              </th>
              <td className={table.number}>{point.orderCount.toLocaleString(APP_LOCALE)}</td>
              <td className={table.number}>{moneyText(point.total)}</td>
              <td className={table.number}>{moneyText(point.totalBefore)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
