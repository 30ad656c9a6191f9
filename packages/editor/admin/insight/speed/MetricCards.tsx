import type { WireSpeed } from '@quoin/contract/endpoints/running';
import {
  formatSpeed,
  type GradedMetric,
  type GradedSpeed,
  SPEED_GRADES,
  SPEED_THRESHOLDS,
} from '@quoin/domain/analytics';
import { Badge } from '../../../parts/Badge.tsx';
import { GRADES, METRIC_TEXTS } from './metricTexts.ts';
import css from './speed.module.css';

/** One card a metric: its value, its grade, and how many visits had it good. */
export function MetricCards({
  speed,
  metrics,
}: {
  readonly speed: Partial<WireSpeed>;
  readonly metrics: readonly GradedMetric[];
}) {
  return (
    <ul className={css.cards} aria-label="Core figures">
      {metrics.map((metric) => {
        const graded = speed[metric];
        return graded === undefined ? null : <MetricCard key={metric} metric={metric} graded={graded} />;
      })}
    </ul>
  );
}

function MetricCard({ metric, graded }: { readonly metric: GradedMetric; readonly graded: GradedSpeed }) {
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
      <GradeBar graded={graded} />
      <p className={css.note}>{what}</p>
      <p className={css.note}>
        Good up to {formatSpeed(metric, good)}, poor above {formatSpeed(metric, poor)}.
      </p>
    </li>
  );
}

function GradeBar({ graded }: { readonly graded: GradedSpeed }) {
  const { count, shares } = graded;
  if (count === 0) return <p className={css.note}>Not measured yet.</p>;
  const text = SPEED_GRADES.map((grade) => `${GRADES[grade].text} ${Math.round((shares[grade] / count) * 100)} %`).join(
    ', ',
  );
  return (
    <div role="img" aria-label={text} title={text} className={css.grades}>
      {SPEED_GRADES.filter((grade) => shares[grade] > 0).map((grade) => (
        <span key={grade} className={css[grade]} style={{ flexGrow: shares[grade] }} />
      ))}
    </div>
  );
}
