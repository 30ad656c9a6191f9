import { APP_FORGOT_PATH } from '@quoin/contract/endpoints/running';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/forgotScreen';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { act } from '../api.ts';
import { AuthScreen } from './AuthScreen.tsx';
import css from './SignInScreen.module.css';

/** Asks for the mail with a link. What it answers tells nobody whether there is such an account (SES-5). */
export function ForgotScreen() {
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: () => act('POST', APP_FORGOT_PATH, { email: email.trim() }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate();
  };
  if (ask.isSuccess) {
    return (
      <AuthScreen title={texts.mailSent} lead={texts.ifHasAnAccount(email.trim())}>
        <p className={css.note}>{texts.theLinkWorksOnce}</p>
        <BackToSignIn />
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title={texts.forgot} lead={texts.enterYourEmailAddress}>
      <form onSubmit={submit} noValidate className={css.form}>
        <TextField
          label={commonTexts.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck="false"
          autoFocus
          isRequired
          value={email}
          onChange={setEmail}
          error={ask.error?.message}
        />
        <Button type="submit" look="primary" wide isPending={ask.isPending}>
          {texts.sendLink}
        </Button>
      </form>
      <BackToSignIn />
    </AuthScreen>
  );
}

function BackToSignIn() {
  return (
    <p className={css.note}>
      <Link to="/sign-in">{texts.backToSignIn}</Link>
    </p>
  );
}
