import {
  DEFAULT_INSIGHT_COMPARISON,
  DEFAULT_INSIGHT_RANGE,
  INSIGHT_COMPARISONS,
  INSIGHT_RANGES,
  type InsightComparison,
  type InsightPeriod,
  type InsightRange,
} from '@quoin/domain/analytics';
import { dayInZone } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/rangePicker';
import { type FormEvent, useState } from 'react';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from './insight.module.css';
import { COMPARISON_TEXTS, periodsOf, periodText, RANGE_TEXTS } from './rangeTexts.ts';
import { useInsight } from './useInsight.ts';

const RANGES = INSIGHT_RANGES.map((value) => ({ value, text: RANGE_TEXTS[value] }));
const COMPARISONS = INSIGHT_COMPARISONS.map((value) => ({ value, text: COMPARISON_TEXTS[value] }));

/** Selects the period that is shown and the one it is compared with. Both are in the address. */
export function RangePicker({ isCompared }: { readonly isCompared: boolean }) {
  const { timeZone } = useSite();
  const { question, pairs, ask } = useInsight();
  const today = dayInZone(Date.now(), timeZone);
  const { range = DEFAULT_INSIGHT_RANGE, compare = DEFAULT_INSIGHT_COMPARISON } = question;
  const { period, before } = periodsOf(question, today);
  const pick = (next: InsightRange) => {
    const { from: _, to: __, ...others } = pairs;
    ask({ ...others, range: next, ...(next === 'custom' ? period : {}) });
  };
  return (
    <div className={css.picker}>
      <div className={css.choices}>
        <SelectField label={texts.dateRange} isLabelHidden choices={RANGES} value={range} onChange={pick} />
        {isCompared ? (
          <SelectField
            label={texts.comparison}
            isLabelHidden
            choices={COMPARISONS}
            value={compare}
            onChange={(next: InsightComparison) => ask({ ...pairs, compare: next })}
          />
        ) : null}
        <p className={css.days}>
          {periodText(period, today)}
          {before === null || !isCompared ? '' : texts.comparedWith(periodText(before, today))}
        </p>
      </div>
      {range === 'custom' ? (
        <ChosenDays
          key={`${period.from} ${period.to}`}
          period={period}
          today={today}
          onChoose={(chosen) => ask({ ...pairs, ...chosen })}
        />
      ) : null}
    </div>
  );
}

interface ChosenDaysProps {
  readonly period: InsightPeriod;
  readonly today: string;
  readonly onChoose: (period: InsightPeriod) => void;
}

function ChosenDays({ period, today, onChoose }: ChosenDaysProps) {
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose({ from, to });
  };
  return (
    <form className={css.chosen} onSubmit={submit}>
      <TextField label={texts.startDate} type="date" value={from} onChange={setFrom} isRequired />
      <TextField
        label={commonTexts.endDate}
        type="date"
        value={to}
        onChange={setTo}
        isRequired
        hint={to > today ? texts.theEndDateIs : undefined}
      />
      <Button type="submit">{texts.show}</Button>
    </form>
  );
}
