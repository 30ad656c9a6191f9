import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';
import { createOutsideFetch, createOutsidePost, OutsideRefused } from './safeFetch.ts';

let server: Server;
let origin = '';
let asked: string[] = [];
const REQUEST = { accept: '*/*', limit: 1000 };

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/moved') response.writeHead(302, { Location: '/here' }).end();
    else if (request.url === '/away') response.writeHead(302, { Location: 'http://10.0.0.1/' }).end();
    else if (request.url === '/round') response.writeHead(302, { Location: '/round' }).end();
    else if (request.url === '/long') response.end('x'.repeat(2000));
    else response.writeHead(200, { 'Content-Type': 'text/plain' }).end(String(request.headers.cookie ?? 'none'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('an address outside (SC-25)', () => {
  const fetchOutside = createOutsideFetch({ isPortAllowed: () => true });
  const port = () => new URL(origin).port;

  it.each([
    ...['http://127.0.0.1:PORT/', 'http://[::1]:PORT/', 'http://0.0.0.0:PORT/', 'http://2130706433:PORT/'],
    ...['http://0177.0.0.1:PORT/', 'http://[::ffff:127.0.0.1]:PORT/', 'http://169.254.169.254/', 'http://10.1.2.3/'],
    ...['http://100.64.0.1/', 'http://[fd00::1]/', 'file:///etc/passwd', 'gopher://example.com/', 'nonsense'],
    ...['http://name@example.com/', 'http://localhost:PORT/'],
  ])('%s is never reached', async (url) => {
    asked = [];
    await expect(fetchOutside(url.replace('PORT', port()), REQUEST)).rejects.toThrow(OutsideRefused);
    expect(asked).toEqual([]);
  });

  it('uses the usual ports only', async () => {
    await expect(createOutsideFetch({ isAllowed: () => true })('http://example.com:25/', REQUEST)).rejects.toThrow(
      'port',
    );
  });

  it('is not reached by a name that has one address inside, nor by one that changes its mind', async () => {
    const [outside, inside] = [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const twoFaced = createOutsideFetch({
      isPortAllowed: () => true,
      lookup: (_host, done) => done(null, [outside, inside]),
    });
    asked = [];
    await expect(twoFaced(`http://two.example:${port()}/`, REQUEST)).rejects.toThrow('not public');
    expect(asked).toEqual([]);
  });
});

describe('what is allowed', () => {
  const fetchOutside = createOutsideFetch({
    isAllowed: (address) => address === '127.0.0.1',
    isPortAllowed: () => true,
  });

  it('is fetched without cookies, redirects too', async () => {
    const answer = await fetchOutside(`${origin}/moved`, REQUEST);
    expect({ ...answer, body: answer.body.toString() }).toEqual({
      ...{ status: 200, contentType: 'text/plain', body: 'none', url: `${origin}/here` },
    });
  });

  it.each(['/away', '/round', '/long'])('but not %s: elsewhere, in circles, too much', async (path) => {
    await expect(fetchOutside(origin + path, REQUEST)).rejects.toThrow(OutsideRefused);
  });
});

it.each([
  ...[
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
  ],
  ...[
    ['2606:4700::1111', true],
    ['fe80::1', false],
    ['::ffff:8.8.8.8', false],
    ['::127.0.0.1', false],
  ],
] as const)('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe('what is sent to another server', () => {
  const POST = { headers: { 'content-type': 'application/json' }, body: '{}', limit: 1000, timeoutMs: 5000 };
  const send = createOutsidePost({ isAllowed: (address) => address === '127.0.0.1', isPortAllowed: () => true });

  it.each(['http://127.0.0.1/', 'http://169.254.169.254/', 'http://localhost/', 'http://[::1]/', 'file:///etc/passwd'])(
    'does not go to %s',
    (url) => expect(createOutsidePost()(url, POST)).rejects.toThrow(OutsideRefused),
  );

  it('follows no redirect, and reads no more of an answer than it was told to', async () => {
    expect((await send(`${origin}/moved`, POST)).status).toBe(302);
    const { status, body } = await send(`${origin}/long`, POST);
    expect([status, body.length]).toEqual([200, 1000]);
  });
});
