import type { CaptchaSettings } from '@quoin/domain/access';
import type { CaptchaAsk, CaptchaGateway, CaptchaVerdict } from './captchaGateway.ts';

export interface RecaptchaParts {
  readonly settings: CaptchaSettings;
  /** The secret of v2; an API key for Enterprise. */
  readonly secret: string;
  readonly fetch: typeof fetch;
  /** Address of a substitute for Google's two hosts; null: Google. */
  readonly api: string | null;
}

const V2_ORIGIN = 'https://www.google.com';
const ENTERPRISE_ORIGIN = 'https://recaptchaenterprise.googleapis.com';
/** A visitor waits for it. */
const TIMEOUT_MS = 5_000;

type Json = Readonly<Record<string, unknown>>;

/** reCAPTCHA v2 (a box to tick) or Enterprise (a score), as the site chose. */
export function createRecaptcha(parts: RecaptchaParts): CaptchaGateway {
  const ask = parts.settings.provider === 'recaptchaEnterprise' ? askEnterprise : askV2;
  return {
    verify: (question) => ask(parts, question),
    isReachable: async () =>
      (await ask(parts, { token: 'reachable', action: 'FORM_BLOCK_SUBMISSION', ip: '' })) !== 'unreachable',
  };
}

/** `POST /recaptcha/api/siteverify` with form fields; answers `{success, "error-codes"}`. */
async function askV2({ fetch, api, secret }: RecaptchaParts, { token, ip }: CaptchaAsk): Promise<CaptchaVerdict> {
  const body = new URLSearchParams({ secret, response: token, ...(ip === '' ? {} : { remoteip: ip }) });
  const answer = await call(fetch, `${api ?? V2_ORIGIN}/recaptcha/api/siteverify`, body);
  if (answer === null) return 'unreachable';
  return answer.success === true ? 'human' : 'robot';
}

/**
 * `POST /v1/projects/{project}/assessments?key=`: the token must be valid, made for this action, and score high enough. A
 * token of another site key is not valid there.
 */
async function askEnterprise(parts: RecaptchaParts, { token, action, ip }: CaptchaAsk): Promise<CaptchaVerdict> {
  const { settings, secret, api, fetch } = parts;
  const address = new URL(`${api ?? ENTERPRISE_ORIGIN}/v1/projects/${settings.projectId}/assessments`);
  address.searchParams.set('key', secret);
  const event = {
    token,
    siteKey: settings.siteKey,
    expectedAction: action,
    ...(ip === '' ? {} : { userIpAddress: ip }),
  };
  const answer = await call(fetch, address, JSON.stringify({ event }));
  if (answer === null) return 'unreachable';
  const properties = objectIn(answer, 'tokenProperties');
  const { score } = objectIn(answer, 'riskAnalysis');
  const isValid = properties.valid === true && properties.action === action;
  return isValid && typeof score === 'number' && score >= settings.minScore ? 'human' : 'robot';
}

/** Returns null without a valid answer from Google: unreachable, too late, out of order, or too many requests. */
async function call(
  fetch: RecaptchaParts['fetch'],
  address: URL | string,
  body: URLSearchParams | string,
): Promise<Json | null> {
  try {
    const headers: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' });
    if (response.status === 429 || response.status >= 500) return null;
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null ? (answer as Json) : null;
  } catch {
    return null;
  }
}

function objectIn(value: Json, name: string): Json {
  const part = value[name];
  return typeof part === 'object' && part !== null ? (part as Json) : {};
}
