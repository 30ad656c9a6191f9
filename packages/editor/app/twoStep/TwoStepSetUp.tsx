import {
  APP_TWO_STEP_PATH,
  type RecoveryCodesResponse,
  type TwoStepSecretResponse,
} from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/twoStepSetUp';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { act } from '../api.ts';
import { CodeField } from '../signIn/CodeField.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import css from './twoStep.module.css';

/** From nothing to two-step sign-in: the QR code, a code of the app, the recovery codes. */
export function TwoStepSetUp({ onDone }: { readonly onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = useMutation({
    mutationFn: () => act<TwoStepSecretResponse>('POST', APP_TWO_STEP_PATH),
    gcTime: 0,
  });
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (begin.data !== undefined) return <Confirm shown={begin.data} onCodes={setCodes} />;
  return (
    <div className={css.step}>
      <p>{texts.signInWithACode}</p>
      {begin.error === null ? null : <p role="alert">{begin.error.message}</p>}
      <Button look="primary" isPending={begin.isPending} onPress={() => begin.mutate()}>
        {texts.setUp}
      </Button>
    </div>
  );
}

interface ConfirmProps {
  readonly shown: TwoStepSecretResponse;
  readonly onCodes: (codes: readonly string[]) => void;
}

function Confirm({ shown: { secret, uri }, onCodes }: ConfirmProps) {
  const [code, setCode] = useState('');
  const turnOn = useMutation({
    mutationFn: () => act<RecoveryCodesResponse>('PUT', APP_TWO_STEP_PATH, { code }),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    gcTime: 0,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    turnOn.mutate();
  };
  return (
    <div className={css.step}>
      <p>{texts.scanTheCode}</p>
      <QrCode text={uri} label={texts.qrCode} />
      <p>
        {texts.orEnterTheKey} <code className={css.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <form onSubmit={submit} noValidate>
        <CodeField isFirst value={code} onChange={setCode} error={turnOn.error?.message} />
        <div>
          <Button type="submit" look="primary" isPending={turnOn.isPending} isDisabled={code.trim() === ''}>
            {texts.turnOn}
          </Button>
        </div>
      </form>
    </div>
  );
}
