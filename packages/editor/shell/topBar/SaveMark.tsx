import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/saveMark';
import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Button } from '../../parts/Button.tsx';
import { useEditor, useEditorState } from '../editorContext.ts';
import css from './SaveMark.module.css';

/** Whether the work is safe: Saved, Saving, Offline, or Failed with a way on (ED-25). */
export function SaveMark() {
  const editor = useEditor();
  const saveState = useEditorState((state) => state.saveState);
  const failure = useEditorState((state) => state.failure);
  const unsaved = useEditorState((state) => state.unsaved);
  if (saveState === 'failed' && failure !== null)
    return (
      <div className={`${css.mark} ${css.bad}`} role="alert">
        <TriangleAlert aria-hidden="true" />
        <span className={css.text} title={failure.text}>
          {texts.failed(failure.text || texts.theServerReturnedAn)}
        </span>
        <Button look="quiet" onPress={() => editor.retry()}>
          {texts.retry}
        </Button>
        {failure.change === '' ? null : (
          <Button look="quiet" onPress={() => editor.dropRefused()}>
            {texts.undoChange}
          </Button>
        )}
        {failure.code === 'signedOut' ? (
          <a href={`/sign-in?returnTo=${encodeURIComponent(location.pathname)}`} target="_blank" rel="noreferrer">
            {texts.signInAgain}
          </a>
        ) : null}
      </div>
    );
  const look = LOOKS[saveState];
  return (
    <div className={`${css.mark} ${css[saveState]}`} role="status">
      <look.icon aria-hidden="true" />
      <span className={css.text}>
        {saveState === 'offline' && unsaved > 0 ? texts.offlineUnsavedChanges(unsaved) : look.text}
      </span>
    </div>
  );
}

const LOOKS = {
  saved: { text: texts.saved, icon: Check },
  saving: { text: commonTexts.saving, icon: LoaderCircle },
  offline: { text: texts.offline, icon: CloudOff },
  // Two values wait for a choice. The box next to the page requests it.
  failed: { text: texts.notSavedYet, icon: TriangleAlert },
} as const;
