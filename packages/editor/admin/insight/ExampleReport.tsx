import { type InsightReportName, insightReport } from '@quoin/domain/analytics';
import { useMemo } from 'react';
import { useSite, useToday } from '../../app/site.ts';
import { ExampleFrame } from './ExampleFrame.tsx';
import { exampleReport } from './exampleReport.ts';
import { Figures } from './Figures.tsx';

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
  traffic: 'Figures come with the first visitor who may be counted.',
  content: 'Figures come with the first page that a visitor opens.',
  search: 'Figures come with the first search on your site.',
  forms: 'Figures come with the first form or newsletter sign-up that is sent.',
  sales: 'Figures come with the first order.',
  carts: 'Figures come with the first cart that is left behind.',
};
