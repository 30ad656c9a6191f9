import type { AppThemeResponse, WireTemplateFinding } from '@quoin/contract/endpoints/content';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/workbench';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSite } from '../../app/site/site.ts';
import { FileActs } from './FileActs.tsx';
import { FileList, FileSelect } from './FileList.tsx';
import { type Changed, changeStore } from './keptChanges.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { FindingList } from './problems/FindingList.tsx';
import { SourceEditor, type SourceEditorHandle } from './SourceEditor.tsx';
import css from './TryOutScreen.module.css';
import { themeFolders } from './themeFolders.ts';
import { usePreview } from './usePreview.ts';

/** Files, code and preview side by side; on a phone one below the other. */
export function Workbench({ theme }: { readonly theme: AppThemeResponse }) {
  const site = useSite();
  const search = useSearch({ from: '/$site/config/templates/try' });
  const navigate = useNavigate({ from: '/$site/config/templates/try' });
  const store = useMemo(
    () => changeStore(sessionStorage, `try|${site.identifier}|${theme.version}`),
    [site.identifier, theme.version],
  );
  const [changed, setChanged] = useState<Changed>(() => store.read());
  useEffect(() => store.keep(changed), [store, changed]);
  const editor = useRef<SourceEditorHandle>(null);
  const folders = themeFolders(theme.files);
  const isThere = search.file !== undefined && Object.hasOwn(theme.files, search.file);
  const file = (isThere ? search.file : undefined) ?? folders[0]?.files[0] ?? '';
  const page = search.page ?? '/';
  const preview = usePreview({ site: site.identifier, page, theme, changed });
  const { problems } = preview.view;
  const source = changed[file] ?? theme.files[file] ?? '';
  const edit = (value: string) => setChanged(withFile(changed, file, value, theme.files[file] ?? ''));
  const goTo = (finding: Pick<WireTemplateFinding, 'file' | 'line' | 'column'>) => {
    if (finding.file === file) return editor.current?.goTo(finding.line, finding.column);
    const { line, column } = finding;
    return void navigate({ search: { ...search, file: finding.file, line, column }, replace: true });
  };
  const { line, column = 1 } = search;
  useEffect(() => {
    if (line !== undefined && file !== '') editor.current?.goTo(line, column);
  }, [file, line, column]);
  const openFile = (next: string) =>
    void navigate({
      search: { ...(search.page === undefined ? {} : { page: search.page }), file: next },
      replace: true,
    });
  const lists = { folders, file, changed, problems, onOpen: openFile };
  return (
    <div className={css.bench}>
      <FileList {...lists} />
      <section className={css.pane} aria-label={commonTexts.code}>
        <header className={css.paneHead}>
          <FileSelect {...lists} />
          <FileActs
            file={file}
            source={source}
            isChanged={changed[file] !== undefined}
            onUndo={() => edit(theme.files[file] ?? '')}
          />
        </header>
        <p className={css.status} role="status">
          {changed[file] === undefined ? texts.unchanged : texts.changedHereOnlyNot}
        </p>
        <div className={css.code}>
          <SourceEditor
            key={file}
            ref={editor}
            label={texts.sourceOf(file)}
            value={source}
            onChange={edit}
            findings={problems.filter((each) => each.file === file)}
          />
        </div>
        <div className={css.found} aria-live="polite">
          <FindingList findings={problems} file={file} onGoTo={goTo} />
        </div>
      </section>
      <PreviewPane
        preview={preview}
        page={page}
        changed={changed}
        onPage={(next) => void navigate({ search: { ...search, page: next }, replace: true })}
      />
    </div>
  );
}

/** A file that is as it was counts as unchanged. */
function withFile(changed: Changed, file: string, value: string, original: string): Changed {
  const { [file]: _, ...others } = changed;
  return value === original ? others : { ...others, [file]: value };
}
