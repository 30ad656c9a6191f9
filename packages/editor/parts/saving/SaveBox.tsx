import * as commonTexts from '@quoin/messages/app/common';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { DialogBox } from '../dialogs/DialogBox.tsx';
import fields from '../fields/fields.module.css';

export interface SaveBoxProps {
  readonly title: string;
  /** On the button. */
  readonly saveText?: string;
  readonly isPending: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog box for editing one thing, which is saved or left unchanged. */
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
