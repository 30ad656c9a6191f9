import type { ReactNode } from 'react';
import { useSite } from '../../app/site/site.ts';
import { Page } from '../../parts/Page.tsx';
import { FilterChips } from './FilterChips.tsx';
import { RangePicker } from './RangePicker.tsx';

export interface InsightPageProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Screens that know no drill-down leave the chips out. */
  readonly isNarrowed?: boolean;
  /** Screens that show single things compare them with nothing. */
  readonly isCompared?: boolean;
  readonly children: ReactNode;
}

/** A screen of insight: its heading, the time it shows, and what it is narrowed to. */
export function InsightPage({ title, subtitle, isNarrowed = true, isCompared = true, children }: InsightPageProps) {
  const { title: site } = useSite();
  return (
    <Page title={title} site={site} subtitle={subtitle}>
      <RangePicker isCompared={isCompared} />
      {isNarrowed ? <FilterChips /> : null}
      {children}
    </Page>
  );
}
