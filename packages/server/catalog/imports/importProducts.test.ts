import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { examine } from '../../doctor/examine.ts';
import { findMovedPage } from '../../pages/addresses/findMovedPage.ts';
import { localFileStore } from '../../platform/gateways/files/localFiles.ts';
import { loadSiteById, type Site } from '../../sites/storage/sites.ts';
import { addProduct, addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type ImportReport, type ImportRequest, importProducts } from './importProducts.ts';

const HEADER =
  'Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Stock,Categories,Hosted Image URLs,Variant Image,Visible';
const RIDGE = [
  'PHYSICAL,shop,ridge-lines,Ridge Lines,<p>Forty-six horizons.</p><p>More.</p>,HP-1,Size,Small,38.00,14,"/landscapes/hills, /night",hill.png,hill.png,Yes',
  ',,,,,HP-2,Size,Large,"1,200.00",5,,,night.png,',
];
const VOUCHER = 'GIFT_CARD,shop,voucher,Voucher,,HP-9,,,25.00,Unlimited,,,,No';
const FILE = [HEADER, ...RIDGE, VOUCHER].join('\n');

let test: TestDatabase;
let folder: string;
let shop: TestShop;
let site: Site;
let pictures: Record<string, Buffer>;
let count = 0;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quoin-import-'));
  const picture = (background: string) =>
    sharp({ create: { width: 12, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  pictures = {
    'hill.png': await picture('#234'),
    'night.png': await picture('#001'),
    'fog.png': await picture('#ccc'),
  };
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => openShop());

async function openShop(currency = 'USD'): Promise<void> {
  count += 1;
  shop = await addShop(test.db, { identifier: `shop-${count}`, currency });
  site = (await test.db.acrossSites((trx) => loadSiteById(trx, shop.id)))!;
}

const run = (text: string, more: Partial<ImportRequest> = {}, now = Date.now): Promise<ImportReport> =>
  importProducts({ db: test.db, files: localFileStore(folder), newId, now }, site, {
    text,
    readImage: async (reference) => pictures[reference] ?? null,
    isDryRun: false,
    ...more,
  });

const rows = <Row extends Record<string, unknown>>(table: string, columns = '*') =>
  test.asOwner<Row>(`select ${columns} from ${table} where website_id = $1 order by 1`, [shop.id]);
const variants = async () =>
  Object.fromEntries(
    (await rows<{ sku: string; price: bigint; on_hand: number }>('variant', 'sku, price, on_hand, archived')).map(
      ({ sku, ...rest }) => [sku, { ...rest, price: Number(rest.price) }],
    ),
  );
/** Everything an import writes, as text: equal means nothing was changed. */
const snapshot = async () =>
  JSON.stringify(
    await Promise.all(
      ['item', 'product', 'variant', 'stock_movement', 'category', 'item_image', 'asset'].map((table) =>
        test.asOwner(`select t::text as row from ${table} t where website_id = $1 order by 1`, [shop.id]),
      ),
    ),
  );
const brief = ({ created, updated, unchanged, problems }: ImportReport) => ({
  created,
  updated,
  unchanged,
  problems: problems.map(({ line, code, values }) => `${line} ${code} ${String(values?.value ?? '')}`.trim()),
});
const nothing = { created: [], updated: [], unchanged: [], problems: [] };
const titles = ['Ridge Lines', 'Voucher'];

describe('importing products', () => {
  it('makes products, variants, stock, pictures and categories with their parents', async () => {
    expect(brief(await run(FILE))).toEqual({ ...nothing, created: titles });
    expect(await rows('item', 'title, url_id, workflow_state, excerpt, categories')).toEqual([
      {
        title: 'Ridge Lines',
        url_id: 'ridge-lines',
        workflow_state: 1,
        excerpt: '<p>Forty-six horizons.</p>',
        categories: ['landscapes/hills', 'night'],
      },
      { title: 'Voucher', url_id: 'voucher', workflow_state: 4, excerpt: '', categories: [] },
    ]);
    expect(await variants()).toEqual({
      'HP-1': { price: 3800, on_hand: 14, archived: false },
      'HP-2': { price: 120_000, on_hand: 5, archived: false },
      'HP-9': { price: 2500, on_hand: 0, archived: false },
    });
    const categories = await test.asOwner(
      `select c.path, c.display_name, p.path as parent from category c left join category p on p.id = c.parent_id
       where c.website_id = $1 order by c.path`,
      [shop.id],
    );
    expect(categories).toEqual([
      { path: 'landscapes', display_name: 'Landscapes', parent: null },
      { path: 'landscapes/hills', display_name: 'Hills', parent: 'landscapes' },
      { path: 'night', display_name: 'Night', parent: null },
    ]);
  });

  it('gives each variant its picture, and the product all of them once', async () => {
    await run(FILE, { altTextFor: (reference) => `Picture of ${reference}` });
    const shown = await test.asOwner(
      `select v.sku, a.filename, a.alt_text from variant v join asset a on a.website_id = v.website_id and a.id = v.main_image_id
       where v.website_id = $1 order by v.sku`,
      [shop.id],
    );
    expect(shown).toEqual([
      { sku: 'HP-1', filename: 'hill.png', alt_text: 'Picture of hill.png' },
      { sku: 'HP-2', filename: 'night.png', alt_text: 'Picture of night.png' },
    ]);
    expect(await rows('item_image')).toHaveLength(2);
  });

  it('gives pictures the alt texts of a Shopify export, and finds them unchanged again', async () => {
    const text = [
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src,Image Alt Text',
      'kettle,やかん,Title,Default Title,39.00,hill.png,"湯気の立つ、やかん, ""small"""',
      'kettle,,,,,fog.png,',
    ].join('\n');
    expect(brief(await run(text)).created).toEqual(['やかん']);
    expect(await rows('asset', 'filename, alt_text')).toEqual([
      { filename: 'fog.png', alt_text: '' },
      { filename: 'hill.png', alt_text: '湯気の立つ、やかん, "small"' },
    ]);
    expect(brief(await run(text))).toEqual({ ...nothing, unchanged: ['やかん'] });
  });

  it('moves stock only with a movement that names the import (STK-2)', async () => {
    await run(FILE);
    expect((await rows<{ delta: number }>('stock_movement', 'delta, cause')).map(({ delta }) => delta)).toEqual([
      5, 14,
    ]);
    await run(FILE.replace('38.00,14', '38.00,3'));
    expect(await examine({ db: test.db }, site.identifier)).toEqual([]);
    expect((await variants())['HP-1']!.on_hand).toBe(3);
  });

  it('says what it would do in a dry run, and changes nothing', async () => {
    const before = await snapshot();
    const report = await run(FILE, { isDryRun: true });
    expect(brief(report)).toEqual({ ...nothing, created: titles });
    expect(await snapshot()).toBe(before);
    const unseen = await run(FILE, { isDryRun: true, readImage: async () => null });
    expect(brief(unseen).problems).toEqual(['2 imageMissing hill.png', '2 imageMissing night.png']);
  });

  it('shows at once: products that are saved make cached pages unreachable, those of one transaction once', async () => {
    await run(FILE);
    const after = await test.db.acrossSites((trx) => loadSiteById(trx, shop.id));
    expect(after!.publishedVersion).toBe(site.publishedVersion + 1);
  });
});

describe('importing again (IMP-1)', () => {
  it('changes nothing, not even a date', async () => {
    await run(FILE);
    const before = await snapshot();
    expect(brief(await run(FILE))).toEqual({ ...nothing, unchanged: titles });
    expect(await snapshot()).toBe(before);
  });

  it('finds products by their key wherever they stand, with the columns in any order', async () => {
    await run(FILE);
    const turned = FILE.split('\n').map((line, index) => (index === 0 ? `Tags,${line}` : `,${line}`));
    const moved = [turned[0], turned[3], turned[1], turned[2]].join('\r\n');
    expect(brief(await run(`\uFEFF${moved}\r\n`))).toEqual({ ...nothing, unchanged: ['Voucher', 'Ridge Lines'] });
  });

  it('leaves sold stock alone', async () => {
    await run(FILE);
    await sell('HP-1', 4);
    await run(FILE);
    expect((await variants())['HP-1']!.on_hand).toBe(10);
  });

  it('leaves sold stock alone also where another cell of the row was changed', async () => {
    await run(FILE);
    await sell('HP-1', 4);
    expect(brief(await run(FILE.replace('38.00', '40.00'))).updated).toEqual(['Ridge Lines']);
    expect((await variants())['HP-1']).toEqual({ price: 4000, on_hand: 10, archived: false });
    expect(await examine({ db: test.db }, site.identifier)).toEqual([]);
  });

  it('never takes stock that a buyer holds just now (STK-1)', async () => {
    await run(FILE);
    await test.asOwner("update variant set reserved = 6 where website_id = $1 and sku = 'HP-1'", [shop.id]);
    await run(FILE.replace('38.00,14', '38.00,2'));
    expect((await variants())['HP-1']!.on_hand).toBe(6);
  });

  it('updates only the product whose rows were changed', async () => {
    await run(FILE);
    const before = await rows<{ title: string }>('item', 'title, xmin::text');
    expect(brief(await run(FILE.replace('Forty-six', 'Fifty')))).toEqual({
      ...nothing,
      updated: ['Ridge Lines'],
      unchanged: ['Voucher'],
    });
    const after = await rows<{ title: string }>('item', 'title, xmin::text');
    expect(after[0]).not.toEqual(before[0]);
    expect(after[1]).toEqual(before[1]);
  });

  it('keeps a variant that left the file for its orders, but sells it no more', async () => {
    await run(FILE);
    await run([HEADER, RIDGE[0], VOUCHER].join('\n'));
    expect((await variants())['HP-2']).toMatchObject({ archived: true, on_hand: 5 });
    await run(FILE);
    expect((await variants())['HP-2']).toMatchObject({ archived: false, on_hand: 5 });
    expect(await examine({ db: test.db }, site.identifier)).toEqual([]);
  });

  it('takes a picture that was missing the first time', async () => {
    const first = await run(FILE, { readImage: async () => null });
    expect(brief(first)).toMatchObject({
      created: titles,
      problems: ['2 imageMissing hill.png', '2 imageMissing night.png'],
    });
    expect(brief(await run(FILE, { readImage: async () => null }))).toMatchObject({ unchanged: titles });
    expect(brief(await run(FILE))).toEqual({ ...nothing, updated: ['Ridge Lines'], unchanged: ['Voucher'] });
    expect(await rows('item_image')).toHaveLength(2);
    expect(brief(await run(FILE))).toEqual({ ...nothing, unchanged: titles });
  });

  it('keeps addresses of every script, and the old one leads on when a file gives another', async () => {
    const rowOf = (url: string, sku: string) => `PHYSICAL,shop,${url},花瓶,,${sku},,,5.00,1,,,,Yes`;
    const addresses = ['花瓶-青', '香炉-白', 'größe-über-käse', 'हिन्दी-किताब', 'เสื้อยืด-สีน้ำเงิน'];
    const header = HEADER.replace('Product Type', 'Product ID [Non Editable],Product Type');
    const file = (urls: readonly string[]) =>
      [header, ...urls.map((url, index) => `id-${index},${rowOf(url, `S-${index}`)}`)].join('\n');
    await run(file(addresses));
    expect((await rows<{ url_id: string }>('item', 'display_index, url_id')).map((row) => row.url_id)).toEqual(
      addresses,
    );
    expect(brief(await run(file(addresses.map((url) => url.normalize('NFD'))))).unchanged).toHaveLength(5);
    await run(file(addresses.with(0, '花瓶')));
    expect(await findMovedPage(test, shop.id, '/shop/花瓶-青')).toBe(encodeURI('/shop/花瓶'));
  });

  it('reads files of European Excel and of WooCommerce', async () => {
    const excel =
      '\ufeffTitle;Description;SKU;Price;Sale Price;On Sale;Stock;Visible\r\n"Kanne groß";"Emaille, blau.\r\nFest.";E-1;29,90;;No;12;Yes\r\nRegal;Massiv;E-2;1.299,00;999,00;Yes;3;Yes\r\n';
    const mapping = Object.fromEntries(
      ['Title', 'Description', 'SKU', 'Price', 'Sale Price', 'On Sale', 'Stock', 'Visible'].map((name) => [name, name]),
    );
    expect((await run(excel, { mapping })).created).toEqual(['Kanne groß', 'Regal']);
    expect(await variants()).toMatchObject({
      'E-1': { price: 2990, on_hand: 12 },
      'E-2': { price: 129900, on_hand: 3 },
    });
    expect((await run(excel, { mapping, reading: { separator: ',' } })).plans).toEqual([]);
    const woo = [
      'ID,Type,SKU,Name,Published,"Visibility in catalog",Description,"In stock?",Stock,"Weight (kg)","Sale price","Regular price",Categories,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)"',
      '45,variation,lamp-brass-1,"Desk lamp - Brass, 1 m",1,visible,,1,7,,,89,,lamp,Colour,Brass,Cable,"1 m"',
      '44,variable,lamp,"Desk lamp",1,visible,<p>A lamp.</p>,1,,1.2,,,"Lighting > Desk",,Colour,"Brass, Black",Cable,"1 m, 2 m"',
      '46,variation,lamp-black-2,"Desk lamp - Black, 2 m",1,visible,,1,5,,79,95,,id:44,Colour,Black,Cable,"2 m"',
      '47,simple,bulb,"Bulb, E27",1,visible,<p>Warm.</p>,1,120,0.1,,6.5,Lighting,,,,,',
    ].join('\n');
    const report = await run(woo);
    expect([report.created, report.problems]).toEqual([['Desk lamp', 'Bulb, E27'], []]);
    expect(await variants()).toMatchObject({
      'lamp-brass-1': { price: 8900, on_hand: 7 },
      'lamp-black-2': { price: 9500, on_hand: 5 },
      bulb: { price: 650, on_hand: 120 },
    });
    const lamp = (await rows('item', 'title, url_id, categories')).find(({ title }) => title === 'Desk lamp');
    expect(lamp).toMatchObject({ url_id: 'desk-lamp', categories: ['lighting/desk'] });
    expect((await run(woo)).unchanged).toEqual(['Desk lamp', 'Bulb, E27']);
  });

  it('reads an export of WooCommerce of a German shop (table files)', async () => {
    const woo = [
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,Sichtbarkeit im Katalog,Beschreibung,Vorrätig?,Bestand,Gewicht (kg),Angebotspreis,Regulärer Preis,Kategorien,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e)',
      '44,variable,lampe,Schreibtischlampe,1,visible,<p>Eine Lampe.</p>,1,,"1,2",,,Licht > Tisch,,Farbe,"Messing, Schwarz"',
      '45,variation,lampe-m,Schreibtischlampe,1,visible,,1,7,,"79,50","89,00",,lampe,Farbe,Messing',
      '46,variation,lampe-s,Schreibtischlampe,1,visible,,1,5,,,"95,00",,id:44,Farbe,Schwarz',
    ].join('\n');
    const report = await run(woo);
    expect([report.created, report.problems]).toEqual([['Schreibtischlampe'], []]);
    expect(await variants()).toMatchObject({
      'lampe-m': { price: 8900, on_hand: 7 },
      'lampe-s': { price: 9500, on_hand: 5 },
    });
    expect((await run(woo)).unchanged).toEqual(['Schreibtischlampe']);
  });

  it('turns sales of WooCommerce on and off by their days, whatever their order (table files)', async () => {
    const sale = (id: number, starts: string, ends: string) =>
      `${id},simple,S-${id},Thing ${id},1,visible,,1,5,${starts},${ends},8,10,,`;
    const woo = [
      'ID,Type,SKU,Name,Published,"Visibility in catalog",Description,"In stock?",Stock,"Date sale price starts","Date sale price ends","Sale price","Regular price",Categories,Parent',
      ...[sale(1, '29/11/2020', '01/02/2021'), sale(2, '29/11/2020', ''), sale(3, '2020年11月29日', '2199-12-31')],
      ...[sale(4, '01/02/2199', ''), sale(5, '31/31/2020', '')],
    ].join('\n');
    const report = await run(woo);
    expect(report.problems.map(({ line, code }) => `${line} ${code}`)).toEqual([
      ...['2 saleNotNow', '4 saleWithEnd', '5 saleNotNow', '6 saleDateInvalid'],
    ]);
    const found = await rows<{ sku: string; on_sale: boolean }>('variant', 'sku, on_sale');
    expect(Object.fromEntries(found.map(({ sku, on_sale }) => [sku, on_sale]))).toEqual({
      ...{ 'S-1': false, 'S-2': true, 'S-3': true, 'S-4': false },
    });
  });

  it('brings back a product that was deleted', async () => {
    await run(FILE);
    await test.asOwner("update item set deleted_at = now() where website_id = $1 and title = 'Voucher'", [shop.id]);
    expect(brief(await run(FILE))).toEqual({ ...nothing, created: ['Voucher'], unchanged: ['Ridge Lines'] });
    expect(await rows('item', 'title, deleted_at')).toMatchObject([{ deleted_at: null }, { deleted_at: null }]);
    expect(await rows('variant')).toHaveLength(3);
  });

  it('keeps what others noted on the item', async () => {
    await run(FILE);
    await test.asOwner(`update item set data = data || '{"note":"ours"}' where website_id = $1`, [shop.id]);
    await run(FILE.replace('38.00', '39.00'));
    expect((await rows<{ data: { note: string } }>('item', 'title, data'))[0]!.data.note).toBe('ours');
  });
});

async function sell(sku: string, quantity: number): Promise<void> {
  await test.asOwner('update variant set on_hand = on_hand - $3 where website_id = $1 and sku = $2', [
    shop.id,
    sku,
    quantity,
  ]);
  await test.asOwner(
    `insert into stock_movement (website_id, id, variant_id, delta, cause, cause_id, created_at)
     select website_id, gen_random_uuid(), id, -($3::int), 'order', gen_random_uuid(), now() from variant
     where website_id = $1 and sku = $2`,
    [shop.id, sku, quantity],
  );
}

describe('what is wrong with a file', () => {
  it('is listed line by line, and no such product is begun', async () => {
    const broken = [
      HEADER,
      'PHYSICAL,shop,a,A,"<p>two',
      'lines</p>",A-1,Size,S,free,1,,,,',
      ',,,,,A-2,Size,M,10.00,some,,,,',
      'SPELL,shop,b,B,,B-1,,,1.00,1,,,,',
      VOUCHER,
    ].join('\n');
    expect(brief(await run(broken))).toEqual({
      ...nothing,
      created: ['Voucher'],
      problems: ['2 priceInvalid free', '4 stockInvalid some', '5 productTypeUnknown SPELL'],
    });
    expect(await rows('item')).toHaveLength(1);
    expect(Object.keys(await variants())).toEqual(['HP-9']);
  });

  it('may be its header, told by the columns it lacks', async () => {
    expect((await run('Title,Cost\nA,1')).problems).toEqual([
      { line: 1, code: 'columnMissing', values: { column: 'Product Type' } },
      { line: 1, code: 'columnMissing', values: { column: 'Price' } },
    ]);
    expect((await run('')).problems).toHaveLength(3);
  });

  it('may be a quotation mark, told by its line', async () => {
    expect(brief(await run(`${FILE}\nPHYSICAL,shop,"x`)).problems).toEqual(['5 fileBroken']);
    // Within a cell that began without one it is a sign like any other: 5" screen.
    expect(brief(await run(`${FILE}\nPHYSICAL,shop,x,5" screen,,N-1,,,5`)).created).toContain('5" screen');
  });

  it('may be a page that the site does not have', async () => {
    const report = brief(await run(FILE.replace('GIFT_CARD,shop', 'GIFT_CARD,cellar')));
    expect(report).toEqual({ ...nothing, created: ['Ridge Lines'], problems: ['4 storePageUnknown cellar'] });
  });

  it('is not that it names no page: the shop’s only one is meant', async () => {
    expect(brief(await run(FILE.replace('GIFT_CARD,shop', 'GIFT_CARD,')))).toEqual({ ...nothing, created: titles });
  });

  it('is not a SKU that another product has: its variant gets a number, and keeps it', async () => {
    await addProduct(test.db, shop, { title: 'Older', variants: [{ sku: 'HP-2' }] });
    const expected = { ...nothing, created: titles, problems: ['2 skuTaken HP-2'] };
    expect(brief(await run(FILE, { isDryRun: true }))).toEqual(expected);
    expect(brief(await run(FILE))).toEqual(expected);
    expect(Object.keys(await variants()).sort()).toEqual(['HP-1', 'HP-2', 'HP-2-2', 'HP-9']);
    expect(brief(await run(FILE))).toEqual({ ...nothing, unchanged: titles });
    const dearer = FILE.replace('"1,200.00"', '"1,300.00"');
    expect(brief(await run(dearer)).updated).toEqual(['Ridge Lines']);
    expect((await variants())['HP-2-2']).toEqual({ price: 130_000, on_hand: 5, archived: false });
    expect(await examine({ db: test.db }, site.identifier)).toEqual([]);
  });

  it('is not a SKU that occurs twice in the file: both products come, and a second run changes nothing', async () => {
    const file = `${FILE}\n${VOUCHER.replace('voucher,Voucher', 'gift,Gift')}`;
    expect(brief(await run(file))).toEqual({
      ...nothing,
      created: [...titles, 'Gift'],
      problems: ['5 skuRepeated HP-9'],
    });
    expect(Object.keys(await variants()).sort()).toEqual(['HP-1', 'HP-2', 'HP-9', 'HP-9-2']);
    const before = await snapshot();
    expect(brief(await run(file)).unchanged).toEqual([...titles, 'Gift']);
    expect(await snapshot()).toBe(before);
  });

  it('may be an address that another product has', async () => {
    await addProduct(test.db, shop, { title: 'Ridge lines', variants: [{ sku: 'OLD' }] });
    expect(brief(await run(FILE)).problems).toEqual(['2 taken ridge-lines']);
  });

  it('is not that a picture lies on another server: it is fetched, once, under its own name', async () => {
    const asked: string[] = [];
    const fetchImage = async (url: string) => {
      asked.push(url);
      return url.includes('gone') ? null : pictures[url.endsWith('a.png') ? 'fog.png' : 'hill.png']!;
    };
    const at = (name: string) => `https://cdn.test/files/${name}?v=3`;
    const text = FILE.replace('hill.png,hill.png', `${at('a%20b.png')} ${at('gone.png')},//cdn.test/files/a.png`);
    const missing = [`2 imageNotFetched ${at('gone.png')}`];
    expect(brief(await run(text, { isDryRun: true, fetchImage })).problems).toEqual([]);
    expect(asked).toEqual([]);
    expect(brief(await run(text, { fetchImage }))).toEqual({ ...nothing, created: titles, problems: missing });
    expect(asked).toEqual([at('a%20b.png'), at('gone.png'), 'https://cdn.test/files/a.png']);
    const names = ['a-b.png', 'a.png', 'night.png'];
    expect(await rows('asset', 'filename')).toEqual(names.map((filename) => ({ filename })));
    expect(await rows('item_image')).toHaveLength(3);
    expect(brief(await run(text, { fetchImage }))).toEqual({ ...nothing, unchanged: titles, problems: missing });
    expect(asked.slice(3)).toEqual([at('gone.png'), at('gone.png')]);
    const later = { fetchImage: async () => pictures['night.png']! };
    expect(brief(await run(text, later))).toEqual({ ...nothing, updated: ['Ridge Lines'], unchanged: ['Voucher'] });
  });

  it('may be a picture: of another server, no picture at all, or not there', async () => {
    const text = FILE.replace('hill.png,hill.png', 'https://cdn.test/a.png x.svg gone.png,');
    pictures['x.svg'] = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const expected = ['2 imageNotFetched https://cdn.test/a.png', '2 imageUnusable x.svg', '2 imageMissing gone.png'];
    expect(brief(await run(text, { isDryRun: true })).problems).toEqual(expected.slice(1));
    expect(brief(await run(text))).toEqual({ ...nothing, created: titles, problems: expected });
    expect(await rows('item_image')).toHaveLength(1);
  });

  it('never reaches a prototype by a column’s name (SC-46)', async () => {
    const text = FILE.split('\n')
      .map((line, index) => (index === 0 ? `${line},__proto__` : `${line},x`))
      .join('\n');
    expect(brief(await run(text)).problems).toEqual([]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

describe('an import that was stopped', () => {
  it('goes on where it was, when it is run again (IMP-1)', async () => {
    let reads = 0;
    const stop = async (reference: string) => {
      reads += 1;
      if (reference === 'night.png') throw new Error('killed');
      return pictures[reference] ?? null;
    };
    const text = [HEADER, VOUCHER, ...RIDGE].join('\n');
    // Pictures take long here, so that each product is saved before those of the next are fetched.
    let moment = Date.now();
    const slowly = () => (moment += 5_000);
    await expect(run(text, { readImage: stop }, slowly)).rejects.toThrow('killed');
    expect(reads).toBe(2);
    expect((await rows<{ title: string }>('item', 'title')).map(({ title }) => title)).toEqual(['Voucher']);
    expect(brief(await run(text))).toEqual({ ...nothing, created: ['Ridge Lines'], unchanged: ['Voucher'] });
    expect(await rows('stock_movement')).toHaveLength(2);
  });

  it('running twice at once ends with each product once', async () => {
    const reports = await Promise.all([run(FILE), run(FILE)]);
    expect(await rows('item')).toHaveLength(2);
    expect(await rows('variant')).toHaveLength(3);
    const all = reports.flatMap((report) => brief(report).problems);
    expect(all.every((problem) => problem.includes('taken'))).toBe(true);
    expect(await examine({ db: test.db }, site.identifier)).toEqual([]);
  });
});

describe('other money', () => {
  it('in yen has no minor unit', async () => {
    await openShop('JPY');
    await run(FILE.replace('38.00', '"3,800"').replace('"1,200.00"', '12000').replace('25.00', '2500'));
    expect((await variants())['HP-1']!.price).toBe(3800);
  });
});

it('leads from where products of Shopify were, unless something here has left that address (IMP-1)', async () => {
  const file = (title: string) =>
    ['Handle,Title,Option1 Name,Option1 Value,Variant Price', `tea-pot,${title},Title,Default Title,30`].join('\n');
  await run(file('Tea pot'));
  expect(await findMovedPage(test, shop.id, '/products/tea-pot')).toBe('/shop/tea-pot');
  const other = await addProduct(test.db, shop, { title: 'Other', variants: [{ sku: 'O' }] });
  await test.asOwner(`update moved_page set item_id = $1 where website_id = $2`, [other.id, shop.id]);
  await run(file('Teapot'));
  expect(await findMovedPage(test, shop.id, '/products/tea-pot')).toBe('/shop/other');
});
