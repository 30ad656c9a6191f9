import { APP_PASSWORD_PATH, type SignInResponse } from '@quoin/contract/endpoints/running';
import { PASSWORD_LENGTH } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/passwordCard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { accountQuery } from '../../app/queries/accountQueries.ts';
import { sessionQuery } from '../../app/queries/queries.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { PasswordField } from '../../parts/fields/PasswordField.tsx';

/** Another password; every other browser is signed out with it. */
export function PasswordCard() {
  const queries = useQueryClient();
  const email = useQuery(sessionQuery).data?.staff?.email ?? '';
  const [currentPassword, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const change = useMutation({
    mutationFn: () => act<SignInResponse>('PUT', APP_PASSWORD_PATH, { currentPassword, password }),
    onSuccess: () => {
      setCurrent('');
      setPassword('');
      void queries.invalidateQueries({ queryKey: accountQuery.queryKey });
      announce(texts.passwordChangedAllOther);
    },
    onError: (error) => (fieldOf(error) === undefined ? complain(error.message) : undefined),
  });
  const errorAt = (name: string) => (fieldOf(change.error) === name ? change.error?.message : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <Card title={commonTexts.password}>
      <form onSubmit={submit} noValidate className={fields.stack}>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <div className={fields.pair}>
          <PasswordField
            label={texts.currentPassword}
            autoComplete="current-password"
            value={currentPassword}
            onChange={setCurrent}
            error={errorAt('currentPassword')}
          />
          <PasswordField
            label={texts.newPassword}
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            hint={texts.charactersOrMore(PASSWORD_LENGTH.min)}
            error={errorAt('password')}
          />
        </div>
        <div>
          <Button type="submit" isPending={change.isPending} isDisabled={currentPassword === '' || password === ''}>
            {texts.changePassword}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function fieldOf(error: Error | null): string | undefined {
  return error instanceof Refusal ? error.problem.field : undefined;
}
