import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export const CLIENT = { id: 'quoin', secret: 'a secret & more' } as const;

/** A minimal identity provider: it has one person, asks nothing, and signs the claims that it receives about them. */
export interface FakeIdentityProvider {
  readonly issuer: string;
  /** Said in the next token, over what is true. */
  claims: Readonly<Record<string, unknown>>;
  /** Signs with a key that is not published. */
  isForged: boolean;
  /** Takes the client's secret in the body alone, as Apple does. */
  isSecretInBody: boolean;
  close(): Promise<void>;
}

interface Grant {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

export async function startFakeIdentityProvider(): Promise<FakeIdentityProvider> {
  const [own, foreign] = [newKey(), newKey()];
  const grants = new Map<string, Grant>();
  const fake = { claims: {} as Readonly<Record<string, unknown>>, isForged: false, isSecretInBody: false, issuer: '' };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', fake.issuer);
    if (url.pathname === '/.well-known/openid-configuration') return json(response, 200, metadataOf(fake));
    if (url.pathname === '/keys') return json(response, 200, { keys: [published(own.publicKey)] });
    if (url.pathname === '/authorize') return authorize(url, response, grants);
    if (url.pathname !== '/token') return json(response, 404, {});
    const grant = await grantOf(request, grants, fake.isSecretInBody);
    if (grant === null) return json(response, 400, { error: 'invalid_grant' });
    const key = fake.isForged ? foreign.privateKey : own.privateKey;
    const seconds = Math.floor(Date.now() / 1000);
    const truth = { iss: fake.issuer, aud: CLIENT.id, sub: 'person-1', iat: seconds, exp: seconds + 300 };
    const token = signed({ ...truth, nonce: grant.nonce, ...fake.claims }, key);
    return json(response, 200, { access_token: 'a', token_type: 'Bearer', id_token: token });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  fake.issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return Object.assign(fake, { close });
}

function metadataOf({ issuer, isSecretInBody }: Pick<FakeIdentityProvider, 'issuer' | 'isSecretInBody'>): object {
  const endpoints = { authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` };
  const ways = isSecretInBody ? { token_endpoint_auth_methods_supported: ['client_secret_post'] } : {};
  return { issuer, ...endpoints, jwks_uri: `${issuer}/keys`, ...ways };
}

/** Only what a provider must refuse is looked at: another client, or a way without PKCE. */
function authorize({ searchParams }: URL, response: ServerResponse, grants: Map<string, Grant>): void {
  const get = (name: string) => searchParams.get(name) ?? '';
  const isRight = get('client_id') === CLIENT.id && get('response_type') === 'code' && get('scope').includes('openid');
  if (!isRight || get('code_challenge_method') !== 'S256') {
    json(response, 400, { error: 'invalid_request' });
    return;
  }
  const code = randomUUID();
  grants.set(code, { nonce: get('nonce'), challenge: get('code_challenge'), redirectUri: get('redirect_uri') });
  const back = new URL(get('redirect_uri'));
  back.searchParams.set('code', code);
  back.searchParams.set('state', get('state'));
  response.writeHead(302, { location: back.href }).end();
}

/** A code counts once, for who asked for it, with the verifier of its challenge. */
async function grantOf(
  request: IncomingMessage,
  grants: Map<string, Grant>,
  isSecretInBody: boolean,
): Promise<Grant | null> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const fields = new URLSearchParams(Buffer.concat(parts).toString());
  const grant = grants.get(fields.get('code') ?? '');
  grants.delete(fields.get('code') ?? '');
  const named = Buffer.from(`${CLIENT.id}:${encodeURIComponent(CLIENT.secret)}`).toString('base64');
  const challenge = createHash('sha256')
    .update(fields.get('code_verifier') ?? '')
    .digest('base64url');
  const isClient = isSecretInBody
    ? fields.get('client_id') === CLIENT.id && fields.get('client_secret') === CLIENT.secret
    : request.headers.authorization === `Basic ${named}`;
  const isRight = isClient && grant?.challenge === challenge && grant.redirectUri === fields.get('redirect_uri');
  return isRight ? grant : null;
}

function published(key: KeyObject): object {
  return { ...key.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' };
}

export function signed(claims: object, key: KeyObject, alg = 'RS256'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg, kid: 'k1', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

function json(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
