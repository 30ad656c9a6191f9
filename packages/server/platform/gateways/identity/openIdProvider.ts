import { z } from 'zod';
import { verifiedClaims } from './signedToken.ts';

/** An identity provider that speaks OpenID Connect. Its calls throw when it does not answer as it should. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** Where the browser is sent to. */
  authorizationAddress(ask: AuthorizationAsk): Promise<string>;
  /** The claims of the token that a code is good for; its signature is checked, what it says is not. */
  redeem(given: { readonly code: string; readonly verifier: string }): Promise<Readonly<Record<string, unknown>>>;
}

export interface AuthorizationAsk {
  readonly state: string;
  readonly nonce: string;
  /** SHA-256 of the verifier, base64url (RFC 7636). */
  readonly challenge: string;
}

export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

interface Outside {
  readonly fetch: typeof fetch;
  /** Milliseconds. */
  readonly now: () => number;
}

const TIMEOUT_MS = 8_000;
const KEEP_MS = 3_600_000;

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
const keySet = z.object({ keys: z.array(z.record(z.string(), z.unknown())).max(100) });
const tokenAnswer = z.object({ id_token: z.string().max(20_000) });
type Metadata = z.infer<typeof metadata>;

export function createOpenIdProvider(settings: OpenIdSettings, outside: Outside): OpenIdProvider {
  const { issuer, clientId } = settings;
  let known: { readonly said: Promise<Metadata>; readonly until: number } | null = null;

  function discover(): Promise<Metadata> {
    if (known !== null && known.until > outside.now()) return known.said;
    const said = readMetadata(settings, outside);
    known = { said, until: outside.now() + KEEP_MS };
    said.catch(() => {
      known = null;
    });
    return said;
  }

  return {
    issuer,
    clientId,
    async authorizationAddress({ state, nonce, challenge }) {
      const address = new URL((await discover()).authorization_endpoint);
      const asked = {
        ...{ response_type: 'code', client_id: clientId, redirect_uri: settings.redirectUri },
        ...{ scope: 'openid email profile', state, nonce, code_challenge: challenge, code_challenge_method: 'S256' },
      };
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
      return address.href;
    },
    async redeem({ code, verifier }) {
      const said = await discover();
      const { id_token: token } = tokenAnswer.parse(await exchange(settings, outside, said, { code, verifier }));
      const { keys } = keySet.parse(await readJson(outside, said.jwks_uri));
      const claims = verifiedClaims(token, keys);
      if (claims === null) throw new Error('The identity provider did not sign this token.');
      return claims;
    },
  };
}

async function readMetadata({ issuer }: OpenIdSettings, outside: Outside): Promise<Metadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const said = metadata.parse(await readJson(outside, address));
  // Else one provider could speak for another (OpenID Connect Discovery 4.3).
  if (said.issuer !== issuer) throw new Error(`The identity provider calls itself ${said.issuer}, not ${issuer}.`);
  return said;
}

async function readJson({ fetch }: Outside, address: string): Promise<unknown> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The identity provider answered ${answer.status}.`);
  return answer.json();
}

async function exchange(
  { clientId, clientSecret, redirectUri }: OpenIdSettings,
  { fetch }: Outside,
  { token_endpoint }: Metadata,
  { code, verifier }: { readonly code: string; readonly verifier: string },
): Promise<unknown> {
  const named = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  const answer = await fetch(token_endpoint, {
    ...{ method: 'POST', redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) },
    headers: { authorization: `Basic ${Buffer.from(named).toString('base64')}`, accept: 'application/json' },
    body: new URLSearchParams({
      ...{ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier },
    }),
  });
  if (!answer.ok) throw new Error(`The identity provider answered ${answer.status} to a code.`);
  return answer.json();
}
