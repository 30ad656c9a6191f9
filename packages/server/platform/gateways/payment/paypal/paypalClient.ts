import { createHash } from 'node:crypto';
import { ProviderSilent } from '../paymentGateway.ts';
import { originOf, type PayPalApi, type PayPalSettings } from './paypalSettings.ts';

/** PayPal said no: the same question has the same answer. `issue` is its word for why: `INSTRUMENT_DECLINED`. */
export class PayPalRefusal extends Error {
  constructor(
    readonly status: number,
    readonly issue: string,
  ) {
    super(`PayPal refused: ${status} ${issue}`);
  }
}

export interface PayPalCall {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** `/v2/checkout/orders` */
  readonly path: string;
  /** JSON; a string is sent as it is. */
  readonly body?: unknown;
  /** Asked again with the same one, PayPal does nothing twice. */
  readonly requestId?: string;
}

/** The interface of one account. @throws PayPalRefusal when it says no, ProviderSilent when nobody knows. */
export interface PayPalClient {
  call(question: PayPalCall): Promise<unknown>;
}

interface AccessToken {
  readonly text: string;
  /** Milliseconds. */
  readonly until: number;
}

/** Tokens of all accounts, kept until shortly before they end. */
export type PayPalTokens = Map<string, AccessToken>;

/** A buyer waits in front of his button. */
const TIMEOUT_MS = 15_000;
/** Renewed that long before its end. */
const SPARE_SECONDS = 120;

export interface PayPalOutside {
  readonly fetch: typeof fetch;
  readonly tokens: PayPalTokens;
  /** Milliseconds. */
  readonly now: () => number;
  /** PayPal itself when left out; tests name their own. */
  readonly api?: PayPalApi | undefined;
}

export function createPayPalClient(settings: PayPalSettings, outside: PayPalOutside): PayPalClient {
  const origin = outside.api?.origin ?? originOf(settings);
  const { tokens, now } = outside;
  // Without the secret in memory twice, and a new one when it changes.
  const account = createHash('sha256').update([origin, settings.clientId, settings.secret].join('\n')).digest('hex');

  async function send(path: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(outside.api?.timeoutMs ?? TIMEOUT_MS);
    try {
      return await outside.fetch(`${origin}${path}`, { ...init, signal, redirect: 'error' });
    } catch (error) {
      throw new ProviderSilent(`PayPal did not answer: ${(error as Error).message}`, { cause: error });
    }
  }

  async function signIn(): Promise<string> {
    const basic = Buffer.from(`${settings.clientId}:${settings.secret}`).toString('base64');
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await send('/v1/oauth2/token', { method: 'POST', headers, body: 'grant_type=client_credentials' });
    const said = await answerOf(response);
    const { access_token: text, expires_in: seconds } = said as { access_token?: unknown; expires_in?: unknown };
    if (typeof text !== 'string' || typeof seconds !== 'number') throw new ProviderSilent('PayPal gave no token');
    tokens.set(account, { text, until: now() + (seconds - SPARE_SECONDS) * 1000 });
    return text;
  }

  async function token(): Promise<string> {
    const held = tokens.get(account);
    return held !== undefined && held.until > now() ? held.text : signIn();
  }

  async function ask({ method, path, body, requestId }: PayPalCall): Promise<unknown> {
    const headers = {
      authorization: `Bearer ${await token()}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
    };
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    return answerOf(await send(path, { method, headers, ...(text === undefined ? {} : { body: text }) }));
  }

  return {
    async call(question) {
      try {
        return await ask(question);
      } catch (error) {
        if (!(error instanceof PayPalRefusal) || error.status !== 401 || !tokens.delete(account)) throw error;
        // The token was withdrawn before its time.
        return ask(question);
      }
    },
  };
}

const TOO_MANY = 429;
/** The same question is being worked on at this moment. */
const BUSY = 409;

async function answerOf(response: Response): Promise<unknown> {
  const { status } = response;
  const text = await response.text().catch((error: unknown) => {
    throw new ProviderSilent('PayPal broke off its answer', { cause: error });
  });
  const said = parsed(text);
  if (status >= 200 && status < 300) return said;
  if (status >= 500 || status === TOO_MANY || status === BUSY) throw new ProviderSilent(`PayPal answered ${status}`);
  throw new PayPalRefusal(status, issueOf(said));
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProviderSilent('PayPal answered no JSON', { cause: error });
  }
}

function issueOf(said: unknown): string {
  const { details, name, error } = (said ?? {}) as {
    readonly details?: readonly { readonly issue?: unknown }[];
    readonly name?: unknown;
    readonly error?: unknown;
  };
  const issue = Array.isArray(details) ? (details[0] as { readonly issue?: unknown } | undefined)?.issue : undefined;
  return String(issue ?? name ?? error ?? 'UNKNOWN').slice(0, 100);
}
