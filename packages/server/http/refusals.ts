import type { WireProblem } from '@quoin/contract/problems';
import { sentence } from '@quoin/domain/access';
import { BodyFault } from './body.ts';
import { faultPage, refusalPage } from './plainPages.ts';
import { json, ProblemReply, type Reply } from './reply.ts';

const GENERIC = 'Something went wrong';

function isApi(path: string): boolean {
  return path.startsWith('/api/');
}

function refusal(path: string, status: number, problem: WireProblem, headers: Record<string, string> = {}): Reply {
  const reply = isApi(path) ? json(problem, { status }) : refusalPage(status, titleOf(status), problem.error);
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

function titleOf(status: number): string {
  const titles: Record<number, string> = {
    403: 'Please try that again',
    404: 'Not found',
    405: 'Not possible here',
    429: 'A moment, please',
  };
  return titles[status] ?? 'That did not work';
}

export function notFound(path: string): Reply {
  return refusal(path, 404, { error: 'Not found.', errorKey: 'notFound' });
}

export function badRequest(path: string): Reply {
  return refusal(path, 400, { error: sentence({ code: 'requestInvalid' }), errorKey: 'requestInvalid' });
}

export function methodNotAllowed(path: string, methods: readonly string[]): Reply {
  const problem = { error: 'This address does not answer that kind of request.', errorKey: 'methodNotAllowed' };
  const allowed = methods.includes('GET') && !methods.includes('HEAD') ? ['HEAD', ...methods] : methods;
  return refusal(path, 405, problem, { allow: allowed.join(', ') });
}

export function tooManyRequests(path: string, seconds: number, sentence: string): Reply {
  return refusal(path, 429, { error: sentence, errorKey: 'tooManyRequests' }, { 'retry-after': String(seconds) });
}

/** 403 with a fresh crumb, so that the client can try once more (reliability 2.6). */
export function crumbFailure(path: string, crumb: string, sentence: string): Reply {
  const reply = refusal(path, 403, { crumbFail: true, crumb, error: sentence, errorKey: 'crumbFail' });
  return crumb === '' ? reply : { ...reply, cookies: [{ name: 'crumb', value: crumb, httpOnly: false }] };
}

export function denied(path: string, status: 401 | 403 | 404, sentence: string, errorKey: string): Reply {
  return refusal(path, status, { error: sentence, errorKey });
}

const TRY_AGAIN_SECONDS = '2';

/** 503 while the database is away or overrun: the visitor has lost nothing and may try again. */
export function unavailable(path: string): Reply {
  const problem = { error: sentence({ code: 'tooManyRequests' }), errorKey: 'unavailable' };
  return refusal(path, 503, problem, { 'retry-after': TRY_AGAIN_SECONDS });
}

/** A refusal for what a route threw; null for a fault, which the pipeline logs and answers generically. */
export function replyForThrown(path: string, thrown: unknown): Reply | null {
  if (thrown instanceof BodyFault)
    return refusal(path, thrown.status, { error: thrown.message, errorKey: 'badRequest' });
  if (!(thrown instanceof ProblemReply)) return null;
  const { problem, status, sentence } = thrown;
  return refusal(path, status, {
    error: sentence,
    errorKey: problem.code,
    ...(problem.field === undefined ? {} : { field: problem.field }),
  });
}

export function faultReply(path: string, requestId: string): Reply {
  return isApi(path) ? json({ error: GENERIC, errorKey: 'fault', requestId }, { status: 500 }) : faultPage(requestId);
}
