import { guardCell, guardText } from '@quoin/domain/catalog';
import { answerText, isEmptyValue, type KeptAnswer } from '@quoin/domain/forms';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { writeGuardedCsv } from '../platform/csv/writeCsv.ts';
import type { Site } from '../sites/index.ts';
import {
  actOnSubmissionRows,
  findSubmission,
  listSubmissions,
  type Submission,
  type SubmissionAct,
  type SubmissionQuery,
} from './storage/formSubmissions.ts';

type InboxDeps = Pick<Deps, 'db'>;

export function listInbox(deps: InboxDeps, websiteId: string, query: SubmissionQuery): Promise<readonly Submission[]> {
  return deps.db.inSite({ websiteId }, (trx) => listSubmissions(trx, websiteId, query));
}

export function loadSubmission(deps: InboxDeps, websiteId: string, id: string): Promise<Submission | null> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const found = await findSubmission(trx, websiteId, id);
    return found?.deletedAt === null ? found : null;
  });
}

/** Deleting is undone by restoring, for thirty days. */
export async function actOnSubmissions(
  deps: InboxDeps,
  websiteId: string,
  { act, ids }: { readonly act: SubmissionAct; readonly ids: readonly string[] },
  actor: Actor,
): Promise<number> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const count = await actOnSubmissionRows(trx, websiteId, ids, act);
    const isReading = act === 'read' || act === 'unread';
    if (count > 0 && !isReading) {
      await recordAudit(trx, { websiteId, actor, action: `submission.${act}`, details: { count } });
    }
    return count;
  });
}

const EXPORT_LIMIT = 50_000;

/** What the filters show, a row each: a column per title of a field, in the order they first turn up (SC-42). */
export async function exportSubmissions(
  deps: InboxDeps,
  site: Site,
  query: Omit<SubmissionQuery, 'after' | 'limit'>,
  actor: Actor,
): Promise<string> {
  const rows = await deps.db.inSite(
    { websiteId: site.id },
    async (trx) => {
      const found = await listSubmissions(trx, site.id, { ...query, after: null, limit: EXPORT_LIMIT });
      const details = { count: found.length };
      await recordAudit(trx, { websiteId: site.id, actor, action: 'submission.export', details });
      return found;
    },
    { statementTimeoutMs: 60_000 },
  );
  const titles = [...new Set(rows.flatMap(({ answers }) => answers.map(({ rawTitle }) => rawTitle)))];
  const header = ['Submitted on', 'Form', ...titles.map(guardText), 'Page', 'Page address'];
  return writeGuardedCsv(
    header,
    rows.map((row) => [
      row.createdAt.toISOString(),
      guardText(row.formName),
      ...titles.map((title) => cellOf(row.answers.filter(({ rawTitle }) => rawTitle === title))),
      guardText(row.page.title),
      row.page.path,
    ]),
  );
}

/** Empty answers stay empty: N/A is for people. What was asked for as a number stays one. */
function cellOf(answers: readonly KeptAnswer[]): string {
  const told = answers.filter(({ value, values }) => !isEmptyValue(values ?? value));
  const guard = told.every(({ type }) => type === 'number' || type === 'currency') ? guardCell : guardText;
  return guard(told.map(answerText).join('\n'));
}
