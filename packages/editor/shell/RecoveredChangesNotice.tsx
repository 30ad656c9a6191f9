import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/recoveredChangesNotice';
import { useMoments } from '../app/site/site.ts';
import { Button } from '../parts/Button.tsx';
import { useEditor, useEditorState } from './editorContext.ts';
import css from './RecoveredChangesNotice.module.css';

/**
 * Offers to restore changes of a window that ended before they were saved (EDT-1). Also informs users with read-only
 * access.
 */
export function RecoveredChangesNotice() {
  const editor = useEditor();
  const moments = useMoments();
  const leftOver = useEditorState((state) => state.leftOver);
  const mayEdit = useEditorState((state) => state.may.edit);
  const last = leftOver.at(-1);
  if (!mayEdit)
    return (
      <section className={css.note} aria-label={texts.yourRole}>
        <p>{texts.youHaveReadOnly}</p>
      </section>
    );
  if (last === undefined) return null;
  const count = texts.changesWere(leftOver.length);
  return (
    <section className={css.note} aria-label={texts.unsavedChanges}>
      <span>{texts.notSavedWhenThe(count, last.label, moments.short(last.at, Date.now()))}</span>
      <Button look="primary" onPress={() => editor.resolveRecovered(true)}>
        {commonTexts.restore}
      </Button>
      <Button onPress={() => editor.resolveRecovered(false)}>{commonTexts.discard}</Button>
    </section>
  );
}
