import type { WireSubscriptionDetail } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/pauseDialog';
import { type FormEvent, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import fields from '../../parts/fields/fields.module.css';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useSubmission } from '../orders/orderActs.ts';
import { useSubscriptionAct } from './SubscriptionScreen.tsx';

interface PauseDialogProps {
  readonly one: WireSubscriptionDetail;
  readonly onClose: () => void;
}

export function PauseDialog({ one, onClose }: PauseDialogProps) {
  const run = useSubscriptionAct(one.id);
  const form = useSubmission();
  const [until, setUntil] = useState('');
  const pause = (event?: FormEvent) => {
    event?.preventDefault();
    void form.submit(async () => {
      await run('pause', until === '' ? null : until);
      onClose();
    });
  };
  return (
    <DialogBox
      title={texts.pauseSubscription}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{texts.back}</Button>
          <Button look="primary" isPending={form.isPending} onPress={() => pause()}>
            {texts.pause}
          </Button>
        </>
      }
    >
      <form className={fields.stack} onSubmit={pause}>
        <p>{texts.nothingIsChargedOr}</p>
        <TextField
          label={texts.until}
          type="date"
          value={until}
          onChange={setUntil}
          error={form.error?.message}
          hint={texts.leaveEmptyToPause}
        />
        <button type="submit" hidden />
      </form>
    </DialogBox>
  );
}
