import type { Deps } from '../../deps.ts';
import { dismissTemplateDiagnostic } from '../storage/templateDiagnostics.ts';

/** Puts a problem aside until the theme changes; false when the site has no such problem. */
export function dismissProblem(deps: Pick<Deps, 'db'>, websiteId: string, problemId: string): Promise<boolean> {
  return deps.db.inSite({ websiteId }, (trx) => dismissTemplateDiagnostic(trx, websiteId, problemId));
}
