import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, newDataDir, removeDataDir, root } from '../installation.ts';

/** What deploy/haproxy.cfg calls the machines. */
export const NODES = ['one', 'two'] as const;
export type NodeName = (typeof NODES)[number];

const EXAMPLES = { one: '10.0.0.11:3000', two: '10.0.0.12:3000' } as const;

export const hasHaproxy = () => spawnSync('haproxy', ['-v']).status === 0;

export interface Balancer {
  readonly port: number;
  stop(): Promise<void>;
}

/** HAProxy as the guide sets it up, but for the addresses. */
export async function startBalancer(portOf: Readonly<Record<NodeName, number>>): Promise<Balancer> {
  const [folder, port] = [newDataDir('quoin-balancer-'), await freePort()];
  const shipped = readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8').replace('bind :80', `bind 127.0.0.1:${port}`);
  const config = NODES.reduce((text, node) => text.replace(EXAMPLES[node], `127.0.0.1:${portOf[node]}`), shipped);
  writeFileSync(join(folder, 'haproxy.cfg'), config);
  const child = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error(`HAProxy has ended: ${said}`);
    await sleep(50);
  }
  return {
    port,
    async stop() {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
      removeDataDir(folder);
    },
  };
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
