import { lazy, Suspense, useEffect, useState } from 'react';
import { usePreload } from '../../parts/usePreload.ts';
import { onPasswordQuestion, type PasswordQuestion } from './freshSignIn.ts';

const loadBox = async () => ({ default: (await import('./PasswordBox.tsx')).PasswordBox });
const PasswordBox = lazy(loadBox);

/**
 * Asks for the password again before people, keys and payment accounts are changed. The action then continues by
 * itself.
 */
export function FreshSignInBox() {
  usePreload(loadBox);
  const [question, setQuestion] = useState<PasswordQuestion | null>(null);
  useEffect(() => onPasswordQuestion(setQuestion), []);
  return <Suspense fallback={null}>{question === null ? null : <PasswordBox question={question} />}</Suspense>;
}
