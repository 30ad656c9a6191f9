import cluster from 'node:cluster';
import { buildDeps } from './buildDeps.ts';
import { movableClock } from './demo/index.ts';
import { makeDemo, type ServerOptions } from './demoStart.ts';
import { openInstallation } from './installation.ts';
import { type Member, ROLE, startProcessGroup } from './platform/background/processGroup.ts';
import { addUpMetrics } from './platform/groupMetrics.ts';
import { closeDeps, type Role, type RunningServer } from './server.ts';
import { createAccounts } from './team/index.ts';

/**
 * Several processes that answer, one that runs the jobs, and this one, which starts the database, makes the demo and
 * keeps the others running. They share the socket: one that is killed takes no connection with it but its own (decision
 * 0203).
 */
export async function startProcesses(options: ServerOptions): Promise<RunningServer> {
  const { config, log } = options;
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const clock = movableClock();
  const installation = await openInstallation(config, log, {
    ...{ database: 'start', messages: 'send', now: clock.now },
  });
  const deps = buildDeps(installation);
  try {
    const accounts = createAccounts(deps);
    const announce = await makeDemo({ deps, accounts, clock }, options);
    await closeDeps(deps);
    const roles: Role[] = ['web', 'jobs', ...Array.from({ length: config.processes - 1 }, (): Role => 'web')];
    addUpMetrics();
    const group = await startProcessGroup({ roles, start, log });
    await announce();
    return {
      async close() {
        await group.stop();
        await installation.close();
      },
    };
  } catch (error) {
    await installation.close();
    throw error;
  }
}

function start(role: Role): Member {
  const worker = cluster.fork({ [ROLE]: role });
  return {
    pid: worker.process.pid,
    ready: new Promise((resolve) => worker.once('listening', () => resolve())),
    ended: new Promise((resolve) => worker.once('exit', (code) => resolve(code))),
    stop: () => worker.process.kill('SIGTERM'),
    kill: () => worker.process.kill('SIGKILL'),
  };
}
