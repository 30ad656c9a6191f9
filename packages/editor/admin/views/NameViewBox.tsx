import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/nameViewBox';
import { type FormEvent, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';

interface NameViewBoxProps {
  readonly onClose: () => void;
  readonly onKeep: (name: string) => Promise<unknown>;
}

/** Asks under which name filters are kept. */
export function NameViewBox({ onClose, onKeep }: NameViewBoxProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const keep = () => void onKeep(name).then(onClose, (fault: Error) => setError(fault.message));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };
  const actions = (
    <>
      <Button onPress={onClose}>{commonTexts.cancel}</Button>
      <Button look="primary" onPress={keep}>
        {texts.saveView}
      </Button>
    </>
  );
  return (
    <DialogBox title={texts.saveTheseFiltersAs} isOpen onClose={onClose} actions={actions}>
      <form onSubmit={submit}>
        <TextField
          label={commonTexts.name}
          value={name}
          onChange={setName}
          error={error}
          autoFocus
          maxLength={60}
          hint={texts.visibleOnlyToYou}
        />
      </form>
    </DialogBox>
  );
}
