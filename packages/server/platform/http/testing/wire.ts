import { randomBytes } from 'node:crypto';
import { type IncomingHttpHeaders, request as startRequest } from 'node:http';
import { connect } from 'node:net';
import type { Site } from '../../../sites/storage/sites.ts';
import { createLog } from '../../log.ts';
import { createMetrics } from '../../metrics.ts';
import { tracedHandler } from '../../tracing/tracedHandler.ts';
import type { Tracer } from '../../tracing/tracer.ts';
import type { ApiPipeline } from '../apiPipeline.ts';
import type { StaffSessions } from '../appPipeline.ts';
import { type CachedPages, createHandler } from '../handler.ts';
import { createHosts } from '../hosts.ts';
import { listen, type ServerTimeouts } from '../listen.ts';
import { type Crumbs, createCrumbs } from '../protection/crumbs.ts';
import { createRateLimits } from '../protection/limits.ts';
import { headerSets } from '../replies/headers.ts';
import type { AppRoute, SiteRoute } from '../route.ts';
import { Router } from '../router.ts';
import { createTaskQueue } from '../taskQueue.ts';

export const APP_HOST = 'app.test';
export const API_HOST = 'api.test';

export function testSite(identifier: string): Site {
  return {
    id: `site-${identifier}`,
    identifier,
    title: identifier,
    tagline: '',
    description: '',
    language: 'en-US',
    timeZone: 'UTC',
    currency: 'USD',
    theme: 'quoin',
    publishedVersion: 1,
    stockRevision: 1,
    settings: {},
    hosts: [],
  };
}

export interface WireOptions {
  readonly siteRoutes?: readonly SiteRoute[];
  readonly appRoutes?: readonly AppRoute[];
  readonly sessions?: StaffSessions;
  readonly api?: ApiPipeline;
  readonly trustedProxies?: number;
  readonly rateLimitFactor?: number;
  readonly cachedPages?: CachedPages;
  readonly findSite?: (identifier: string) => Promise<Site | null>;
  readonly isReady?: () => Promise<boolean>;
  /** Milliseconds; of what hosts remember of their sites. */
  readonly now?: () => number;
  readonly timeouts?: ServerTimeouts;
  readonly tracer?: Tracer;
}

export interface Call {
  readonly method?: string;
  readonly path?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array;
}

export interface Heard {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  readonly setCookies: readonly string[];
}

/** The real pipeline behind a real socket, with routes of the test's own. */
export interface Wire {
  readonly port: number;
  readonly crumbs: Crumbs;
  ask(call: Call): Promise<Heard>;
  /** Bytes as they are, for what no client library would send; answers everything until the server closes. */
  say(text: string, options?: { readonly quietMs?: number; readonly dripMs?: number }): Promise<string>;
  close(): Promise<void>;
}

const NOBODY: StaffSessions = { currentStaff: async () => null, siteFor: async () => null, isFresh: () => false };

export async function openWire(options: WireOptions = {}): Promise<Wire> {
  const crumbs = createCrumbs(new Uint8Array(32).fill(5), randomBytes);
  const limits = createRateLimits(options.rateLimitFactor ?? 1000);
  const findSite =
    options.findSite ?? (async (name: string) => (['one', 'two'].includes(name) ? testSite(name) : null));
  let ids = 0;
  const handler = createHandler({
    hosts: createHosts({
      appOrigin: `http://${APP_HOST}`,
      sitesDomain: 'sites.test',
      apiHost: API_HOST,
      findByIdentifier: findSite,
      findByDomain: async (host) => (host === 'own-domain.test' ? testSite('one') : null),
      now: options.now ?? Date.now,
    }),
    site: { routes: new Router(options.siteRoutes ?? []), limits, crumbs },
    app: { routes: new Router(options.appRoutes ?? []), limits, crumbs, sessions: options.sessions ?? NOBODY },
    api: options.api ?? { routes: new Router([]), limits, log: createLog('silent'), programOf: async () => null },
    cachedPages: options.cachedPages ?? { tryServe: () => null },
    sets: headerSets({ appOrigin: `http://${APP_HOST}`, isSecure: false }),
    appOrigin: `http://${APP_HOST}`,
    trustedProxies: options.trustedProxies ?? 0,
    newRequestId: () => `request-${++ids}`,
    startedAt: 0,
    isReady: options.isReady ?? (async () => true),
    metrics: createMetrics(),
    log: createLog('silent'),
    taskQueue: createTaskQueue(),
  });
  const { timeouts } = options;
  const traced = tracedHandler(handler, options.tracer ?? null);
  const server = await listen(traced, { host: '127.0.0.1', port: 0, ...(timeouts === undefined ? {} : { timeouts }) });
  const { port } = server;
  return {
    port,
    crumbs,
    ask: (call) => ask(port, call),
    say: (text, { quietMs = 300, dripMs } = {}) => say(port, text, quietMs, dripMs),
    close: () => server.close(),
  };
}

function ask(port: number, call: Call): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const headers = { host: call.host ?? 'one.sites.test', ...call.headers };
    const request = startRequest({
      port,
      host: '127.0.0.1',
      path: call.path ?? '/',
      method: call.method ?? 'GET',
      headers,
      agent: false,
    });
    request.once('error', reject);
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const bytes = Buffer.concat(chunks);
        const setCookies = response.headers['set-cookie'] ?? [];
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          bytes,
          text: bytes.toString('utf8'),
          setCookies,
        });
      });
    });
    request.end(call.body);
  });
}

function say(port: number, text: string, quietMs: number, dripMs?: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    // Never silent, and never done.
    const drip = dripMs === undefined ? undefined : setInterval(() => socket.write('a'), dripMs);
    socket.once('close', () => clearInterval(drip));
    let heard = '';
    socket.setEncoding('latin1');
    socket.setTimeout(quietMs, () => socket.destroy());
    socket.on('data', (chunk: string) => {
      heard += chunk;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(heard));
  });
}

/** A site route that answers what it was given, with defaults that fit most tests. */
export function siteRoute(route: Partial<SiteRoute> & Pick<SiteRoute, 'path' | 'handle'>): SiteRoute {
  return { method: 'GET', rate: 'page', forgery: 'none', ...route };
}

export function appRoute(route: Partial<AppRoute> & Pick<AppRoute, 'path' | 'handle'>): AppRoute {
  return { method: 'GET', rate: 'page', forgery: 'none', access: 'public', ...route };
}

/** Name → the whole Set-Cookie line. */
export function cookieLines(heard: Heard): ReadonlyMap<string, string> {
  return new Map(heard.setCookies.map((line) => [line.slice(0, line.indexOf('=')), line]));
}
