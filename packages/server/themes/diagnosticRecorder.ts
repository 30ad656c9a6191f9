import { createHash } from 'node:crypto';
import type { TemplateProblem } from '@quoin/rendering/page';
import type { SiteDatabase } from '../platform/database/database.ts';
import type { Logger } from '../platform/log.ts';
import type { Site } from '../sites/index.ts';
import { recordTemplateDiagnostics, type TemplateDiagnostic } from './storage/templateDiagnostics.ts';

/** What one rendering has found, in which state of which theme. */
export interface Findings {
  readonly theme: { readonly name: string; readonly version: string };
  readonly pagePath: string;
  /** Found on this page. */
  readonly ofPage: readonly TemplateProblem[];
  /** True of the theme whatever page is shown. */
  readonly ofTheme: readonly TemplateProblem[];
}

/** Writes what is wrong in a theme where its owner will see it; never in a visitor's way. */
export interface DiagnosticRecorder {
  record(site: Site, findings: Findings): void;
  /** Resolves when everything passed so far is written. */
  settled(): Promise<void>;
}

export interface RecorderOptions {
  readonly db: SiteDatabase;
  readonly log: Logger;
}

/** The same finding is written once per published version of a site and state of its theme, not at each rendering. */
const MAX_REMEMBERED = 10_000;
const MAX_PER_PAGE = 50;
const MAX_PER_THEME = 500;
const MAX_MESSAGE = 500;

export function createDiagnosticRecorder(options: RecorderOptions): DiagnosticRecorder {
  const seen = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  function isNew(site: Site, row: TemplateDiagnostic): boolean {
    const key = `${site.id}|${site.publishedVersion}|${row.themeVersion}|${row.fingerprint}`;
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
    record(site, findings) {
      const { theme, pagePath, ofPage, ofTheme } = findings;
      if (ofPage.length === 0 && ofTheme.length === 0) return;
      const rows = new Map<string, TemplateDiagnostic>();
      const found = [
        ...ofPage.slice(0, MAX_PER_PAGE).map((problem) => toRow(theme, problem, pagePath)),
        ...ofTheme.slice(0, MAX_PER_THEME).map((problem) => toRow(theme, problem, null)),
      ];
      for (const row of found) if (!rows.has(row.fingerprint) && isNew(site, row)) rows.set(row.fingerprint, row);
      if (rows.size > 0) last = last.then(() => write(site, [...rows.values()]));
    },
    settled: () => last.then(() => undefined),
  };
}

function toRow(theme: Findings['theme'], problem: TemplateProblem, pagePath: string | null): TemplateDiagnostic {
  const { file, line, column, code, severity, message } = problem;
  const place = `${theme.name}|${file}|${line}|${column}|${code}|${message}`;
  return {
    fingerprint: createHash('sha256').update(place).digest('hex').slice(0, 32),
    theme: theme.name,
    themeVersion: theme.version,
    ...{ file, line, column, code, severity, pagePath },
    // PostgreSQL's text holds no NUL, and a template may well contain one.
    detail: { message: message.replaceAll('\0', '').slice(0, MAX_MESSAGE) },
  };
}
