import type { Deps } from '../deps.ts';
import type { Program } from '../platform/http/apiPipeline.ts';
import { loadLiveSite } from '../sites/index.ts';
import { findToken, noteGrantUse } from './storage/grants.ts';
import { hashToken, siteOfToken } from './tokenText.ts';

/** Which extension shows this access token; null: none, or it has expired, was revoked, or its site is deleted. */
export async function programOfToken({ db }: Pick<Deps, 'db'>, token: string): Promise<Program | null> {
  const websiteId = siteOfToken(token);
  if (websiteId === null) return null;
  return db.inSite({ websiteId }, async (trx) => {
    const found = await findToken(trx, websiteId, hashToken(token));
    if (found === null || found.kind !== 'access' || found.expiresAt <= trx.now()) return null;
    const site = await loadLiveSite(trx, websiteId);
    if (site === null) return null;
    const { grantId, clientId, accountId, scopes, extensionName } = found;
    await noteGrantUse(trx, websiteId, grantId);
    const actor = { accountId: null, name: `Extension “${extensionName}”` };
    return { site, keyId: grantId, extension: { clientId, accountId }, scopes, actor };
  });
}
