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
  const count = unsaved === 1 ? '1 change' : `${unsaved} changes`;
  if (saveState === 'failed' && failure !== null)
    return (
      <div className={`${css.mark} ${css.bad}`} role="alert">
        <TriangleAlert aria-hidden="true" />
        <span className={css.text} title={failure.text}>
          Failed: {failure.text || 'the server returned an error.'}
        </span>
        <Button look="quiet" onPress={() => editor.retry()}>
          Retry
        </Button>
        {failure.change === '' ? null : (
          <Button look="quiet" onPress={() => editor.dropRefused()}>
            Undo change
          </Button>
        )}
        {failure.code === 'signedOut' ? (
          <a href={`/sign-in?returnTo=${encodeURIComponent(location.pathname)}`} target="_blank" rel="noreferrer">
            Sign in again
          </a>
        ) : null}
      </div>
    );
  const look = LOOKS[saveState];
  return (
    <div className={`${css.mark} ${css[saveState]}`} role="status">
      <look.icon aria-hidden="true" />
      <span className={css.text}>
        {saveState === 'offline' && unsaved > 0 ? `Offline, ${count} unsaved changes` : look.text}
      </span>
    </div>
  );
}

const LOOKS = {
  saved: { text: 'Saved', icon: Check },
  saving: { text: 'Saving…', icon: LoaderCircle },
  offline: { text: 'Offline', icon: CloudOff },
  // Two values wait to be chosen from; the box beside the page asks.
  failed: { text: 'Not saved yet', icon: TriangleAlert },
} as const;
