import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { appDocumentEventsPath, type DocumentEvent } from '@quoin/contract/endpoints/content';
import { APP_SESSION_PATH } from '@quoin/contract/endpoints/running';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inviteColleague } from '../testing/colleague.ts';
import { changeRecords, pageKeyOf, publishRecords } from '../testing/editing/draft.ts';
import {
  ask,
  copyFiles,
  freePort,
  type Installation,
  removeDataDir,
  startInstallation,
} from '../testing/installation.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { copyDatabase } from '../testing/sharedDatabase.ts';
import { createVisitor } from '../testing/visitor.ts';

const VISITORS = 8;
const BACK_MS = 90_000;
/** Three starts, on a machine that does much else. */
const KILLS_MS = 300_000;

let database: Awaited<ReturnType<typeof copyDatabase>>;
const folders: string[] = [];
beforeAll(async () => {
  database = await copyDatabase(inject('sharedDatabase')!);
});
afterAll(async () => {
  await database?.drop();
  for (const folder of folders) removeDataDir(folder);
});

/** A machine of its own on the shared database: its own port and folder, the same secret. */
async function startMachine(env: Record<string, string>): Promise<Installation> {
  const dataDir = copyFiles(inject('pristine'));
  folders.push(dataDir);
  return startInstallation({ dataDir, port: await freePort(), env: { DATABASE_URL: database.url, ...env } });
}

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + BACK_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It did not come to that: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('several processes on one machine', () => {
  let running: Installation;
  let isOver = false;
  let answered = 0;
  const failed: string[] = [];
  const visitors: Promise<void>[] = [];

  beforeAll(async () => {
    running = await startMachine({ PROCESSES: '2' });
    await until(async () => (await answering()).size === 2, 'two answer');
    for (let each = 0; each < VISITORS; each += 1) visitors.push(visit());
  });
  afterAll(async () => {
    isOver = true;
    await running?.stop();
  });

  async function visit(): Promise<void> {
    while (!isOver) {
      const answer = await ask(running, '/').catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
      if (typeof answer === 'string') failed.push(answer);
      else if (answer.status === 200) answered += 1;
      else failed.push(String(answer.status));
    }
  }

  /** When each process that answers began, which tells them apart. */
  async function answering(): Promise<ReadonlySet<number>> {
    const probes = Array.from({ length: 12 }, () => ask(running, '/healthz').catch(() => null));
    const bodies = (await Promise.all(probes)).flatMap((answer) => (answer === null ? [] : [answer.body]));
    return new Set(bodies.map((body) => (JSON.parse(body) as { startedAt: number }).startedAt));
  }

  it('tells once where everything is', () => {
    expect(running.said().match(/Sign in /g)).toHaveLength(1);
    expect(childrenOf(running)).toHaveLength(3);
  });

  it('adds up at /metrics what all of them have counted (31.3)', async () => {
    await until(() => answered >= VISITORS, 'visitors are answered');
    const readings: number[] = [];
    // Two processes that told of themselves would answer with now a smaller number, now a larger one.
    for (let each = 0; each < 12; each += 1) {
      const { body } = await ask(running, '/metrics');
      expect(body.match(/^quoin_jobs\{|^# TYPE quoin_jobs /gm)).not.toBeNull();
      readings.push(Number(/^quoin_http_requests_total\{surface="site",status="200"\} (\d+)$/m.exec(body)?.[1]));
    }
    expect(readings).toEqual([...readings].sort((one, other) => one - other));
    expect(readings[0]).toBeGreaterThanOrEqual(VISITORS);
  });

  it(
    'starts again whichever is killed, while the others answer; no request is lost but its own',
    async () => {
      for (const pid of childrenOf(running)) {
        // Which process takes a connection is the system's choice: a few probes may meet one alone.
        await until(async () => (await answering()).size === 2, 'two answer');
        const lost = failed.length;
        process.kill(pid, 'SIGKILL');
        const answeredBefore = answered;
        await until(() => answered >= answeredBefore + 3 * VISITORS, 'the others answer');
        await until(
          () => childrenOf(running).length === 3 && !childrenOf(running).includes(pid),
          'another one is started',
        );
        await until(async () => (await answering()).size === 2, 'two answer again');
        // Each visitor has one request underway.
        expect(failed.length - lost).toBeLessThanOrEqual(VISITORS);
      }
      expect(new Set(failed)).toEqual(new Set(failed.filter((code) => code === 'ECONNRESET')));
      console.log(`${answered} answered, ${failed.length} cut off by three kills`);
    },
    KILLS_MS,
  );

  it('runs jobs again after that, as soon as they are there', async () => {
    const owner = await signInOwner(running);
    const who = { email: 'kim@example.com', displayName: 'Kim', roles: [1] };
    expect((await inviteColleague(owner, running.port, who)).email).toBe(who.email);
  });

  it('ends all of them within ten seconds', async () => {
    isOver = true;
    await Promise.all(visitors);
    const children = childrenOf(running);
    const startedAt = performance.now();
    running.process.kill('SIGTERM');
    expect(await running.stop()).toBe(0);
    console.log(`ended in ${Math.round(performance.now() - startedAt)} ms`);
    expect(children.filter(isAlive)).toEqual([]);
  });
});

describe('two machines on one database', () => {
  let one: Installation;
  let two: Installation;
  let owner: Owner;

  beforeAll(async () => {
    [one, two] = await Promise.all([
      startMachine({ RATE_LIMIT_FACTOR: '1' }),
      startMachine({ RATE_LIMIT_FACTOR: '1' }),
    ]);
    owner = await signInOwner(one);
  });
  afterAll(async () => {
    await Promise.all([one?.stop(), two?.stop()]);
  });

  it('an edit on one is heard on the other within a second', async () => {
    const about = await pageKeyOf(owner, 'about');
    const heard = listen(two, owner);
    await heard.opened;
    await changeRecords(owner, [{ key: about, path: ['description'], now: 'Heard on the other machine' }]);
    const savedAt = performance.now();
    await until(() => heard.events.some(({ revision }) => revision !== null), 'the edit is heard');
    const delay = Math.round(performance.now() - savedAt);
    heard.close();
    console.log(`heard after ${delay} ms`);
    expect(delay).toBeLessThan(1_000);
  });

  it('what is published on one is what the other answers from then on', async () => {
    const about = await pageKeyOf(owner, 'about');
    expect((await ask(two, '/about')).body).not.toContain('Seen on the other machine');
    await publishRecords(owner, [{ key: about, path: ['title'], now: 'Seen on the other machine' }]);
    const publishedAt = performance.now();
    await until(async () => (await ask(two, '/about')).body.includes('Seen on the other machine'), 'it is seen');
    console.log(`seen after ${Math.round(performance.now() - publishedAt)} ms`);
  });

  it('a limit counts over both (SC-54)', async () => {
    const statusOf = async (at: Installation, name: string) => {
      const visitor = createVisitor({ port: at.port, host: `localhost:${at.port}` });
      const wrong = { email: `${name}@example.com`, password: 'not the right one' };
      return (await visitor.send('POST', APP_SESSION_PATH, wrong)).status;
    };
    for (let time = 0; time < 15; time += 1) expect(await statusOf(one, `a${time}`)).not.toBe(429);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await statusOf(two, 'b');
    await statusOf(two, 'c');
    await statusOf(two, 'd');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const later = [await statusOf(two, 'e'), await statusOf(two, 'f'), await statusOf(two, 'g')];
    expect(later.at(-1)).toBe(429);
  });
});

interface Heard {
  readonly events: readonly DocumentEvent[];
  readonly opened: Promise<void>;
  close(): void;
}

/** What an open editor of this owner hears there. */
function listen(at: Installation, { visitor }: Owner): Heard {
  const events: DocumentEvent[] = [];
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { host: `localhost:${at.port}`, cookie, accept: 'text/event-stream' };
  const message = request({
    host: '127.0.0.1',
    port: at.port,
    path: appDocumentEventsPath('demo'),
    headers,
    agent: false,
  });
  const opened = new Promise<void>((resolve, reject) => {
    message.once('error', reject);
    message.once('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`Listening was answered with ${response.statusCode}.`));
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [, data] of text.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data!) as DocumentEvent);
      });
      response.on('error', () => undefined);
      resolve();
    });
  });
  message.end();
  return { events, opened, close: () => message.destroy() };
}

function childrenOf({ process: { pid } }: Installation): readonly number[] {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows
    .filter(([, parent, state]) => Number(parent) === pid && !state?.startsWith('Z'))
    .map(([own]) => Number(own));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
