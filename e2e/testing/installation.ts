import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const MAIN = join(root, 'packages/server/dist/main.js');
const CLI = join(root, 'packages/server/dist/cli.js');
/** A machine that is busy with much else draws the demo's pictures for longer. */
const START_LIMIT_MS = Number(process.env.START_LIMIT_MS ?? 600_000);
const FLAGS = ['--disallow-code-generation-from-strings', '--disable-proto=delete'];

/** A real installation: the built product as a child process with its own folder. */
export interface Installation {
  readonly port: number;
  readonly dataDir: string;
  readonly shopOrigin: string;
  readonly appOrigin: string;
  readonly owner: { readonly email: string; readonly password: string };
  readonly process: ChildProcess;
  /** Milliseconds from the command to the printed addresses. */
  readonly startedIn: number;
  /** All it has printed so far, complaints included. */
  said(): string;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Creates a folder that an unprivileged PostgreSQL can reach, so that the database is really stored in it. */
export function newDataDir(prefix = 'quoin-e2e-'): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}

/** A copy of a stopped installation's folder: starts in a second, without drawing the demo again. */
export function copyDataDir(from: string, prefix?: string): string {
  const to = newDataDir(prefix);
  // A database that had to live elsewhere cannot be copied with its folder: the copy then starts from nothing.
  if (existsSync(join(from, 'database/location'))) return to;
  copyWhole(from, to);
  return to;
}

/** A copy without the database, whose rows are elsewhere. Stored files never change under their names: they are not copied but linked. */
export function copyFiles(from: string): string {
  const to = newDataDir();
  for (const name of ['secret-key', 'demo-owner.json']) copyFileSync(join(from, name), join(to, name));
  for (const name of ['files', 'stylesheets']) linkWhole(join(from, name), join(to, name));
  return to;
}

function linkWhole(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkWhole(source, target);
    else linkSync(source, target);
  }
}

/** With its owners: PostgreSQL's files belong to whom it runs as. */
export function copyWhole(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The data folder could not be copied: ${stderr}`);
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

/** Starts the product and waits until it has said where it is. */
export async function startInstallation(options: {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
  /** Words of its command line. */
  words?: readonly string[];
}): Promise<Installation> {
  const port = options.port ?? (await freePort());
  const startedAt = performance.now();
  const child = launch(MAIN, options.words ?? [], { ...options, port });
  const said = recordOutput(child);
  const output = await announced(child);
  const startedIn = Math.round(performance.now() - startedAt);
  const closed = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return {
    port,
    dataDir: options.dataDir,
    shopOrigin: `http://demo.localhost:${port}`,
    appOrigin: `http://localhost:${port}`,
    owner: { email: /owner@\S+/.exec(output)?.[0] ?? '', password: /password\s+(\S+)/i.exec(output)?.[1] ?? '' },
    process: child,
    startedIn,
    said,
    async stop() {
      child.kill('SIGINT');
      return closed;
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

interface LaunchOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly env?: Record<string, string>;
}

function launch(script: string, args: readonly string[], options: LaunchOptions): ChildProcess {
  return spawn(process.execPath, [...FLAGS, script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(options.port),
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '10000',
      // What is tested is what happens, not how soon: as in the server's own tests.
      DATABASE_TIMEOUT_FACTOR: '10',
      NODE_ENV: 'production',
      // Without this, every test file would make the demo's widths again: minutes of work that no test needs.
      PICTURES: 'asked',
      // Scenes say how many processes they need.
      PROCESSES: '1',
      // Scenes count what they have made themselves.
      SAMPLE_DATA: 'no',
      ...options.env,
    },
  });
}

function recordOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  return () => text;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
  readonly milliseconds: number;
}

/** Runs the product where it is expected to end by itself, or by a Ctrl-C as soon as `interruptWhen` says so. */
export function runToEnd(
  program: 'main' | 'cli',
  args: readonly string[],
  options: LaunchOptions & { readonly interruptWhen?: () => boolean; readonly onOutput?: (text: string) => void },
): Promise<Ended> {
  const startedAt = performance.now();
  const child = launch(program === 'main' ? MAIN : CLI, args, options);
  let output = '';
  let errors = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    options.onOutput?.(text);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const watch = setInterval(() => {
    if (!options.interruptWhen?.()) return;
    clearInterval(watch);
    child.kill('SIGINT');
  }, 5);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearInterval(watch);
      resolve({ code, output, errors, milliseconds: Math.round(performance.now() - startedAt) });
    });
  });
}

/** What it printed, once the shop's address is among it. */
function announced(child: ChildProcess): Promise<string> {
  let output = '';
  let errors = '';
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${reason}\n${output}\n${errors}`));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`The product said nothing for ${START_LIMIT_MS} ms.`);
    }, START_LIMIT_MS);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (!output.includes('Ctrl-C')) return;
      clearTimeout(limit);
      resolve(output);
    });
    child.once('close', (code) => {
      clearTimeout(limit);
      fail(`The product ended with ${code}.`);
    });
  });
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** One HTTP request to a host of the installation, by address and Host header, so that no resolver is needed. */
export function ask(
  installation: Pick<Installation, 'port'>,
  path: string,
  options: { host?: string; method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const host = options.host ?? `demo.localhost:${installation.port}`;
  return new Promise((resolve, reject) => {
    const message = request(
      {
        host: '127.0.0.1',
        port: installation.port,
        path,
        method: options.method ?? 'GET',
        headers: {
          host,
          ...(options.body === undefined ? {} : { 'content-length': Buffer.byteLength(options.body) }),
          ...options.headers,
        },
        agent: false,
      },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => {
          body += text;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
        response.on('error', reject);
      },
    );
    message.on('error', reject);
    message.end(options.body);
  });
}
