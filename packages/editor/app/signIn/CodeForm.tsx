import { APP_CODE_STEP_PATH, type SignInResponse } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/codeForm';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { act, Refusal } from '../api.ts';
import { CodeField } from './CodeField.tsx';
import css from './SignInScreen.module.css';

/** The second step of signing in. */
export function CodeForm({ onDone }: { readonly onDone: () => void }) {
  const [code, setCode] = useState('');
  const enter = useMutation({
    mutationFn: () => act<SignInResponse>('POST', APP_CODE_STEP_PATH, { code }),
    onSuccess: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter.mutate();
  };
  const isOver = enter.error instanceof Refusal && enter.error.problem.errorKey === 'codeStepOver';
  return (
    <form onSubmit={submit} noValidate className={css.form}>
      <CodeField value={code} onChange={setCode} error={isOver ? undefined : enter.error?.message} />
      {isOver ? (
        <p role="alert" className={css.alert}>
          {enter.error?.message}
        </p>
      ) : null}
      <Button type="submit" look="primary" wide isPending={enter.isPending} isDisabled={code.trim() === ''}>
        {texts.signIn}
      </Button>
      <p className={css.note}>
        <a href="/sign-in">{texts.startAgain}</a>
      </p>
    </form>
  );
}
