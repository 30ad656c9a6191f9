import { createHash } from 'node:crypto';
import { browserName, type ErrorReport } from '@quoin/domain/analytics';
import type { Deps } from '../../deps.ts';
import { recordScriptErrors, type ScriptErrorGroup } from '../storage/scriptErrors.ts';

/** Recordings at the same moment in one process; beyond that reports are dropped rather than pages kept waiting (ANA-1). */
const MOST_AT_ONCE = 4;

export interface ErrorReportService {
  /** Keeps what browsers reported; answers whether it was kept. Never fails: nobody waits for a report. */
  record(websiteId: string, reports: readonly ErrorReport[], userAgent: string): Promise<boolean>;
}

export function createErrorReportService({ db, log }: Pick<Deps, 'db' | 'log'>): ErrorReportService {
  let underway = 0;
  return {
    async record(websiteId, reports, userAgent) {
      if (reports.length === 0 || underway >= MOST_AT_ONCE) return false;
      underway += 1;
      try {
        const groups = groupsOf(reports, browserName(userAgent));
        await db.inSite({ websiteId }, (trx) => recordScriptErrors(trx, websiteId, groups));
        return true;
      } catch (fault) {
        // Reporting may be down without anything else being so (ANA-1).
        log.warn({ err: fault }, 'script errors are not kept');
        return false;
      } finally {
        underway -= 1;
      }
    },
  };
}

/** One group per message (ERR-03). */
export function groupsOf(reports: readonly ErrorReport[], browser: string): readonly ScriptErrorGroup[] {
  const messages = [...new Set(reports.map(({ message }) => message))];
  return messages.map((message) => {
    const same = reports.filter((report) => report.message === message);
    const { stack, source, line, column } = same.at(-1)!;
    const pages = new Map<string, number>();
    for (const { page } of same) pages.set(page, (pages.get(page) ?? 0) + 1);
    return {
      ...{ message, stack, pages, browser, times: same.length },
      source: source === '' ? '' : `${source}:${line}:${column}`,
      fingerprint: createHash('sha256').update(message).digest(),
    };
  });
}
