import { serveTasks } from '../../platform/background/serveTasks.ts';
import { openDatabase, type SiteDatabase } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import type { RollupSettings, RollupTask } from './rollupProcess.ts';
import { createRollups, type Rollups } from './rollups.ts';

/** One stores, one counts, one packs. */
const CONNECTIONS = 3;

interface OpenRollups {
  readonly db: SiteDatabase;
  readonly rollups: Rollups;
}

let open: OpenRollups | null = null;

function openRollups({ target, timeoutFactor, logLevel, isCopied }: RollupSettings): OpenRollups {
  const db = openDatabase({
    ...target,
    log: createLog(logLevel),
    maxConnections: CONNECTIONS,
    timeoutFactor,
  });
  return { db, rollups: createRollups({ db }, { isCopied }) };
}

serveTasks<RollupTask, void>(async (task, signal) => {
  if (task.verb === 'open') {
    open = openRollups(task.settings);
    return;
  }
  const { db, rollups } = open!;
  if (task.verb === 'close') return db.close();
  if (task.verb === 'store') return rollups.store(task.websiteId, task.taken);
  if (task.verb === 'count') return rollups.count(task.websiteId);
  return rollups.pack(task.websiteId, signal);
});
