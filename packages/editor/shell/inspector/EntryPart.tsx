import { entryPage } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/entryPart';
import { Button } from '../../parts/Button.tsx';
import { useEditor, useEditorState } from '../editorContext.ts';
import { EntryFields } from '../entry/EntryFields.tsx';
import type { ShellModel } from '../shellModel.ts';
import css from './inspector.module.css';
import { ListLooks } from './ListLooks.tsx';
import { PagePart } from './page/PagePart.tsx';

export interface EntryPartProps {
  readonly model: ShellModel;
  readonly id: string;
  /** The page it is listed on. */
  readonly page: string;
  readonly name: string;
}

/**
 * Shows the fields of an entry next to its own page, where it is edited. Elsewhere, shows the link to that page, the
 * look of the list, and the page that lists it.
 */
export function EntryPart({ model, id, page, name }: EntryPartProps) {
  const editor = useEditor();
  const mayDesign = useEditorState(({ may }) => may.design);
  const isInFront = useEditorState((state) => state.page === entryPage(id));
  if (isInFront) return <EntryFields id={id} title={model.itemTitle} onSaved={model.refreshCanvas} />;
  return (
    <div className={css.fields}>
      <Button look="primary" onPress={() => editor.openPage(entryPage(id))}>
        <span className={css.cut}>{name === '' ? texts.openEntry : texts.open(name)}</span>
      </Button>
      {mayDesign ? <ListLooks page={page} /> : null}
      <PagePart key={page} id={page} isList />
    </div>
  );
}
