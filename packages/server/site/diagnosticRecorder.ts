import { createHash } from 'node:crypto';
import type { SiteDatabase } from '../database/database.ts';
import type { Logger } from '../log.ts';
import type { Site } from '../storage/sites.ts';
import { recordTemplateDiagnostics, type TemplateDiagnostic } from '../storage/templateDiagnostics.ts';

/** A finding of the template engine, of the theme's reader or of its stylesheets. */
export interface Finding {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column?: number;
  readonly detail: string;
}

/** Writes what is wrong in a theme where its owner will see it; never in a visitor's way. */
export interface DiagnosticRecorder {
  record(site: Site, path: string, findings: readonly Finding[]): void;
  /** Resolves when everything handed in so far is written. */
  settled(): Promise<void>;
}

export interface RecorderOptions {
  readonly db: SiteDatabase;
  readonly log: Logger;
}

/** The same finding is written once per published version of a site, not at each rendering. */
const MAX_REMEMBERED = 10_000;
const MAX_PER_PAGE = 50;

export function createDiagnosticRecorder(options: RecorderOptions): DiagnosticRecorder {
  const seen = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  function isNew(site: Site, fingerprint: string): boolean {
    const key = `${site.id}|${site.publishedVersion}|${fingerprint}`;
    if (seen.has(key)) return false;
    if (seen.size >= MAX_REMEMBERED) seen.clear();
    seen.add(key);
    return true;
  }

  async function write(site: Site, rows: readonly TemplateDiagnostic[]): Promise<void> {
    try {
      await options.db.inSite({ websiteId: site.id }, (trx) => recordTemplateDiagnostics(trx, site.id, rows));
    } catch (error) {
      options.log.error({ err: error, site: site.identifier }, 'template diagnostics could not be written');
    }
  }

  return {
    record(site, path, findings) {
      const rows = new Map<string, TemplateDiagnostic>();
      for (const finding of findings.slice(0, MAX_PER_PAGE)) {
        const row = toRow(site, path, finding);
        if (!rows.has(row.fingerprint) && isNew(site, row.fingerprint)) rows.set(row.fingerprint, row);
      }
      if (rows.size > 0) last = last.then(() => write(site, [...rows.values()]));
    },
    settled: () => last.then(() => undefined),
  };
}

function toRow(site: Site, path: string, finding: Finding): TemplateDiagnostic {
  const place = `${site.theme}|${finding.file}|${finding.line}|${finding.column ?? 0}|${finding.code}|${finding.detail}`;
  return {
    fingerprint: createHash('sha256').update(place).digest('hex').slice(0, 32),
    theme: site.theme,
    file: finding.file,
    line: finding.line,
    column: finding.column ?? 0,
    code: finding.code,
    detail: { message: finding.detail.slice(0, 500) },
    pagePath: path,
  };
}
