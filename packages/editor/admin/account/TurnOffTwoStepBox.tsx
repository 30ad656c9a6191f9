import { APP_TWO_STEP_OFF_PATH } from '@quoin/contract/endpoints/running';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/turnOffTwoStepBox';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { CodeField } from '../../app/signIn/CodeField.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { PasswordField } from '../../parts/fields/PasswordField.tsx';
import { SaveBox } from '../../parts/saving/SaveBox.tsx';

/** Off again, by password and code together. */
export function TurnOffTwoStepBox({ onClose, onDone }: Readonly<Record<'onClose' | 'onDone', () => void>>) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const turnOff = useMutation({
    mutationFn: () => act<void>('POST', APP_TWO_STEP_OFF_PATH, { password, code }),
    onSuccess: () => {
      announce(texts.twoStepSignInIsOff);
      onClose();
      onDone();
    },
  });
  const field = turnOff.error instanceof Refusal ? turnOff.error.problem.field : undefined;
  const errorAt = (name: string) => (field === name ? turnOff.error?.message : undefined);
  return (
    <SaveBox
      title={texts.turnOffTwoStepSignIn}
      saveText={texts.turnOff}
      isPending={turnOff.isPending}
      onSave={() => turnOff.mutate()}
      onClose={onClose}
    >
      {turnOff.error !== null && field === undefined ? <p role="alert">{turnOff.error.message}</p> : null}
      <PasswordField
        label={commonTexts.password}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={errorAt('password')}
      />
      <CodeField value={code} onChange={setCode} error={errorAt('code')} />
    </SaveBox>
  );
}
