import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/shownKeyBox';
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

/**
 * Shows a new key once: it is stored nowhere. A click outside or Escape does not close it: a mistake would lose the
 * key.
 */
export function ShownKeyBox({
  shown: { name, key },
  onClose,
}: {
  readonly shown: ShownKey;
  readonly onClose: () => void;
}) {
  const copy = () =>
    navigator.clipboard.writeText(key).then(
      () => announce(texts.apiKeyCopied),
      () => complain(texts.yourBrowserBlockedCopying),
    );
  return (
    <DialogBox
      title={texts.apiKeyFor(name)}
      isOpen
      needsAnswer
      isQuestion
      onClose={onClose}
      actions={
        <>
          <Button onPress={() => void copy()}>
            <Copy aria-hidden="true" /> {texts.copyKey}
          </Button>
          <Button look="primary" onPress={onClose}>
            {commonTexts.done}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <p>{texts.copyTheKeyNow}</p>
        <code className={css.address}>{key}</code>
      </div>
    </DialogBox>
  );
}
