import type { WireFinding } from '@quoin/contract/endpoints/content';
import { idOfKey } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/publishFindings';
import { fixFinding } from '../../commands/fixFinding.ts';
import { useActWorld } from '../editorContext.ts';
import css from './PublishDialog.module.css';

export interface PublishFindingsProps {
  readonly page: string;
  readonly findings: readonly WireFinding[];
  readonly onGo: () => void;
}

/** What visitors would stumble over: warnings that lead to the place. Publishing goes on all the same. */
export function PublishFindings({ page, findings, onGo }: PublishFindingsProps) {
  const { editor, shell } = useActWorld();
  const go = ({ key }: WireFinding) => {
    // What all pages share is viewed with whichever page is open.
    if (page === '') {
      onGo();
      shell.show(key.startsWith('screen:') ? 'screens' : 'style');
      return;
    }
    editor.openPage(page);
    const id = idOfKey(key);
    if (key.startsWith('block:')) editor.select({ blocks: [id] });
    else if (key.startsWith('section:')) editor.select({ section: id });
    onGo();
  };
  return (
    <ul className={css.findings} aria-label={texts.checkBeforePublishing}>
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one block may have the same finding twice
        <li key={`${finding.key}${finding.code}${index}`}>
          <span>{finding.text}</span>
          <span className={css.acts}>
            {finding.mend === undefined ? null : <Mend {...{ finding, mend: finding.mend }} />}
            <button type="button" className={css.go} onClick={() => go(finding)}>
              {texts.show}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Fixes a finding with one press. The plan is requested again once that is saved. */
function Mend({ finding, mend }: { readonly finding: WireFinding; readonly mend: NonNullable<WireFinding['mend']> }) {
  const world = useActWorld();
  return (
    <button type="button" className={css.go} onClick={() => fixFinding(world, finding.key, mend)}>
      {mend.text}
    </button>
  );
}
