import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePreload } from '../usePreload.ts';
import { confirmation } from './confirm.ts';

const loadBox = async () => ({ default: (await import('./ConfirmBox.tsx')).ConfirmBox });
const ConfirmBox = lazy(loadBox);

/** Shows whatever question `confirm` asks, wherever in the app that was (MODAL-03). */
export function ConfirmHost() {
  usePreload(loadBox);
  const { subscribe, getQuestion } = confirmation;
  const question = useSyncExternalStore(subscribe, getQuestion, getQuestion);
  return <Suspense fallback={null}>{question === null ? null : <ConfirmBox question={question} />}</Suspense>;
}
