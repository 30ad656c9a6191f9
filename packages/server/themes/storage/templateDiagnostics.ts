import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export type DiagnosticSeverity = 'error' | 'warning' | 'info';

/** A theme in one state of its files. */
export interface ThemeState {
  readonly theme: string;
  readonly themeVersion: string;
}

/** One thing wrong in a site's theme, as its owner will see it. */
export interface TemplateDiagnostic extends ThemeState {
  /** Same place and code: the same row, counted. */
  readonly fingerprint: string;
  readonly file: string;
  readonly line: number;
  /** 0 where only the line is known. */
  readonly column: number;
  readonly code: string;
  readonly severity: DiagnosticSeverity;
  readonly detail: Readonly<Record<string, unknown>>;
  /** A page it was seen on; null for what is wrong without any page. */
  readonly pagePath: string | null;
}

export async function recordTemplateDiagnostics(
  trx: SiteTransaction,
  websiteId: string,
  diagnostics: readonly TemplateDiagnostic[],
): Promise<void> {
  const now = trx.now();
  // In one order everywhere, so that two servers recording the same page do not wait for each other in a circle.
  const ordered = [...diagnostics].sort((left, right) => (left.fingerprint < right.fingerprint ? -1 : 1));
  for (const diagnostic of ordered) {
    const { severity, themeVersion: theme_version, pagePath } = diagnostic;
    await trx
      .insertInto('template_diagnostic')
      .values({
        website_id: websiteId,
        id: trx.newId(),
        fingerprint: diagnostic.fingerprint,
        theme: diagnostic.theme,
        file: diagnostic.file,
        line: diagnostic.line,
        col: diagnostic.column,
        code: diagnostic.code,
        detail: JSON.stringify(diagnostic.detail),
        page_path: pagePath,
        first_seen_at: now,
        last_seen_at: now,
        severity,
        theme_version,
      })
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'fingerprint']).doUpdateSet((eb) => ({
          times: eb('template_diagnostic.times', '+', 1n),
          last_seen_at: now,
          severity,
          theme_version,
          ...(pagePath === null ? {} : { page_path: pagePath }),
        })),
      )
      .execute();
  }
}

/** `open`: in the theme as it is now, and not put aside. `resolved`: put aside, or of an earlier state. */
export type DiagnosticState = 'open' | 'resolved';

export interface DiagnosticRow extends Omit<TemplateDiagnostic, 'fingerprint'> {
  readonly id: string;
  readonly times: number;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  readonly isDismissed: boolean;
}

/** Rows are listed by file, line and id. */
export interface DiagnosticCursor {
  readonly file: string;
  readonly line: number;
  readonly id: string;
}

export interface DiagnosticSearch {
  readonly current: ThemeState;
  readonly state: DiagnosticState;
  readonly after: DiagnosticCursor | null;
  readonly limit: number;
}

export async function listTemplateDiagnostics(
  trx: SiteTransaction,
  websiteId: string,
  { current, state, after, limit }: DiagnosticSearch,
): Promise<readonly DiagnosticRow[]> {
  let query = trx
    .selectFrom('template_diagnostic')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where(state === 'open' ? isOpen(current) : sql<boolean>`NOT ${isOpen(current)}`)
    .orderBy('file')
    .orderBy('line')
    .orderBy('id')
    .limit(limit);
  if (after !== null) {
    query = query.where(sql<boolean>`(file, line, id) > (${after.file}, ${after.line}, ${after.id}::uuid)`);
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    theme: row.theme,
    themeVersion: row.theme_version,
    file: row.file,
    line: row.line,
    column: row.col,
    code: row.code,
    severity: row.severity,
    detail: row.detail,
    pagePath: row.page_path,
    times: Number(row.times),
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    isDismissed: row.dismissed_version === row.theme_version,
  }));
}

export interface FileCount {
  readonly file: string;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

/** Open problems per file, by name. */
export async function countTemplateDiagnostics(
  trx: SiteTransaction,
  websiteId: string,
  current: ThemeState,
): Promise<readonly FileCount[]> {
  const rows = await trx
    .selectFrom('template_diagnostic')
    .select(['file', 'severity', (eb) => eb.fn.countAll<string>().as('found')])
    .where('website_id', '=', websiteId)
    .where(isOpen(current))
    .groupBy(['file', 'severity'])
    .orderBy('file')
    .execute();
  const files = [...new Set(rows.map(({ file }) => file))];
  const of = (file: string, severity: DiagnosticSeverity) =>
    Number(rows.find((row) => row.file === file && row.severity === severity)?.found ?? 0);
  return files.map((file) => ({
    file,
    errors: of(file, 'error'),
    warnings: of(file, 'warning'),
    notes: of(file, 'info'),
  }));
}

export async function countResolvedDiagnostics(
  trx: SiteTransaction,
  websiteId: string,
  current: ThemeState,
): Promise<number> {
  const row = await trx
    .selectFrom('template_diagnostic')
    .select((eb) => eb.fn.countAll<string>().as('found'))
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`NOT ${isOpen(current)}`)
    .executeTakeFirstOrThrow();
  return Number(row.found);
}

/** Whether there was such a row. */
export async function dismissTemplateDiagnostic(trx: SiteTransaction, websiteId: string, id: string): Promise<boolean> {
  const result = await trx
    .updateTable('template_diagnostic')
    .set((eb) => ({ dismissed_version: eb.ref('theme_version') }))
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Forgets what no longer occurs; what was put aside in the present state stays put aside. */
export async function clearResolvedDiagnostics(
  trx: SiteTransaction,
  websiteId: string,
  current: ThemeState,
): Promise<number> {
  const result = await trx
    .deleteFrom('template_diagnostic')
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`NOT (theme = ${current.theme} AND theme_version = ${current.themeVersion})`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

function isOpen({ theme, themeVersion }: ThemeState) {
  return sql<boolean>`(theme = ${theme} AND theme_version = ${themeVersion}
    AND dismissed_version IS DISTINCT FROM theme_version)`;
}
