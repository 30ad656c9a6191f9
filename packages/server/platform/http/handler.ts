import type { IncomingMessage, ServerResponse } from 'node:http';
import { APP_SITES_PATH } from '@quoin/contract/endpoints/running';
import { captchaSettingsOf } from '@quoin/domain/access';
import { languagePrefix, splitLanguagePath } from '@quoin/domain/translations';
import type { Site } from '../../sites/index.ts';
import type { SettledPage } from '../../themes/index.ts';
import { isUnavailable } from '../database/errors.ts';
import { speakToApp } from '../languages/appSpeech.ts';
import { speakFor } from '../languages/ownTexts.ts';
import { siteInLanguage } from '../languages/siteInLanguage.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { activeSpan, noteRoute } from '../tracing/tracer.ts';
import { type ApiPipeline, answerApi, isApiPath } from './apiPipeline.ts';
import { type AppPipeline, answerApp } from './appPipeline.ts';
import { CERTIFICATE_PATH, certificateReply } from './certificateReply.ts';
import { answerOnFastPath } from './fastPath.ts';
import type { Hosts, HostTarget } from './hosts.ts';
import { type BodyKind, readBody } from './reading/body.ts';
import { parseTarget, type Target } from './reading/path.ts';
import {
  clientAddress,
  hasOneHost,
  isKnownMethod,
  isSecureRequest,
  KNOWN_METHODS,
  readHead,
} from './reading/readRequest.ts';
import type { HeaderSets, PageSource, Surface } from './replies/headers.ts';
import { surfaceOf } from './replies/headers.ts';
import { unknownHostPage } from './replies/plainPages.ts';
import {
  type Asked,
  badRequest,
  faultReply,
  methodNotAllowed,
  replyForThrown,
  unavailable,
} from './replies/refusals.ts';
import { json, type Reply } from './replies/reply.ts';
import { send } from './replies/send.ts';
import { requestKind } from './requestKind.ts';
import { answerSite, type SitePipeline } from './sitePipeline.ts';
import type { TaskQueue } from './taskQueue.ts';

/** Serves pages that are already rendered, before anything else is looked at; null when there is none. */
export interface CachedPages {
  tryServe(
    site: { readonly id: string; readonly publishedVersion: number; readonly stockRevision: number },
    method: string,
    url: string,
    headers: Readonly<Record<string, string | undefined>>,
  ): Reply | null;
  /** An answer to readers of a further language: what it leads to is in that language. */
  inLanguage?(site: Site, reply: Reply): Promise<Reply>;
  /** A page for one visitor: without the marks of its theme's own code, and with whom that lets in. Never waits. */
  settle?(site: Pick<Site, 'id' | 'theme' | 'settings'>, html: string, surface: Surface): SettledPage;
  /** What the owner's own code needs to run. */
  codeSourcesOf?(site: { readonly settings: Readonly<Record<string, unknown>> }): readonly PageSource[];
}

export interface HandlerOptions {
  readonly hosts: Hosts;
  readonly site: SitePipeline;
  readonly app: AppPipeline;
  /** What programs with a key ask for, on the app's host; left out: nothing. */
  readonly api?: ApiPipeline;
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
  /** What reports of browsers wait for, so that pages do not wait for them. */
  readonly taskQueue: TaskQueue;
  /** Returns the site for a visitor with these cookies: the same, or in a theme being tried out. Left out: the same. */
  readonly triedSite?: (site: Site, cookies: string | undefined) => Site;
}

/** The route of all pages of a site. */
const PAGES = '/*';
const SITES = `${APP_SITES_PATH}/`;

type Handler = (message: IncomingMessage, response: ServerResponse) => void;

/**
 * Creates the request pipeline (house.md, server/http): host, limits, session, crumb, route, reply. It never throws.
 */
