import {
  appExtensionPath,
  appExtensionsPath,
  type ShownExtensionResponse,
  type WireExtension,
} from '@quoin/contract/endpoints/running';
import { EXTENSION_LIMITS } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/extensionBox';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { SaveBox } from '../../../parts/saving/SaveBox.tsx';
import { useChangeExtensions } from './useChangeExtensions.ts';

export interface ExtensionBoxProps {
  /** Null: a new one. */
  readonly edited: WireExtension | null;
  readonly onClose: () => void;
  /** A new client ID and secret, to be shown this once. */
  readonly onMade: (name: string, shown: ShownExtensionResponse['shown']) => void;
}

/** An extension's name, and where it may send its users back to. */
export function ExtensionBox({ edited, onClose, onMade }: ExtensionBoxProps) {
  const { identifier } = useSite();
  const [name, setName] = useState(edited?.name ?? '');
  const [redirectUrls, setRedirectUrls] = useState(edited?.redirectUrls.join('\n') ?? '');
  const { change, isPending, error, errors } = useChangeExtensions();
  const save = async () => {
    const path = edited === null ? appExtensionsPath(identifier) : appExtensionPath(identifier, edited.id);
    const body = { name, redirectUrls: redirectUrls.split('\n') };
    const { shown } = await change({ method: edited === null ? 'POST' : 'PUT', path, body });
    if (shown === undefined) announce(texts.extensionSaved);
    else onMade(name.trim(), shown);
    onClose();
  };
  return (
    <SaveBox
      title={edited === null ? texts.addExtension : texts.editExtension}
      isPending={isPending}
      // What is refused is said in the box.
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      {error === null || Object.keys(errors).length > 0 ? null : <p role="alert">{error.message}</p>}
      <TextField
        label={commonTexts.name}
        hint={texts.shownToThePerson}
        value={name}
        maxLength={EXTENSION_LIMITS.name}
        error={errors.name}
        autoComplete="off"
        autoFocus
        onChange={setName}
      />
      <TextField
        label={texts.redirectUrls}
        hint={texts.fromTheExtensionsDocumentation}
        placeholder={texts.httpsExampleCom}
        rows={3}
        value={redirectUrls}
        error={errors.redirectUrls}
        onChange={setRedirectUrls}
      />
    </SaveBox>
  );
}
