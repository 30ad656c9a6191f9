import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/saveBar';
import { Button } from '../Button.tsx';
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
    <section className={css.bar} aria-label={texts.unsavedChanges}>
      <span className={css.text}>{texts.unsavedChanges}</span>
      <Button onPress={onDiscard} isDisabled={isSaving}>
        {commonTexts.discard}
      </Button>
      <Button look="primary" isPending={isSaving} onPress={onSave}>
        {isSaving ? commonTexts.saving : commonTexts.save}
      </Button>
    </section>
  );
}
