import { APP_CODE_STEP_PATH, APP_SESSION_PATH, type SignInResponse } from '@quoin/contract/endpoints/running';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/freshSignInBox';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import fields from '../../parts/fields/fields.module.css';
import { TextField } from '../../parts/fields/TextField.tsx';
import { act } from '../api.ts';
import { sessionQuery } from '../queries/queries.ts';
import { CodeField } from './CodeField.tsx';
import type { PasswordQuestion } from './freshSignIn.ts';

/** The dialog for the password, and for the code where the account needs one. */
export function PasswordBox({ question }: { readonly question: PasswordQuestion }) {
  const { data } = useQuery(sessionQuery);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const email = data?.staff?.email ?? '';
  const signIn = useMutation({
    mutationFn: () =>
      code === null
        ? act<SignInResponse>('POST', APP_SESSION_PATH, { email, password })
        : act<SignInResponse>('POST', APP_CODE_STEP_PATH, { code }),
    onSuccess: ({ needsCode }) => (needsCode ? setCode('') : question.answer(true)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate();
  };
  return (
    <DialogBox
      title={texts.confirmYourPassword}
      isOpen
      onClose={() => question.answer(false)}
      actions={
        <>
          <Button onPress={() => question.answer(false)}>{commonTexts.cancel}</Button>
          <Button look="primary" type="submit" form="fresh-sign-in" isPending={signIn.isPending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id="fresh-sign-in" onSubmit={submit} className={fields.stack}>
        <p>{texts.enterYourPasswordAgain}</p>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        {code === null ? (
          <TextField
            label={commonTexts.password}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={signIn.error?.message}
            autoFocus
          />
        ) : (
          <CodeField value={code} onChange={setCode} error={signIn.error?.message} />
        )}
      </form>
    </DialogBox>
  );
}
