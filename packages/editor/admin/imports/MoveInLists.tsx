import type { WireMoveInProblem, WireMoveInRow } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/moveIn';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import css from './Imports.module.css';
import { ROW_KIND_NAMES } from './moveInLook.ts';

const ROWS: readonly Column<WireMoveInRow>[] = [
  { id: 'title', title: texts.title, cell: ({ title }) => <strong>{title === '' ? texts.noTitle : title}</strong> },
  { id: 'kind', title: texts.kind, cell: ({ kind }) => ROW_KIND_NAMES[kind] },
  {
    id: 'action',
    title: texts.action,
    cell: ({ isKnown }) =>
      isKnown ? <Badge text={texts.hereAlready} tone="plain" hollow /> : <Badge text={texts.new} tone="good" />,
  },
];

/** Things of the file and what would become of them: new ones come first. */
export function MoveInRows({ rows, total }: { readonly rows: readonly WireMoveInRow[]; readonly total: number }) {
  if (rows.length === 0) return null;
  return (
    <Card title={rows.length < total ? texts.theFirstRows(rows.length, total) : texts.content} flush>
      <RecordTable
        label={texts.content}
        columns={ROWS}
        rows={rows}
        keyOf={({ kind, line, title }) => `${kind} ${line} ${title}`}
      />
    </Card>
  );
}

/** What is left out, and what comes in another way than the file has it. */
export function MoveInProblems(props: { readonly problems: readonly WireMoveInProblem[]; readonly total: number }) {
  const { problems, total } = props;
  if (problems.length === 0) return null;
  return (
    <Card title={problems.length < total ? texts.theFirstNotes(problems.length, total) : texts.notes}>
      <ul className={css.problems}>
        {problems.map(({ line, title, text, isSkipped }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one thing may have the same note twice, and the list never moves
          <li key={index}>
            <span className={css.line}>{title === '' ? (line === 0 ? '' : texts.line(line)) : title}</span>
            <span>{text}</span>
            {isSkipped ? <span className={css.small}>{texts.notImported}</span> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
