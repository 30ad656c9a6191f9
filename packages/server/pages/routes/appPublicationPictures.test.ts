import { randomUUID } from 'node:crypto';
import type { AppDocumentResponse, PublicationPlanResponse, WireFinding } from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import { type Edit, edit, type JsonRecord, type RecordKey } from '@quoin/domain/document';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MediaLibrary, openMediaLibrary } from '../../media/testing/mediaLibrary.ts';
import type { Config } from '../../platform/config.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { createLog } from '../../platform/log.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { type AppClient, answerOf, createAppClient } from '../../testing/appClient.ts';

const ROOT = '/api/app/sites/demo/document';
const SECTION: RecordKey = `section:${randomUUID()}`;
const BLOCK: RecordKey = `block:${randomUUID()}`;
let lib: MediaLibrary;
let owner: string;
let client: AppClient;
let pages: SitePages;
/** Light with a dark corner of a fiftieth, and dark with a light one: specks. */
let snow: string;
let night: string;

beforeAll(async () => {
  lib = await openMediaLibrary();
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const { db } = lib.database;
  pages = createSitePages({ db, config, log: createLog('silent'), now: Date.now, themesFolder: THEMES_FOLDER });
  client = createAppClient({ db, files: lib.files, pages });
  owner = await lib.person('olga', ROLES.admin, [lib.shop]);
  snow = (await lib.upload('snow.png', await speckled('#f4f6f8', '#000000'))).id;
  night = (await lib.upload('night.png', await speckled('#0a0c10', '#ffffff'))).id;
  const page = (await records()).find(([key]) => key.startsWith('page:'))![0];
  const id = page.slice('page:'.length);
  await save([
    edit(SECTION, [], undefined, { page: id, order: 'V', theme: 'black', background: behind(snow) }),
    edit(BLOCK, [], undefined, {
      ...{ section: SECTION.slice('section:'.length), type: 'html', value: { html: '<p>Come in</p>' } },
      place: { column: 1, row: 1, columns: 6, rows: 4, layer: 0 },
    }),
  ]);
});
afterAll(async () => {
  await pages.close();
  await lib.close();
});

async function speckled(background: string, speck: string): Promise<Buffer> {
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background } });
  const corner = sharp({ create: { width: 30, height: 40, channels: 3, background: speck } }).png();
  return image
    .composite([{ input: await corner.toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
}

const behind = (imageId: string, overlay = 0) => ({ kind: 'image', imageId, overlay });
const ask = async <Answer>(path: string) => answerOf<Answer>(await client.callAs(owner, { path }));
const records = async () => (await ask<AppDocumentResponse>(ROOT)).records;
const valueAt = async (key: RecordKey) => (await records()).find(([each]) => each === key)![1];

async function save(edits: readonly Edit[]): Promise<void> {
  const { revision } = await ask<AppDocumentResponse>(ROOT);
  const changes = [{ id: randomUUID(), command: 'test', label: 'Test', edits }];
  const body = { base: revision, changes, at: { page: '', key: '' } };
  const answer = await client.callAs(owner, { method: 'POST', path: `${ROOT}/changes`, body });
  expect(answerOf<{ refused: unknown }>(answer).refused).toBeNull();
}

async function findings(): Promise<readonly WireFinding[]> {
  const { pages } = await ask<PublicationPlanResponse>(`${ROOT}/publication`);
  return pages.flatMap((page) => page.findings).filter(({ key }) => key === SECTION);
}

async function show(background: JsonRecord): Promise<void> {
  await save([edit(SECTION, ['background'], (await valueAt(SECTION)).background, background)]);
}

describe('words over a picture of the library, before they are published (ED-39)', () => {
  it('are measured against the picture itself, and mended by what the finding offers', async () => {
    const [found] = await findings();
    expect(found).toMatchObject({ code: 'wordsOverPicture', mend: { path: ['background', 'overlay'] } });
    const { value, text } = found!.mend!;
    expect(text).toBe(`Add ${value}% overlay`);
    await save([edit(SECTION, ['background', 'overlay'], 0, value)]);
    expect(await findings()).toEqual([]);
  });

  it('are read over another one without anything between, whatever its specks are', async () => {
    await show(behind(night));
    expect(await findings()).toEqual([]);
  });

  it('have the colours of a theme that begins with its own (Folio: nearly black on white)', async () => {
    await lib.database.asOwner(`update website set theme = 'folio' where identifier = 'demo'`);
    await save([edit(SECTION, ['theme'], 'black', 'white')]);
    await show(behind(snow));
    expect(await findings()).toEqual([]);
    await save([edit(SECTION, ['theme'], 'white', 'black')]);
    const [found] = await findings();
    expect(found?.mend?.value).toBe(60);
    await lib.database.asOwner(`update website set theme = 'quoin' where identifier = 'demo'`);
  });

  it('follow a picture that is replaced in place', async () => {
    await show(behind(night));
    await lib.call(
      {
        method: 'POST',
        path: `/api/app/sites/demo/media/files/${night}/bytes`,
        query: { filename: 'day.png' },
        body: await speckled('#ffffff', '#eeeeee'),
      },
      owner,
    );
    expect(await findings()).toMatchObject([{ code: 'wordsOverPicture' }]);
  });

  it('are measured when they are asked for, where a picture came before anybody measured', async () => {
    await lib.database.asOwner(`update asset set color_data = color_data - 'darkTone' - 'lightTone'`);
    await show(behind(snow));
    expect(await findings()).toMatchObject([{ code: 'wordsOverPicture' }]);
    await lib.database.asOwner(`update asset set color_data = null`);
    expect((await lib.detail(snow)).tones).toEqual({ dark: '#f4f6f8', light: '#f4f6f8' });
    const [row] = await lib.database.asOwner<{ color_data: object }>('select color_data from asset where id = $1', [
      snow,
    ]);
    expect(Object.keys(row!.color_data)).toEqual(expect.arrayContaining(['centerAverage', 'darkTone', 'lightTone']));
  });
});
