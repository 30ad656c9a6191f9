import { isWireProblem, type WireProblem } from '@quoin/contract/problems';
import { CRUMB_COOKIE, CRUMB_HEADER, editorWording } from '@quoin/domain/access';
import { spokenLanguage } from '@quoin/messages/appTables';
import { askForPassword } from './signIn/freshSignIn.ts';

/** The server's "no", with the sentence a person may read as its message. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: WireProblem,
  ) {
    super(problem.error);
  }
}

const UNREACHABLE: WireProblem = { error: editorWording.networkFailed, errorKey: 'networkFailed' };
const UNREADABLE: WireProblem = { error: editorWording.fault, errorKey: 'fault' };

/**
 * GET of the app's own API.
 * @throws Refusal
 */
export function load<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return call<Answer>(path, { method: 'GET', ...(signal === undefined ? {} : { signal }) });
}

/**
 * A call that changes something; it carries the crumb and is tried once more with the fresh one after a crumb failure, and
 * after the password was asked for where the server wants that.
 * @throws Refusal
 */
export function act<Answer>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
  return withCrumb((crumb) =>
    call<Answer>(path, {
      method,
      headers: { 'content-type': 'application/json', [CRUMB_HEADER]: crumb },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
}

/**
 * Sends a file as the whole body.
 * @throws Refusal
 */
export function sendFile<Answer>(path: string, file: Blob): Promise<Answer> {
  return withCrumb((crumb) =>
    call<Answer>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', [CRUMB_HEADER]: crumb },
      body: file,
    }),
  );
}

async function withCrumb<Answer>(attempt: (crumb: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt(crumbOf(document.cookie));
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.problem.crumbFail === true) return attempt(refusal.problem.crumb ?? '');
    if (refusal.problem.errorKey !== 'freshSignInNeeded' || !(await askForPassword())) throw refusal;
    return attempt(crumbOf(document.cookie));
  }
}

/** The crumb in a `document.cookie` text; empty when there is none. */
export function crumbOf(cookies: string): string {
  const start = `${CRUMB_COOKIE}=`;
  const pair = cookies.split('; ').find((each) => each.startsWith(start));
  return pair === undefined ? '' : decodeURIComponent(pair.slice(start.length));
}

async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await ask(path, init).catch((fault: unknown) => {
    if (fault instanceof DOMException && fault.name === 'AbortError') throw fault;
    throw new Refusal(0, UNREACHABLE);
  });
  if (response.status === 204) return undefined as Answer;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  throw new Refusal(response.status, isWireProblem(answer) ? answer : UNREADABLE);
}

/** A request in the language that the app is shown in: the server's sentences come in it. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...languageHeader(), ...(init.headers as Readonly<Record<string, string>> | undefined) };
  return fetch(path, { credentials: 'same-origin', ...init, headers });
}

export function languageHeader(): Readonly<Record<string, string>> {
  return { 'accept-language': spokenLanguage() };
}
