import {
  type Edit,
  idOfKey,
  type Json,
  kindOfKey,
  type RecordKey,
  recordKey,
  type SiteRecords,
  textIn,
  valueName,
} from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/clashBox';
import * as commonTexts from '@quoin/messages/app/common';
import { blockName, pageName } from '../commands/records.ts';
import { Button } from '../parts/Button.tsx';
import { DialogBox } from '../parts/dialogs/DialogBox.tsx';
import css from './ClashBox.module.css';
import { useEditor, useEditorState } from './editorContext.ts';

/** Shows both values when another user changed the same one, and the user chooses. Nothing is lost before (EDT-2). */
export function ClashBox() {
  const editor = useEditor();
  const clashes = useEditorState(() => editor.clashes());
  const first = clashes[0];
  if (first === undefined) return null;
  const { edit, theirs, by } = first;
  const decide = (keep: 'mine' | 'theirs') => editor.decideClash(edit.key, edit.path, keep);
  return (
    <DialogBox
      title={texts.alsoChangedBy(by || texts.someoneElse)}
      isOpen
      isQuestion
      needsAnswer
      onClose={() => undefined}
      actions={
        <>
          <Button onPress={() => decide('theirs')}>{texts.keepTheirs}</Button>
          <Button look="primary" onPress={() => decide('mine')}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p>
        {whereOf(editor.state().records, edit)}
        {clashes.length > 1 ? texts.moreConflicts(clashes.length - 1) : ''}
      </p>
      <dl className={css.both}>
        <div>
          <dt>{texts.yours}</dt>
          <dd>{shownOf(edit.now)}</dd>
        </div>
        <div>
          <dt>{texts.theirs}</dt>
          <dd>{shownOf(theirs)}</dd>
        </div>
      </dl>
    </DialogBox>
  );
}

function whereOf(records: SiteRecords, { key, path }: Edit): string {
  return `${nameOf(records, key)}: ${valueName(path)}.`;
}

function nameOf(records: SiteRecords, key: RecordKey): string {
  const [kind, id] = [kindOfKey(key), idOfKey(key)];
  if (kind === 'block') return blockName(records, id);
  if (kind === 'page') return texts.page(pageName(records, id));
  if (kind === 'section') return textIn(records.get(recordKey('section', id)) ?? {}, 'name') || commonTexts.section;
  if (kind === 'template') return texts.savedSection(textIn(records.get(key) ?? {}, 'name'));
  return texts.other(kind);
}

/** A value in a few words; markup as the text it holds. */
function shownOf(value: Json | undefined): string {
  if (value === undefined) return texts.deleted;
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, ' ').slice(0, 400) || texts.empty;
  if (typeof value === 'object') return value === null ? texts.empty : texts.changedInSeveralPlaces;
  return String(value);
}
