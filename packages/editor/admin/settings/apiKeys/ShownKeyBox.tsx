import { Copy } from 'lucide-react';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import css from '../settingsRows.module.css';

export interface ShownKey {
  readonly name: string;
  readonly key: string;
}

/** A new key, this once: it is stored nowhere. A press beside it or Escape by mistake would lose it. */
export function ShownKeyBox({
  shown: { name, key },
  onClose,
}: {
  readonly shown: ShownKey;
  readonly onClose: () => void;
}) {
  const copy = () =>
    navigator.clipboard.writeText(key).then(
      () => announce('API key copied.'),
      () => complain('Your browser blocked copying. Select the key and copy it.'),
    );
  return (
    <DialogBox
      title={`API key for ${name}`}
      isOpen
      needsAnswer
      isQuestion
      onClose={onClose}
      actions={
        <>
          <Button onPress={() => void copy()}>
            <Copy aria-hidden="true" /> Copy key
          </Button>
          <Button look="primary" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <p>Copy the key now and keep it like a password. It is not shown again.</p>
        <code className={css.address}>{key}</code>
      </div>
    </DialogBox>
  );
}
