import { Agent, type IncomingMessage, request as startRequest } from 'node:http';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** Where it leads; empty where it leads nowhere. */
  readonly location: string;
  /** Until it began. */
  readonly milliseconds: number;
}

/** A person who sends requests to one host and keeps its cookies. */
export interface Person {
  readonly name: 'visitor' | 'member' | 'owner' | 'program';
  readonly host: string;
  readonly cookies: Map<string, string>;
  /** Which of the people of this name is signed in. */
  account: number;
  send(request: Sent): Promise<Answer>;
}

/** Bytes of an answer that are looked at. */
const MOST_READ = 4_000_000;
/** What makes files of a whole site may take minutes; all else is named long before. */
const LONGEST_MS = 300_000;

/** The server had closed a connection that was kept open: the request goes out again, as with every browser. */
class ConnectionWasOver extends Error {}

export function createPerson(
  name: Person['name'],
  host: string,
  port: number,
  always: Readonly<Record<string, string>> = {},
): Person {
  const cookies = new Map<string, string>();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headersOf = ({ headers = {}, method, body }: Sent) => ({
    host,
    ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    ...(cookies.size === 0 ? {} : { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
    ...(method === 'GET'
      ? {}
      : { origin: `http://${host}`, 'x-csrf-token': decodeURIComponent(cookies.get('crumb') ?? '') }),
    ...always,
    ...headers,
  });
  const sendOnce = (sent: Sent) =>
    new Promise<Answer>((resolve, reject) => {
      const start = performance.now();
      const message = startRequest(
        {
          agent,
          port,
          host: '127.0.0.1',
          method: sent.method,
          path: sent.path,
          headers: headersOf(sent),
          timeout: LONGEST_MS,
        },
        (response) => {
          keepCookies(cookies, response);
          readAnswer(response, start).then(resolve, reject);
        },
      );
      message.once('timeout', () =>
        message.destroy(new Error(`${sent.method} ${sent.path}: no answer within ${LONGEST_MS} ms.`)),
      );
      message.on('error', (fault) => reject(message.reusedSocket ? new ConnectionWasOver(fault.message) : fault));
      message.end(sent.body);
    });
  const send = (sent: Sent) =>
    sendOnce(sent).catch((fault: unknown) =>
      fault instanceof ConnectionWasOver ? sendOnce(sent) : Promise.reject(fault),
    );
  return { name, host, cookies, account: 0, send };
}

async function readAnswer(response: IncomingMessage, start: number): Promise<Answer> {
  const type = response.headers['content-type'] ?? '';
  // A file of a whole site takes as long as it takes; that it comes does not.
  const milliseconds = performance.now() - start;
  const { statusCode: status = 0, headers } = response;
  const answer = (text: string) => ({ status, type, text, milliseconds, location: headers.location ?? '' });
  // An event stream lasts as long as its client listens.
  if (type.startsWith('text/event-stream')) {
    response.destroy();
    return answer('');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MOST_READ) chunks.push(chunk);
  }
  return answer(Buffer.concat(chunks).toString('utf8'));
}

function keepCookies(cookies: Map<string, string>, response: IncomingMessage): void {
  for (const line of response.headers['set-cookie'] ?? []) {
    const pair = line.split(';', 1)[0]!;
    const name = pair.slice(0, pair.indexOf('='));
    if (/max-age=0\b/i.test(line)) cookies.delete(name);
    else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }
}
