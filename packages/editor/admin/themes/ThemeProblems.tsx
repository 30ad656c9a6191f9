import type { WireThemeProblem, WireThemeReport } from '@quoin/contract/endpoints/content';
import type { LeftOut, LeftOutReason } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/themeProblems';
import { CircleCheckBig } from 'lucide-react';
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
        <EmptyState icon={CircleCheckBig} title={texts.noProblemsFound}>
          {texts.templatesTemplateConfAnd}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={texts.problems} aside={<span className={css.small}>{countsText(problemCount)}</span>} flush>
      <ul aria-label={texts.problems} className={css.problems}>
        {problems.map((problem) => (
          <Problem key={keyOf(problem)} problem={problem} />
        ))}
      </ul>
      <p className={css.none}>{texts.theFirstOfPages(problems.length < total, problems.length, total)}</p>
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
  stray: texts.fileOfAnEditor,
  notOfTheFormat: texts.unsupportedFileType,
  nameUnusable: texts.invalidFileName,
  link: texts.aLinkToAnother,
  tooLarge: texts.largerThan10Mb,
};

/** Files of the folder or archive that did not become part of the theme. */
export function LeftOutFiles({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  return (
    <Card>
      <details className={css.details}>
        <summary>{texts.filesWereSkipped(leftOut.length)}</summary>
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
