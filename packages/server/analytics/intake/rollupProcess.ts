import { builtProgram, createWorkerProcess } from '../../platform/background/workerProcess.ts';
import type { DatabaseTarget } from '../../platform/database/pool.ts';
import type { Rollups } from './rollups.ts';
import type { TakenEvents } from './storeEvents.ts';

/** Settings with which the process opens its own pool. */
export interface RollupSettings {
  readonly target: DatabaseTarget;
  readonly timeoutFactor: number;
  readonly logLevel: string;
  readonly isCopied: boolean;
}

export type RollupTask =
  | { readonly verb: 'open'; readonly settings: RollupSettings }
  | { readonly verb: 'store'; readonly websiteId: string; readonly taken: TakenEvents }
  | { readonly verb: 'count' | 'pack'; readonly websiteId: string }
  | { readonly verb: 'close' };

/** Visits are minutes apart where a site is quiet: it stays for the next one. */
const IDLE_MS = 600_000;

export function builtRollupWorker(): URL | null {
  return builtProgram('rollupWorker');
}

/**
 * Runs in a worker process, which begins with the first task: what takes milliseconds without a break there takes them from
 * no page. One that ends unexpectedly fails what it was at, and the next task begins another one.
 */
export function createRollupsInProcess(program: URL, settings: RollupSettings, idleMs = IDLE_MS): Rollups {
  const side = createWorkerProcess<RollupTask, void>({
    ...{ program, idleMs, first: { verb: 'open', settings } },
    ended: 'The rollup worker has ended',
  });
  return {
    store: (websiteId, taken) => side.ask({ verb: 'store', websiteId, taken }),
    count: (websiteId) => side.ask({ verb: 'count', websiteId }),
    pack: (websiteId, signal) => side.ask({ verb: 'pack', websiteId }, signal),
    async close() {
      if (!side.isRunning()) return;
      await side.ask({ verb: 'close' }).catch(() => undefined);
      side.end();
    },
  };
}
