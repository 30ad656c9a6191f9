import { type InsightReportName, insightReport } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/exampleReport';
import { useMemo } from 'react';
import { useSite, useToday } from '../../../app/site/site.ts';
import { Figures } from '../Figures.tsx';
import { ExampleFrame } from './ExampleFrame.tsx';
import { exampleReport } from './exampleReport.ts';

/** Made-up figures in the shape of a screen that has none yet. */
export function ExampleReport({ report }: { readonly report: InsightReportName }) {
  const { currency } = useSite();
  const shape = insightReport(report);
  const today = useToday();
  const example = useMemo(() => exampleReport(shape, { currency, today }), [shape, currency, today]);
  return (
    <ExampleFrame when={WHEN[report]}>
      <Figures shape={shape} data={example} />
    </ExampleFrame>
  );
}

const WHEN: Readonly<Record<InsightReportName, string>> = {
  traffic: texts.dataAppearsAfterThe,
  content: texts.dataAppearsAfterTheFirst,
  search: texts.dataAppearsAfterTheFirstSearch,
  forms: texts.dataAppearsAfterTheFirstForm,
  sales: texts.dataAppearsAfterTheFirstOrder,
  carts: texts.dataAppearsAfterTheFirstAbandoned,
};
