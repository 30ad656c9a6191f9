import { z } from 'zod';
import type { ProviderCalls } from './providerCalls.ts';
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
  readonly calls: ProviderCalls;
  /** Milliseconds. */
  readonly now: () => number;
}

const KEEP_MS = 3_600_000;
const WANTED_SCOPES: readonly string[] = ['openid', 'email', 'profile'];
/** Sends the address only in a form (Sign in with Apple, REST API). */
const FORM_POST_ISSUER = 'https://appleid.apple.com';

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  scopes_supported: z.array(z.string()).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
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
      const said = await discover();
      const address = new URL(said.authorization_endpoint);
      const asked = {
        ...{ response_type: 'code', client_id: clientId, redirect_uri: settings.redirectUri },
        ...{ scope: scopesFor(said), state, nonce, code_challenge: challenge, code_challenge_method: 'S256' },
        ...(issuer === FORM_POST_ISSUER ? { response_mode: 'form_post' } : {}),
      };
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
      return address.href;
    },
    async redeem({ code, verifier }) {
      const said = await discover();
      const { id_token: token } = tokenAnswer.parse(await exchange(settings, outside, said, { code, verifier }));
      const { keys } = keySet.parse(await outside.calls.read(said.jwks_uri));
      const claims = verifiedClaims(token, keys);
      if (claims === null) throw new Error('The identity provider did not sign this token.');
      return claims;
    },
  };
}

async function readMetadata({ issuer }: OpenIdSettings, { calls }: Outside): Promise<Metadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const said = metadata.parse(await calls.read(address));
  // Else one provider could speak for another (OpenID Connect Discovery 4.3).
  if (said.issuer !== issuer) throw new Error(`The identity provider calls itself ${said.issuer}, not ${issuer}.`);
  return said;
}

/** The scopes it knows of those we want; one that does not say gets them all. */
function scopesFor({ scopes_supported: known }: Metadata): string {
  return WANTED_SCOPES.filter((scope) => scope === 'openid' || known?.includes(scope) !== false).join(' ');
}

/** By the standard's default, or in the body where the provider takes it there alone (Apple). */
function exchange(
  { clientId, clientSecret, redirectUri }: OpenIdSettings,
  { calls }: Outside,
  { token_endpoint, token_endpoint_auth_methods_supported: ways }: Metadata,
  { code, verifier }: { readonly code: string; readonly verifier: string },
): Promise<unknown> {
  const isInBody = ways?.includes('client_secret_post') === true && !ways.includes('client_secret_basic');
  const named = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  const asked = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
  const proof: Readonly<Record<string, string>> = isInBody ? { client_id: clientId, client_secret: clientSecret } : {};
  const headers: Readonly<Record<string, string>> = isInBody
    ? {}
    : { authorization: `Basic ${Buffer.from(named).toString('base64')}` };
  return calls.post(token_endpoint, headers, String(new URLSearchParams({ ...asked, ...proof })));
}
