import {
  type ApiScope,
  type AuthorizationError,
  type AuthorizationRequest,
  authorizationError,
  parseScopes,
  redirectWith,
  TOKEN_SECONDS,
} from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Actor } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { loadLiveSite, type Site } from '../sites/index.ts';
import { note } from './changeExtensions.ts';
import { findExtension, type StoredExtension } from './storage/extensions.ts';
import { deleteExpired, insertGrant, insertToken } from './storage/grants.ts';
import { hashToken, newToken, readClientId } from './tokenText.ts';

/** What a user is asked, or where the browser goes back to with the reason why not. */
export type Asked =
  | { readonly extension: StoredExtension; readonly scopes: readonly ApiScope[]; readonly isOffline: boolean }
  | { readonly redirectTo: string };

type Named = Pick<AuthorizationRequest, 'clientId' | 'redirectUrl'>;

/** The site that an extension is registered in; null: nobody registered it, or not with this address to go back to. */
export async function siteOfAuthorization({ db }: Pick<Deps, 'db'>, request: Named): Promise<Site | null> {
  const websiteId = readClientId(request.clientId)?.websiteId;
  if (websiteId === undefined) return null;
  return db.inSite({ websiteId }, async (trx) => {
    const isRegistered = (await extensionOf(trx, websiteId, request)) !== null;
    return isRegistered ? loadLiveSite(trx, websiteId) : null;
  });
}

/**
 * Who asks, and for what. Where the extension or the address is not as it was registered, nothing is sent there: who wrote the
 * link is not known.
 */
export function loadAuthorization(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  request: AuthorizationRequest,
): Promise<Outcome<Asked, 'authorizationInvalid'>> {
  return db.inSite({ websiteId }, (trx) => asked(trx, websiteId, request));
}

/** Her answer: where the browser goes on, with a code or without. */
export async function decideAuthorization(
  { db, randomBytes }: Pick<Deps, 'db' | 'randomBytes'>,
  websiteId: string,
  { request, isAllowed, actor }: { request: AuthorizationRequest; isAllowed: boolean; actor: Actor },
): Promise<Outcome<{ readonly redirectTo: string }, 'authorizationInvalid'>> {
  return db.inSite({ websiteId }, async (trx) => {
    const found = await asked(trx, websiteId, request);
    if (!found.ok) return found;
    if ('redirectTo' in found.value) return accept(found.value);
    if (!isAllowed) return accept(declined(request, 'access_denied'));
    const { extension, scopes, isOffline } = found.value;
    const { id: extensionId, name } = extension;
    await deleteExpired(trx, websiteId);
    const grantId = trx.newId();
    const by = { accountId: actor.accountId ?? '', grantedBy: actor.name };
    await insertGrant(trx, websiteId, { id: grantId, extensionId, scopes, isOffline, ...by });
    const code = newToken('code', websiteId, randomBytes);
    const { redirectUrl, codeChallenge, state } = request;
    const expiresAt = new Date(trx.now().getTime() + TOKEN_SECONDS.code * 1000);
    const token = { hash: hashToken(code), grantId, kind: 'code' as const, expiresAt };
    await insertToken(trx, websiteId, { ...token, redirectUrl, codeChallenge });
    await note(trx, websiteId, { actor, verb: 'allow', id: extensionId, name, details: { scopes, isOffline } });
    return accept({ redirectTo: redirectWith(redirectUrl, state, { code }) });
  });
}

async function asked(
  trx: SiteTransaction,
  websiteId: string,
  request: AuthorizationRequest,
): Promise<Outcome<Asked, 'authorizationInvalid'>> {
  const extension = await extensionOf(trx, websiteId, request);
  if (extension === null) return refuse('authorizationInvalid');
  const error = authorizationError(request);
  if (error !== null) return accept(declined(request, error));
  const scopes = parseScopes(request.scope) ?? [];
  return accept({ extension, scopes, isOffline: request.accessType === 'offline' });
}

function declined({ redirectUrl, state }: AuthorizationRequest, error: AuthorizationError) {
  return { redirectTo: redirectWith(redirectUrl, state, { error }) };
}

async function extensionOf(trx: SiteTransaction, websiteId: string, { clientId, redirectUrl }: Named) {
  const named = readClientId(clientId);
  if (named?.websiteId !== websiteId) return null;
  const found = await findExtension(trx, websiteId, named.extensionId);
  return found?.redirectUrls.includes(redirectUrl) === true ? found : null;
}
