import type { Problem } from '@quoin/domain/problem';

/** Who finds out whether a person is there: we ourselves by work that a browser does, or one of Google's two. */
export const CAPTCHA_PROVIDERS = ['proofOfWork', 'recaptchaV2', 'recaptchaEnterprise'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

/** What a token is requested for. A token for one action is worthless for another (CAPT-02). */
export const CAPTCHA_ACTIONS = {
  form: 'FORM_BLOCK_SUBMISSION',
  newsletter: 'NEWSLETTER_BLOCK_SUBMISSION',
  restock: 'PRODUCT_WAITLIST_SUBMISSION',
  popup: 'PROMO_POPUP_SUBMISSION',
} as const;
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[keyof typeof CAPTCHA_ACTIONS];

export function isCaptchaAction(value: unknown): value is CaptchaAction {
  return Object.values(CAPTCHA_ACTIONS).some((action) => action === value);
}

/** A token of whichever provider, in characters. Enterprise's are the longest, at about two thousand. */
export const CAPTCHA_TOKEN_LENGTH = 8192;
/** In a box narrower than this, the provider's captcha is requested in compact form (CAPT-01); pixels. */
export const CAPTCHA_COMPACT_BELOW = 320;

/** What a site's owner chose, without the secret. */
export interface CaptchaSettings {
  readonly provider: CaptchaProvider;
  /** Public; empty for proof of work. */
  readonly siteKey: string;
  /** Google Cloud's name of the project; Enterprise only. */
  readonly projectId: string;
  /** Of Enterprise's score, 0 (surely a machine) to 1: less than this is refused. */
  readonly minScore: number;
}

/** The element in which a page says its captcha to markup that formatters print. */
export const CAPTCHA_SETTINGS_ID = 'captcha-settings';

export const DEFAULT_CAPTCHA: CaptchaSettings = { provider: 'proofOfWork', siteKey: '', projectId: '', minScore: 0.5 };

/** From a site's settings; what is missing or makes no sense there is as if nothing had been chosen. */
export function captchaSettingsOf(settings: Readonly<Record<string, unknown>>): CaptchaSettings {
  const own = settings.captcha;
  if (typeof own !== 'object' || own === null) return DEFAULT_CAPTCHA;
  const { provider, siteKey, projectId, minScore } = own as Readonly<Record<string, unknown>>;
  const known = CAPTCHA_PROVIDERS.find((each) => each === provider);
  if (known === undefined || known === 'proofOfWork' || typeof siteKey !== 'string') return DEFAULT_CAPTCHA;
  return {
    provider: known,
    siteKey,
    projectId: typeof projectId === 'string' ? projectId : '',
    minScore: typeof minScore === 'number' && minScore >= 0 && minScore <= 1 ? minScore : DEFAULT_CAPTCHA.minScore,
  };
}

export type CaptchaCode = 'captchaMissing' | 'captchaFailed';
export type CaptchaSettingsCode =
  | 'captchaSiteKeyInvalid'
  | 'captchaSecretMissing'
  | 'captchaSecretInvalid'
  | 'captchaProjectInvalid'
  | 'captchaScoreInvalid';

const KEY = /^[A-Za-z0-9_-]{20,100}$/;
const PROJECT = /^[a-z][a-z0-9-]{4,61}[a-z0-9]$/;

/** Everything wrong with a change, in the order of its form. `secret`: empty keeps the one that is held. */
export function validateCaptcha(
  entry: CaptchaSettings & { readonly secret: string },
  held: { readonly hasSecret: boolean },
): Problem<CaptchaSettingsCode>[] {
  if (entry.provider === 'proofOfWork') return [];
  const problems: Problem<CaptchaSettingsCode>[] = [];
  const add = (code: CaptchaSettingsCode, field: string) => void problems.push({ code, field });
  if (!KEY.test(entry.siteKey)) add('captchaSiteKeyInvalid', 'siteKey');
  if (entry.secret === '' && !held.hasSecret) add('captchaSecretMissing', 'secret');
  if (entry.secret !== '' && !KEY.test(entry.secret)) add('captchaSecretInvalid', 'secret');
  if (entry.provider === 'recaptchaEnterprise') {
    if (!PROJECT.test(entry.projectId)) add('captchaProjectInvalid', 'projectId');
    if (!(entry.minScore >= 0 && entry.minScore <= 1)) add('captchaScoreInvalid', 'minScore');
  }
  return problems;
}
