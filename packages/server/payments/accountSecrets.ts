import type { Deps } from '../deps.ts';
import { openSecret, type SecretPlace, sealSecret } from '../platform/sealedSecret.ts';
import type { StoredPaymentAccount } from './storage/paymentAccounts.ts';

/** The installation's key for what it keeps for others. */
const PURPOSE = 'payment-secrets';
const SECRET_KEY = 'secretKey';
/** In the order in which they were given; the newest first. */
const WEBHOOK_SECRETS = 'webhookSecrets';

export interface AccountSecrets {
  readonly secretKey: string;
  readonly webhookSecrets: readonly string[];
}

function place(websiteId: string, accountId: string, name: string): SecretPlace {
  return { websiteId, name: `payment.${accountId}.${name}` };
}

/** @throws when the installation's key is another one than it was sealed with. */
export function openAccountSecrets(
  keyFor: Deps['keyFor'],
  websiteId: string,
  { id, secrets }: Pick<StoredPaymentAccount, 'id' | 'secrets'>,
): AccountSecrets {
  const open = (name: string) => {
    const sealed = secrets[name];
    return sealed === undefined ? '' : openSecret(keyFor(PURPOSE), place(websiteId, id, name), sealed);
  };
  const webhookSecrets = open(WEBHOOK_SECRETS);
  return { secretKey: open(SECRET_KEY), webhookSecrets: webhookSecrets === '' ? [] : webhookSecrets.split('\n') };
}

export function sealAccountSecrets(
  tools: Pick<Deps, 'keyFor' | 'randomBytes'>,
  websiteId: string,
  accountId: string,
  given: AccountSecrets,
): Readonly<Record<string, string>> {
  const key = tools.keyFor(PURPOSE);
  const seal = (name: string, text: string) =>
    sealSecret({ key, randomBytes: tools.randomBytes }, place(websiteId, accountId, name), text);
  return {
    [SECRET_KEY]: seal(SECRET_KEY, given.secretKey),
    [WEBHOOK_SECRETS]: seal(WEBHOOK_SECRETS, given.webhookSecrets.join('\n')),
  };
}
