import {
  type CaptchaSettings,
  type CaptchaSettingsCode,
  captchaSettingsOf,
  DEFAULT_CAPTCHA,
  validateCaptcha,
} from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { bumpPublishedVersion, loadSiteById } from '../sites/index.ts';
import { keepCaptchaSecret, openCaptchaSecret } from './captchaSecrets.ts';
import { deleteCaptchaSecret, saveCaptchaChoice } from './storage/captcha.ts';

type SettingsDeps = Pick<Deps, 'db' | 'keyFor' | 'randomBytes'>;

/** What its owner sees: of the secret only how it ends. */
export interface CaptchaView extends CaptchaSettings {
  readonly secretEnd: string;
}

const SHOWN_END = 4;

export function loadCaptchaSettings(deps: SettingsDeps, websiteId: string): Promise<CaptchaView> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    const secret = await openCaptchaSecret(deps, trx, websiteId);
    return { ...captchaSettingsOf(site?.settings ?? {}), secretEnd: secret.slice(-SHOWN_END) };
  });
}

/** Everything wrong, or nothing: then it is kept, and pages say so from now on. The secret goes into no log and no answer. */
export function saveCaptchaSettings(
  deps: SettingsDeps,
  websiteId: string,
  { entry, actor }: { readonly entry: CaptchaSettings & { readonly secret: string }; readonly actor: Actor },
): Promise<readonly Problem<CaptchaSettingsCode>[]> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const hasSecret = (await openCaptchaSecret(deps, trx, websiteId)) !== '';
    const problems = validateCaptcha(entry, { hasSecret });
    if (problems.length > 0) return problems;
    const { secret, ...own } = entry;
    const choice = own.provider === 'proofOfWork' ? DEFAULT_CAPTCHA : own;
    if (choice.provider === 'proofOfWork') await deleteCaptchaSecret(trx, websiteId);
    else if (secret !== '') await keepCaptchaSecret(deps, trx, websiteId, secret);
    await saveCaptchaChoice(trx, websiteId, { ...choice });
    await bumpPublishedVersion(trx, websiteId);
    const details = { provider: choice.provider, hasNewSecret: secret !== '' };
    await recordAudit(trx, { websiteId, actor, action: 'captcha.update', subjectTitle: choice.provider, details });
    return [];
  });
}
