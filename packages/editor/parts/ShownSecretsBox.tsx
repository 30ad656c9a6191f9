import { Copy } from 'lucide-react';
import { Button } from './Button.tsx';
import { DialogBox } from './dialogs/DialogBox.tsx';
import { announce, complain } from './dialogs/toasts.tsx';
import fields from './fields/fields.module.css';
import css from './ShownSecretsBox.module.css';

export interface ShownSecrets {
  readonly title: string;
  /** Why they are shown now. */
  readonly text: string;
  readonly secrets: readonly { readonly name: string; readonly value: string }[];
}

/** What is shown this once: it is stored nowhere. A press beside it or Escape by mistake would lose it. */
export function ShownSecretsBox({
  shown: { title, text, secrets },
  onClose,
}: {
  readonly shown: ShownSecrets;
  readonly onClose: () => void;
}) {
  return (
    <DialogBox
      title={title}
      isOpen
      needsAnswer
      isQuestion
      onClose={onClose}
      actions={
        <Button look="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <div className={fields.stack}>
        <p>{text}</p>
        {secrets.map(({ name, value }) => (
          <div key={name} className={css.secret}>
            <span className={css.name}>{name}</span>
            <code className={css.value}>{value}</code>
            <Button onPress={() => void copy(name, value)} aria-label={`Copy ${name.toLowerCase()}`}>
              <Copy aria-hidden="true" /> Copy
            </Button>
          </div>
        ))}
      </div>
    </DialogBox>
  );
}

function copy(name: string, value: string): Promise<void> {
  return navigator.clipboard.writeText(value).then(
    () => announce(`${name} copied.`),
    () => complain('Your browser blocked copying. Select the text and copy it.'),
  );
}
