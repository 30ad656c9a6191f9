import * as texts from '@quoin/messages/app/providerKeys';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import type { PaymentDraft } from './accountDraft.ts';

interface ProviderKeysProps {
  readonly draft: PaymentDraft;
  readonly change: (part: Partial<PaymentDraft>) => void;
  readonly errorOf: (name: string) => string | undefined;
}

export function StripeKeys({ draft, change, errorOf }: ProviderKeysProps) {
  const isKept = draft.secretKeyEnd !== '';
  return (
    <>
      <TextField
        label={texts.secretKey}
        type="password"
        autoComplete="off"
        value={draft.secretKey}
        onChange={(secretKey) => change({ secretKey })}
        error={errorOf('secretKey')}
        placeholder={isKept ? `•••• ${draft.secretKeyEnd}` : texts.skLive}
        hint={isKept ? texts.storedEncryptedAndNever : texts.inStripeUnderDevelopers}
      />
      <TextField
        label={texts.publishableKeyOptional}
        autoComplete="off"
        value={draft.clientId}
        onChange={(clientId) => change({ clientId })}
        error={errorOf('clientId')}
        maxLength={200}
        placeholder={texts.pkLive}
        hint={texts.nextToTheSecret}
      />
      <TextField
        label={texts.signingSecretOfThe}
        type="password"
        autoComplete="off"
        value={draft.webhookSecret}
        onChange={(webhookSecret) => change({ webhookSecret })}
        error={errorOf('webhookSecrets')}
        placeholder={draft.webhookSecretCount > 0 ? texts.kept : texts.whsec}
        hint={draft.webhookSecretCount > 0 ? texts.leaveEmptyToKeep : texts.stripeShowsItAfter}
      />
    </>
  );
}

export function PayPalKeys({ draft, change, errorOf }: ProviderKeysProps) {
  const isKept = draft.secretKeyEnd !== '';
  return (
    <>
      <TextField
        label={texts.clientId}
        autoComplete="off"
        value={draft.clientId}
        onChange={(clientId) => change({ clientId })}
        error={errorOf('clientId')}
        maxLength={200}
        hint={texts.inPaypalsDeveloperDashboard}
      />
      <TextField
        label={texts.secret}
        type="password"
        autoComplete="off"
        value={draft.secretKey}
        onChange={(secretKey) => change({ secretKey })}
        error={errorOf('secretKey')}
        placeholder={isKept ? `•••• ${draft.secretKeyEnd}` : ''}
        hint={isKept ? texts.storedEncryptedAndNever : texts.nextToTheClient}
      />
      <TextField
        label={texts.webhookId}
        autoComplete="off"
        value={draft.webhookSecret}
        onChange={(webhookSecret) => change({ webhookSecret })}
        error={errorOf('webhookSecrets')}
        placeholder={draft.webhookSecretCount > 0 ? texts.kept : ''}
        hint={draft.webhookSecretCount > 0 ? texts.leaveEmptyToKeep : texts.payPalShowsItAfter}
      />
      <SwitchField isSelected={draft.isSandbox} onChange={(isSandbox) => change({ isSandbox })}>
        {texts.sandboxKeysNoReal}
      </SwitchField>
    </>
  );
}
