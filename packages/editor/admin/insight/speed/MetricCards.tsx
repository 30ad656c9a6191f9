import type { WireSpeed } from '@quoin/contract/endpoints/running';
import {
  formatSpeed,
  type GradedMetric,
  type GradedSpeed,
  SPEED_GRADES,
  SPEED_THRESHOLDS,
} from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/metricCards';
import { percentText } from '../../../app/formats.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { ChangeMark } from '../FigureCards.tsx';
import { valueChange } from '../insightValues.ts';
import { GRADES, METRIC_TEXTS } from './metricTexts.ts';
import css from './speed.module.css';

/** One card a metric: its value, its grade, and how many visits had it good. */
export function MetricCards({
  speed,
  before,
  metrics,
}: {
  readonly speed: Partial<WireSpeed>;
  /** Of the time it is compared with. */
  readonly before: WireSpeed | null;
  readonly metrics: readonly GradedMetric[];
}) {
  return (
    <ul className={css.cards} aria-label={texts.coreMetrics}>
      {metrics.map((metric) => {
        const graded = speed[metric];
        return graded === undefined ? null : (
          <MetricCard key={metric} metric={metric} graded={graded} before={before?.[metric].p75 ?? null} />
        );
      })}
    </ul>
  );
}

interface MetricCardProps {
  readonly metric: GradedMetric;
  readonly graded: GradedSpeed;
  readonly before: number | null;
}

function MetricCard({ metric, graded, before }: MetricCardProps) {
  const { name, what } = METRIC_TEXTS[metric];
  const [good, poor] = SPEED_THRESHOLDS[metric];
  return (
    <li className={css.card}>
      <h2 className={css.name}>
        {name} <abbr className={css.code}>{metric}</abbr>
      </h2>
      <p className={css.value}>
        {graded.p75 === null ? '–' : formatSpeed(metric, graded.p75)}
        {graded.grade === null ? null : <Badge {...GRADES[graded.grade]} />}
      </p>
      <Compared metric={metric} now={graded.p75} before={before} />
      <GradeBar graded={graded} />
      <p className={css.note}>{what}</p>
      <p className={css.note}>{texts.goodUpToPoor(formatSpeed(metric, good), formatSpeed(metric, poor))}</p>
    </li>
  );
}

/** Less of each is better. */
function Compared({ metric, now, before }: { metric: GradedMetric; now: number | null; before: number | null }) {
  if (before === null) return null;
  const change = now === null ? null : valueChange(now * FINE, before * FINE);
  return (
    <p className={css.compared}>
      {change === null ? null : <ChangeMark change={change} isBad />} {texts.before(formatSpeed(metric, before))}
    </p>
  );
}

/** Whole numbers are compared; a layout shift is a part of one. */
const FINE = 10_000;

function GradeBar({ graded }: { readonly graded: GradedSpeed }) {
  const { count, shares } = graded;
  if (count === 0) return <p className={css.note}>{texts.notMeasuredYet}</p>;
  const text = SPEED_GRADES.map((grade) => `${GRADES[grade].text} ${percentText(shares[grade] / count)}`).join(', ');
  return (
    <div role="img" aria-label={text} title={text} className={css.grades}>
      {SPEED_GRADES.filter((grade) => shares[grade] > 0).map((grade) => (
        <span key={grade} className={css[grade]} style={{ flexGrow: shares[grade] }} />
      ))}
    </div>
  );
}
