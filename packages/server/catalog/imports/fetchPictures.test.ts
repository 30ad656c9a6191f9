import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOutsideFetch } from '../../platform/gateways/outside/safeFetch.ts';
import { createPictureFetch } from './fetchPictures.ts';

const PICTURE = 'bytes of a picture';
let server: Server;
let origin = '';
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const isAgain = asked.filter((each) => each === url).length > 1;
    if (url === '/gone.png') response.writeHead(404).end();
    else if (url === '/busy.png' && !isAgain) response.writeHead(503).end();
    else if (url.startsWith('/broken')) request.socket.destroy();
    else response.end(PICTURE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
});

const fetchOutside = createOutsideFetch({ isAllowed: (address) => address === '127.0.0.1', isPortAllowed: () => true });
const make = (signal?: AbortSignal) =>
  createPictureFetch(fetchOutside, { pauseMs: 0, ...(signal === undefined ? {} : { signal }) });
const textOf = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString();

it('answers the bytes, null for what is not there, and tries a busy server once more', async () => {
  const fetchPicture = make();
  expect(textOf(await fetchPicture(`${origin}/a.png`))).toBe(PICTURE);
  expect(await fetchPicture(`${origin}/gone.png`)).toBeNull();
  expect(textOf(await fetchPicture(`${origin}/busy.png`))).toBe(PICTURE);
  expect(asked).toEqual(['/a.png', '/gone.png', '/busy.png', '/busy.png']);
});

it('gives a server up that fails five times in a row', async () => {
  const fetchPicture = make();
  for (const n of [1, 2, 3, 4]) expect(await fetchPicture(`${origin}/broken-${n}.png`)).toBeNull();
  expect(asked).toHaveLength(5);
  expect(textOf(await make()(`${origin}/a.png`))).toBe(PICTURE);
});

it.each([
  'http://10.0.0.1/a.png',
  'http://169.254.169.254/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AA',
  'x',
])('never asks at %s (SC-25)', async (url) => {
  expect(await createPictureFetch(createOutsideFetch(), { pauseMs: 0 })(url)).toBeNull();
});

it('ends with the import that it belongs to', async () => {
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(make(stopped)(`${origin}/a.png`)).rejects.toThrow('stopped');
});
