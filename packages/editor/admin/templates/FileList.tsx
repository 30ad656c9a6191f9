import type { WireTemplateFinding } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/fileList';
import css from './TryOutScreen.module.css';
import { fileTitle, type ThemeFolder } from './themeFolders.ts';

export interface FileListProps {
  readonly folders: readonly ThemeFolder[];
  /** The open one. */
  readonly file: string;
  readonly changed: Readonly<Record<string, string>>;
  readonly problems: readonly WireTemplateFinding[];
  readonly onOpen: (file: string) => void;
}

/** Lists the theme's files by folder, next to the code where there is room. */
export function FileList({ folders, file, changed, problems, onOpen }: FileListProps) {
  const wrong = new Set(problems.map(({ file: name }) => name));
  const broken = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file: name }) => name));
  return (
    <nav aria-label={texts.filesOfTheTheme} className={css.files}>
      {folders.map((folder) => (
        <div key={folder.title}>
          <h2 className={css.folderTitle}>{folder.title}</h2>
          <ul>
            {folder.files.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className={css.fileButton}
                  aria-current={name === file ? 'true' : undefined}
                  onClick={() => onOpen(name)}
                >
                  <span className={css.fileName}>{fileTitle(name)}</span>
                  {Object.hasOwn(changed, name) ? (
                    <span role="img" className={css.changedDot} aria-label={texts.changed} />
                  ) : null}
                  {wrong.has(name) ? (
                    <span
                      role="img"
                      className={broken.has(name) ? css.brokenDot : css.doubtDot}
                      aria-label={broken.has(name) ? texts.hasErrors : texts.hasWarnings}
                    />
                  ) : null}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The same choice in one line, where there is no room for the list. */
export function FileSelect({ folders, file, changed, onOpen }: FileListProps) {
  return (
    <>
      <span className={css.openFile}>{file}</span>
      <label className={css.fileSelect}>
        <span className={css.spoken}>{texts.file}</span>
        <select value={file} onChange={(event) => onOpen(event.target.value)} className={css.select}>
          {folders.map((folder) => (
            <optgroup key={folder.title} label={folder.title}>
              {folder.files.map((name) => (
                <option key={name} value={name}>
                  {name}
                  {Object.hasOwn(changed, name) ? texts.changed2 : ''}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </>
  );
}
