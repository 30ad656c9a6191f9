import type { Deps } from '../deps.ts';
import type { Program } from '../platform/http/apiPipeline.ts';
import { loadLiveSite } from '../sites/index.ts';
import { hashKey, siteOfKey } from './keyText.ts';
import { findApiKey, noteKeyUse } from './storage/apiKeys.ts';

/** Who holds this key; null for one that nobody gave out, that was revoked, or whose site is deleted. */
export async function programOfKey({ db }: Pick<Deps, 'db'>, key: string): Promise<Program | null> {
  const websiteId = siteOfKey(key);
  if (websiteId === null) return null;
  return db.inSite({ websiteId }, async (trx) => {
    const found = await findApiKey(trx, websiteId, hashKey(key));
    const site = found && (await loadLiveSite(trx, websiteId));
    if (found === null || site === null) return null;
    await noteKeyUse(trx, websiteId, found.id);
    const actor = { accountId: null, name: `API key “${found.name}”` };
    return { site, keyId: found.id, extension: null, scopes: found.scopes, actor };
  });
}
