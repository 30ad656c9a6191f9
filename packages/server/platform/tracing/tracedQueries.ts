import { errorCode } from '../database/errors.ts';
import type { Answer, AroundQuery } from '../database/pool.ts';
import { statementSummary } from './statementSummary.ts';
import { activeSpan, type Tracer, typeOf } from './tracer.ts';

/** What every transaction begins and ends with says nothing; a commit waits for the disk. */
const UNTRACED = /^(begin|rollback|set local)/;
const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * A span for each statement within something that is traced: its kind, table and rows, never its text or values. What
 * nobody asked for, such as looking for jobs, is not traced.
 */
export function tracedQueries(tracer: Tracer): AroundQuery {
  return (query) => async (sql, parameters) => {
    if (activeSpan() === undefined || UNTRACED.test(sql)) return query(sql, parameters);
    const summary = statementSummary(sql);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary };
    const span = tracer.start({ name: summary, kind: 'client', attributes });
    try {
      const answer = await query(sql, parameters);
      span.set(rowsOf(answer));
      return answer;
    } catch (error) {
      span.set({ 'db.response.status_code': errorCode(error) ?? '' });
      span.fail(typeOf(error));
      throw error;
    } finally {
      span.end();
    }
  };
}

function rowsOf({ command, rows, rowCount }: Answer): Readonly<Record<string, number>> {
  if (COUNTED.has(command)) return { 'quoin.db.changed_rows': rowCount ?? 0 };
  return command === 'COMMIT' ? {} : { 'db.response.returned_rows': rows.length };
}
