import { randomUUID } from 'node:crypto';
import type { AppDocumentResponse, DocumentEvent, SaveChangesResponse } from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import { edit } from '@quoin/domain/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestShop } from '../../storefront/testing/shop.ts';
import { type AppCall, type AppClient, answerOf, createAppClient, signInMember } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

const ROOT = '/api/app/sites/live/document';
let database: TestDatabase;
let client: AppClient;
let ada: string;
let bea: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const shop = await addTestShop(db, 'live');
  client = createAppClient({ db });
  ada = await signInMember(client, shop.siteId, 'Ada', { isOwner: true });
  bea = await signInMember(client, shop.siteId, 'Bea', { roles: [ROLES.editor] });
});
afterAll(() => database.close());

const call = async <Answer>(session: string, made: AppCall) => answerOf<Answer>(await client.callAs(session, made));

/** Records what a user with the editor open receives. `stop` closes the tab. */
async function listening(session: string) {
  const { events } = await client.callAs(session, { path: `${ROOT}/events` });
  const heard: DocumentEvent[] = [];
  const stop = events!({ say: (data) => heard.push(data as DocumentEvent), end: () => undefined });
  return { heard, stop };
}

describe('whoever has the editor open', () => {
  it('hears at once of what others saved, of where they are, and that they left', async () => {
    const { records, revision } = await call<AppDocumentResponse>(ada, { path: ROOT });
    const [about, record] = records.find(([, each]) => each.urlId === 'about')!;
    const [mine, hers] = [await listening(ada), await listening(bea)];
    const page = about.slice('page:'.length);
    const edits = [edit(about, ['title'], record.title, 'Live')];
    const changes = [{ id: randomUUID(), command: 'test', label: 'Rename', edits }];
    const at = { page, key: about };
    const body = { base: revision, changes, at };
    const saved = await call<SaveChangesResponse>(bea, { method: 'POST', path: `${ROOT}/changes`, body });
    expect(mine.heard.map((event) => event.revision)).toEqual([null, saved.revision]);
    expect(mine.heard.at(-1)?.people).toMatchObject([{ name: 'Bea', page, key: about }]);
    await call(bea, { path: `${ROOT}/changes`, query: { since: '0', page, key: '' } });
    expect(mine.heard.at(-1)).toMatchObject({ revision: null, people: [{ name: 'Bea', key: '' }] });
    const count = mine.heard.length;
    await call(bea, { path: `${ROOT}/changes`, query: { since: '0', page, key: '' } });
    expect(mine.heard.length).toBe(count);
    hers.stop();
    expect(mine.heard.at(-1)).toEqual({ revision: null, people: [] });
    mine.stop();
    await call(bea, { path: `${ROOT}/changes`, query: { since: '0', page: '', key: '' } });
    expect(mine.heard.length).toBe(count + 1);
  });

  it('is nobody without an account on the site (AUT-1)', async () => {
    const refused = await client.call({ path: `${ROOT}/events` });
    expect([refused.status, refused.events]).toEqual([401, undefined]);
  });
});
