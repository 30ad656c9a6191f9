import cluster from 'node:cluster';
import { MemberFailed, ROLE } from './platform/background/processGroup.ts';
import { type Config, readConfig } from './platform/config.ts';
import { ConfigFault } from './platform/configFault.ts';
import { lockDataFolder } from './platform/database/embedded/folderLock.ts';
import { DataFolderInUse, EmbeddedPostgresFault, MigrationFault } from './platform/database/faults.ts';
import { prepareDataFolder } from './platform/dataFolder.ts';
import { createLog, type Logger } from './platform/log.ts';
import type { Role, RunningServer } from './server.ts';

/** Exit codes: 78 (EX_CONFIG) for what the operator must change before it can work. */
const EXIT_CONFIG = 78;

/** A line for people on standard error, without a stack: they can act on the sentence. */
function isForPeople(error: unknown): error is Error {
  return (
    error instanceof ConfigFault ||
    error instanceof DataFolderInUse ||
    error instanceof EmbeddedPostgresFault ||
    error instanceof MigrationFault
  );
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Before anything heavy is loaded, so that the second start on a folder says so at once (FT-14). */
async function refuseSecondStart(dataDir: string): Promise<void> {
  const lock = await lockDataFolder(dataDir);
  await lock.release();
}

/** `--traffic`, or `--traffic 10`: days of visits and orders that are played. */
function trafficDays(words: readonly string[]): number {
  const days = Number(words[words.indexOf('--traffic') + 1] ?? DEFAULT_TRAFFIC_DAYS);
  return Number.isInteger(days) && days > 0 && days <= MOST_TRAFFIC_DAYS ? days : DEFAULT_TRAFFIC_DAYS;
}

const DEFAULT_TRAFFIC_DAYS = 90;
const MOST_TRAFFIC_DAYS = 400;

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  const log = createLog(config.logLevel);
  const role = cluster.isWorker ? process.env[ROLE] : undefined;
  if (role === 'web' || role === 'jobs') return startAsPart(config, log, role);
  const demo = process.argv.includes('--demo') ? (process.argv[process.argv.indexOf('--demo') + 1] ?? null) : null;
  const traffic = process.argv.includes('--traffic') ? trafficDays(process.argv) : null;
  prepareDataFolder(config.dataDir);
  if (config.databaseUrl === null) await refuseSecondStart(config.dataDir);
  const options = { config, log, demo, traffic, print: (line: string) => console.log(line) };
  const starting =
    config.processes === 1
      ? import('./server.ts').then(({ startServer }) => startServer(options))
      : import('./processes.ts').then(({ startProcesses }) => startProcesses(options));
  await stopOnSignal(starting, log);
}

/** One of several processes, started by the first of them. */
async function startAsPart(config: Config, log: Logger, role: Role): Promise<void> {
  // Until it works it holds nothing that would have to be ended.
  const leave = () => process.exit(0);
  for (const signal of SIGNALS) process.on(signal, leave);
  const { startPart } = await import('./server.ts');
  const running = await startPart({ config, log }, role);
  for (const signal of SIGNALS) process.off(signal, leave);
  await stopOnSignal(Promise.resolve(running), log);
}

/** Listened for before anything is started: a Ctrl-C during a start must not leave PostgreSQL behind. */
async function stopOnSignal(starting: Promise<RunningServer>, log: Logger): Promise<void> {
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    const stopped = starting.then((server) => server.close(), ignoreEnded);
    stopped.then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, () => stop(signal));
  await starting;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ctrl-C reaches all processes at once: that the others ended before they began is what was wanted. */
function ignoreEnded(error: unknown): void {
  if (!(error instanceof MemberFailed)) throw error;
}

process.on('unhandledRejection', (reason) => {
  console.error(reason);
  process.exit(1);
});

main().catch((error: unknown) => {
  // It has said itself what is wrong.
  if (error instanceof MemberFailed) process.exit(error.exitCode);
  if (isForPeople(error)) console.error(error.message);
  else if (isPortTaken(error)) console.error(`Port ${process.env.PORT ?? '3000'} is in use: set PORT to another one.`);
  else console.error(error);
  process.exit(isForPeople(error) || isPortTaken(error) ? EXIT_CONFIG : 1);
});
