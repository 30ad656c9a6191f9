import { type Agent, request } from 'node:http';

/** A browser without a screen: cookies, its own words about itself, real requests. */
export interface PlayedVisitor {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly readCookie: (name: string) => string | undefined;
  readonly cookies: ReadonlyMap<string, string>;
}

export interface PlayedPlace {
  readonly port: number;
  /** `demo.localhost:3000`: the site's host name for visitors. */
  readonly host: string;
  readonly agent: Agent;
}

export function playedVisitor(
  { port, host, agent }: PlayedPlace,
  told: { readonly userAgent: string; readonly language: string; readonly cookies: Readonly<Record<string, string>> },
): PlayedVisitor {
  const cookies = new Map(Object.entries(told.cookies));
  const send = (path: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const headers = {
        ...(init.headers as Record<string, string> | undefined),
        ...{ host, origin: `http://${host}`, 'user-agent': told.userAgent, 'accept-language': told.language },
        cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      };
      const outgoing = request(
        { host: '127.0.0.1', port, path, method: init.method ?? 'GET', headers, agent },
        (incoming) => {
          const pieces: Buffer[] = [];
          incoming.on('data', (piece: Buffer) => pieces.push(piece));
          incoming.on('error', reject);
          incoming.on('end', () => {
            keep(cookies, incoming.headers['set-cookie'] ?? []);
            const status = incoming.statusCode ?? 500;
            resolve(new Response(hasBody(status) ? Buffer.concat(pieces) : null, { status }));
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(typeof init.body === 'string' ? init.body : undefined);
    });
  return { fetch: send, readCookie: (name) => cookies.get(name), cookies };
}

function hasBody(status: number): boolean {
  return status >= 200 && status !== 204 && status !== 304;
}

function keep(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = ''] = line.split(';', 1);
    const equals = pair.indexOf('=');
    cookies.set(pair.slice(0, equals), decodeURIComponent(pair.slice(equals + 1)));
  }
}
