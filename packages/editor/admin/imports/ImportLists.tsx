import type { WireImportPlan, WireImportProblem } from '@quoin/contract/endpoints/store';
import { Badge } from '../../parts/Badge.tsx';
import type { BadgeLook } from '../../parts/badgeLook.ts';
import { Card } from '../../parts/Card.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import css from './Imports.module.css';

const VERDICTS: Readonly<Record<WireImportPlan['verdict'], BadgeLook>> = {
  created: { text: 'New', tone: 'good' },
  updated: { text: 'Update', tone: 'note' },
  unchanged: { text: 'Unchanged', tone: 'plain', hollow: true },
};

const PLANS: readonly Column<WireImportPlan>[] = [
  {
    id: 'title',
    title: 'Product',
    cell: (plan) => (
      <span className={css.plan}>
        <strong>{plan.title}</strong>
        {plan.changes.map((change) => (
          <span key={change} className={css.small}>
            {change}
          </span>
        ))}
      </span>
    ),
  },
  { id: 'verdict', title: 'Action', cell: (plan) => <Badge {...VERDICTS[plan.verdict]} /> },
  { id: 'line', title: 'Line', isNumber: true, isExtra: true, cell: (plan) => plan.line },
];

/** Products of the file and what would become of them: those that change come first. */
export function PlanList({ plans, total }: { readonly plans: readonly WireImportPlan[]; readonly total: number }) {
  if (plans.length === 0) return null;
  const title = plans.length < total ? `The first ${plans.length} of ${total} products` : 'Products';
  return (
    <Card title={title} flush>
      <RecordTable label="Products in the file" columns={PLANS} rows={plans} keyOf={({ line }) => String(line)} />
    </Card>
  );
}

export interface ImportProblemsProps {
  readonly problems: readonly WireImportProblem[];
  readonly total: number;
}

/** What is wrong, line by line. */
export function ImportProblems({ problems, total }: ImportProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <Card title={problems.length < total ? `The first ${problems.length} of ${total} problems` : 'Problems'}>
      <ul className={css.problems}>
        {problems.map(({ line, text, isMinor }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one line may have the same problem twice, and the list never moves
          <li key={index}>
            <span className={css.line}>Line {line}</span>
            <span>{text}</span>
            {isMinor ? <span className={css.small}>The product is still imported.</span> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
