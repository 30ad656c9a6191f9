import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guardCell, PRODUCT_FILE_COLUMNS, readProductFile, unguardCell } from '@quoin/domain/catalog';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoSite } from '../../demo/createDemoSite.ts';
import { demoNamed } from '../../demo/demos.ts';
import { examine } from '../../doctor/examine.ts';
import { writeCsv } from '../../platform/csv/writeCsv.ts';
import { localFileStore } from '../../platform/gateways/files/localFiles.ts';
import { loadSiteById, loadSiteByIdentifier, type Site } from '../../sites/storage/sites.ts';
import { addProduct, addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { exportProducts } from './exportProducts.ts';
import { runImport } from './importJobs.ts';
import { problemsCsv } from './importProblems.ts';
import { importProducts } from './importProducts.ts';
import { draftImport, findImportRun, forecastImport, startImport, stopImport } from './importRuns.ts';
import { readCsvTable, readProductCsv } from './readProductCsv.ts';

let test: TestDatabase;
let folder: string;
let count = 0;
const actor = { accountId: null, name: 'Nora Keane' };
const deps = () => ({ db: test.db, files: localFileStore(folder), newId, now: Date.now });
const NEVER = new AbortController().signal;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quoin-round-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

async function newShop(): Promise<{ shop: TestShop; site: Site }> {
  count += 1;
  const shop = await addShop(test.db, { identifier: `round-${count}` });
  return { shop, site: (await test.db.acrossSites((trx) => loadSiteById(trx, shop.id)))! };
}

const exported = async (site: Site) =>
  (await exportProducts(deps(), site, { baseUrl: 'http://shop.example', actor })).csv;
const take = async (site: Site, text: string, isDryRun = false) => {
  const report = await importProducts(deps(), site, { text, isDryRun, readImage: () => Promise.resolve(null) });
  const { created, updated, unchanged, problems } = report;
  return {
    created: created.length,
    updated: updated.length,
    unchanged: unchanged.length,
    problems,
    plans: report.plans,
  };
};

/** Edits cells of a CSV by column name, in the line of a SKU. */
function edit(csv: string, sku: string, cells: Readonly<Record<string, string>>): string {
  const table = readCsvTable(csv);
  if ('code' in table) throw new Error('No table');
  const at = (column: string) => table.header.indexOf(column);
  const records = table.records.map((record) =>
    record[at('SKU')] === sku ? record.map((cell, index) => cells[table.header[index]!] ?? cell) : record,
  );
  return writeCsv(table.header, records);
}

describe('export → import', () => {
  it('of the demo shop reports no change, and neither does a second export differ', async () => {
    const site = await createDemoSite(deps(), demoNamed('prints'));
    const csv = await exported(site);
    const report = await take(site, csv, true);
    expect(report).toMatchObject({ created: 0, updated: 0, problems: [] });
    expect(report.unchanged).toBeGreaterThan(10);
    expect(await exported(site)).toBe(csv);
  });

  it('of the demo shop is a file without a fault that holds every type', async () => {
    const site = (await test.db.acrossSites((trx) => loadSiteByIdentifier(trx, 'demo')))!;
    const text = await exported(site);
    const csv = readProductCsv(text);
    if (!csv.ok) throw new Error(JSON.stringify(csv.problems));
    const { products, problems } = readProductFile(csv.rows, 'USD');
    expect(problems).toEqual([]);
    expect(new Set(products.map((product) => product.type))).toEqual(new Set([1, 2, 3, 4]));
    expect(products.some((product) => product.subscriptionPlan !== null)).toBe(true);
    expect(csv.rows.at(-1)!.line).toBe(text.trim().split('\n').length);
  });

  const nasty = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(
      '=HYPERLINK("http://evil","x")',
      '+1',
      '-2+3',
      '@SUM(A1)',
      '\t=1',
      "'=x",
      "''-x",
      'a"b',
      '"',
      ',;\t',
      'line\nbreak',
      'line\r\nbreak',
      'lone\rreturn',
      ' padded ',
      '<p>ü &amp; ☃</p>',
      '\u2028',
      '\uFEFFx',
      '0012',
      '1e5',
      'Yes',
      ';=cmd',
    ),
  );

  it('of every cell gives the cell back, whatever it holds (SC-42)', () => {
    fc.assert(
      fc.property(fc.array(fc.array(nasty, { minLength: 3, maxLength: 3 }), { maxLength: 5 }), (records) => {
        const kept = records.filter((record) => record.some((cell) => cell.trim() !== ''));
        const table = readCsvTable(writeCsv(['A', 'B', 'C'], kept));
        expect('code' in table ? table : table.records).toEqual(kept);
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(nasty, (text) => unguardCell(guardCell(text)) === text));
  });

  it('guards formulas and lets numbers be numbers (SC-42)', () => {
    const cells = ['=1', '+1', '-1', '-1.5', '@x', '\tx', '-x', "'=1", 'plain'];
    expect(cells.map(guardCell)).toEqual(["'=1", "'+1", '-1', '-1.5', "'@x", "'\tx", "'-x", "''=1", 'plain']);
  });

  it('of products with nasty texts reports no change (property)', async () => {
    const { shop, site } = await newShop();
    const samples = fc.sample(fc.record({ title: nasty, body: nasty, tag: nasty, value: nasty, seo: nasty }), 60);
    for (const [index, sample] of samples.entries()) {
      const clean = (text: string) => text.replaceAll('\0', '');
      const value = clean(sample.value).trim() || 'M';
      const added = await addProduct(test.db, shop, {
        title: `Item ${index}`,
        optionNames: ['Size'],
        variants: [
          { sku: `N-${index}-a`, attributes: { Size: value }, stock: index },
          { sku: `N-${index}-b`, attributes: { Size: `${value}2` }, stock: null, price: 123n, salePrice: 99n },
        ],
      });
      await test.asOwner('update item set title = $2, body = $3, tags = $4, seo = $5 where id = $1', [
        added.id,
        clean(sample.title).trim() || 'Untitled',
        clean(sample.body),
        [clean(sample.tag)],
        JSON.stringify({ seoTitle: clean(sample.seo) }),
      ]);
    }
    const report = await take(site, await exported(site), true);
    expect(report).toMatchObject({ created: 0, updated: 0, unchanged: 60, problems: [] });
  });

  it('changes just what was edited, and what was sold since the export stays sold (STK-2)', async () => {
    const { shop, site } = await newShop();
    const { id } = await addProduct(test.db, shop, {
      title: 'Print',
      variants: [{ sku: 'P-1', stock: 10, price: 2000n }],
    });
    await test.asOwner(
      `insert into stock_movement select website_id, gen_random_uuid(), id, 10, 'import', gen_random_uuid(), null, now()
       from variant where product_id = $1`,
      [id],
    );
    const csv = edit(await exported(site), 'P-1', { Price: '25.00', Stock: '15', SKU: 'P-9', GTIN: '3-16-148410-X' });
    // Three are sold while the owner has the file open.
    await test.asOwner('update variant set on_hand = 7 where product_id = $1', [id]);
    await test.asOwner(
      `insert into stock_movement select website_id, gen_random_uuid(), id, -3, 'order', gen_random_uuid(), null, now()
       from variant where product_id = $1`,
      [id],
    );
    const report = await take(site, csv);
    expect(report).toMatchObject({ created: 0, updated: 1, problems: [] });
    expect(report.plans[0]!.changes).toEqual([
      'SKU of P-1: P-1 → P-9',
      'GTIN of P-1: (empty) → 9783161484100',
      'Price of P-1: 20.00 → 25.00',
      'Stock of P-1: 7 → 15',
    ]);
    const rows = await test.asOwner(
      'select sku, gtin, price::int as price, on_hand, archived from variant where product_id = $1',
      [id],
    );
    expect(rows).toEqual([{ sku: 'P-9', gtin: '9783161484100', price: 2500, on_hand: 12, archived: false }]);
    expect(await examine({ db: test.db }, site.identifier)).toEqual([]);
    expect(await take(site, csv)).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it('makes the same products in another shop', async () => {
    const { shop, site } = await newShop();
    await addProduct(test.db, shop, { title: 'Print', variants: [{ sku: 'P-1', stock: 10, price: 2000n }] });
    const csv = await exported(site);
    const other = await newShop();
    expect(await take(other.site, csv)).toMatchObject({ created: 1, problems: [] });
    expect(await take(other.site, csv)).toMatchObject({ created: 0, unchanged: 1 });
  });
});

const SHOPIFY_OLD = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Image Src,Image Position,Gift Card,SEO Title,SEO Description,Variant Image,Status',
  'tee,Tee,<p>Soft</p>,Acme,Shirts,"a, b",TRUE,Size,S,Colour,Red,TEE-S,250,shopify,4,deny,18.00,24.00,TRUE,https://x.example/1.jpg,1,FALSE,Tee title,,,active',
  'tee,,,,,,,,M,,Blue,TEE-M,250,shopify,-2,deny,24.00,,TRUE,https://x.example/2.jpg,2,,,,,',
  'tee,,,,,,,,,,,,,,,,,,,https://x.example/3.jpg,3,,,,,',
  'mug,Mug,,Acme,,,false,Title,Default Title,,,MUG,0,,,deny,9.50,,TRUE,,,FALSE,,,,draft',
].join('\n');
const SHOPIFY_NEW = [
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Charge tax,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Requires shipping,Product image URL,Image position,Variant image URL,Gift card,SEO title,SEO description',
  'Course,course,Learn,Acme,,,,TRUE,Active,COURSE,,Title,Default Title,,50.00,,TRUE,,,FALSE,,FALSE,,,,FALSE,,',
  'Card,card,,Acme,,,,TRUE,Active,CARD-10,,Value,10,,10.00,,FALSE,,,FALSE,,FALSE,,,,TRUE,,',
  ',card,,,,,,,,CARD-20,,,20,,20.00,,FALSE,,,FALSE,,FALSE,,,,,,',
].join('\n');

describe('what is sold without tax', () => {
  const OWN =
    'Product Type,Product URL,Title,SKU,Price,Taxable\nPHYSICAL,stamp,Stamp,S-1,1.00,No\nPHYSICAL,note,Note,N-1,2.00,Yes';
  const classes = async (site: Site) =>
    (
      await test.asOwner<{ title: string; tax: string | null }>(
        `select i.title, p.settings ->> 'taxClass' as tax from product p join item i on i.website_id = p.website_id and i.id = p.id
         where p.website_id = $1 order by i.title`,
        [site.id],
      )
    ).map(({ title, tax }) => [title, tax]);

  it('is told by a column of each kind of file', async () => {
    const { site } = await newShop();
    await take(site, OWN);
    await take(site, SHOPIFY_NEW);
    await take(
      site,
      'ID,Type,SKU,Name,Regular price,Parent,Tax status\n7,simple,W-1,Wax,3,,none\n8,simple,W-2,Wick,3,,taxable',
    );
    expect(await classes(site)).toEqual([
      ['Card', 'none'],
      ['Course', null],
      ['Note', null],
      ['Stamp', 'none'],
      ['Wax', 'none'],
      ['Wick', null],
    ]);
  });

  it('is exported, and stays where a file does not say', async () => {
    const { site } = await newShop();
    await take(site, OWN);
    expect(await take(site, await exported(site))).toMatchObject({ unchanged: 2 });
    const silent = OWN.replaceAll(/,(?:Taxable|No|Yes)(?=\n|$)/g, '').replace('1.00', '1.50');
    expect(await take(site, silent)).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await classes(site)).toEqual([
      ['Note', null],
      ['Stamp', 'none'],
    ]);
    expect(await take(site, OWN.replace('No', 'Yes'))).toMatchObject({ updated: 1 });
    expect((await classes(site))[1]).toEqual(['Stamp', '']);
  });
});

describe('files of Shopify', () => {
  it('of the old kind: options, sale prices, stock, pictures and hidden products', async () => {
    const { site } = await newShop();
    const report = await take(site, SHOPIFY_OLD);
    expect(report).toMatchObject({ created: 2 });
    expect(report.problems.map(({ code }) => code)).toEqual(['imageNotFetched', 'imageNotFetched', 'imageNotFetched']);
    const rows = await test.asOwner(
      `select i.title, i.workflow_state as state, i.categories, i.seo ->> 'seoTitle' as seo, v.sku, v.price::int as price, v.sale_price::int as sale,
         v.on_sale, v.unlimited, v.on_hand, v.weight, v.attributes from variant v join item i on i.id = v.product_id
       where v.website_id = $1 order by i.display_index, v.display_index`,
      [site.id],
    );
    expect(rows).toMatchObject([
      {
        ...{ title: 'Tee', state: 1, categories: ['shirts'], seo: 'Tee title', sku: 'TEE-S', price: 2400, sale: 1800 },
        ...{ on_sale: true, on_hand: 4, weight: 0.25, attributes: { Size: 'S', Colour: 'Red' } },
      },
      {
        sku: 'TEE-M',
        price: 2400,
        on_sale: false,
        unlimited: false,
        on_hand: 0,
        attributes: { Size: 'M', Colour: 'Blue' },
      },
      { title: 'Mug', state: 4, sku: 'MUG', unlimited: true, attributes: {} },
    ]);
    expect(await take(site, SHOPIFY_OLD)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  it('of the new kind: services and gift cards', async () => {
    const { site } = await newShop();
    expect(await take(site, SHOPIFY_NEW)).toMatchObject({ created: 2, problems: [] });
    const rows = await test.asOwner(
      'select p.product_type, v.sku from variant v join product p on p.website_id = v.website_id and p.id = v.product_id where v.website_id = $1 order by v.sku',
      [site.id],
    );
    expect(rows).toEqual([
      { product_type: 4, sku: 'CARD-10' },
      { product_type: 4, sku: 'CARD-20' },
      { product_type: 3, sku: 'COURSE' },
    ]);
  });
});

describe('an import that people watch', () => {
  const CSV = [
    'Name,Cost,Code',
    ...Array.from({ length: 6 }, (_, n) => `Thing ${n},${n + 1}.00,W-${n}`),
    'Broken,cheap,W-9',
  ].join('\n');
  const upload = async (site: Site, text: string) => {
    const bytes = new TextEncoder().encode(text);
    const drafted = await draftImport(deps(), site.id, { fileName: 'things.csv', bytes, actor, language: 'en' });
    if (!drafted.ok) throw new Error(drafted.problem.code);
    return drafted.value;
  };
  const MAPPING = { Title: 'Name', Price: 'Cost', SKU: 'Code' };

  it('is mapped, foreseen, applied with progress, and gives back the rows it did not take', async () => {
    const { site } = await newShop();
    const { run, header, fields } = await upload(site, CSV);
    expect(header).toEqual(['Name', 'Cost', 'Code']);
    expect(fields.map(({ field }) => field)).toEqual([...PRODUCT_FILE_COLUMNS]);
    const forecast = await forecastImport(deps(), site, { id: run.id, mapping: MAPPING });
    expect(forecast).toMatchObject({ ok: true, value: { run: { counts: { created: 6, problems: 1 } } } });
    expect(await test.asOwner('select 1 from item where website_id = $1', [site.id])).toEqual([]);
    await startImport(deps(), site.id, { id: run.id, actor });
    await runImport(deps(), site.id, run.id, NEVER);
    const done = await findImportRun(deps(), site.id, run.id);
    expect(done).toMatchObject({
      state: 'done',
      position: 6,
      total: 6,
      counts: { created: 6, updated: 0, problems: 1 },
    });
    const csv = (await problemsCsv(deps(), site.id, run.id))!;
    expect(csv.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Name,Cost,Code,Problem',
      'Broken,cheap,W-9,"Cost: ""cheap"" is not a valid price. Use a format such as 24.00."',
      '',
    ]);
  });

  it('reads amounts of columns that were named by hand as the file writes them, and knows them the next time (IMP-1)', async () => {
    const { site } = await newShop();
    const text = 'Ding;Kostet\nKanne;1.299,00\nRegal;29,90\n';
    const { run, fields } = await upload(site, text);
    expect(fields.filter(({ column }) => column !== null)).toEqual([]);
    const mapping = { Title: 'Ding', Price: 'Kostet' };
    const forecast = await forecastImport(deps(), site, { id: run.id, mapping });
    expect(forecast).toMatchObject({ ok: true, value: { problems: [], run: { counts: { created: 2 } } } });
    await startImport(deps(), site.id, { id: run.id, actor });
    await runImport(deps(), site.id, run.id, NEVER);
    const prices = await test.asOwner('select price::int as price from variant where website_id = $1 order by price', [
      site.id,
    ]);
    expect(prices).toEqual([{ price: 2990 }, { price: 129_900 }]);
    const next = await upload(site, text.replace('Kanne', 'Krug'));
    expect(next.fields.flatMap(({ field, column }) => (column === null ? [] : [[field, column]]))).toEqual(
      expect.arrayContaining(Object.entries(mapping)),
    );
  });

  it('goes on where it was killed, and counts every product once (IMP-1)', async () => {
    const { site } = await newShop();
    const { run } = await upload(site, CSV);
    await forecastImport(deps(), site, { id: run.id, mapping: MAPPING });
    await startImport(deps(), site.id, { id: run.id, actor });
    const killed = new AbortController();
    let steps = 0;
    const watched = {
      ...deps(),
      now: () => {
        steps += 1;
        if (steps > 2) killed.abort();
        return Date.now();
      },
    };
    await expect(runImport(watched, site.id, run.id, killed.signal)).rejects.toThrow();
    const half = (await findImportRun(deps(), site.id, run.id))!;
    expect(half).toMatchObject({ state: 'running' });
    expect(half.position).toBeLessThan(6);
    await runImport(deps(), site.id, run.id, NEVER);
    expect(await findImportRun(deps(), site.id, run.id)).toMatchObject({
      state: 'done',
      counts: { created: 6, unchanged: 0 },
    });
  });

  it('stops when somebody says so, and keeps what is done', async () => {
    const { site } = await newShop();
    const { run } = await upload(site, CSV);
    await forecastImport(deps(), site, { id: run.id, mapping: MAPPING });
    await startImport(deps(), site.id, { id: run.id, actor });
    expect(await stopImport(deps(), site.id, run.id)).toBe(true);
    await runImport(deps(), site.id, run.id, NEVER);
    expect(await findImportRun(deps(), site.id, run.id)).toMatchObject({ state: 'stopped', position: 0 });
  });

  it.each([
    ['', 'fileEmpty'],
    ['Title,Price', 'fileEmpty'],
    ['a,"b\nc', 'fileUnreadable'],
    ['\0PNG', 'fileUnreadable'],
  ])('does not take %j as a table', async (text, code) => {
    const { site } = await newShop();
    const drafted = await draftImport(deps(), site.id, {
      fileName: 'x',
      bytes: new TextEncoder().encode(text),
      actor,
      language: 'en',
    });
    expect(drafted).toMatchObject({ ok: false, problem: { code } });
  });
});
