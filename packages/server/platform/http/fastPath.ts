import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '../../sites/index.ts';
import { speakFor } from '../languages/ownTexts.ts';
import { activeSpan, noteRoute } from '../tracing/tracer.ts';
import type { HandlerOptions } from './handler.ts';
import { isForeign } from './protection/forgery.ts';
import { collectBody } from './reading/body.ts';
import { parseTarget } from './reading/path.ts';
import { clientAddress, hasOneHost, isSecureRequest, originOf } from './reading/readRequest.ts';
import { type Asked, tooManyRequests } from './replies/refusals.ts';
import type { Reply } from './replies/reply.ts';
import { type SendOptions, send, sendWords } from './replies/send.ts';
import type { AnonymousRequest, SiteRoute } from './route.ts';
import type { Match } from './router.ts';
import { NOBODY, refuseForged } from './sitePipeline.ts';

/** Shorter ones are never compressed. */
const WORDS = 1000;

type Quick = Match<SiteRoute> & { readonly answer: NonNullable<SiteRoute['answer']> };

interface FastRequest {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  readonly site: Site;
  readonly path: string;
  readonly match: Quick;
}

/** What becomes of a throw: the same as on the long way. */
export type ReplyToThrown = (asked: Asked, thrown: unknown) => Reply;

/**
 * Endpoints where visitors' browsers report what they do are called a thousand times a second, in the thread that pages are answered
 * in. They are answered without a promise and without what only others need (cookies, members, crumbs): the same rules in the same
 * order as for everybody (sitePipeline.ts), a third of the work. Answers false where the long way must be gone: another route, a
 * site that must be looked up first, whatever is odd.
 */
export function answerOnFastPath(
  options: HandlerOptions,
  message: IncomingMessage,
  response: ServerResponse,
  replyToThrown: ReplyToThrown,
): boolean {
  const request = fastRequestOf(options, message, response);
  if (request === null) return false;
  noteRoute('POST', request.match.route.path);
  activeSpan()?.set({ 'quoin.site': request.site.identifier });
  const stop = options.metrics.startTimer();
  const isSecure = isSecureRequest(message, options.trustedProxies);
  const say = (reply: Reply) => {
    sendReply(options, request, reply, { surface: 'site', sets: options.sets, isSecure });
    stop({ surface: 'site', kind: 'report', status: reply.status });
  };
  const asked = { path: request.path, site: request.site };
  const refusal = refusalOf(options, request, asked, isSecure);
  if (refusal !== null) {
    say(speakFor(request.site, refusal));
    return true;
  }
  collectBody(message, 'beacon', (read) =>
    options.taskQueue.wait(() => say(answerTo(request, asked, isSecure, { read, replyToThrown }))),
  );
  return true;
}

function fastRequestOf(
  options: HandlerOptions,
  message: IncomingMessage,
  response: ServerResponse,
): FastRequest | null {
  if (message.method !== 'POST') return null;
  const target = parseTarget(message.url ?? '');
  if (target === null) return null;
  const match = options.site.routes.find('POST', target.path);
  const answer = match?.route.answer;
  if (match === null || answer === undefined || !hasOneHost(message)) return null;
  const host = options.hosts.known(message.headers.host);
  if (host?.kind !== 'site') return null;
  return { message, response, site: host.site, path: target.path, match: { ...match, answer } };
}

/** Says no before a body is read, or null. */
function refusalOf(
  { site: { limits }, trustedProxies }: HandlerOptions,
  { message, site, match: { route } }: FastRequest,
  asked: Asked,
  isSecure: boolean,
): (() => Reply) | null {
  const wait = limits.take(route.rate, {
    ...{ place: site.id, address: clientAddress(message, trustedProxies), visitor: null },
  });
  if (wait !== null) return () => tooManyRequests(asked, wait);
  const headers = message.headers as AnonymousRequest['headers'];
  const isRefused = isForeign({ headers, origin: originOf(headers.host, isSecure) }, route.forgery);
  return isRefused ? () => refuseForged(asked, NOBODY) : null;
}

function answerTo(
  { message, site, path, match }: FastRequest,
  asked: Asked,
  isSecure: boolean,
  {
    read,
    replyToThrown,
  }: { readonly read: () => Pick<AnonymousRequest, 'body'>; readonly replyToThrown: ReplyToThrown },
): Reply {
  try {
    const headers = message.headers as AnonymousRequest['headers'];
    const { body } = read();
    return match.answer({ site, path, params: match.params, headers, origin: originOf(headers.host, isSecure), body });
  } catch (thrown) {
    return speakFor(site, () => replyToThrown(asked, thrown));
  }
}

function sendReply(options: HandlerOptions, { message, response }: FastRequest, reply: Reply, how: SendOptions): void {
  const { body } = reply;
  if (typeof body === 'string' && body.length < WORDS) sendWords(message, response, { ...reply, body }, how);
  else
    send(message, response, reply, how).catch((fault) => {
      options.log.error({ err: fault, url: message.url }, 'a reply could not be sent');
      response.destroy();
    });
}
