import { Button } from './Button.tsx';
import css from './SaveBar.module.css';

export interface SaveBarProps {
  /** Something on the screen differs from what is stored. */
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** At the foot of a form: says that there are changes, saves or drops them. Absent while there are none. */
export function SaveBar({ isChanged, isSaving, onSave, onDiscard }: SaveBarProps) {
  if (!isChanged) return null;
  return (
    <section className={css.bar} aria-label="Unsaved changes">
      <span className={css.text}>Unsaved changes</span>
      <Button onPress={onDiscard} isDisabled={isSaving}>
        Discard
      </Button>
      <Button look="primary" isPending={isSaving} onPress={onSave}>
        {isSaving ? 'Saving…' : 'Save'}
      </Button>
    </section>
  );
}
