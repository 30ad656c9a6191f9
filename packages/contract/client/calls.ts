import { CART_PATH } from '@quoin/contract/endpoints/site';
import { CRUMB_COOKIE, CRUMB_HEADER, PROOF_HEADER } from '@quoin/domain/access';
import { type Answer, decodeProblem, isCrumbFailure, NETWORK_PROBLEM } from './clientProblem.ts';
import { type ProveLimit, workIn } from './limitWork.ts';

/** What the client needs of the page it runs in. */
export interface ClientParts {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** The value of a readable cookie; undefined or empty when there is none. */
  readonly readCookie: (name: string) => string | undefined;
  /** The captcha for a reached limit. If it is left out, the visitor is shown how long to wait. */
  readonly proveLimit?: ProveLimit;
  /** Put before every path; empty for the page's own origin. */
  readonly origin?: string;
}

export type UnsafeMethod = 'POST' | 'PUT' | 'DELETE';

/** How calls are made: reading, and changing with the crumb. Neither ever rejects. */
export interface Calls {
  load<Value>(path: string): Promise<Answer<Value>>;
  act<Value>(method: UnsafeMethod, path: string, body?: unknown): Promise<Answer<Value>>;
}

/** An answer before it is interpreted: status and decoded JSON, null without any. */
interface Raw {
  readonly status: number;
  readonly body: unknown;
}

export function createCalls(parts: ClientParts): Calls {
  const send = async (path: string, init: RequestInit): Promise<Raw | null> => {
    try {
      const response = await parts.fetch((parts.origin ?? '') + path, { credentials: 'same-origin', ...init });
      const body: unknown = await response.json().catch(() => null);
      return { status: response.status, body };
    } catch {
      return null;
    }
  };
  const crumb = () => crumbOf(parts.readCookie);
  const once = (method: UnsafeMethod, path: string, body: unknown, headers: Record<string, string>) =>
    send(path, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body ?? {}),
    });
  const attempt = async (method: UnsafeMethod, path: string, body: unknown, token: string): Promise<Raw | null> => {
    const first = await once(method, path, body, { [CRUMB_HEADER]: token });
    const work = first === null ? null : workIn(first.status, first.body);
    const proof = work === null ? '' : await parts.proveLimit?.(work);
    if (!proof) return first;
    return once(method, path, body, { [CRUMB_HEADER]: token, [PROOF_HEADER]: proof });
  };

  return {
    load: async (path) => decode(await send(path, { headers: { accept: 'application/json' } }), crumb() !== ''),
    act: async (method, path, body) => {
      // Cached pages carry no cookie: the first call that changes something fetches a crumb before (reliability 3.3).
      if (crumb() === '') await send(CART_PATH, { headers: { accept: 'application/json' } });
      const first = await attempt(method, path, body, crumb());
      if (first === null || !isCrumbFailure(first.body)) return decode(first, true);
      const second = await attempt(method, path, body, crumb() || (first.body.crumb ?? ''));
      return decode(second, crumb() !== '');
    },
  };
}

/** Under https the cookie carries a prefix that binds it to the host. */
function crumbOf(readCookie: ClientParts['readCookie']): string {
  return readCookie(`__Host-${CRUMB_COOKIE}`) || readCookie(CRUMB_COOKIE) || '';
}

function decode<Value>(raw: Raw | null, cookiesEnabled: boolean): Answer<Value> {
  if (raw === null) return { ok: false, problem: NETWORK_PROBLEM };
  const isFine = raw.status >= 200 && raw.status < 300 && raw.body !== null;
  if (isFine) return { ok: true, value: raw.body as Value };
  return { ok: false, problem: decodeProblem(raw.status, raw.body, cookiesEnabled) };
}
