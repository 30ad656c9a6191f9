import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rawGet, statusOf } from './testing/faults/rawRequest.ts';
import {
  ask,
  copyDataDir,
  freePort,
  type Installation,
  removeDataDir,
  runToEnd,
  startInstallation,
} from './testing/installation.ts';

/** EX_CONFIG of sysexits: something the operator must change first. */
const EXIT_CONFIG = 78;

describe('starting and stopping', () => {
  let dataDir: string;
  let running: Installation;

  beforeAll(async () => {
    dataDir = copyDataDir(inject('pristine'));
    running = await startInstallation({ dataDir });
  });
  afterAll(async () => {
    await running?.stop();
    removeDataDir(dataDir);
  });

  it('serves a page as soon as it has said its address', async () => {
    const startedAt = performance.now();
    expect((await ask(running, '/')).status).toBe(200);
    const firstPage = Math.round(performance.now() - startedAt);
    // How soon is measured by npm run bench; a busy machine says nothing about it.
    console.log(`start ${running.startedIn} ms, first page ${firstPage} ms later`);
  });

  it('tells whoever watches the machine how it is, on any host', async () => {
    expect(JSON.parse((await ask(running, '/healthz', { host: 'probe.internal' })).body)).toMatchObject({
      status: 'ok',
    });
    const ready = await ask(running, '/readyz', { host: 'probe.internal' });
    expect([ready.status, JSON.parse(ready.body)]).toEqual([200, { status: 'ready' }]);
    const metrics = await ask(running, '/metrics');
    expect(metrics.headers['content-type']).toContain('text/plain');
    expect(metrics.body).toMatch(/^# TYPE process_cpu_seconds_total counter$/m);
    expect(metrics.body).toMatch(/_bucket\{.*le="\+Inf".*\} \d+/);
  });

  it('keeps its metrics from whoever comes through a proxy', async () => {
    expect((await ask(running, '/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
  });

  it('answers an unknown host with 421 and a page that helps', async () => {
    const answer = await ask(running, '/', { host: 'nowhere.example' });
    expect(answer.status).toBe(421);
    expect(answer.body).toContain('nowhere.example');
    expect(answer.body).toContain(running.appOrigin);
  });

  it('refuses a second start on the same folder at once, with a clear line (FT-14)', async () => {
    const port = await freePort();
    const { code, errors, milliseconds } = await runToEnd('main', [], { dataDir, port });
    expect(code).toBe(EXIT_CONFIG);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(errors).toContain(dataDir);
    expect(errors).not.toMatch(/\n\s+at /);
    console.log(`second start refused after ${milliseconds} ms`);
    expect((await ask(running, '/')).status).toBe(200);
  });

  it('refuses a port that is taken with a clear line', async () => {
    const other = copyDataDir(inject('pristine'));
    const { code, errors } = await runToEnd('main', [], { dataDir: other, port: running.port });
    removeDataDir(other);
    expect(code).toBe(EXIT_CONFIG);
    expect(errors).toContain(String(running.port));
    expect(errors).not.toMatch(/\n\s+at /);
  });

  it('ends cleanly on Ctrl-C while it is still starting', async () => {
    const other = copyDataDir(inject('pristine'));
    let postmaster = 0;
    const interruptWhen = () => {
      if (existsSync(pidFile(other))) postmaster = postmasterOf(other);
      return postmaster > 0;
    };
    const { code } = await runToEnd('main', [], { dataDir: other, port: await freePort(), interruptWhen });
    expect(code).toBe(0);
    expect(isAlive(postmaster)).toBe(false);
    removeDataDir(other);
  });

  it.each([
    ['dot segments', '/assets/../../../../etc/passwd'],
    ['encoded dots', '/assets/storefront/%2e%2e/%2e%2e/%2e%2e/etc/passwd'],
    ['encoded slashes', '/assets/storefront/..%2f..%2f..%2fetc%2fpasswd'],
    ['back slashes', '/assets/..\\..\\etc\\passwd'],
    ['encoded back slashes', '/s/..%5c..%5cetc%5cpasswd'],
    ['double encoding', '/assets/%252e%252e/%252e%252e/etc/passwd'],
    ['dots behind an image', '/s/images/../../../etc/passwd'],
    ['NUL', '/about%00.png'],
    ['a broken escape', '/%E0%A4%A'],
    ['a lone percent sign', '/%'],
    ['a path of 9 KB', `/${'a'.repeat(9_000)}`],
    ['a path of 17 KB', `/${'a'.repeat(17_000)}`],
    ['two slashes in front', '//etc/passwd'],
  ])('survives %s in the path (SC-37, SC-38)', async (_, target) => {
    for (const host of [`demo.localhost:${running.port}`, `localhost:${running.port}`]) {
      const answer = await rawGet(running.port, target, host);
      expect([400, 404, 431]).toContain(statusOf(answer));
      expect(answer).not.toContain('root:');
    }
    expect((await ask(running, '/healthz')).status).toBe(200);
  });

  it('takes over what a kill -9 has left, and goes on', async () => {
    const orphan = postmasterOf(dataDir);
    await running.kill();
    expect(isAlive(orphan)).toBe(true);
    running = await startInstallation({ dataDir, port: running.port });
    expect((await ask(running, '/shop')).status).toBe(200);
    const current = postmasterOf(dataDir);
    if (current !== orphan) expect(isAlive(orphan)).toBe(false);
    console.log(`start after kill -9 ${running.startedIn} ms`);
  });

  it('ends cleanly on Ctrl-C, PostgreSQL included', async () => {
    const postmaster = postmasterOf(dataDir);
    expect(isAlive(postmaster)).toBe(true);
    // Written together once a second: what has just come is written before the books are closed.
    const record = { app: 'storefront', event: 'LCP', data: { value: 900 }, pageLoadId: 'one', ts: Date.now() };
    const told = await ask(running, '/api/1/performance/records', {
      method: 'POST',
      headers: { origin: running.shopOrigin, 'content-type': 'text/plain' },
      body: JSON.stringify([{ ...record, raw: { path: '/', pageType: 1 } }]),
    });
    expect(told.status).toBe(202);
    expect(await running.stop()).toBe(0);
    expect(running.said()).not.toContain('is not kept');
    expect(isAlive(postmaster)).toBe(false);
    expect(existsSync(pidFile(dataDir))).toBe(false);
    running = await startInstallation({ dataDir });
    expect((await ask(running, '/')).status).toBe(200);
  });
});

function pidFile(dataDir: string): string {
  const pointer = join(dataDir, 'database/location');
  const home = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'database');
  return join(home, 'cluster/postmaster.pid');
}

/** Process id of the PostgreSQL server on that folder. */
function postmasterOf(dataDir: string): number {
  return Number(readFileSync(pidFile(dataDir), 'utf8').split('\n', 1)[0]);
}

/** A process that has ended but was not waited for (a zombie) is not alive. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
}
