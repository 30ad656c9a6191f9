import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/shownSecretsBox';
import { Copy } from 'lucide-react';
import { inSentence } from '../../app/locale.ts';
import { Button } from '../Button.tsx';
import { DialogBox } from '../dialogs/DialogBox.tsx';
import { announce, complain } from '../dialogs/toasts.tsx';
import fields from '../fields/fields.module.css';
import css from './ShownSecretsBox.module.css';

export interface ShownSecrets {
  readonly title: string;
  /** Why they are shown now. */
  readonly text: string;
  readonly secrets: readonly { readonly name: string; readonly value: string }[];
}

/** Shows secrets once, because they are stored nowhere. A press outside or an accidental Escape would lose them. */
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
          {commonTexts.done}
        </Button>
      }
    >
      <div className={fields.stack}>
        <p>{text}</p>
        {secrets.map(({ name, value }) => (
          <div key={name} className={css.secret}>
            <span className={css.name}>{name}</span>
            <code className={css.value}>{value}</code>
            <Button onPress={() => void copy(name, value)} aria-label={texts.copyNamed(inSentence(name))}>
              <Copy aria-hidden="true" /> {commonTexts.copy}
            </Button>
          </div>
        ))}
      </div>
    </DialogBox>
  );
}

function copy(name: string, value: string): Promise<void> {
  return navigator.clipboard.writeText(value).then(
    () => announce(texts.copied(name)),
    () => complain(texts.yourBrowserBlockedCopying),
  );
}
