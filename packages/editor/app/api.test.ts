import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, crumbOf, load, Refusal } from './api.ts';

const calls: { path: string; init: RequestInit }[] = [];
let replies: Response[] = [];

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('document', { cookie: 'a=1; crumb=v1.first.mac; hasCart=1' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, init });
    const reply = replies.shift();
    if (reply === undefined) throw new TypeError('network');
    return reply;
  });
});
afterEach(() => vi.unstubAllGlobals());

function crumbSent(index: number): string | null {
  return new Headers(calls[index]?.init.headers).get('x-csrf-token');
}

describe('calls of the app', () => {
  it('carry the crumb when they change something, and none when they read', async () => {
    replies = [json(200, { ok: 1 }), new Response(null, { status: 204 })];
    expect(await load('/x')).toEqual({ ok: 1 });
    expect(await act('DELETE', '/x')).toBeUndefined();
    expect([crumbSent(0), crumbSent(1)]).toEqual([null, 'v1.first.mac']);
  });

  it('are tried once more with the fresh crumb after a crumb failure, and only once (USER-02)', async () => {
    const failure = { crumbFail: true, crumb: 'v1.second.mac', error: 'Expired', errorKey: 'crumbFail' };
    replies = [json(403, failure), json(200, { fine: true })];
    expect(await act('POST', '/x', {})).toEqual({ fine: true });
    expect(crumbSent(1)).toBe('v1.second.mac');
    replies = [json(403, failure), json(403, failure)];
    await expect(act('POST', '/x', {})).rejects.toMatchObject({ status: 403 });
    expect(calls).toHaveLength(4);
  });

  it('say the server’s sentence, or one of ours where it has none', async () => {
    replies = [json(401, { error: 'Wrong.', errorKey: 'signInFailed' }), new Response('<html>', { status: 502 })];
    await expect(load('/x')).rejects.toThrow('Wrong.');
    await expect(load('/x')).rejects.toMatchObject({ status: 502, problem: { errorKey: 'fault' } });
    await expect(load('/x')).rejects.toMatchObject({ status: 0, problem: { errorKey: 'networkFailed' } });
    await expect(load('/x')).rejects.toBeInstanceOf(Refusal);
  });
});

describe('the crumb cookie', () => {
  it.each([
    ['', ''],
    ['xcrumb=no; crumb=v1.a.b', 'v1.a.b'],
    ['crumbs=no', ''],
  ])('in %j is %j', (cookies, crumb) => expect(crumbOf(cookies)).toBe(crumb));
});
