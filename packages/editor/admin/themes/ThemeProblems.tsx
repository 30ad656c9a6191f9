import type { WireThemeProblem, WireThemeReport } from '@quoin/contract/endpoints/content';
import type { LeftOut, LeftOutReason } from '@quoin/domain/site';
import { CircleCheckBig } from 'lucide-react';
import { counted } from '../../app/formats.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { EmptyState } from '../../parts/states.tsx';
import { countsText, placeText, plainMessage, severityBadge } from '../templates/problems/problemLooks.ts';
import css from './Themes.module.css';

/** What is wrong in a theme, the worst first. None of it keeps a page from being shown. */
export function ThemeProblems({ report }: { readonly report: WireThemeReport }) {
  const { problems, problemCount } = report;
  const total = problemCount.errors + problemCount.warnings + problemCount.notes;
  if (total === 0) {
    return (
      <Card flush>
        <EmptyState icon={CircleCheckBig} title="No problems found">
          Templates, template.conf and stylesheets compile without errors.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title="Problems" aside={<span className={css.small}>{countsText(problemCount)}</span>} flush>
      <ul aria-label="Problems" className={css.problems}>
        {problems.map((problem) => (
          <Problem key={keyOf(problem)} problem={problem} />
        ))}
      </ul>
      <p className={css.none}>
        {problems.length < total ? `The first ${problems.length} of ${total}. ` : ''}Pages are shown without the
        affected parts. You can install the theme anyway.
      </p>
    </Card>
  );
}

const keyOf = ({ file, line, column, code, message }: WireThemeProblem) =>
  `${file}|${line}|${column}|${code}|${message}`;

function Problem({ problem }: { readonly problem: WireThemeProblem }) {
  return (
    <li className={css.problem}>
      <Badge {...severityBadge(problem.severity)} />
      <span className={css.names}>
        <span className={css.sentence}>{plainMessage(problem.message)}</span>
        <span className={css.small}>
          <code>{problem.file}</code> · {placeText(problem)}
        </span>
      </span>
    </li>
  );
}

const REASONS: Readonly<Record<LeftOutReason, string>> = {
  stray: 'file of an editor, system or tool',
  notOfTheFormat: 'unsupported file type',
  nameUnusable: 'invalid file name',
  link: 'a link to another file',
  tooLarge: 'larger than 10 MB',
};

/** Files of the folder or archive that did not become part of the theme. */
export function LeftOutFiles({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  return (
    <Card>
      <details className={css.details}>
        <summary>{counted(leftOut.length, 'file was skipped', 'files were skipped')}</summary>
        <ul className={css.files}>
          {leftOut.map(({ path, reason }) => (
            <li key={path}>
              <code>{path}</code> <span className={css.small}>{REASONS[reason]}</span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
