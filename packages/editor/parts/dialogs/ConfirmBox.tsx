import type { Question } from '@quoin/ui/dialog';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { confirmation } from './confirm.ts';
import { DialogBox } from './DialogBox.tsx';

/** The question in a dialog, with its two answers. */
export function ConfirmBox({ question }: { readonly question: Question<ReactNode> }) {
  const { answer } = confirmation;
  const { title, message, confirmLabel, cancelLabel, isDangerous = false } = question;
  return (
    <DialogBox
      title={title}
      isOpen
      onClose={() => answer(false)}
      isQuestion
      actions={
        <>
          <Button onPress={() => answer(false)}>{cancelLabel}</Button>
          <Button look={isDangerous ? 'danger' : 'primary'} onPress={() => answer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typeof message === 'string' ? <p>{message}</p> : message}
    </DialogBox>
  );
}
