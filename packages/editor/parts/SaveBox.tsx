import * as commonTexts from '@quoin/messages/app/common';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { DialogBox } from './dialogs/DialogBox.tsx';
import fields from './fields/fields.module.css';

export interface SaveBoxProps {
  readonly title: string;
  /** On the button. */
  readonly saveText?: string;
  readonly isPending: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One thing edited in a box of its own, saved or left as it was. */
export function SaveBox({ title, saveText = commonTexts.save, isPending, onSave, onClose, children }: SaveBoxProps) {
  return (
    <DialogBox
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={isPending} onPress={onSave}>
            {saveText}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>{children}</div>
    </DialogBox>
  );
}
