import type { AppInsightReportResponse, WireInsightTime } from '@quoin/contract/endpoints/running';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/stackCard';
import { ChartColumnStacked, Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { APP_LOCALE } from '../../../app/locale.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import table from '../../../parts/tables/table.module.css';
import { bucketText } from '../../home/salesLook.ts';
import { keyText } from '../keyTexts.ts';
import css from './plots.module.css';
import { StackPlot } from './StackPlot.tsx';
import { type StackBand, stackBands } from './stackBands.ts';

export interface StackCardProps {
  readonly time: WireInsightTime;
  readonly stack: AppInsightReportResponse['stack'];
}

/** Shows visits by channel over time, as stacked columns or as a table of the same numbers. */
export function StackCard({ time, stack }: StackCardProps) {
  const [isTable, setTable] = useState(false);
  const bands = useMemo(() => stackBands(stack, (key) => keyText('channel', key)), [stack]);
  return (
    <Card
      title={texts.visitsByChannel}
      flush={isTable}
      aside={
        <Button look="quiet" aria-pressed={isTable} onPress={() => setTable(!isTable)}>
          {isTable ? <ChartColumnStacked aria-hidden="true" /> : <Table2 aria-hidden="true" />}
          {isTable ? texts.chart : commonTexts.table}
        </Button>
      }
    >
      {isTable ? (
        <StackTable buckets={time.buckets} bands={bands} />
      ) : (
        <StackPlot buckets={time.buckets} bands={bands} />
      )}
    </Card>
  );
}

function StackTable({ buckets, bands }: { readonly buckets: readonly string[]; readonly bands: readonly StackBand[] }) {
  const { language } = useSite();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={css.scroll} aria-label={texts.visitsByChannelAs} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{commonTexts.date}</th>
            {bands.map(({ title }) => (
              <th key={title} scope="col" className={table.number}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets
            .map((at, index) => (
              <tr key={at}>
                <th scope="row" className={css.rowName}>
                  {bucketText(at, language)}
                </th>
                {bands.map(({ title, values }) => (
                  <td key={title} className={table.number}>
                    {(values[index] ?? 0).toLocaleString(APP_LOCALE)}
                  </td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </section>
  );
}