export function createHandler(options: HandlerOptions): Handler {
  return (message, response) => {
    const thrown = (asked: Asked, error: unknown) =>
      replyToThrown(options, message, asked, error, options.newRequestId());
    if (answerOnFastPath(options, message, response, thrown)) return;
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
  const { reply: given, host } = probe ? { reply: probe, host: null } : await replyOrRefusal(options, message, target);
  const kind = host?.kind ?? 'probe';
  const isSecure = isSecureRequest(message, options.trustedProxies);
  const surface: Surface = kind === 'app' || kind === 'api' ? 'app' : surfaceOf(pathOf(host, target));
  const reply = ofTrial(host, settled(options.cachedPages, given, host, surface));
  await send(message, response, reply, {
    surface,
    // A page may be of a version that the site's row here does not know of yet.
    guests: [...new Set([...guestsOf(host, options.cachedPages), ...(reply.guests ?? [])])],
    sets: options.sets,
    isSecure,
  });
  stop({ surface: kind, kind: requestKind(host?.kind ?? null, pathOf(host, target)), status: reply.status });
}

/** A path without the language it begins with: each language has the same rules. */
function pathOf(host: HostTarget | null, target: Target | null): string {
  const path = target?.path ?? '/';
  return host?.kind === 'site' ? (splitLanguagePath(path, host.site.languages ?? [])?.path ?? path) : path;
}

/** Pages that everybody shares were settled before they were kept; those of one visitor are texts still. */
function settled(pages: CachedPages, reply: Reply, host: HostTarget | null, surface: Surface): Reply {
  const isPage = typeof reply.body === 'string' && reply.headers?.['content-type']?.startsWith('text/html') === true;
  if (!isPage || host?.kind !== 'site' || pages.settle === undefined) return reply;
  const { html, guests } = pages.settle(host.site, reply.body as string, surface);
  return { ...reply, body: html, guests: [...(reply.guests ?? []), ...guests] };
}

/** Whom the owner of the site lets into its pages (CAPT-03). */
function guestsOf(host: HostTarget | null, pages: CachedPages): readonly PageSource[] {
  if (host?.kind !== 'site') return [];
  const own = pages.codeSourcesOf?.(host.site) ?? [];
  return captchaSettingsOf(host.site.settings).provider === 'proofOfWork' ? own : ['recaptcha', ...own];
}

/** Every throw becomes an answer, also of looking up the site: its kind is then unknown. */
async function replyOrRefusal(
  options: HandlerOptions,
  message: IncomingMessage,
  target: Target | null,
): Promise<{ readonly reply: Reply; readonly host: HostTarget }> {
  const id = options.newRequestId();
  let host: HostTarget = { kind: 'unknown' };
  try {
    host = triedHost(options, await options.hosts.resolve(message.headers.host), message.headers.cookie);
    noteAsked(host, id);
    const asked = host;
    return { reply: await speaking(asked, message, () => replyFor(options, message, target, asked, id)), host };
  } catch (thrown) {
    const asked = askedOf(target?.path ?? '/', host);
    return { reply: await speaking(host, message, () => replyToThrown(options, message, asked, thrown, id)), host };
  }
}

/** The request's number is that of the log and of error pages. */
function noteAsked(host: HostTarget, requestId: string): void {
  activeSpan()?.set({ 'quoin.request.id': requestId });
  if (host.kind === 'site') activeSpan()?.set({ 'quoin.site': host.site.identifier });
}

function triedHost({ triedSite }: HandlerOptions, host: HostTarget, cookies: string | undefined): HostTarget {
  if (host.kind !== 'site' || triedSite === undefined) return host;
  const site = triedSite(host.site, cookies);
  return site === host.site ? host : { kind: 'site', site };
}

/** Keeps a trial out of all caches: a visitor's, and under the same address that of the user who tries it. */
function ofTrial(host: HostTarget | null, reply: Reply): Reply {
  if (host?.kind !== 'site' || host.site.tried === undefined) return reply;
  const { etag: _, ...headers } = reply.headers ?? {};
  return { ...reply, headers: { ...headers, 'cache-control': 'private, no-store' } };
}

/** Sites answer in their owners' words, the app in the language of who uses it, programs with a key in English. */
async function speaking<T>(host: HostTarget, message: IncomingMessage, work: () => T | Promise<T>): Promise<T> {
  if (host.kind === 'site') return speakFor(host.site, work);
  if (host.kind !== 'app' || isApiPath(message.url ?? '')) return work();
  return speakToApp(message.headers['accept-language'], work);
}

function replyToThrown(
  { log }: HandlerOptions,
  { method }: IncomingMessage,
  asked: Asked,
  thrown: unknown,
  requestId: string,
): Reply {
  const refusal = replyForThrown(asked, thrown);
  const path = typeof asked === 'string' ? asked : asked.path;
  if (refusal) return refusal;
  if (isUnavailable(thrown)) {
    log.warn({ err: thrown, path, requestId }, 'the database is away or overrun');
    return unavailable(asked);
  }
  log.error({ err: thrown, path, method, requestId }, 'request failed');
  return faultReply(asked, requestId);
}

/** Sites answer in their own language. */
function askedOf(path: string, host: HostTarget): Asked {
  return host.kind === 'site' ? { path, site: host.site } : path;
}

async function replyFor(
  options: HandlerOptions,
  message: IncomingMessage,
  target: Target | null,
  host: HostTarget,
  id: string,
): Promise<Reply> {
  const asked = askedOf(target?.path ?? '/', host);
  if (!hasOneHost(message)) return badRequest(asked);
  if (host.kind === 'unknown') return unknownHostPage(message.headers.host ?? '', options.appOrigin);
  if (!target) return badRequest(asked);
  if (!isKnownMethod(message.method)) return methodNotAllowed(asked, KNOWN_METHODS);
  return replyOf(options, message, target, host, id);
}

async function replyOf(
  options: HandlerOptions,
  message: IncomingMessage,
  target: Target,
  host: Exclude<HostTarget, { kind: 'unknown' }>,
  id: string,
): Promise<Reply> {
  const read = (kind?: BodyKind) => readBody(message, kind);
  const headOf = (asked: Target) => readHead(message, asked, { trustedProxies: options.trustedProxies, id });
  const isForPrograms = host.kind === 'api' || (host.kind === 'app' && isApiPath(target.path));
  if (isForPrograms && options.api !== undefined) return answerApi(options.api, headOf(target), read);
  if (host.kind === 'api') return unknownHostPage(message.headers.host ?? '', options.appOrigin);
  if (host.kind === 'app') {
    const reply = await answerApp(options.app, headOf(target), read);
    if (reply.status < 400) showChange(options.hosts, message.method, target.path);
    return reply;
  }
  const split = splitLanguagePath(target.path, host.site.languages ?? []);
  const site = split === null ? host.site : siteInLanguage(host.site, split.language.code);
  const url = split === null ? message.url! : urlWithout(message.url!, languagePrefix(split.language.code));
  const headers = message.headers as Record<string, string | undefined>;
  const cached = options.cachedPages.tryServe(site, message.method!, url, headers);
  if (cached) {
    noteRoute(message.method!, PAGES);
    return cached;
  }
  const head = headOf(split === null ? target : { ...target, path: split.path });
  const reply = await answerSite(options.site, site, head, read);
  return split === null ? reply : ((await options.cachedPages.inLanguage?.(site, reply)) ?? reply);
}

/** What an owner has changed is seen by the next visitor of this process, not only once the site's row is read again. */
function showChange(hosts: Hosts, method: string | undefined, path: string): void {
  if (method === 'GET' || method === 'HEAD' || !path.startsWith(SITES)) return;
  hosts.forget(path.slice(SITES.length).split('/', 1)[0] ?? '');
}

/** A request's target without what its language's addresses begin with. */
function urlWithout(url: string, prefix: string): string {
  const rest = url.slice(prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Answers monitoring probes on every host. Metrics are for neighbours only: this machine, past no proxy. */
async function probeReply(options: HandlerOptions, message: IncomingMessage, target: Target): Promise<Reply | null> {
  if (target.path === '/healthz') return json({ status: 'ok', startedAt: options.startedAt });
  if (target.path === '/readyz') {
    const isReady = await options.isReady();
    return json({ status: isReady ? 'ready' : 'not ready' }, { status: isReady ? 200 : 503 });
  }
  if (target.path === CERTIFICATE_PATH) return certificateReply(options.hosts, target.search);
  if (target.path !== '/metrics' || !isNeighbour(message)) return null;
  const body = await options.metrics.text();
  return { status: 200, headers: { 'content-type': options.metrics.contentType, 'cache-control': 'no-store' }, body };
}

function isNeighbour(message: IncomingMessage): boolean {
  const peer = clientAddress(message, 0);
  return message.headers['x-forwarded-for'] === undefined && /^(127\.|::1$|::ffff:127\.)/.test(peer);
}
