import type { CaptchaChallenge, WireCaptcha } from '@quoin/contract/endpoints/site';
import { CAPTCHA_TOKEN_LENGTH, type CaptchaAction, type CaptchaCode, captchaSettingsOf } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../deps.ts';
import type { CaptchaGateway } from '../platform/gateways/captcha/captchaGateway.ts';
import {
  checkWork,
  createWork,
  isWorkToken,
  LIMIT_ACTION,
  type WorkAction,
} from '../platform/gateways/captcha/proofOfWork.ts';
import { createRecaptcha } from '../platform/gateways/captcha/recaptcha.ts';
import type { LimitProofs } from '../platform/http/protection/limitProof.ts';
import type { Site } from '../sites/index.ts';
import { openCaptchaSecret } from './captchaSecrets.ts';
import { spendChallenge } from './storage/captcha.ts';

type SiteWithCaptcha = Pick<Site, 'id' | 'settings'>;

export interface CaptchaQuestion {
  /** Unchanged. */
  readonly token: unknown;
  readonly action: CaptchaAction;
  readonly ip: string;
  /** What counts when the provider does not answer; only a form whose owner said so lets people pass (FT-21). */
  readonly whenUnreachable?: 'refuse' | 'accept';
}

/** Whether a person sent something, for every site as its owner chose (CAPT-04). */
export interface SiteCaptcha {
  /** Work for a browser; its proof is a token for this action, once. */
  challenge(site: SiteWithCaptcha, action: CaptchaAction): Promise<CaptchaChallenge>;
  /** Never inside a transaction: it may ask outside. Uses the token up. */
  verify(site: SiteWithCaptcha, question: CaptchaQuestion): Promise<Outcome<null, CaptchaCode>>;
  /** Before a limit refuses anybody. Ours on every site: no script of others comes to a checkout. */
  readonly ofLimits: LimitProofs;
}

/** The public part, for the props of a widget. */
export function wireCaptchaOf(settings: Site['settings']): WireCaptcha {
  const { provider, siteKey } = captchaSettingsOf(settings);
  return { provider, siteKey };
}

export interface CaptchaParts extends Pick<Deps, 'db' | 'keyFor' | 'now' | 'roll'> {
  readonly fetch: typeof fetch;
  /** Replaces Google's API. Null: Google. */
  readonly recaptchaApi: string | null;
}

export function createSiteCaptcha(parts: CaptchaParts): SiteCaptcha {
  const { db, keyFor, now, roll } = parts;
  const means = { key: keyFor('captcha'), now, roll };

  async function isWorkGood({ id }: Pick<Site, 'id'>, action: WorkAction, token: string): Promise<boolean> {
    const proof = await checkWork(means, { websiteId: id, action }, token);
    return proof !== null && db.inSite({ websiteId: id }, (trx) => spendChallenge(trx, id, proof));
  }

  async function googleOf(site: SiteWithCaptcha): Promise<CaptchaGateway> {
    const secret = await db.inSite({ websiteId: site.id }, (trx) => openCaptchaSecret(parts, trx, site.id));
    return createRecaptcha({
      settings: captchaSettingsOf(site.settings),
      secret,
      fetch: parts.fetch,
      api: parts.recaptchaApi,
    });
  }

  /** While Google is away a browser works instead: then, and only then, that counts here too. */
  async function isWorkInstead(google: CaptchaGateway, site: SiteWithCaptcha, action: CaptchaAction, token: string) {
    return !(await google.isReachable()) && (await isWorkGood(site, action, token));
  }

  async function isHuman(site: SiteWithCaptcha, token: string, question: CaptchaQuestion): Promise<boolean> {
    const { action, ip, whenUnreachable = 'refuse' } = question;
    if (captchaSettingsOf(site.settings).provider === 'proofOfWork') return isWorkGood(site, action, token);
    const google = await googleOf(site);
    if (isWorkToken(token)) return isWorkInstead(google, site, action, token);
    const verdict = await google.verify({ token, action, ip });
    return verdict === 'human' || (verdict === 'unreachable' && whenUnreachable === 'accept');
  }

  return {
    challenge: ({ id }, action) => createWork(means, { websiteId: id, action }),
    async verify(site, question) {
      const { token } = question;
      if (typeof token !== 'string' || token === '') return refuse('captchaMissing');
      if (token.length > CAPTCHA_TOKEN_LENGTH) return refuse('captchaFailed');
      return (await isHuman(site, token, question)) ? accept(null) : refuse('captchaFailed');
    },
    ofLimits: {
      ask: (websiteId) => createWork(means, { websiteId, action: LIMIT_ACTION }),
      isGood: async (id, token) => token.length <= CAPTCHA_TOKEN_LENGTH && isWorkGood({ id }, LIMIT_ACTION, token),
    },
  };
}
