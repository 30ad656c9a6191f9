import { useSyncExternalStore } from 'react';
import { Button } from '../Button.tsx';
import { confirmation } from './confirm.ts';
import { DialogBox } from './DialogBox.tsx';

/** Shows whatever question `confirm` asks, wherever in the app that was (MODAL-03). */
export function ConfirmHost() {
  const { subscribe, getQuestion, answer } = confirmation;
  const question = useSyncExternalStore(subscribe, getQuestion, getQuestion);
  if (question === null) return null;
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
