import type { WireThemeProblem, WireThemeReport } from '@quoin/contract/endpoints/content';
import type { LeftOut, LeftOutReason } from '@quoin/domain/site';
import { CircleCheckBig } from 'lucide-react';
import { counted } from '../../app/formats.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { EmptyState } from '../../parts/states.tsx';
import { countsText, placeText, plainMessage, severityBadge } from '../templates/problemLooks.ts';
import css from './Themes.module.css';

/** What is wrong in a theme, the worst first. None of it keeps a page from being shown. */
export function ThemeProblems({ report }: { readonly report: WireThemeReport }) {
  const { problems, problemCount } = report;
  const total = problemCount.errors + problemCount.warnings + problemCount.notes;
  if (total === 0) {
    return (
      <Card flush>
        <EmptyState icon={CircleCheckBig} title="Nothing is wrong in its files">
          Templates, template.conf and stylesheets were read and compiled without a finding.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title="What is wrong" aside={<span className={css.small}>{countsText(problemCount)}</span>} flush>
      <ul aria-label="What is wrong" className={css.problems}>
        {problems.map((problem) => (
          <Problem key={keyOf(problem)} problem={problem} />
        ))}
      </ul>
      <p className={css.none}>
        {problems.length < total ? `The first ${problems.length} of ${total}. ` : ''}A page is shown without what is
        wrong in it. Nothing here keeps you from installing the theme.
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
  stray: 'of an editor, a system or a tool',
  notOfTheFormat: 'not a file of the format',
  nameUnusable: 'a name that cannot be used',
  link: 'a link to another file',
  tooLarge: 'larger than 10 MB',
};

/** Files of the folder or archive that did not become part of the theme. */
export function LeftOutFiles({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  return (
    <Card>
      <details className={css.details}>
        <summary>{counted(leftOut.length, 'file was left out', 'files were left out')}</summary>
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
