import type { FilmResponse } from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeVimeo, startFakeVimeo } from '../../platform/gateways/films/testing/fakeVimeo.ts';
import { vimeoOembed } from '../../platform/gateways/films/vimeoOembed.ts';
import { addTestShop } from '../../storefront/testing/shop.ts';
import { type AppClient, callsOf, createAppClient, signInMember } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;
let vimeo: FakeVimeo;
let client: AppClient;
let drafter: string;
let reporter: string;

beforeAll(async () => {
  database = await createTestDatabase();
  vimeo = await startFakeVimeo({ 1: 'basic', 2: 'pro' });
  client = createAppClient({ db: database.db, films: vimeoOembed({ fetch, origin: vimeo.origin }) });
  const { siteId } = await addTestShop(database.db, 'films');
  drafter = await signInMember(client, siteId, 'd', { roles: [ROLES.draftEditor] });
  reporter = await signInMember(client, siteId, 'r', { roles: [ROLES.reporting] });
});
afterAll(async () => {
  await vimeo.close();
  await database.close();
});

const call = callsOf('films', () => ({ client, session: drafter }));
const answerFor = async (url: string) =>
  (await call<FilmResponse>('GET', `/film?${new URLSearchParams({ url })}`)).body.answer;

describe('what the provider of a film says of it (EDIT-06)', () => {
  it.each([
    ['https://vimeo.com/1', 'basicAccount'],
    ['https://player.vimeo.com/video/1', 'basicAccount'],
    ['https://vimeo.com/2', 'shown'],
    ['https://vimeo.com/404', 'missing'],
  ])('%s: %s', async (url, answer) => {
    expect(await answerFor(url)).toBe(answer);
  });

  it('is asked of Vimeo about films of Vimeo, and of nobody about anything else', async () => {
    const before = vimeo.asked.length;
    for (const url of ['https://youtu.be/abc', 'http://169.254.169.254/', 'nonsense', ''])
      expect(await answerFor(url)).toBe('shown');
    expect(vimeo.asked.length).toBe(before);
    expect(new Set(vimeo.asked)).toEqual(
      new Set(['https://vimeo.com/1', 'https://vimeo.com/2', 'https://vimeo.com/404']),
    );
  });

  it('is told to those who write on the site alone', async () => {
    expect((await call('GET', '/film?url=https://vimeo.com/1', undefined, reporter)).status).toBe(403);
  });
});
