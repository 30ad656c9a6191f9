import { createServer, type IncomingMessage } from 'node:http';

/** Google as far as a site's server sees it: both protocols, tokens that count once, and days when it is away. */
export interface FakeGoogle {
  readonly origin: string;
  /** Of the questions that came, path and body. */
  readonly asked: readonly { readonly path: string; readonly body: string }[];
  /** 200 normally; anything else is what every question gets. */
  status: number;
  close(): Promise<void>;
}

export const FAKE_KEYS = {
  siteKey: '6LfakeSiteKey0000000000000000000000000000',
  secret: '6LfakeSecret00000000000000000000000000000',
  projectId: 'my-shop-123456',
} as const;

/**
 * Tokens say what they are: `human`, `human:ACTION`, `human:ACTION:0.3` (an Enterprise score); anything else is a robot's.
 * `#x` at the end only makes them different.
 */
export async function startFakeGoogle(port = 0): Promise<FakeGoogle> {
  const asked: { path: string; body: string }[] = [];
  const used = new Set<string>();
  const google = { status: 200 };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const path = request.url ?? '';
    asked.push({ path, body });
    const answer = path.startsWith('/recaptcha/api/siteverify') ? siteverify(body, used) : assess(path, body, used);
    response.writeHead(google.status === 200 ? (answer === null ? 403 : 200) : google.status, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(google.status === 200 ? (answer ?? { error: { code: 403 } }) : {}));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const { port: taken } = typeof address === 'object' && address !== null ? address : { port: 0 };
  return {
    origin: `http://127.0.0.1:${taken}`,
    asked,
    get status() {
      return google.status;
    },
    set status(next) {
      google.status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function siteverify(body: string, used: Set<string>): object {
  const fields = new URLSearchParams(body);
  const token = fields.get('response') ?? '';
  if (fields.get('secret') !== FAKE_KEYS.secret) return { success: false, 'error-codes': ['invalid-input-secret'] };
  if (!token.startsWith('human')) return { success: false, 'error-codes': ['invalid-input-response'] };
  if (used.has(token)) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
  used.add(token);
  return { success: true, challenge_ts: '2026-11-21T12:00:00Z', hostname: 'demo.localhost' };
}

/** Null: the key or the project is not one. */
function assess(path: string, body: string, used: Set<string>): object | null {
  const { pathname, searchParams } = new URL(path, 'http://google.test');
  if (pathname !== `/v1/projects/${FAKE_KEYS.projectId}/assessments`) return null;
  if (searchParams.get('key') !== FAKE_KEYS.secret) return null;
  const { event } = JSON.parse(body) as { event: { token: string; siteKey: string } };
  const [kind, action = '', score = '0.9'] = (event.token.split('#')[0] ?? '').split(':');
  const isGood = kind === 'human' && event.siteKey === FAKE_KEYS.siteKey;
  const isDupe = used.has(event.token);
  used.add(event.token);
  return {
    name: 'projects/1/assessments/1',
    tokenProperties:
      isGood && !isDupe ? { valid: true, action } : { valid: false, invalidReason: isDupe ? 'DUPE' : 'MALFORMED' },
    riskAnalysis: { score: isGood ? Number(score) : 0, reasons: [] },
  };
}
