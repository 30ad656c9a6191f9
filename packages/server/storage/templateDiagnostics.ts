import type { SiteTransaction } from '../database/database.ts';

/** One thing wrong in a site's theme, as its owner will see it. */
export interface TemplateDiagnostic {
  /** Same place and code: the same row, counted. */
  readonly fingerprint: string;
  readonly theme: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly pagePath: string | null;
}

export async function recordTemplateDiagnostics(
  trx: SiteTransaction,
  websiteId: string,
  diagnostics: readonly TemplateDiagnostic[],
): Promise<void> {
  const now = trx.now();
  // In one order everywhere, so that two servers recording the same page do not wait for each other in a circle.
  const sorted = [...diagnostics].sort((left, right) => (left.fingerprint < right.fingerprint ? -1 : 1));
  for (const diagnostic of sorted) {
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
        page_path: diagnostic.pagePath,
        first_seen_at: now,
        last_seen_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'fingerprint']).doUpdateSet((eb) => ({
          times: eb('template_diagnostic.times', '+', 1n),
          last_seen_at: now,
          page_path: diagnostic.pagePath,
        })),
      )
      .execute();
  }
}
