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
        label="Secret key"
        type="password"
        autoComplete="off"
        value={draft.secretKey}
        onChange={(secretKey) => change({ secretKey })}
        error={errorOf('secretKey')}
        placeholder={isKept ? `•••• ${draft.secretKeyEnd}` : 'sk_live_…'}
        hint={
          isKept
            ? 'Stored encrypted and never shown again. Leave empty to keep the current one.'
            : 'In Stripe under Developers → API keys. Stored encrypted and never shown again.'
        }
      />
      <TextField
        label="Publishable key (optional)"
        autoComplete="off"
        value={draft.clientId}
        onChange={(clientId) => change({ clientId })}
        error={errorOf('clientId')}
        maxLength={200}
        placeholder="pk_live_…"
        hint="Next to the secret key. With it, customers enter their card on your site, and cart and products get a button for express checkout. Without it, they pay on Stripe’s page."
      />
      <TextField
        label="Signing secret of the webhook"
        type="password"
        autoComplete="off"
        value={draft.webhookSecret}
        onChange={(webhookSecret) => change({ webhookSecret })}
        error={errorOf('webhookSecrets')}
        placeholder={draft.webhookSecretCount > 0 ? '•••• kept' : 'whsec_…'}
        hint={
          draft.webhookSecretCount > 0
            ? 'Leave empty to keep the current one.'
            : 'Stripe shows it after you add the webhook below.'
        }
      />
    </>
  );
}

export function PayPalKeys({ draft, change, errorOf }: ProviderKeysProps) {
  const isKept = draft.secretKeyEnd !== '';
  return (
    <>
      <TextField
        label="Client ID"
        autoComplete="off"
        value={draft.clientId}
        onChange={(clientId) => change({ clientId })}
        error={errorOf('clientId')}
        maxLength={200}
        hint="In PayPal’s developer dashboard under Apps & Credentials, in your app."
      />
      <TextField
        label="Secret"
        type="password"
        autoComplete="off"
        value={draft.secretKey}
        onChange={(secretKey) => change({ secretKey })}
        error={errorOf('secretKey')}
        placeholder={isKept ? `•••• ${draft.secretKeyEnd}` : ''}
        hint={
          isKept
            ? 'Stored encrypted and never shown again. Leave empty to keep the current one.'
            : 'Next to the client ID. Stored encrypted and never shown again.'
        }
      />
      <TextField
        label="Webhook ID"
        autoComplete="off"
        value={draft.webhookSecret}
        onChange={(webhookSecret) => change({ webhookSecret })}
        error={errorOf('webhookSecrets')}
        placeholder={draft.webhookSecretCount > 0 ? '•••• kept' : ''}
        hint={
          draft.webhookSecretCount > 0
            ? 'Leave empty to keep the current one.'
            : 'PayPal shows it after you add the webhook below to your app.'
        }
      />
      <SwitchField isSelected={draft.isSandbox} onChange={(isSandbox) => change({ isSandbox })}>
        Sandbox keys: no real charges
      </SwitchField>
    </>
  );
}
