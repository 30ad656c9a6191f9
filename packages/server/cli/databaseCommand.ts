import { MIGRATIONS_DIR } from '../installation.ts';
import { readConfig } from '../platform/config.ts';
import { type DistributionPlan, distribute, planDistribution } from '../platform/database/distribution/distribute.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createLog } from '../platform/log.ts';
import { type Arguments, UsageFault } from './arguments.ts';

/** `database distribute`: spreads the database of DATABASE_URL, a Citus coordinator, over its workers. */
export async function runDatabase({ words, options }: Arguments): Promise<number> {
  if (words[1] !== 'distribute') throw new UsageFault('database can distribute.');
  const { databaseUrl } = readConfig(process.env, process.cwd());
  if (databaseUrl === null)
    throw new UsageFault('Set DATABASE_URL to the coordinator: the built-in database has no workers.');
  const target = { connectionString: databaseUrl };
  const isApplied = options.has('apply');
  if (isApplied) await migrate({ target, migrationsDir: MIGRATIONS_DIR, log: createLog('warn') });
  const plan = isApplied ? await distribute(target) : await planDistribution(target);
  for (const line of linesOf(plan, isApplied)) console.log(line);
  return 0;
}

function linesOf({ workers, everywhere, bySite, hasSchema }: DistributionPlan, isApplied: boolean): readonly string[] {
  const where = `workers ${workers.join(', ')}`;
  if (!hasSchema) return [`An empty database. With --apply its tables are made and spread over the ${where}.`];
  const count = everywhere.length + bySite.length;
  if (count === 0) return [`All tables are distributed over the ${where}.`];
  const [keep, spread] = isApplied ? ['Kept', 'Spread'] : ['Would keep', 'Would spread'];
  return [
    `${keep} on every server (${everywhere.length}): ${everywhere.join(', ')}`,
    `${spread} by the site over the ${where} (${bySite.length}): ${bySite.join(', ')}`,
    ...(isApplied ? [] : ['Nothing was changed: stop the product, make a backup, and add --apply to do it.']),
  ];
}
