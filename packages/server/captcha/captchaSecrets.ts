import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { openSecret, sealSecret } from '../platform/sealedSecret.ts';
import { findCaptchaSecret, saveCaptchaSecret } from './storage/captcha.ts';

/** The installation's key for what it keeps of captcha providers. */
const PURPOSE = 'captcha-secrets';
const NAME = 'captcha.secret';

/** Empty without one, and where the installation's key is another one than it was sealed with. */
export async function openCaptchaSecret(
  { keyFor }: Pick<Deps, 'keyFor'>,
  trx: SiteTransaction,
  websiteId: string,
): Promise<string> {
  const sealed = await findCaptchaSecret(trx, websiteId);
  try {
    return sealed === null ? '' : openSecret(keyFor(PURPOSE), { websiteId, name: NAME }, sealed);
  } catch {
    return '';
  }
}

export async function keepCaptchaSecret(
  { keyFor, randomBytes }: Pick<Deps, 'keyFor' | 'randomBytes'>,
  trx: SiteTransaction,
  websiteId: string,
  secret: string,
): Promise<void> {
  const sealed = sealSecret({ key: keyFor(PURPOSE), randomBytes }, { websiteId, name: NAME }, secret);
  await saveCaptchaSecret(trx, websiteId, sealed);
}
