import type { Deps } from '../../deps.ts';
import type { Site } from '../../sites/index.ts';
import { countTemplateDiagnostics } from '../storage/templateDiagnostics.ts';
import { themeStateOf } from './themeState.ts';

export interface ProblemCount {
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

/** Open problems of a site's theme, by how bad they are. */
export async function countProblems(deps: Pick<Deps, 'db' | 'pages'>, site: Site): Promise<ProblemCount> {
  const current = themeStateOf(await deps.pages.themes.load(site));
  const files = await deps.db.inSite({ websiteId: site.id }, (trx) => countTemplateDiagnostics(trx, site.id, current));
  const sum = (of: keyof ProblemCount) => files.reduce((total, file) => total + file[of], 0);
  return { errors: sum('errors'), warnings: sum('warnings'), notes: sum('notes') };
}
