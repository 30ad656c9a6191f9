import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { type ClickHouse, connectClickHouse } from '../../platform/gateways/clickhouse/clickhouse.ts';
import { SinkFault, type SinkParts } from '../../platform/gateways/eventSink/eventSink.ts';
import type { Logger } from '../../platform/log.ts';
import { EVENT_COLUMNS, type TableNames, tableNames, tableStatements, VISIT_COLUMNS } from './tables.ts';

/** A row of the visits' table. */
export type StoredVisit = Readonly<Record<keyof typeof VISIT_COLUMNS, string | number>>;

/** ClickHouse as a place that figures are read from. Everything throws `SinkFault` while it is away. */
export interface InsightStore {
  readonly tables: TableNames;
  /** Makes the tables where they are missing. Returns the mark of this database: another one has another. */
  open(): Promise<string>;
  read<Row>(query: RawBuilder<unknown>): Promise<readonly Row[]>;
  addVisits(visits: readonly StoredVisit[]): Promise<void>;
  /** Takes rows away, not before `afterMs` from now. */
  remove(table: 'events' | 'visits', which: RawBuilder<unknown>, afterMs?: number): Promise<void>;
}

/** So long nobody asks a server that was away: each question would wait for it. */
const REST_MS = 10_000;

export function createInsightStore(
  parts: SinkParts,
  { log, now }: { readonly log: Pick<Logger, 'info' | 'warn'>; readonly now: () => number },
): InsightStore {
  const server = connectClickHouse(parts);
  const tables = tableNames(server.table);
  let opened: Promise<string> | null = null;
  let awayUntil = 0;
  async function watched<T>(work: () => Promise<T>): Promise<T> {
    if (now() < awayUntil) throw new SinkFault('it was away a moment ago');
    try {
      return await work();
    } catch (error) {
      opened = null;
      awayUntil = now() + REST_MS;
      log.warn({ err: error }, 'ClickHouse does not answer; figures come from the database');
      throw error;
    }
  }
  const open = () =>
    watched(() => {
      opened ??= openTables(server, tables);
      return opened;
    });
  return {
    tables,
    open,
    read: <Row>(query: RawBuilder<unknown>) => watched(() => server.read<Row>(query)),
    addVisits: (visits) => watched(() => server.insert(tables.visits, visits)),
    remove: (table, which, afterMs = 0) => watched(() => removeRows(server, tables[table], { which, afterMs })),
  };
}

async function openTables(server: ClickHouse, tables: TableNames): Promise<string> {
  for (const statement of tableStatements(tables)) await server.run(sql.raw(statement));
  // A table that somebody made for other ends may lack a column, or be of a kind that keeps rows twice.
  await server.read(sql`SELECT ${names(EVENT_COLUMNS)} FROM ${sql.raw(tables.events)} FINAL LIMIT 0`);
  await server.read(sql`SELECT ${names(VISIT_COLUMNS)} FROM ${sql.raw(tables.visits)} LIMIT 0`);
  const known = await markOf(server, tables);
  if (known !== '') return known;
  await server.insert(tables.mark, [{ mark: randomUUID() }]);
  return markOf(server, tables);
}

/** The first, where two processes made one at once. */
async function markOf(server: ClickHouse, { mark }: TableNames): Promise<string> {
  const [row] = await server.read<{ readonly first: string }>(sql`SELECT min(mark) AS first FROM ${sql.raw(mark)}`);
  return row?.first ?? '';
}

/** Each removal writes parts of the table anew, so nothing is begun for nothing. */
async function removeRows(
  server: ClickHouse,
  table: string,
  { which, afterMs }: { readonly which: RawBuilder<unknown>; readonly afterMs: number },
): Promise<void> {
  const found = await server.read<{ readonly count: string }>(
    sql`SELECT count(*) AS count FROM ${sql.raw(table)} WHERE ${which}`,
  );
  if (Number(found[0]?.count ?? 0) === 0) return;
  await pause(afterMs);
  await server.run(sql`ALTER TABLE ${sql.raw(table)} DELETE WHERE ${which}`);
}

function names(columns: object): RawBuilder<unknown> {
  return sql.raw(Object.keys(columns).join(', '));
}
