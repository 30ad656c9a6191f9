import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addTestSite, createTestDatabase } from '../../testing/database.ts';
import { createOutsidePost } from '../gateways/outside/safeFetch.ts';
import { html } from '../http/replies/reply.ts';
import { openWire, siteRoute, type WireOptions } from '../http/testing/wire.ts';
import { createLog } from '../log.ts';
import { openTracer } from './openTracer.ts';
import { type CollectedSpan, type Collector, openCollector } from './testing/collector.ts';
import { tracedQueries } from './tracedQueries.ts';
import { tracedJobs, tracedMail, tracedPost } from './tracedWork.ts';
import { type Tracer, traced } from './tracer.ts';

const log = createLog('silent');
let collector: Collector;
let tracer: Tracer;

async function open(ratio = 1): Promise<Tracer> {
  return (await openTracer({ endpoint: collector.endpoint, service: 'shop', ratio }, log))!;
}

beforeEach(async () => {
  collector = await openCollector();
  tracer = await open();
});
afterEach(() => collector.close());

/** What arrived, once everything was sent. */
async function collected(): Promise<readonly CollectedSpan[]> {
  await tracer.close();
  return collector.spans;
}

async function ask(path: string, options: WireOptions, headers: Record<string, string> = {}): Promise<void> {
  const wire = await openWire({ ...options, tracer });
  await wire.ask({ path, headers });
  await wire.close();
}

const found = (spans: readonly CollectedSpan[], name: string) => spans.find((span) => span.name === name)!;

