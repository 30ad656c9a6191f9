import type { WireTemplateFinding } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/findingList';
import { CircleCheck } from 'lucide-react';
import { inSentence } from '../../../app/locale.ts';
import { Badge } from '../../../parts/Badge.tsx';
import css from '../TryOutScreen.module.css';
import { placeText, plainMessage, severityBadge } from './problemLooks.ts';

export interface FindingListProps {
  readonly findings: readonly WireTemplateFinding[];
  /** The open file: its problems come first. */
  readonly file: string;
  readonly onGoTo: (finding: WireTemplateFinding) => void;
}

const MOST = 100;

/** What is wrong with the theme as it is typed; each leads to its place. */
export function FindingList({ findings, file, onGoTo }: FindingListProps) {
  if (findings.length === 0) {
    return (
      <p className={css.clean}>
        <CircleCheck aria-hidden="true" /> {texts.noProblemsFound}
      </p>
    );
  }
  const ordered = [...findings.filter((each) => each.file === file), ...findings.filter((each) => each.file !== file)];
  return (
    <ul className={css.findings} aria-label={texts.problemsFound}>
      {ordered.slice(0, MOST).map((finding) => (
        <li key={`${finding.file}:${finding.line}:${finding.column}:${finding.code}:${finding.message}`}>
          <button type="button" className={css.finding} onClick={() => onGoTo(finding)}>
            <Badge {...severityBadge(finding.severity)} />
            <span className={css.findingText}>
              {plainMessage(finding.message)}
              <span className={css.findingPlace}>
                {finding.file === file ? placeText(finding) : `${finding.file}, ${inSentence(placeText(finding))}`}
              </span>
            </span>
          </button>
        </li>
      ))}
      {ordered.length > MOST ? <li className={css.clean}>{texts.andMore(ordered.length - MOST)}</li> : null}
    </ul>
  );
}
