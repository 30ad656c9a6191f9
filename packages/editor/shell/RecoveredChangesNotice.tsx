import { useMoments } from '../app/site/site.ts';
import { Button } from '../parts/Button.tsx';
import { useEditor, useEditorState } from './editorContext.ts';
import css from './RecoveredChangesNotice.module.css';

/** Changes of a window that ended before they were saved are offered again (EDT-1); and who may only look is told so. */
export function RecoveredChangesNotice() {
  const editor = useEditor();
  const moments = useMoments();
  const leftOver = useEditorState((state) => state.leftOver);
  const mayEdit = useEditorState((state) => state.may.edit);
  const last = leftOver.at(-1);
  if (!mayEdit)
    return (
      <section className={css.note} aria-label="Your role">
        <p>You have read-only access. Ask an administrator for an editing role.</p>
      </section>
    );
  if (last === undefined) return null;
  const count = leftOver.length === 1 ? '1 change was' : `${leftOver.length} changes were`;
  return (
    <section className={css.note} aria-label="Unsaved changes">
      <span>
        {count} not saved when the editor was last closed. The last was “{last.label}”,{' '}
        {moments.short(last.at, Date.now())}.
      </span>
      <Button look="primary" onPress={() => editor.resolveRecovered(true)}>
        Restore
      </Button>
      <Button onPress={() => editor.resolveRecovered(false)}>Discard</Button>
    </section>
  );
}
