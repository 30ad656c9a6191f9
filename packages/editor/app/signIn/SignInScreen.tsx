import { APP_SESSION_PATH, SINGLE_SIGN_ON_PATH, type SignInResponse } from '@quoin/contract/endpoints/running';
import { signInProblemText } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/signInScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { PasswordField } from '../../parts/fields/PasswordField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { act } from '../api.ts';
import { sessionQuery } from '../queries/queries.ts';
import { AuthScreen } from './AuthScreen.tsx';
import { CodeForm } from './CodeForm.tsx';
import css from './SignInScreen.module.css';
import { missingSignInFields, type SignInFields } from './signInFields.ts';

export function SignInScreen() {
  const { step } = useSearch({ from: '/sign-in' });
  if (step === 'code') return <CodeScreen />;
  return (
    <AuthScreen title={texts.signInToQuoin} lead={texts.manageYourSiteAnd}>
      <SignInForm />
    </AuthScreen>
  );
}

function CodeScreen() {
  const goOn = useGoOn();
  return (
    <AuthScreen title={texts.enterYourCode} lead={texts.openYourAuthenticatorApp}>
      <CodeForm onDone={() => void goOn()} />
    </AuthScreen>
  );
}

function SignInForm() {
  const [missing, setMissing] = useState<Partial<SignInFields>>({});
  const signIn = useSignIn();
  const alert = useRef<HTMLParagraphElement>(null);
  const { problem } = useSearch({ from: '/sign-in' });
  const failure = signIn.error?.message ?? (problem === undefined ? undefined : signInProblemText(problem));
  useEffect(() => {
    if (failure !== undefined) alert.current?.focus();
  }, [failure]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = fieldsOf(new FormData(form));
    const problems = missingSignInFields(fields);
    setMissing(problems);
    const first = Object.keys(problems)[0];
    if (first === undefined) signIn.mutate(fields);
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form method="post" action="/sign-in" noValidate onSubmit={submit} className={css.form}>
      {failure === undefined ? null : (
        <p ref={alert} tabIndex={-1} role="alert" className={css.alert}>
          {failure}
        </p>
      )}
      <TextField
        label={commonTexts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck="false"
        autoFocus
        isRequired
        error={missing.email}
      />
      <PasswordField
        label={commonTexts.password}
        name="password"
        autoComplete="current-password"
        isRequired
        error={missing.password}
      />
      <Button type="submit" look="primary" wide isPending={signIn.isPending}>
        {signIn.isPending ? texts.signingIn : texts.signIn}
      </Button>
      <SingleSignOn />
      <p className={css.note}>
        <Link to="/forgot-password">{texts.forgot}</Link>
      </p>
    </form>
  );
}

/** A link, not a call: the browser leaves for the service that knows the person, and comes back signed in. */
function SingleSignOn() {
  const { data } = useQuery(sessionQuery);
  const { returnTo = '/' } = useSearch({ from: '/sign-in' });
  const name = data?.singleSignOn ?? null;
  if (name === null) return null;
  return (
    <a className={css.other} href={`${SINGLE_SIGN_ON_PATH}?returnTo=${encodeURIComponent(returnTo)}`}>
      {texts.signInWith(name)}
    </a>
  );
}

function fieldsOf(form: FormData): SignInFields {
  return { email: String(form.get('email') ?? '').trim(), password: String(form.get('password') ?? '') };
}

function useSignIn() {
  const goOn = useGoOn();
  const navigate = useNavigate();
  const { returnTo } = useSearch({ from: '/sign-in' });
  return useMutation({
    mutationFn: (fields: SignInFields) => act<SignInResponse>('POST', APP_SESSION_PATH, fields),
    onSuccess: ({ needsCode }) =>
      needsCode
        ? navigate({ to: '/sign-in', search: { step: 'code', ...(returnTo === undefined ? {} : { returnTo }) } })
        : goOn(),
  });
}

/** To where the person wanted to go, with nothing in memory of who was here before. */
function useGoOn() {
  const queries = useQueryClient();
  const router = useRouter();
  const { returnTo } = useSearch({ from: '/sign-in' });
  return async () => {
    queries.removeQueries();
    await queries.fetchQuery(sessionQuery);
    router.history.replace(returnTo ?? '/');
  };
}
