import { type Answer, ask } from './installation.ts';

/** A visitor at one origin with a cookie jar and without a browser. */
export interface Visitor {
  readonly cookies: ReadonlyMap<string, string>;
  /** Answers as they come: redirects are not followed. */
  request(method: string, path: string, options?: { headers?: Record<string, string>; body?: string }): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** As a page's script does: JSON, with the crumb. */
  send(method: string, path: string, body?: unknown): Promise<Answer>;
  /** As a page's form does: fields, with the crumb among them. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
}

export function createVisitor(where: { readonly port: number; readonly host?: string }): Visitor {
  const host = where.host ?? `demo.localhost:${where.port}`;
  const cookies = new Map<string, string>();

  const request: Visitor['request'] = async (method, path, { headers = {}, body } = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await ask(where, path, {
      host,
      method,
      headers: { ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    keepCookies(cookies, answer);
    return answer;
  };
  const origin = `http://${host}`;
  return {
    cookies,
    request,
    get: (path) => request('GET', path),
    send(method, path, body) {
      const headers = { origin, 'content-type': 'application/json', 'x-csrf-token': cookies.get('crumb') ?? '' };
      return request(method, path, { headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    },
    post(path, fields) {
      const form = new URLSearchParams({ crumb: cookies.get('crumb') ?? '', ...fields });
      const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
      return request('POST', path, { headers, body: form.toString() });
    },
  };
}

function keepCookies(cookies: Map<string, string>, answer: Answer): void {
  for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
    const pair = line.slice(0, line.indexOf(';') < 0 ? undefined : line.indexOf(';'));
    const name = pair.slice(0, pair.indexOf('='));
    if (/max-age=0\b/i.test(line)) cookies.delete(name);
    else cookies.set(name, decodeURIComponent(pair.slice(pair.indexOf('=') + 1)));
  }
}

/** The body as JSON; `T` is what the contract promises for that endpoint. */
export function bodyOf<T>(answer: Answer): T {
  return JSON.parse(answer.body) as T;
}
