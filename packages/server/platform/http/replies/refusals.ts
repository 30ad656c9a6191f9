import type { CaptchaChallenge } from '@quoin/contract/endpoints/site';
import type { WireProblem } from '@quoin/contract/problems';
import { type AccessCode, type PlainPageWords, plainPageWords, sentence, waitSentence } from '@quoin/domain/access';
import { spokenLanguage } from '@quoin/messages/appTables';
import { BodyFault } from '../reading/body.ts';
import { faultPage, refusalPage } from './plainPages.ts';
import { json, ProblemReply, type Reply } from './reply.ts';

/** What was asked for: a path of the app, or a request to a site, which is answered in the site's language. */
export type Asked = string | { readonly path: string; readonly site: { readonly language: string } };

function pathOf(asked: Asked): string {
  return typeof asked === 'string' ? asked : asked.path;
}

function languageOf(asked: Asked): string {
  return typeof asked === 'string' ? spokenLanguage() : asked.site.language;
}

function isApi(asked: Asked): boolean {
  return pathOf(asked).startsWith('/api/');
}

function refusal(asked: Asked, status: number, problem: WireProblem, headers: Record<string, string> = {}): Reply {
  const language = languageOf(asked);
  const reply = isApi(asked)
    ? json(problem, { status })
    : refusalPage(status, titleOf(status, plainPageWords(language)), problem.error, language);
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

function titleOf(status: number, { titles }: PlainPageWords): string {
  const own: Record<number, string> = {
    403: titles.tryAgain,
    404: titles.notFound,
    405: titles.notPossible,
    429: titles.wait,
  };
  return own[status] ?? titles.failed;
}

function say(asked: Asked, code: AccessCode): string {
  return sentence({ code }, languageOf(asked));
}

/** Interfaces name the path that leads nowhere (platform 8). */
export function notFound(asked: Asked): Reply {
  return refusal(asked, 404, { error: say(asked, 'notFound'), errorKey: 'notFound', path: pathOf(asked) });
}

export function badRequest(asked: Asked): Reply {
  return refusal(asked, 400, { error: say(asked, 'requestInvalid'), errorKey: 'requestInvalid' });
}

export function methodNotAllowed(asked: Asked, methods: readonly string[]): Reply {
  const problem = { error: say(asked, 'methodNotAllowed'), errorKey: 'methodNotAllowed' };
  const allowed = methods.includes('GET') && !methods.includes('HEAD') ? ['HEAD', ...methods] : methods;
  return refusal(asked, 405, problem, { allow: allowed.join(', ') });
}

/** `work`: a captcha that lets the visitor go on without waiting. */
export function tooManyRequests(asked: Asked, seconds: number, work: CaptchaChallenge | null = null): Reply {
  const problem = { error: waitSentence(seconds, languageOf(asked)), errorKey: 'tooManyRequests' };
  const headers = { 'retry-after': String(seconds) };
  return refusal(asked, 429, work === null ? problem : { ...problem, work }, headers);
}

/** 403 with a fresh crumb, so that the client can try once more (reliability 2.6). */
export function crumbFailure(
  asked: Asked,
  crumb: string,
  code: 'crumbFail' | 'crumbFailWithoutCookies' = 'crumbFail',
): Reply {
  const reply = refusal(asked, 403, { crumbFail: true, crumb, error: say(asked, code), errorKey: 'crumbFail' });
  return crumb === '' ? reply : { ...reply, cookies: [{ name: 'crumb', value: crumb, httpOnly: false }] };
}

/** `sentence`: in the language of who asked. */
export function denied(asked: Asked, status: 401 | 403 | 404 | 503, sentence: string, errorKey: string): Reply {
  return refusal(asked, status, { error: sentence, errorKey });
}

const TRY_AGAIN_SECONDS = '2';

/** 503 while the database is away or overrun: the visitor has lost nothing and may try again. */
export function unavailable(asked: Asked): Reply {
  const problem = { error: say(asked, 'tooManyRequests'), errorKey: 'unavailable' };
  return refusal(asked, 503, problem, { 'retry-after': TRY_AGAIN_SECONDS });
}

/** A refusal for what a route threw; null for a fault, which the pipeline logs and answers generically. */
export function replyForThrown(asked: Asked, thrown: unknown): Reply | null {
  if (thrown instanceof BodyFault)
    return refusal(asked, thrown.status, { error: say(asked, thrown.code), errorKey: 'badRequest' });
  if (!(thrown instanceof ProblemReply)) return null;
  const { problem, status, sentence } = thrown;
  return refusal(asked, status, {
    error: sentence,
    errorKey: problem.code,
    ...(problem.field === undefined ? {} : { field: problem.field }),
  });
}

export function faultReply(asked: Asked, requestId: string): Reply {
  const language = languageOf(asked);
  if (!isApi(asked)) return faultPage(requestId, language);
  return json({ error: plainPageWords(language).fault, errorKey: 'fault', requestId }, { status: 500 });
}
