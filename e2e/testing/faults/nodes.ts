import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type S3Server, startS3Server } from '../../../packages/server/platform/gateways/files/testing/s3Server.ts';
import {
  ask,
  copyFiles,
  freePort,
  type Installation,
  newDataDir,
  removeDataDir,
  runToEnd,
  startInstallation,
} from '../installation.ts';
import { copyDatabase, type SharedDatabase } from '../sharedDatabase.ts';
import { type Balancer, NODES, type NodeName, startBalancer } from './balancer.ts';

/** Two machines with folders, ports and settings of their own behind a balancer, on one database and one bucket. */
export interface Nodes {
  readonly port: number;
  readonly owner: { readonly email: string; readonly password: string };
  readonly settings: Readonly<Record<string, string>>;
  /** As a power cut would. */
  kill(node: NodeName): Promise<void>;
  /** As an upgrade does: told to stop, waited for, started again. Milliseconds that stopping took. */
  upgrade(node: NodeName): Promise<number>;
  /** Until the balancer gives it its share: only then may the other one go. */
  start(node: NodeName): Promise<void>;
  close(): Promise<void>;
}

interface Rented {
  readonly database: Awaited<ReturnType<typeof copyDatabase>>;
  readonly storage: S3Server;
  readonly dataDirs: Readonly<Record<NodeName, string>>;
}

export async function startNodes(pristine: string, shared: SharedDatabase): Promise<Nodes> {
  const dataDirs = { one: newDataDir(), two: newDataDir() };
  const rented: Rented = { database: await copyDatabase(shared), storage: await startS3Server(), dataDirs };
  const ports = { one: await freePort(), two: await freePort() };
  const balancer = await startBalancer(ports);
  const settings = await settingsOf(pristine, rented, balancer);
  const running = new Map<NodeName, Installation>();
  const start = async (node: NodeName) => {
    running.set(node, await startInstallation({ dataDir: dataDirs[node], port: ports[node], env: settings }));
    while ((await ask(balancer, '/healthz')).headers['x-node'] !== node) await sleep(50);
  };
  for (const node of NODES) await start(node);
  return {
    ...{ port: balancer.port, owner: ownerOf(pristine), settings, start },
    kill: async (node) => running.get(node)?.kill(),
    async upgrade(node) {
      const { process: child } = running.get(node)!;
      const begin = performance.now();
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
      const took = performance.now() - begin;
      await start(node);
      return Math.round(took);
    },
    async close() {
      await Promise.all([...running.values()].map((each) => each.stop()));
      await balancer.stop();
      await rented.database.drop();
      await rented.storage.close();
      for (const folder of Object.values(dataDirs)) removeDataDir(folder);
    },
  };
}

const ownerOf = (pristine: string) =>
  JSON.parse(readFileSync(join(pristine, 'demo-owner.json'), 'utf8')) as Nodes['owner'];

/** The same on both, as the guide says. The demo's files are moved into the bucket first. */
async function settingsOf(pristine: string, { database, storage }: Rented, { port }: Balancer) {
  const place = `s3://${storage.bucket}/shop`;
  const env = { S3_ENDPOINT: storage.endpoint, FILES: `${place},folder` };
  const dataDir = copyFiles(pristine);
  const moved = await runToEnd('cli', ['files', 'move', '--to', place], { dataDir, port, env });
  removeDataDir(dataDir);
  if (moved.code !== 0) throw new Error(`The files could not be moved: ${moved.errors}`);
  return {
    ...{ DATABASE_URL: database.url, SECRET_KEY: readFileSync(join(pristine, 'secret-key'), 'utf8').trim() },
    ...{ APP_ORIGIN: `http://localhost:${port}`, TRUSTED_PROXIES: '1' },
    ...{ S3_ENDPOINT: storage.endpoint, FILES: place },
  };
}
