import type { TokenRequest } from '@quoin/contract/requests';
import { TOKEN_SECONDS } from '@quoin/domain/access';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { endAccess } from './endAccess.ts';
import { findExtension } from './storage/extensions.ts';
import {
  deleteExpired,
  deleteGrant,
  deleteToken,
  type FoundToken,
  findToken,
  insertToken,
  markUsed,
} from './storage/grants.ts';
import { hashToken, isHashOf, isVerifierOf, newToken, readClientId, siteOfToken, type TokenKind } from './tokenText.ts';

/** The errors of RFC 6749, 5.2. */
export type TokenError = 'invalid_client' | 'invalid_request' | 'invalid_grant' | 'unsupported_grant_type';

export interface GivenTokens {
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  /** Null: the extension did not ask to come back. */
  readonly refreshToken: string | null;
  readonly refreshExpiresAt: Date | null;
  readonly accountId: string;
  readonly scopes: readonly string[];
}

export interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
}

type ExchangeDeps = Pick<Deps, 'db' | 'randomBytes'>;
type Exchanged = GivenTokens | { readonly error: TokenError };

/** Tokens for a code, or for the refresh token that was given last. Each is taken once. */
export async function exchangeTokens(deps: ExchangeDeps, client: Client, request: TokenRequest): Promise<Exchanged> {
  const { grantType, code, refreshToken } = request;
  if (grantType !== 'authorization_code' && grantType !== 'refresh_token') return { error: 'unsupported_grant_type' };
  const shown = grantType === 'refresh_token' ? refreshToken : code;
  const kind = grantType === 'refresh_token' ? 'refresh' : 'code';
  return ofClient(deps, client, async (trx, websiteId) => {
    if (shown === null) return { error: 'invalid_request' };
    const found = await tokenOf(trx, websiteId, client, { shown, kind });
    if (found === null) return { error: 'invalid_grant' };
    // A code or token that is used twice was stolen, it or this one, so everything issued from it is revoked.
    if (found.usedAt !== null) {
      await revoke(trx, websiteId, found);
      return { error: 'invalid_grant' };
    }
    if (found.expiresAt <= trx.now() || !isRightCode(found, request)) return { error: 'invalid_grant' };
    await markUsed(trx, websiteId, hashToken(shown));
    await deleteExpired(trx, websiteId);
    return give(deps, trx, websiteId, found);
  });
}

/** A token that its extension needs no more: an access token alone, or with a refresh token everything (RFC 7009). */
export async function revokeToken(
  deps: Pick<Deps, 'db'>,
  client: Client,
  shown: string | null,
): Promise<{ readonly error: TokenError } | null> {
  return ofClient<null>(deps, client, async (trx, websiteId) => {
    if (shown === null) return { error: 'invalid_request' };
    const found = await tokenOf(trx, websiteId, client, { shown, kind: null });
    if (found?.kind === 'access') await deleteToken(trx, websiteId, hashToken(shown));
    else if (found !== null) await revoke(trx, websiteId, found);
    return null;
  });
}

async function revoke(trx: SiteTransaction, websiteId: string, found: FoundToken): Promise<void> {
  await deleteGrant(trx, websiteId, found.grantId);
  await endAccess(trx, websiteId, found);
}

async function ofClient<Done>(
  { db }: Pick<Deps, 'db'>,
  { clientId, clientSecret }: Client,
  work: (trx: SiteTransaction, websiteId: string) => Promise<Done | { readonly error: TokenError }>,
): Promise<Done | { readonly error: TokenError }> {
  const named = readClientId(clientId);
  if (named === null) return { error: 'invalid_client' };
  const { websiteId, extensionId } = named;
  return db.inSite({ websiteId }, async (trx) => {
    const extension = await findExtension(trx, websiteId, extensionId);
    if (extension === null || !isHashOf(extension.secretHash, clientSecret)) return { error: 'invalid_client' };
    return work(trx, websiteId);
  });
}

/** Null: this extension was never given it. */
async function tokenOf(
  trx: SiteTransaction,
  websiteId: string,
  { clientId }: Client,
  { shown, kind }: { readonly shown: string; readonly kind: TokenKind | null },
): Promise<FoundToken | null> {
  if (siteOfToken(shown) !== websiteId) return null;
  const found = await findToken(trx, websiteId, hashToken(shown), { isHeld: true });
  return found?.clientId === clientId && (kind === null || found.kind === kind) ? found : null;
}

/** A code goes with the address that it was sent to, and with what its challenge was made of. */
function isRightCode({ kind, redirectUrl: sentTo, codeChallenge }: FoundToken, request: TokenRequest): boolean {
  if (kind !== 'code') return true;
  const { redirectUrl, codeVerifier } = request;
  if (redirectUrl !== sentTo) return false;
  if (codeChallenge === '') return codeVerifier === null;
  return codeVerifier !== null && isVerifierOf(codeChallenge, codeVerifier);
}

async function give(
  { randomBytes }: ExchangeDeps,
  trx: SiteTransaction,
  websiteId: string,
  { grantId, isOffline, accountId, scopes }: FoundToken,
): Promise<GivenTokens> {
  const make = async (kind: 'access' | 'refresh') => {
    const token = newToken(kind, websiteId, randomBytes);
    const expiresAt = new Date(trx.now().getTime() + TOKEN_SECONDS[kind] * 1000);
    await insertToken(trx, websiteId, { hash: hashToken(token), grantId, kind, expiresAt });
    return { token, expiresAt };
  };
  const access = await make('access');
  const refresh = isOffline ? await make('refresh') : null;
  return {
    ...{ accessToken: access.token, accessExpiresAt: access.expiresAt, accountId, scopes },
    ...{ refreshToken: refresh?.token ?? null, refreshExpiresAt: refresh?.expiresAt ?? null },
  };
}
