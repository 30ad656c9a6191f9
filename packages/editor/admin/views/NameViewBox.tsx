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
      <Button onPress={onClose}>Cancel</Button>
      <Button look="primary" onPress={keep}>
        Save view
      </Button>
    </>
  );
  return (
    <DialogBox title="Save these filters as a view" isOpen onClose={onClose} actions={actions}>
      <form onSubmit={submit}>
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          error={error}
          autoFocus
          maxLength={60}
          hint="Visible only to you."
        />
      </form>
    </DialogBox>
  );
}
