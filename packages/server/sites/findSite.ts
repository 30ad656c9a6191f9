import type { Deps } from '../deps.ts';
import { loadSiteByHost, loadSiteByIdentifier, type Site } from './storage/sites.ts';

/** The site behind a slug or a custom domain. */
export function findSite(
  deps: Pick<Deps, 'db'>,
  wanted: { readonly identifier: string } | { readonly host: string },
): Promise<Site | null> {
  return deps.db.acrossSites(
    (trx) => ('identifier' in wanted ? loadSiteByIdentifier(trx, wanted.identifier) : loadSiteByHost(trx, wanted.host)),
    { isReadOnly: true },
  );
}
