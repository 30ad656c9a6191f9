import { type InsightReportName, insightReport } from '@quoin/domain/analytics';
import { useMemo } from 'react';
import { useSite } from '../../app/site.ts';
import { Notice } from '../../parts/Notice.tsx';
import css from './example.module.css';
import { exampleReport } from './exampleReport.ts';
import { Figures } from './Figures.tsx';

/** What a screen will look like once there is something to count; nobody can take it for their own numbers. */
export function ExampleReport({ report }: { readonly report: InsightReportName }) {
  const { currency } = useSite();
  const shape = insightReport(report);
  const example = useMemo(() => exampleReport(shape, currency), [shape, currency]);
  return (
    <section className={css.example} aria-label="Example">
      <Notice>
        <strong>Example — not your numbers.</strong> {WHEN[report]} Then this screen shows what really happened.
      </Notice>
      {/* Nothing of it can be read as real: not by eye (it is marked and faded), not by a screen reader, not by keys. */}
      <div className={css.picture} inert aria-hidden="true">
        <span className={css.mark}>Example</span>
        <Figures shape={shape} data={example} />
      </div>
    </section>
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
