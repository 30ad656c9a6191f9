import pg from 'pg';
import { distributionColumnOf, UNDISTRIBUTED } from '../platform/database/distribution/undistributed.ts';
import type { AroundQuery } from '../platform/database/pool.ts';

export interface RecordedStatements {
  readonly around: AroundQuery;
  /** Each different statement that was sent in the name of a site. */
  readonly inSite: ReadonlySet<string>;
}

/** Listens to what is sent, and keeps what transactions of a site ask. */
export function recordStatements(): RecordedStatements {
  const inSite = new Set<string>();
  const around: AroundQuery = (query) => {
    let isOfSite = false;
    return (sql, parameters) => {
      if (/^(begin|commit|rollback)/.test(sql)) isOfSite = false;
      else if (sql.startsWith('set local')) isOfSite ||= sql.startsWith('set local app.site');
      else if (isOfSite) inSite.add(sql);
      return query(sql, parameters);
    };
  };
  return { around, inSite };
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Operation?: string;
  readonly Plans?: readonly PlanNode[];
  readonly [property: string]: unknown;
}

/**
 * Plans each statement as the owner, for whom no policy adds a condition, and without its values. Returns what a server that
 * spreads its tables by the site would refuse, or answer from several machines.
 */
export async function statementFaults(url: string, statements: Iterable<string>): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url, options: '-c plan_cache_mode=force_generic_plan' });
  await client.connect();
  try {
    const faults: string[] = [];
    for (const statement of statements) {
      const plan = await planOf(client, statement);
      for (const fault of plan === null ? [] : faultsOf(plan)) faults.push(`${fault}: ${inOneLine(statement)}`);
    }
    return faults;
  } finally {
    await client.end();
  }
}

const inOneLine = (statement: string) => statement.replaceAll(/\s+/g, ' ').trim().slice(0, 300);

/** Null for what has no plan. */
async function planOf(client: pg.Client, statement: string): Promise<PlanNode | null> {
  if (!/^\s*(\/\*.*?\*\/\s*)?(select|insert|update|delete|with)\b/i.test(statement)) return null;
  await client.query(`prepare probe as ${statement}`);
  const count = Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const values = count === 0 ? '' : `(${Array(count).fill('null').join(', ')})`;
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json, verbose, costs off) execute probe${values}`,
  );
  await client.query('deallocate probe');
  return rows[0]!['QUERY PLAN'][0].Plan;
}

function faultsOf(plan: PlanNode): readonly string[] {
  const nodes = [...nodesOf(plan)];
  const writes = nodes.filter((node) => node['Node Type'] === 'ModifyTable');
  const scans = nodes.filter((node) => node['Node Type'] !== 'ModifyTable' && isOfSites(node['Relation Name']));
  return [
    ...(writes.length > 1 && writes.some(isInsert) ? ['inserts beside another write'] : []),
    ...(writes.some(insertsFromElsewhere) ? ['inserts rows that it makes itself'] : []),
    ...scans.filter((scan) => !namesSite(scan)).map((scan) => `names no site for ${scan['Relation Name']}`),
  ];
}

function* nodesOf(plan: PlanNode): Iterable<PlanNode> {
  yield plan;
  for (const inner of plan.Plans ?? []) yield* nodesOf(inner);
}

const isInsert = ({ Operation }: PlanNode) => Operation === 'Insert';
const isOfSites = (table: string | undefined) => table !== undefined && !UNDISTRIBUTED.has(table);

/** A value of the statement, or the site of another row in it: the chain begins at a value. */
function namesSite(scan: PlanNode): boolean {
  const column = distributionColumnOf(scan['Relation Name'] ?? '');
  const site = new RegExp(String.raw`\.${column} = (\(?\$\d+|'[0-9a-f-]{36}'|\w+\.(website_id|id)\b)`);
  return ['Index Cond', 'Recheck Cond', 'Filter', 'Join Filter'].some((condition) =>
    site.test(String(scan[condition] ?? '')),
  );
}

/** Rows that come from no table of the site go through COPY on the coordinator, which row-level security forbids. */
function insertsFromElsewhere(write: PlanNode): boolean {
  if (!isInsert(write)) return false;
  const sources = (write.Plans ?? []).flatMap((inner) => [...nodesOf(inner)]);
  const isMade = sources.some(({ 'Node Type': type }) => type === 'Function Scan' || type === 'CTE Scan');
  return isMade && !sources.some((source) => isOfSites(source['Relation Name']));
}
