import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { DialogBox } from './DialogBox.tsx';
import fields from './fields.module.css';

export interface SaveBoxProps {
  readonly title: string;
  readonly isPending: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One thing edited in a box of its own, saved or left as it was. */
export function SaveBox({ title, isPending, onSave, onClose, children }: SaveBoxProps) {
  return (
    <DialogBox
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isPending={isPending} onPress={onSave}>
            Save
          </Button>
        </>
      }
    >
      <div className={fields.stack}>{children}</div>
    </DialogBox>
  );
}
