import type { AppNoticesResponse } from '@quoin/contract/endpoints/running';
import { DEFAULT_POPUP } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppClient, answerOf, createAppClient, signInMember } from '../../testing/appClient.ts';
import { addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

const PATH = '/api/app/sites/notices/notices';
const POPUP = { ...DEFAULT_POPUP, isShown: true, title: 'Ten percent', text: 'For your first print.' };
const BAR = {
  ...{ isShown: true, text: 'On Fridays', url: '', isDismissible: true },
  ...{ theme: 'bright', size: 'large', align: 'left' },
};

let database: TestDatabase;
let app: AppClient;
let shop: TestShop;
const invalidated: string[] = [];
let manager: string;
let seller: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = createAppClient({ db: database.db, pages: { invalidate: (id: string) => invalidated.push(id) } as never });
  shop = await addShop(database.db, { identifier: 'notices' });
  manager = await signInMember(app, shop.id, 'web', { roles: [15] });
  seller = await signInMember(app, shop.id, 'store', { roles: [8] });
});
afterAll(() => database.close());

const put = (body: object, who = manager) => app.callAs(who, { method: 'PUT', path: PATH, body });

async function stored(): Promise<Record<string, Record<string, unknown>>> {
  const [row] = await database.asOwner<{ settings: Record<string, Record<string, unknown>> }>(
    'select settings from website where id = $1',
    [shop.id],
  );
  return row?.settings ?? {};
}

describe('popup and announcement (EDIT-03)', () => {
  it('are kept beside the other settings, and pages are rendered anew', async () => {
    await database.asOwner(`update website set settings = '{"tweaks":{"a":"1"}}' where id = $1`, [shop.id]);
    expect((await put({ popup: POPUP, announcement: BAR, revision: 0 })).status).toBe(200);
    expect(await stored()).toMatchObject({
      tweaks: { a: '1' },
      popupOverlaySettings: { title: 'Ten percent', version: 1 },
      announcementBarSettings: { isShown: true, plainText: 'On Fridays', version: 1 },
    });
    expect(invalidated).toEqual([shop.id]);
    const shown = answerOf<AppNoticesResponse>(await app.callAs(manager, { path: PATH }));
    expect(shown).toEqual({ popup: POPUP, announcement: BAR, revision: 1 });
  });

  it('have a new version when they say something new, not when they only stand elsewhere (EDIT-03)', async () => {
    await put({ popup: { ...POPUP, row: 'top', delaySeconds: 9 }, announcement: BAR, revision: 1 });
    expect((await stored()).popupOverlaySettings?.version).toBe(1);
    await put({ popup: { ...POPUP, text: 'For two prints.' }, announcement: BAR, revision: 2 });
    const settings = await stored();
    expect([settings.popupOverlaySettings?.version, settings.announcementBarSettings?.version]).toEqual([2, 1]);
  });

  it('are never overwritten unseen, and name every field at fault', async () => {
    const clash = await put({ popup: POPUP, announcement: BAR, revision: 1 });
    expect([clash.status, answerOf<{ errorKey: string }>(clash).errorKey]).toEqual([409, 'noticesChanged']);
    const wrong = await put({
      popup: { ...POPUP, buttonText: 'Go', buttonUrl: 'javascript:alert(1)' },
      announcement: { ...BAR, text: '' },
      revision: 3,
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(answerOf<{ fields: object }>(wrong).fields)).toEqual(['popup.buttonUrl', 'announcement.text']);
    expect((await put({ popup: { ...POPUP, delaySeconds: 301 }, announcement: BAR, revision: 3 })).status).toBe(400);
  });

  it('are for those who may change the site’s settings', async () => {
    expect((await put({ popup: POPUP, announcement: BAR, revision: 3 }, seller)).status).toBe(403);
  });
});
