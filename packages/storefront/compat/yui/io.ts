import { readCookie } from '../../page/cookies.ts';
import { tolerate } from '../fault.ts';
import { call } from './values.ts';

/** What `Y.io` gives its callbacks, after the number of the request. */
export interface IoResponse {
  readonly status: number;
  readonly statusText: string;
  readonly responseText: string;
}

export interface IoOptions {
  readonly method?: string;
  readonly data?: string | Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly context?: unknown;
  readonly arguments?: unknown;
  readonly on?: Readonly<Partial<Record<'start' | 'success' | 'failure' | 'complete' | 'end', unknown>>>;
}

let requests = 0;

/** A request of this site's own; answers at once with its number and a way to end it. */
export function io(address: string, options: IoOptions = {}): { readonly id: number; abort(): void } {
  requests += 1;
  const id = requests;
  const ending = new AbortController();
  const tell = (name: keyof NonNullable<IoOptions['on']>, ...args: unknown[]): void =>
    void tolerate(() => call(options.on?.[name], options.context ?? null, [id, ...args, options.arguments]));
  tell('start');
  send(address, options, ending.signal).then((response) => {
    tell('complete', response);
    tell(response.status >= 200 && response.status < 400 ? 'success' : 'failure', response);
    tell('end');
  });
  return { id, abort: () => ending.abort() };
}

async function send(address: string, options: IoOptions, signal: AbortSignal): Promise<IoResponse> {
  try {
    // Nobody else learns the crumb.
    const isOwn = new URL(address, location.href).origin === location.origin;
    const { url, init } = requestOf(address, options, isOwn ? readCookie(document.cookie, 'crumb') : '');
    const answer = await fetch(url, { ...init, signal });
    return { status: answer.status, statusText: answer.statusText, responseText: await answer.text() };
  } catch (fault) {
    return { status: 0, statusText: fault instanceof Error ? fault.name : '', responseText: '' };
  }
}

/** Data goes into the address of what only reads, and into the body of what changes something, with the crumb. */
export function requestOf(
  address: string,
  { method = 'GET', data, headers }: IoOptions,
  crumb: string,
): { url: string; init: RequestInit } {
  const text = typeof data === 'string' ? data : data === undefined ? '' : formText(data);
  const isRead = /^(?:get|head)$/i.test(method);
  const url = isRead && text !== '' ? `${address}${address.includes('?') ? '&' : '?'}${text}` : address;
  const own: Record<string, string> = { 'x-requested-with': 'XMLHttpRequest' };
  if (!isRead) own['content-type'] = 'application/x-www-form-urlencoded';
  if (!isRead && crumb !== '') own['x-csrf-token'] = crumb;
  const init = { method: method.toUpperCase(), headers: { ...own, ...headers } };
  return { url, init: isRead || text === '' ? init : { ...init, body: text } };
}

function formText(data: Readonly<Record<string, unknown>>): string {
  return new URLSearchParams(Object.entries(data).map(([name, value]) => [name, String(value)])).toString();
}

export interface DataOptions extends Pick<IoOptions, 'data' | 'headers' | 'context'> {
  readonly url: string;
  readonly success?: unknown;
  readonly failure?: unknown;
}

/** `Y.Data.get` and `post`: JSON, given to `success`; anything else is a `failure`. */
export function requestJson(method: 'GET' | 'POST', options: DataOptions): void {
  const { url, context = null, success, failure } = options;
  io(url, {
    ...options,
    method,
    on: {
      success: (_id: unknown, { responseText }: IoResponse) => {
        const parsed = parseJson(responseText);
        if (parsed === undefined) call(failure, context, [{ error: 'parse' }]);
        else call(success, context, [parsed]);
      },
      failure: (_id: unknown, { responseText, status }: IoResponse) =>
        call(failure, context, [parseJson(responseText) ?? { error: status }]),
    },
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
