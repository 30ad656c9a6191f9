import { setTimeout as pause } from 'node:timers/promises';
import { checkOrderMachine } from '@quoin/domain/orders';
import { startBackgroundWork } from './backgroundWork.ts';
import { createLastBackup } from './backup/index.ts';
import { buildDeps } from './buildDeps.ts';
import { createCommerce } from './commerce.ts';
import { movableClock } from './demo/index.ts';
import { makeDemo, type ServerOptions } from './demoStart.ts';
import type { Deps } from './deps.ts';
import { type Installation, openInstallation } from './installation.ts';
import { groupMetrics } from './platform/groupMetrics.ts';
import { listen } from './platform/http/listen.ts';
import { countJobs } from './platform/jobs/jobTable.ts';
import { createMetrics, type MetricSources } from './platform/metrics.ts';
import { tracedHandler } from './platform/tracing/tracedHandler.ts';
import { createRequestHandler, type HandlerParts } from './requestHandler.ts';
import { findSite, listIdentifiers } from './sites/index.ts';
import { createAccounts } from './team/index.ts';

export interface RunningServer {
  close(): Promise<void>;
}

/** What one process of several does; a single one does both. */
export type Role = 'web' | 'jobs';

/** Builds everything, in the order it depends on each other, and listens: all in this process. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  requireSoundLifecycles();
  const { config, log } = options;
  const clock = movableClock();
  const installation = await openInstallation(config, log, {
    ...{ database: 'start', messages: 'sendAndReceive', now: clock.now },
  });
  const deps = buildDeps(installation);
  try {
    const accounts = createAccounts(deps);
    const announce = await makeDemo({ deps, accounts, clock }, options);
    const running = await run(installation, { deps, commerce: createCommerce(deps), accounts }, ['web', 'jobs']);
    await announce();
    return running;
  } catch (error) {
    await closeDeps(deps);
    await installation.close();
    throw error;
  }
}

/** One process of several, on the database that the first of them has started. */
export async function startPart(
  { config, log }: Pick<ServerOptions, 'config' | 'log'>,
  role: Role,
): Promise<RunningServer> {
  requireSoundLifecycles();
  const installation = await openInstallation(config, log, { database: 'join', messages: 'sendAndReceive' });
  const deps = buildDeps(installation, { isJobless: role === 'web' });
  try {
    return await run(installation, { deps, commerce: createCommerce(deps), accounts: createAccounts(deps) }, [role]);
  } catch (error) {
    await closeDeps(deps);
    await installation.close();
    throw error;
  }
}

/** How long a balancer in front may take to see that this machine is not ready any more. */
const BALANCER_MS = 2_000;

async function run(installation: Installation, parts: HandlerParts, roles: readonly Role[]): Promise<RunningServer> {
  const { deps, commerce } = parts;
  const { config, log } = deps;
  let isDraining = false;
  const background = roles.includes('jobs') ? startBackgroundWork(deps, commerce) : null;
  const metrics = groupMetrics(createMetrics(metricSources(parts, roles)));
  const handler = roles.includes('web') ? createRequestHandler(parts, { metrics, isDraining: () => isDraining }) : null;
  try {
    const listening = handler && (await listen(tracedHandler(handler, deps.tracer), config));
    if (listening !== null)
      warmUp(deps).catch((error: unknown) => isDraining || log.warn({ err: error }, 'warming up failed'));
    return {
      async close() {
        isDraining = true;
        if (listening !== null && config.trustedProxies > 0) await pause(BALANCER_MS);
        await Promise.all([listening?.close(), background?.stop()]);
        await closeDeps(deps);
        await installation.close();
      },
    };
  } catch (error) {
    await background?.stop();
    throw error;
  }
}

/** What several processes would read from the same place, only the one with the jobs reads. */
function metricSources({ deps, commerce }: HandlerParts, roles: readonly Role[]): MetricSources {
  return {
    queues: () => [deps.events.counts()],
    caches: () => [...deps.pages.cacheFigures(), commerce.cart.memory.figures()],
    pool: () => deps.db.poolCounts(),
    replica: () => deps.db.replicaFigures(),
    rollupLag: () => deps.rollups.lagMs() / 1000,
    ...(roles.includes('jobs') ? { jobs: () => countJobs(deps.db, deps.now()) } : {}),
    ...(roles.includes('jobs') && deps.config.backups.place !== null ? { lastBackup: createLastBackup(deps) } : {}),
  };
}

/** Whatever waits in memory is written first. */
export async function closeDeps(deps: Deps): Promise<void> {
  await deps.events.close();
  await deps.speed.flush();
  await deps.rollups.close();
  await deps.pages.close();
  await deps.counts.close();
}

/** A lifecycle with a dead end or an impossible state must not meet real orders (ORD-2). @throws with the faults. */
function requireSoundLifecycles(): void {
  const faults = checkOrderMachine();
  if (faults.length === 0) return;
  const said = faults.map(({ machine, code, where }) => `${machine}: ${code} at ${where}`);
  throw new Error(`The lifecycles have faults: ${said.join('; ')}`);
}

/** Theme and stylesheet of the first site, so that its first visitor does not wait for them. */
async function warmUp(deps: Deps): Promise<void> {
  const [identifier] = await listIdentifiers(deps);
  const site = identifier === undefined ? null : await findSite(deps, { identifier });
  if (site !== null) await deps.pages.stylesheetsOf(site);
}
