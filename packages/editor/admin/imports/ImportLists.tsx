import type { WireImportPlan, WireImportProblem } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/importLists';
import { Badge } from '../../parts/Badge.tsx';
import type { BadgeLook } from '../../parts/badgeLook.ts';
import { Card } from '../../parts/Card.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import css from './Imports.module.css';

const VERDICTS: Readonly<Record<WireImportPlan['verdict'], BadgeLook>> = {
  created: { text: texts.new, tone: 'good' },
  updated: { text: texts.update, tone: 'note' },
  unchanged: { text: texts.unchanged, tone: 'plain', hollow: true },
};

const PLANS: readonly Column<WireImportPlan>[] = [
  {
    id: 'title',
    title: commonTexts.product,
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
  { id: 'verdict', title: texts.action, cell: (plan) => <Badge {...VERDICTS[plan.verdict]} /> },
  { id: 'line', title: texts.line, isNumber: true, isExtra: true, cell: (plan) => plan.line },
];

/** Products of the file and what would become of them: those that change come first. */
export function PlanList({ plans, total }: { readonly plans: readonly WireImportPlan[]; readonly total: number }) {
  if (plans.length === 0) return null;
  const title = plans.length < total ? texts.theFirstOfProducts(plans.length, total) : commonTexts.products;
  return (
    <Card title={title} flush>
      <RecordTable label={texts.productsInTheFile} columns={PLANS} rows={plans} keyOf={({ line }) => String(line)} />
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
    <Card title={problems.length < total ? texts.theFirstOfProblems(problems.length, total) : texts.problems}>
      <ul className={css.problems}>
        {problems.map(({ line, text, isMinor }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one line may have the same problem twice, and the list never moves
          <li key={index}>
            <span className={css.line}>{texts.line2(line)}</span>
            <span>{text}</span>
            {isMinor ? <span className={css.small}>{texts.theProductIsStill}</span> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
