import { APP_RESET_PATH, type SignInResponse } from '@quoin/contract/endpoints/running';
import { PASSWORD_LENGTH } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/resetScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { PasswordField } from '../../parts/fields/PasswordField.tsx';
import { act, Refusal } from '../api.ts';
import { AuthScreen } from './AuthScreen.tsx';
import css from './SignInScreen.module.css';

/** The target of the mailed link. Its token is in the fragment of the address, so no server log contains it (SC-54). */
export function ResetScreen() {
  const [token] = useState(() => window.location.hash.slice(1));
  const [password, setPassword] = useState('');
  const queries = useQueryClient();
  const set = useMutation({
    mutationFn: () => act<SignInResponse>('POST', APP_RESET_PATH, { token, password }),
    onSuccess: ({ needsCode }) => {
      queries.clear();
      window.location.replace(needsCode ? '/sign-in?step=code' : '/');
    },
  });
  const refusal = set.error instanceof Refusal ? set.error.problem : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate();
  };
  return (
    <AuthScreen title={texts.chooseANewPassword} lead={texts.allOtherBrowsersWill}>
      <form onSubmit={submit} noValidate className={css.form}>
        {set.error !== null && refusal?.field === undefined ? (
          <p role="alert" className={css.alert}>
            {set.error.message}
          </p>
        ) : null}
        <PasswordField
          label={texts.newPassword}
          autoComplete="new-password"
          autoFocus
          isRequired
          value={password}
          onChange={setPassword}
          hint={texts.charactersOrMoreSeveral(PASSWORD_LENGTH.min)}
          error={refusal?.field === 'password' ? refusal.error : undefined}
        />
        <Button type="submit" look="primary" wide isPending={set.isPending}>
          {texts.setPasswordAndSign}
        </Button>
      </form>
      {refusal?.errorKey === 'resetLinkDead' ? (
        <p className={css.note}>
          <Link to="/forgot-password">{texts.sendANewLink}</Link>
        </p>
      ) : null}
    </AuthScreen>
  );
}
