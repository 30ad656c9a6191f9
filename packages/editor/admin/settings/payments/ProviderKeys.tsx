import { SwitchField } from '../../../parts/SwitchField.tsx';
import { TextField } from '../../../parts/TextField.tsx';
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
            ? 'Kept sealed and never shown again. Leave it empty to keep it.'
            : 'At Stripe under Developers → API keys. It is kept sealed and never shown again.'
        }
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
            ? 'Leave it empty to keep it.'
            : 'Stripe shows it when you have added the webhook below.'
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
            ? 'Kept sealed and never shown again. Leave it empty to keep it.'
            : 'Beside the client ID. It is kept sealed and never shown again.'
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
            ? 'Leave it empty to keep it.'
            : 'PayPal shows it when you have added the webhook below to your app.'
        }
      />
      <SwitchField isSelected={draft.isSandbox} onChange={(isSandbox) => change({ isSandbox })}>
        Sandbox: these are keys for trying out, and no money moves
      </SwitchField>
    </>
  );
}