describe('a request', () => {
  const pages = [siteRoute({ path: '/orders/:token', handle: async () => html('an order') })];

  it('is told by its route, status and site, not by its path', async () => {
    await ask('/orders/secret-of-ada?email=ada@example.com', { siteRoutes: pages });
    const [span] = await collected();
    expect(span).toMatchObject({ name: 'GET /orders/:token', kind: 2, hasFailed: false, parentSpanId: undefined });
    expect(span!.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/orders/:token',
      'http.response.status_code': 200,
      'quoin.request.id': 'request-1',
      'quoin.site': 'one',
    });
    expect(span!.resource).toMatchObject({ 'service.name': 'shop', 'process.pid': process.pid });
    expect(collector.texts[0]).toMatch(/^POST \/v1\/traces application\/json/);
    expect(collector.texts.join()).not.toMatch(/secret-of-ada|ada@example/);
  });

  it('goes on with the trace of who asks, and begins its own where the header is none', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    await ask('/orders/1', { siteRoutes: pages }, { traceparent: `00-${trace}-00f067aa0ba902b7-01` });
    await ask('/orders/2', { siteRoutes: pages }, { traceparent: 'what a visitor likes' });
    const [known, own] = await collected();
    expect(known).toMatchObject({ traceId: trace, parentSpanId: '00f067aa0ba902b7' });
    expect(own!.traceId).not.toBe(trace);
  });

  it('is a failure when it is ours, and pages from memory are told as pages', async () => {
    const fault = siteRoute({ path: '/fault', handle: () => Promise.reject(new Error('ada@example.com')) });
    const cachedPages = {
      tryServe: (_: unknown, __: string, url: string) =>
        url === '/kept' ? { status: 200, headers: { 'content-type': 'text/html' }, body: 'kept' } : null,
    };
    await ask('/fault', { siteRoutes: [fault], cachedPages });
    await ask('/kept', { siteRoutes: [fault], cachedPages });
    await ask('/healthz', { siteRoutes: [fault] });
    const spans = await collected();
    expect(spans.map(({ name, hasFailed }) => [name, hasFailed])).toEqual([
      ['GET /fault', true],
      ['GET /*', false],
    ]);
    expect(spans[0]!.attributes).toMatchObject({ 'http.response.status_code': 500, 'error.type': '500' });
    expect(collector.texts.join()).not.toContain('ada@example');
  });

  it('is sent only for the share that the operator wants, whatever the visitor says', async () => {
    tracer = await open(0);
    await ask('/orders/1', { siteRoutes: pages }, { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` });
    expect(await collected()).toEqual([]);
  });
});

describe('a statement', () => {
  it('is told by kind, table and rows within what is traced, never with its values', async () => {
    const database = await createTestDatabase({ open: { around: tracedQueries(tracer) } });
    const id = await addTestSite(database.db, 'untraced');
    const rename = siteRoute({
      path: '/rename',
      handle: async () => {
        await database.db.acrossSites(async (trx) => {
          await trx.updateTable('website').set({ title: 'Ada’s secret' }).where('id', '=', id).execute();
          await trx.selectFrom('website').select('title').where('title', '=', 'Ada’s secret').execute();
        });
        const wrong = { websiteId: id };
        await database.db
          .inSite(wrong, (trx) =>
            trx
              .insertInto('website')
              .values({} as never)
              .execute(),
          )
          .catch(() => 0);
        return html('done');
      },
    });
    await ask('/rename', { siteRoutes: [rename] });
    await database.close();
    const spans = await collected();
    const request = found(spans, 'GET /rename');
    const rest = spans.filter((span) => span !== request);
    expect(rest.map(({ name }) => name)).toEqual(['UPDATE website', 'SELECT website', 'COMMIT', 'INSERT website']);
    for (const span of rest)
      expect(span).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId, kind: 3 });
    expect(found(spans, 'UPDATE website').attributes).toEqual({
      ...{ 'db.system.name': 'postgresql', 'db.query.summary': 'UPDATE website', 'quoin.db.changed_rows': 1 },
    });
    expect(found(spans, 'SELECT website').attributes['db.response.returned_rows']).toBe(1);
    const failed = found(spans, 'INSERT website');
    expect(failed.hasFailed).toBe(true);
    expect(failed.attributes['db.response.status_code']).toMatch(/^[0-9A-Z]{5}$/);
    expect(collector.texts.join()).not.toContain('secret');
  });
});

describe('work of the background', () => {
  const job = {
    ...{ id: 'job-1', websiteId: 'site-1', kind: 'webhook.deliver', payload: { key: 'secret' }, attempt: 2 },
    maxAttempts: 5,
  };

  it('a job is told by its kind, site and attempt, and what it sends belongs to it', async () => {
    const heard: unknown[] = [];
    const receiver = createServer((request, response) => {
      heard.push(request.headers.traceparent);
      response.writeHead(request.url === '/full' ? 503 : 200).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    const post = tracedPost(createOutsidePost({ isAllowed: () => true, isPortAllowed: () => true }), tracer);
    const send = (path: string) => post(origin + path, { headers: {}, body: '{}', limit: 10, timeoutMs: 5_000 });
    const handle = async () => {
      await send('/hook/secret');
      await send('/full');
    };
    await tracedJobs(new Map([[job.kind, handle]]), tracer).get(job.kind)!(job, new AbortController().signal);
    receiver.closeAllConnections();
    receiver.close();
    const [taken, full, process] = await collected();
    expect(process).toMatchObject({ name: 'process webhook.deliver', kind: 5 });
    expect(process!.attributes).toMatchObject({
      ...{ 'messaging.destination.name': job.kind, 'messaging.message.id': 'job-1', 'quoin.site.id': 'site-1' },
      'quoin.job.attempt': 2,
    });
    expect(taken).toMatchObject({ name: 'POST', parentSpanId: process!.spanId, hasFailed: false });
    expect(taken!.attributes).toMatchObject({ 'server.address': '127.0.0.1', 'http.response.status_code': 200 });
    expect(full).toMatchObject({ hasFailed: true, attributes: { 'error.type': '503' } });
    expect(heard).toEqual([taken, full].map((span) => `00-${span!.traceId}-${span!.spanId}-01`));
    expect(collector.texts.join()).not.toContain('secret');
  });

  it('a job that fails says by what class of error, and a mail not to whom', async () => {
    const handle = () => Promise.reject(new TypeError('ada@example.com'));
    const running = tracedJobs(new Map([['mail', handle]]), tracer).get('mail')!(job, new AbortController().signal);
    await expect(running).rejects.toThrow('ada@example.com');
    const mail = tracedMail({ deliver: async () => 'sent', close: () => undefined }, tracer);
    expect(await mail.deliver({ to: { name: 'Ada', address: 'ada@example.com' } } as never)).toBe('sent');
    const [failed, sent] = await collected();
    expect(failed).toMatchObject({ name: 'process mail', hasFailed: true, attributes: { 'error.type': 'TypeError' } });
    expect(sent).toMatchObject({ name: 'send mail', attributes: { 'quoin.mail.result': 'sent' } });
    expect(collector.texts.join()).not.toContain('ada@example');
  });
});

describe('without traces', () => {
  it('nothing is wrapped, and nothing of the library is loaded', async () => {
    expect(await openTracer(null, log)).toBeNull();
    const handlers = new Map();
    expect(tracedJobs(handlers, null)).toBe(handlers);
    expect(await traced(null, { name: 'x', kind: 'client', attributes: {} }, async (span) => span)).toBeNull();
    const folder = import.meta.dirname;
    const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const loading = sources.filter((name) =>
      readFileSync(join(folder, name), 'utf8').includes("from '@opentelemetry/"),
    );
    expect(loading).toEqual(['openTelemetryTracer.ts']);
  });

  it('a collector that is away is said once, and nobody waits for it', async () => {
    const said: string[] = [];
    const listening = { ...log, warn: (_: object, text: string) => void said.push(text) } as unknown as typeof log;
    const lost = (await openTracer({ endpoint: 'http://127.0.0.1:9', service: 'shop', ratio: 1 }, listening))!;
    const begun = performance.now();
    await traced(lost, { name: 'x', kind: 'client', attributes: {} }, async () => undefined);
    expect(performance.now() - begun).toBeLessThan(1_000);
    await lost.close();
    expect(said).toEqual(['traces could not be sent']);
  });
});
