import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROLES } from '@quoin/domain/access';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localFileStore } from '../../platform/gateways/files/localFiles.ts';
import { type AppClient, answerOf, createAppClient, signInMember } from '../../testing/appClient.ts';
import { addShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

const PATH = '/api/app/sites/demo/images';
let database: TestDatabase;
let folder: string;
let client: AppClient;
let websiteId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quoin-upload-'));
  client = createAppClient({ db: database.db, files: localFileStore(folder) });
  websiteId = (await addShop(database.db, { identifier: 'demo', title: 'Demo' })).id;
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

it('takes a picture from somebody who may, owes its widths, and serves it (IMG-02)', async () => {
  const editor = await signInMember(client, websiteId, 'editor', { roles: [ROLES.editor] });
  const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const reply = await client.callAs(editor, {
    method: 'POST',
    path: PATH,
    query: { filename: 'red wall.png' },
    body: picture,
  });
  expect(reply.status).toBe(201);
  const answer = answerOf<{ id: string; assetUrl: string; originalSize: string }>(reply);
  expect(answer).toMatchObject({ originalSize: '640x400', assetUrl: `/s/images/${answer.id}/red-wall.png` });
  const jobs = await database.db.acrossSites((trx) => trx.selectFrom('job').select(['kind', 'payload']).execute());
  expect(jobs).toEqual([{ kind: 'image.renditions', payload: { assetId: answer.id } }]);
  const served = await client.callAs(editor, { path: `${PATH}/${answer.id}`, query: { format: 'original' } });
  expect([served.status, served.headers?.['content-type']]).toEqual([200, 'image/png']);
});

it('says what it could not take (EDIT-06)', async () => {
  const manager = await signInMember(client, websiteId, 'manager', { roles: [ROLES.storeManager] });
  const body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const reply = await client.callAs(manager, { method: 'POST', path: PATH, query: { filename: 'x.png' }, body });
  expect(reply.status).toBe(422);
  expect(answerOf<{ error: string }>(reply).error).toBe('The file x.png does not appear to be a supported image file.');
});

it('refuses who may not (AUT-2)', async () => {
  const viewer = await signInMember(client, websiteId, 'viewer', { roles: [ROLES.viewer] });
  expect((await client.callAs(viewer, { method: 'POST', path: PATH, body: Buffer.from('x') })).status).toBe(403);
  expect((await client.call({ method: 'POST', path: PATH, body: Buffer.from('x') })).status).toBe(401);
});
