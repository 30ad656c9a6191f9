import {
  appSignInProviderPath,
  appSignInProvidersPath,
  type WireSignInProvider,
} from '@quoin/contract/endpoints/running';
import { SIGN_IN_PRESETS } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/signInProviderBox';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { SaveBox } from '../../../parts/saving/SaveBox.tsx';
import css from '../settingsRows.module.css';
import { useChangeProviders } from './useChangeProviders.ts';

export interface SignInProviderBoxProps {
  /** Null: a new one. */
  readonly edited: WireSignInProvider | null;
  readonly redirectUri: string;
  readonly onClose: () => void;
}

const OTHER = 'other';
const CHOICES = [
  ...SIGN_IN_PRESETS.map(({ name }) => ({ value: name as string, text: name as string })),
  { value: OTHER, text: texts.otherService },
];

/** Which service it is, and by what it knows this site. */
export function SignInProviderBox({ edited, redirectUri, onClose }: SignInProviderBoxProps) {
  const { identifier } = useSite();
  const [draft, setDraft] = useState(startOf(edited));
  const set = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }));
  const { change, isPending, error, errors } = useChangeProviders();
  const preset = SIGN_IN_PRESETS.find(({ issuer }) => issuer === draft.issuer)?.name ?? OTHER;
  const choose = (chosen: string) =>
    set(SIGN_IN_PRESETS.find(({ name }) => name === chosen) ?? { name: '', issuer: '' });
  const save = async () => {
    const path = edited === null ? appSignInProvidersPath(identifier) : appSignInProviderPath(identifier, edited.id);
    await change({ method: edited === null ? 'POST' : 'PUT', path, body: draft });
    announce(texts.serviceSaved);
    onClose();
  };
  return (
    <SaveBox
      title={edited === null ? texts.addService : texts.editService}
      isPending={isPending}
      // What is refused is said in the box.
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      {error === null || Object.keys(errors).length > 0 ? null : <p role="alert">{error.message}</p>}
      <SelectField label={texts.service} choices={CHOICES} value={preset} onChange={choose} />
      <div className={fields.pair}>
        <TextField
          label={texts.nameOnTheButton}
          value={draft.name}
          onChange={(name) => set({ name })}
          error={errors.name}
          autoComplete="off"
        />
        <TextField
          label={texts.issuer}
          type="url"
          value={draft.issuer}
          onChange={(issuer) => set({ issuer })}
          error={errors.issuer}
          autoComplete="off"
        />
      </div>
      <div className={fields.pair}>
        <TextField
          label={texts.clientId}
          value={draft.clientId}
          onChange={(clientId) => set({ clientId })}
          error={errors.clientId}
          autoComplete="off"
        />
        <TextField
          label={texts.clientSecret}
          type="password"
          value={draft.secret}
          onChange={(secret) => set({ secret })}
          error={errors.secret}
          autoComplete="off"
          placeholder={edited === null ? '' : `•••• ${edited.secretEnd}`}
          hint={edited === null ? texts.storedEncrypted : texts.leaveEmptyToKeep}
        />
      </div>
      <p className={css.soft}>{texts.enterThisAddressThere}</p>
      <code className={css.address}>{redirectUri}</code>
    </SaveBox>
  );
}

function startOf(edited: WireSignInProvider | null) {
  const { name, issuer, clientId } = edited ?? { ...SIGN_IN_PRESETS[0], clientId: '' };
  return { name: name as string, issuer: issuer as string, clientId, secret: '' };
}
