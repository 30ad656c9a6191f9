import type { WireFileProblems, WireTemplateProblem } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/problemList';
import { ChevronRight, FileCode } from 'lucide-react';
import { useId, useState } from 'react';
import { useMoments } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Card } from '../../../parts/Card.tsx';
import css from '../TemplatesScreen.module.css';
import { ProblemDetail } from './ProblemDetail.tsx';
import { countsText, placeText, plainMessage, severityBadge } from './problemLooks.ts';

export interface ProblemListProps {
  readonly problems: readonly WireTemplateProblem[];
  /** Counts over all pages of the list. */
  readonly files: readonly WireFileProblems[];
}

/** Problems by file, each opening to the code it is about. The first is open, so that one sees what that means. */
export function ProblemList({ problems, files }: ProblemListProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(problems.slice(0, 1).map(({ id }) => id)));
  const toggle = (id: string) => setOpen(toggled(open, id));
  const names = [...new Set(problems.map(({ file }) => file))];
  return names.map((file) => (
    <Card key={file} flush>
      <FileHead
        file={file}
        counts={files.find((each) => each.file === file)}
        isOpen={!closed.has(file)}
        onToggle={() => setClosed(toggled(closed, file))}
      />
      {closed.has(file) ? null : (
        <ul aria-label={texts.problemsOf(file)}>
          {problems
            .filter((problem) => problem.file === file)
            .map((problem) => (
              <ProblemRow
                key={problem.id}
                problem={problem}
                isOpen={open.has(problem.id)}
                onToggle={() => toggle(problem.id)}
              />
            ))}
        </ul>
      )}
    </Card>
  ));
}

function toggled(set: ReadonlySet<string>, member: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}

interface FileHeadProps {
  readonly file: string;
  readonly counts: WireFileProblems | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function FileHead({ file, counts, isOpen, onToggle }: FileHeadProps) {
  return (
    <h2 className={css.fileHead}>
      <button type="button" className={css.file} aria-expanded={isOpen} onClick={onToggle}>
        <FileCode aria-hidden="true" strokeWidth={1.7} />
        <span className={css.fileName}>{file}</span>
        <span className={css.fileCounts}>{counts === undefined ? '' : countsText(counts)}</span>
        <ChevronRight aria-hidden="true" className={css.chevron} />
      </button>
    </h2>
  );
}

interface ProblemRowProps {
  readonly problem: WireTemplateProblem;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function ProblemRow({ problem, isOpen, onToggle }: ProblemRowProps) {
  const id = useId();
  const moments = useMoments();
  return (
    <li className={css.problem}>
      <button
        type="button"
        className={css.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <ChevronRight aria-hidden="true" className={css.chevron} />
        <span className={css.badge}>
          <Badge {...severityBadge(problem.severity)} />
        </span>
        <span className={css.sentence}>{plainMessage(problem.message)}</span>
        <span className={css.place}>{placeText(problem)}</span>
        <span className={css.when}>{moments.short(problem.lastSeenAt, Date.now())}</span>
      </button>
      {isOpen ? <ProblemDetail id={id} problem={problem} /> : null}
    </li>
  );
}
