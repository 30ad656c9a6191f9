import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A real server, in a folder of its own, or the one of `CLICKHOUSE_URL`. */
export interface TestClickHouse {
  /** As `EVENTS_SINK` has it after `clickhouse:`, each time of another table. */
  url(): string;
  close(): Promise<void>;
}

const PROGRAM = ['/usr/bin/clickhouse-server', '/usr/sbin/clickhouse-server'].find((path) => existsSync(path));

/** Whether there is any; tests of it are skipped where there is none. */
export const HAS_CLICKHOUSE = process.env.CLICKHOUSE_URL !== undefined || PROGRAM !== undefined;

export async function openClickHouse(): Promise<TestClickHouse> {
  const given = process.env.CLICKHOUSE_URL;
  if (given !== undefined) return { url: tablesAt(given), close: () => Promise.resolve() };
  const folder = await mkdtemp(join(tmpdir(), 'quoin-clickhouse-'));
  const [http, tcp] = [await freePort(), await freePort()];
  await mkdir(join(folder, 'data/tmp'), { recursive: true });
  await writeFile(join(folder, 'config.xml'), configOf(folder, { http, tcp }));
  const child = spawn(PROGRAM!, [`--config-file=${join(folder, 'config.xml')}`], { cwd: folder, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = `http://127.0.0.1:${http}`;
  await answering(address);
  return {
    url: tablesAt(address),
    async close() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function tablesAt(address: string): () => string {
  let tables = 0;
  return () => {
    const url = new URL(address);
    tables += 1;
    url.searchParams.set('table', `test_${process.pid}_${Date.now()}_${tables}`);
    return url.href;
  };
}

async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isThere = await fetch(`${address}/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await pause(100);
  }
  throw new Error('ClickHouse has not started');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function configOf(folder: string, { http, tcp }: { readonly http: number; readonly tcp: number }): string {
  return `<yandex>
  <logger><level>error</level><log>${folder}/log</log><errorlog>${folder}/error.log</errorlog></logger>
  <http_port>${http}</http_port><tcp_port>${tcp}</tcp_port><listen_host>127.0.0.1</listen_host>
  <path>${folder}/data/</path><tmp_path>${folder}/data/tmp/</tmp_path>
  <mark_cache_size>67108864</mark_cache_size><users_config>config.xml</users_config>
  <default_profile>default</default_profile><default_database>default</default_database>
  <profiles><default><max_threads>2</max_threads></default></profiles><quotas><default></default></quotas>
  <users><default><password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users>
</yandex>`;
}
