import { useSyncExternalStore } from 'react';
import { confirmation } from './confirm.ts';
import { ConfirmBox } from './DialogBox.tsx';

/** Shows whatever question `confirm` asks, wherever in the app that was (MODAL-03). */
export function ConfirmHost() {
  const { subscribe, getQuestion, answer } = confirmation;
  const question = useSyncExternalStore(subscribe, getQuestion, getQuestion);
  if (question === null) return null;
  return (
    <ConfirmBox
      title={question.title}
      isOpen
      isDangerous={question.isDangerous === true}
      confirmText={question.confirmLabel}
      cancelText={question.cancelLabel}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>{question.message}</p>
    </ConfirmBox>
  );
}
