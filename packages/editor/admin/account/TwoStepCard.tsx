import type { WireTwoStep } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/twoStepCard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../../app/queries/accountQueries.ts';
import { TwoStepSetUp } from '../../app/twoStep/TwoStepSetUp.tsx';
import css from '../../app/twoStep/twoStep.module.css';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { NewCodesBox } from './NewCodesBox.tsx';
import { TurnOffTwoStepBox } from './TurnOffTwoStepBox.tsx';

/** A code of an authenticator app besides the password, for whoever wants it or has to. */
export function TwoStepCard({ state }: { readonly state: WireTwoStep }) {
  const queries = useQueryClient();
  // What is loaded again meanwhile must not take the recovery codes off the screen.
  const [isOn, setOn] = useState(state.isOn);
  const [open, setOpen] = useState<'codes' | 'off' | null>(null);
  const refresh = () => void queries.invalidateQueries({ queryKey: accountQuery.queryKey });
  const close = () => {
    setOpen(null);
    refresh();
  };
  const turn = (isOnNow: boolean) => {
    setOn(isOnNow);
    refresh();
  };
  return (
    <Card title={texts.twoStepSignIn} aside={isOn ? <Badge text={texts.on} tone="good" /> : undefined}>
      {isOn ? (
        <div className={css.step}>
          <p>{texts.youEnterACode}</p>
          <p>{texts.recoveryCodesLeft(state.recoveryCodesLeft)}</p>
          <div className={css.acts}>
            <Button onPress={() => setOpen('codes')}>{texts.newRecoveryCodes}</Button>
            <Button look="quiet" onPress={() => setOpen('off')}>
              {texts.turnOff}
            </Button>
          </div>
        </div>
      ) : (
        <TwoStepSetUp onDone={() => turn(true)} />
      )}
      {open === 'codes' ? <NewCodesBox onClose={close} /> : null}
      {open === 'off' ? <TurnOffTwoStepBox onClose={close} onDone={() => turn(false)} /> : null}
    </Card>
  );
}
