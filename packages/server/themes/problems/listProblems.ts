import type { Deps } from '../../deps.ts';
import { type ListPage, pageOf } from '../../platform/http/replies/page.ts';
import type { Site } from '../../sites/index.ts';
import {
  countResolvedDiagnostics,
  countTemplateDiagnostics,
  type DiagnosticCursor,
  type DiagnosticRow,
  type DiagnosticState,
  type FileCount,
  listTemplateDiagnostics,
} from '../storage/templateDiagnostics.ts';
import { themeStateOf } from './themeState.ts';

export const PROBLEMS_PAGE_SIZE = 50;

export interface SourceExcerpt {
  readonly firstLine: number;
  readonly lines: readonly string[];
}

export interface ListedProblem extends DiagnosticRow {
  readonly excerpt: SourceExcerpt | null;
}

export interface ProblemList extends ListPage<ListedProblem> {
  readonly files: readonly FileCount[];
  readonly resolvedCount: number;
}

/** What is wrong in a site's theme, with the lines around it as they are now. */
export async function listProblems(
  deps: Pick<Deps, 'db' | 'pages'>,
  site: Site,
  filter: { readonly state: DiagnosticState; readonly after: DiagnosticCursor | null },
): Promise<ProblemList> {
  const theme = await deps.pages.themes.load(site);
  const current = themeStateOf(theme);
  const limit = PROBLEMS_PAGE_SIZE + 1;
  const [rows, files, resolvedCount] = await deps.db.inSite({ websiteId: site.id }, async (trx) => [
    await listTemplateDiagnostics(trx, site.id, { ...filter, current, limit }),
    await countTemplateDiagnostics(trx, site.id, current),
    await countResolvedDiagnostics(trx, site.id, current),
  ]);
  const listed = rows.map((row) => {
    const isCurrent = row.theme === current.theme && row.themeVersion === current.themeVersion;
    const source = theme.files.get(row.file) ?? theme.fallbackFiles?.get(row.file);
    return { ...row, excerpt: isCurrent ? excerptOf(source, row.line) : null };
  });
  return { ...pageOf(listed, PROBLEMS_PAGE_SIZE), files, resolvedCount };
}

/** Lines before and after the one at fault. */
const AROUND = 3;
const MAX_LINE = 400;

/** Null where the file has no such line: it is not the theme's, or it is empty. */
export function excerptOf(source: string | undefined, line: number): SourceExcerpt | null {
  const lines = source === undefined || source === '' ? [] : source.split('\n');
  if (line < 1 || line > lines.length) return null;
  const first = Math.max(1, line - AROUND);
  const shown = lines.slice(first - 1, line + AROUND);
  return { firstLine: first, lines: shown.map((text) => text.replace(/\r$/, '').slice(0, MAX_LINE)) };
}
