import { appApiKeyPath, appApiKeysPath, type WireApiKey } from '@quoin/contract/endpoints/running';
import { API_KEY_LIMITS, type ApiScope } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/keyBox';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { SaveBox } from '../../../parts/saving/SaveBox.tsx';
import css from '../settingsRows.module.css';
import {
  PERMISSION_TEXTS,
  permissionOf,
  permissionsFor,
  RESOURCE_TEXTS,
  RESOURCES,
  withPermission,
} from './apiKeyTexts.ts';
import { useChangeKeys } from './useChangeKeys.ts';

export interface KeyBoxProps {
  /** Null: a new one. */
  readonly edited: WireApiKey | null;
  readonly onClose: () => void;
  /** A new key, to be shown this once. */
  readonly onMade: (name: string, key: string) => void;
}

/** A key's name and what it may do. */
export function KeyBox({ edited, onClose, onMade }: KeyBoxProps) {
  const { identifier } = useSite();
  const [name, setName] = useState(edited?.name ?? '');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(edited?.scopes ?? []);
  const { change, isPending, error, errors } = useChangeKeys();
  const save = async () => {
    const path = edited === null ? appApiKeysPath(identifier) : appApiKeyPath(identifier, edited.id);
    const { key } = await change({ method: edited === null ? 'POST' : 'PUT', path, body: { name, scopes } });
    if (key === undefined) announce(texts.apiKeySaved);
    else onMade(name.trim(), key);
    onClose();
  };
  return (
    <SaveBox
      title={edited === null ? texts.createApiKey : texts.editApiKey}
      isPending={isPending}
      // What is refused is said in the box.
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      {error === null || Object.keys(errors).length > 0 ? null : <p role="alert">{error.message}</p>}
      <TextField
        label={commonTexts.name}
        hint={texts.whatUsesTheKey}
        value={name}
        maxLength={API_KEY_LIMITS.name}
        error={errors.name}
        autoComplete="off"
        autoFocus
        onChange={setName}
      />
      <fieldset className={css.choices}>
        <legend>{texts.permissions}</legend>
        {RESOURCES.map((resource) => (
          <SelectField
            key={resource}
            label={RESOURCE_TEXTS[resource]}
            choices={permissionsFor(resource).map((value) => ({ value, text: PERMISSION_TEXTS[value] }))}
            value={permissionOf(scopes, resource)}
            onChange={(permission) => setScopes((now) => withPermission(now, resource, permission))}
          />
        ))}
        {errors.scopes === undefined ? null : (
          <p role="alert" className={css.warning}>
            {errors.scopes}
          </p>
        )}
      </fieldset>
    </SaveBox>
  );
}
