import type { CheckoutDeps } from '../checkout/index.ts';
import { reconcilePayments } from '../orders/index.ts';
import { listSiteIdentifiers, loadSiteByIdentifier } from '../sites/index.ts';

export interface SiteReconciled {
  readonly site: string;
  readonly seen: number;
  readonly settled: number;
  /** Money at the provider that nobody here knows of. */
  readonly unknown: readonly string[];
}

const DAY_MS = 86_400_000;
const DAYS = 7;
const ALL_SITES = 1_000_000;

/** Compares the last week of one site, or of all, with the records of its payment providers (ORD-3). */
export async function reconcileSites(
  deps: CheckoutDeps,
  identifier: string | null,
): Promise<readonly SiteReconciled[]> {
  const identifiers =
    identifier === null ? await deps.db.acrossSites((trx) => listSiteIdentifiers(trx, ALL_SITES)) : [identifier];
  const until = new Date(deps.now());
  const from = new Date(until.getTime() - DAYS * DAY_MS);
  const found: SiteReconciled[] = [];
  for (const name of identifiers) {
    const site = await deps.db.acrossSites((trx) => loadSiteByIdentifier(trx, name));
    if (site === null) continue;
    const { seen, settled, unknown } = await reconcilePayments(deps, site, { from, until });
    found.push({ site: name, seen, settled: settled.length, unknown });
  }
  return found;
}
