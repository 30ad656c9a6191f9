import { createServer, type IncomingMessage } from 'node:http';

/** Google's Places interface as far as a server sees it, and days when it is away. */
export interface FakePlaces {
  readonly origin: string;
  readonly asked: readonly { readonly line: string; readonly body: unknown; readonly fieldMask: string }[];
  /** 200 normally; anything else is what every question gets. */
  status: number;
  close(): Promise<void>;
}

export const PLACES_KEY = 'AIzaFakePlacesKey';
const DEICH = 'ChIJ/deich?4';
const CITY = 'ChIJcity';

const part = (longText: string, types: readonly string[], shortText = longText) => ({ longText, shortText, types });
const COMPONENTS: Readonly<Record<string, readonly object[]>> = {
  [DEICH]: [
    part('4', ['street_number']),
    part('Am Deich', ['route']),
    part('Alte Neustadt', ['sublocality', 'political']),
    part('Bremen', ['locality', 'political']),
    part('Bremen', ['administrative_area_level_1', 'political'], 'HB'),
    part('Germany', ['country', 'political'], 'DE'),
    part('28199', ['postal_code']),
  ],
  [CITY]: [part('Bremen', ['locality']), part('Germany', ['country'], 'DE')],
};

export async function startFakePlaces(): Promise<FakePlaces> {
  const asked: { line: string; body: unknown; fieldMask: string }[] = [];
  const fake = { status: 200 };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const line = `${request.method} ${request.url}`;
    asked.push({ line, body, fieldMask: String(request.headers['x-goog-fieldmask'] ?? '') });
    const { status, answer } = answerTo(request, body, fake.status);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return Object.assign(fake, { origin: `http://127.0.0.1:${port}`, asked, close });
}

function answerTo(request: IncomingMessage, body: unknown, status: number): { status: number; answer: object } {
  if (status !== 200) return { status, answer: {} };
  const url = new URL(request.url ?? '', 'http://places.test');
  if (request.headers['x-goog-api-key'] !== PLACES_KEY) return { status: 403, answer: { error: { code: 403 } } };
  if (url.pathname === '/v1/places:autocomplete') return { status: 200, answer: predict(body) };
  const components = COMPONENTS[decodeURIComponent(url.pathname.replace('/v1/places/', ''))];
  if (components === undefined) return { status: 404, answer: { error: { code: 404, status: 'NOT_FOUND' } } };
  // Without a mask the real one refuses.
  const isMasked = request.headers['x-goog-fieldmask'] === 'addressComponents';
  return isMasked ? { status: 200, answer: { addressComponents: components } } : { status: 400, answer: {} };
}

/** Nothing found is an object without suggestions, as there. */
function predict(body: unknown): object {
  const { input = '', includedRegionCodes = [] } = body as { input?: string; includedRegionCodes?: string[] };
  if (!input.startsWith('Am Deich') || !includedRegionCodes.includes('de')) return {};
  const place = { placeId: DEICH, text: { text: 'Am Deich 4, Bremen, Germany' }, types: ['premise'] };
  return { suggestions: [{ placePrediction: place }, { queryPrediction: { text: { text: 'am deich' } } }] };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const each of request) parts.push(each as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  return text === '' ? null : JSON.parse(text);
}
