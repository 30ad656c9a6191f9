import type { Deps } from '../../deps.ts';
import type { Site } from '../../sites/index.ts';
import { clearResolvedDiagnostics } from '../storage/templateDiagnostics.ts';
import { themeStateOf } from './themeState.ts';

/** Forgets the problems that no longer occur, and says how many there were. */
export async function clearResolved(deps: Pick<Deps, 'db' | 'pages'>, site: Site): Promise<number> {
  const current = themeStateOf(await deps.pages.themes.load(site));
  return deps.db.inSite({ websiteId: site.id }, (trx) => clearResolvedDiagnostics(trx, site.id, current));
}
