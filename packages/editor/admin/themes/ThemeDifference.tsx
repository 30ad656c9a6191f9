import type { WireThemeDifference } from '@quoin/contract/endpoints/content';
import { counted } from '../../app/formats.ts';
import { Card } from '../../parts/Card.tsx';
import css from './Themes.module.css';

/** How a version differs from the one that is installed last. */
export function ThemeDifference({ difference }: { readonly difference: WireThemeDifference }) {
  const { number, added, changed, removed, newProblems, goneProblems } = difference;
  const isSame = added.length + changed.length + removed.length === 0;
  return (
    <Card title={`Compared with version ${number}`}>
      {isSame ? (
        <p>No file changes.</p>
      ) : (
        <div className={css.screen}>
          <p>
            {counted(newProblems, 'new problem', 'new problems')}, {goneProblems} solved.
          </p>
          <Files name="Added" files={added} />
          <Files name="Changed" files={changed} />
          <Files name="Removed" files={removed} />
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
        {name}: {counted(files.length, 'file', 'files')}
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
