import type { Deps } from '../deps.ts';
import { listSiteIdentifiers } from './storage/sites.ts';

/** Shown at start: a few is enough, an installation may have thousands. */
const SHOWN = 5;

export function listIdentifiers(deps: Pick<Deps, 'db'>): Promise<readonly string[]> {
  return deps.db.acrossSites((trx) => listSiteIdentifiers(trx, SHOWN));
}
