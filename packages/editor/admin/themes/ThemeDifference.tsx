import type { WireThemeDifference } from '@quoin/contract/endpoints/content';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/themeDifference';
import { Card } from '../../parts/Card.tsx';
import css from './Themes.module.css';

/** How a version differs from the one that is installed last. */
export function ThemeDifference({ difference }: { readonly difference: WireThemeDifference }) {
  const { number, added, changed, removed, newProblems, goneProblems } = difference;
  const isSame = added.length + changed.length + removed.length === 0;
  return (
    <Card title={texts.comparedWithVersion(number)}>
      {isSame ? (
        <p>{texts.noFileChanges}</p>
      ) : (
        <div className={css.screen}>
          <p>{texts.newProblemsSolved(newProblems, goneProblems)}</p>
          <Files name={texts.added} files={added} />
          <Files name={commonTexts.changed} files={changed} />
          <Files name={texts.removed} files={removed} />
        </div>
      )}
    </Card>
  );
}

/** So many are shown open. */
const FEW = 8;

function Files({ name, files }: { readonly name: string; readonly files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <details className={css.details} open={files.length <= FEW}>
      <summary>
        {name}: {texts.files(files.length)}
      </summary>
      <ul className={css.files}>
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
