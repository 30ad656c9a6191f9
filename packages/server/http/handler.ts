import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnavailable } from '../database/errors.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { type AppPipeline, answerApp } from './appPipeline.ts';
import { type BodyKind, readBody } from './body.ts';
import type { HeaderSets, Surface } from './headers.ts';
import { surfaceOf } from './headers.ts';
import type { Hosts, HostTarget } from './hosts.ts';
import { parseTarget, type Target } from './path.ts';
import { unknownHostPage } from './plainPages.ts';
import { clientAddress, hasOneHost, isKnownMethod, isSecureRequest, KNOWN_METHODS, readHead } from './readRequest.ts';
import { badRequest, faultReply, methodNotAllowed, replyForThrown, unavailable } from './refusals.ts';
import { json, type Reply } from './reply.ts';
import { send } from './send.ts';
import { answerSite, type SitePipeline } from './sitePipeline.ts';

/** Serves pages that are already rendered, before anything else is looked at; null when there is none. */
export interface CachedPages {
  tryServe(
    site: { readonly id: string; readonly publishedVersion: number; readonly stockRevision: number },
    method: string,
    url: string,
    headers: Readonly<Record<string, string | undefined>>,
  ): Reply | null;
}

export interface HandlerOptions {
  readonly hosts: Hosts;
  readonly site: SitePipeline;
  readonly app: AppPipeline;
  readonly cachedPages: CachedPages;
  readonly sets: HeaderSets;
  readonly appOrigin: string;
  readonly trustedProxies: number;
  readonly newRequestId: () => string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly isReady: () => Promise<boolean>;
  readonly metrics: Metrics;
  readonly log: Logger;
}

type Handler = (message: IncomingMessage, response: ServerResponse) => void;

/** The request pipeline (house.md, server/http): host, limits, session, crumb, route, reply. It never throws. */
export function createHandler(options: HandlerOptions): Handler {
  return (message, response) => {
    void answer(options, message, response).catch((fault) => {
      options.log.error({ err: fault, url: message.url }, 'a reply could not be sent');
      response.destroy();
    });
  };
}

async function answer(options: HandlerOptions, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const stop = options.metrics.startTimer();
  const target = parseTarget(message.url ?? '');
  const probe = target && (await probeReply(options, message, target));
  const { reply, kind } = probe ? { reply: probe, kind: 'probe' } : await replyOrRefusal(options, message, target);
  const isSecure = isSecureRequest(message, options.trustedProxies);
  const surface: Surface = kind === 'app' ? 'app' : surfaceOf(target?.path ?? '/');
  await send(message, response, reply, { surface, sets: options.sets, isSecure });
  stop(kind, reply.status);
}

/** Every throw becomes an answer, also of looking up the site: its kind is then unknown. */
async function replyOrRefusal(
  options: HandlerOptions,
  message: IncomingMessage,
  target: Target | null,
): Promise<{ readonly reply: Reply; readonly kind: HostTarget['kind'] }> {
  const id = options.newRequestId();
  let kind: HostTarget['kind'] = 'unknown';
  try {
    const host = await options.hosts.resolve(message.headers.host);
    kind = host.kind;
    return { reply: await replyFor(options, message, target, host, id), kind };
  } catch (thrown) {
    return { reply: replyToThrown(options, message, target?.path ?? '/', thrown, id), kind };
  }
}

function replyToThrown(
  { log }: HandlerOptions,
  { method }: IncomingMessage,
  path: string,
  thrown: unknown,
  requestId: string,
): Reply {
  const refusal = replyForThrown(path, thrown);
  if (refusal) return refusal;
  if (isUnavailable(thrown)) {
    log.warn({ err: thrown, path, requestId }, 'the database is away or overrun');
    return unavailable(path);
  }
  log.error({ err: thrown, path, method, requestId }, 'request failed');
  return faultReply(path, requestId);
}

async function replyFor(
  options: HandlerOptions,
  message: IncomingMessage,
  target: Target | null,
  host: HostTarget,
  id: string,
): Promise<Reply> {
  const path = target?.path ?? '/';
  if (!hasOneHost(message)) return badRequest(path);
  if (host.kind === 'unknown') return unknownHostPage(message.headers.host ?? '', options.appOrigin);
  if (!target) return badRequest(path);
  if (!isKnownMethod(message.method)) return methodNotAllowed(path, KNOWN_METHODS);
  return replyOf(options, message, target, host, id);
}

async function replyOf(
  options: HandlerOptions,
  message: IncomingMessage,
  target: Target,
  host: Exclude<HostTarget, { kind: 'unknown' }>,
  id: string,
): Promise<Reply> {
  if (host.kind === 'site') {
    const headers = message.headers as Record<string, string | undefined>;
    const cached = options.cachedPages.tryServe(host.site, message.method!, message.url!, headers);
    if (cached) return cached;
  }
  const head = readHead(message, target, { trustedProxies: options.trustedProxies, id });
  const read = (kind?: BodyKind) => readBody(message, kind);
  return host.kind === 'app' ? answerApp(options.app, head, read) : answerSite(options.site, host.site, head, read);
}

/** For whoever watches the machine, on every host. Metrics are for neighbours only: this machine, past no proxy. */
async function probeReply(options: HandlerOptions, message: IncomingMessage, target: Target): Promise<Reply | null> {
  if (target.path === '/healthz') return json({ status: 'ok', startedAt: options.startedAt });
  if (target.path === '/readyz') {
    const isReady = await options.isReady();
    return json({ status: isReady ? 'ready' : 'not ready' }, { status: isReady ? 200 : 503 });
  }
  if (target.path !== '/metrics' || !isNeighbour(message)) return null;
  const body = await options.metrics.text();
  return { status: 200, headers: { 'content-type': options.metrics.contentType, 'cache-control': 'no-store' }, body };
}

function isNeighbour(message: IncomingMessage): boolean {
  const peer = clientAddress(message, 0);
  return message.headers['x-forwarded-for'] === undefined && /^(127\.|::1$|::ffff:127\.)/.test(peer);
}
