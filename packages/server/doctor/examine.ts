import type { Deps } from '../deps.ts';
import { listSiteIdentifiers, loadSiteByIdentifier } from '../sites/index.ts';
import { documentViolations } from './documentViolations.ts';
import { findViolations, type Violation } from './storage/invariants.ts';

export interface SiteViolation extends Violation {
  readonly site: string;
}

const ALL_SITES = 1_000_000;
const EXAMINE_TIMEOUT_MS = 120_000;

/** The reconciler (reliability 1): reads the books of one site, or of all, and answers what does not add up. */
export async function examine(deps: Pick<Deps, 'db'>, identifier: string | null): Promise<readonly SiteViolation[]> {
  const identifiers =
    identifier === null ? await deps.db.acrossSites((trx) => listSiteIdentifiers(trx, ALL_SITES)) : [identifier];
  const found: SiteViolation[] = [];
  for (const site of identifiers) {
    const row = await deps.db.acrossSites((trx) => loadSiteByIdentifier(trx, site));
    if (!row) continue;
    const settings = { isolation: 'repeatable read', statementTimeoutMs: EXAMINE_TIMEOUT_MS } as const;
    const violations = await deps.db.inSite(
      { websiteId: row.id },
      async (trx) => [...(await findViolations(trx, row.id)), ...(await documentViolations(trx, row.id))],
      settings,
    );
    found.push(...violations.map((violation) => ({ ...violation, site })));
  }
  return found;
}
