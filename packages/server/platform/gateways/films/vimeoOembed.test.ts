import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeVimeo, startFakeVimeo } from './testing/fakeVimeo.ts';
import { vimeoOembed } from './vimeoOembed.ts';

let vimeo: FakeVimeo;
beforeAll(async () => {
  vimeo = await startFakeVimeo({ 1: 'basic', 2: 'pro', 3: 'free', 4: 'starter' });
});
afterAll(() => vimeo.close());
beforeEach(() => vimeo.break(null));

const ask = (url: string) => vimeoOembed({ fetch, origin: vimeo.origin }).ask(url);

describe('what Vimeo says of a film (EDIT-06)', () => {
  it.each([
    ['1', 'basicAccount'],
    ['3', 'basicAccount'],
    ['2', 'shown'],
    ['4', 'shown'],
    ['99', 'missing'],
  ])('of film %s: %s', async (id, answer) => {
    expect(await ask(`https://vimeo.com/${id}`)).toBe(answer);
    expect(vimeo.asked.at(-1)).toBe(`https://vimeo.com/${id}`);
  });

  it.each([
    [{ status: 500, body: 'Oops' }, 'silent'],
    [{ status: 429, body: '' }, 'silent'],
    [{ status: 302, body: '' }, 'silent'],
    [{ status: 200, body: '<html>' }, 'silent'],
    [{ status: 200, body: '{"type":"photo"}' }, 'silent'],
    [{ status: 200, body: `{"type":"video","html":"${'x'.repeat(200_000)}"}` }, 'silent'],
    [{ status: 403, body: '' }, 'missing'],
  ])('is told from no answer: %j', async (how, answer) => {
    vimeo.break(how);
    expect(await ask('https://vimeo.com/2')).toBe(answer);
  });

  it('is silence where nobody answers, and nothing fails', async () => {
    expect(await vimeoOembed({ fetch, origin: 'http://127.0.0.1:9' }).ask('https://vimeo.com/2')).toBe('silent');
    const never: typeof fetch = () => Promise.reject(new DOMException('late', 'TimeoutError'));
    expect(await vimeoOembed({ fetch: never, origin: vimeo.origin }).ask('https://vimeo.com/2')).toBe('silent');
  });
});
