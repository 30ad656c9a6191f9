import { createOutsideFetch, createOutsidePost } from '../outside/safeFetch.ts';

/** How an identity provider is asked. Both throw where it does not answer with JSON. */
export interface ProviderCalls {
  read(address: string): Promise<unknown>;
  post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<unknown>;
}

const TIMEOUT_MS = 8_000;
/** Bytes; more than any metadata, key set or token. */
const LIMIT = 500_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' } as const;

/** To the provider that whoever runs the product has set: it may stand in the same network. */
export function directCalls(fetching: typeof fetch): ProviderCalls {
  const ask = async (address: string, more: RequestInit) => {
    const answer = await fetching(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS), ...more });
    if (!answer.ok) throw new Error(`The identity provider answered ${answer.status}.`);
    return answer.json();
  };
  return {
    read: (address) => ask(address, {}),
    post: (address, headers, body) => ask(address, { method: 'POST', headers: { ...FORM, ...headers }, body }),
  };
}

/** To one that a site's owner names: public addresses alone (SC-25), or, for development, also this machine. */
export function outsideCalls({ hasLocalWebhooks }: { readonly hasLocalWebhooks: boolean }): ProviderCalls {
  const parts = hasLocalWebhooks ? { isAllowed: () => true, isPortAllowed: () => true } : {};
  const [get, post] = [createOutsideFetch(parts), createOutsidePost(parts)];
  const parsed = ({ status, body }: { readonly status: number; readonly body: Buffer }): unknown => {
    if (status !== 200) throw new Error(`The identity provider answered ${status}.`);
    return JSON.parse(body.toString('utf8'));
  };
  return {
    read: async (address) => parsed(await get(address, { accept: 'application/json', limit: LIMIT })),
    post: async (address, headers, body) =>
      parsed(await post(address, { headers: { ...FORM, ...headers }, body, limit: LIMIT, timeoutMs: TIMEOUT_MS })),
  };
}
