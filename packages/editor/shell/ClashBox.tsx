import {
  type Edit,
  type Json,
  type RecordKey,
  recordKey,
  type SiteRecords,
  textIn,
  valueName,
} from '@quoin/domain/document';
import { blockName, pageName } from '../commands/records.ts';
import { Button } from '../parts/Button.tsx';
import { DialogBox } from '../parts/dialogs/DialogBox.tsx';
import css from './ClashBox.module.css';
import { useEditor, useEditorState } from './editorContext.ts';

/** Somebody else changed the same value: both are shown, and one is chosen. Nothing is lost before (EDT-2). */
export function ClashBox() {
  const editor = useEditor();
  const clashes = useEditorState(() => editor.clashes());
  const first = clashes[0];
  if (first === undefined) return null;
  const { edit, theirs, by } = first;
  const decide = (keep: 'mine' | 'theirs') => editor.decideClash(edit.key, edit.path, keep);
  return (
    <DialogBox
      title={`Also changed by ${by || 'someone else'}`}
      isOpen
      isQuestion
      needsAnswer
      onClose={() => undefined}
      actions={
        <>
          <Button onPress={() => decide('theirs')}>Keep theirs</Button>
          <Button look="primary" onPress={() => decide('mine')}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>
        {whereOf(editor.state().records, edit)}
        {clashes.length > 1 ? ` ${clashes.length - 1} more conflicts.` : ''}
      </p>
      <dl className={css.both}>
        <div>
          <dt>Yours</dt>
          <dd>{shownOf(edit.now)}</dd>
        </div>
        <div>
          <dt>Theirs</dt>
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
  const [kind, id] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  if (kind === 'block') return blockName(records, id);
  if (kind === 'page') return `Page ${pageName(records, id)}`;
  if (kind === 'section') return textIn(records.get(recordKey('section', id)) ?? {}, 'name') || 'Section';
  if (kind === 'template') return `Saved section “${textIn(records.get(key) ?? {}, 'name')}”`;
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** A value in a few words; markup as the text it holds. */
function shownOf(value: Json | undefined): string {
  if (value === undefined) return 'Deleted';
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, ' ').slice(0, 400) || 'Empty';
  if (typeof value === 'object') return value === null ? 'Empty' : 'Changed in several places';
  return String(value);
}
