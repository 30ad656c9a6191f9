import type {
  AdjustStockRefusal,
  AdjustStockResponse,
  AppBulkChangesResponse,
  AppBulkEditResponse,
  AppImportCheckResponse,
  AppImportDraftResponse,
  AppInventoryResponse,
  AppMovementsResponse,
  AppSheetResponse,
  CheckStockFileResponse,
} from '@quoin/contract/endpoints/store';
import { ROLES } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppCall, AppClient } from '../../testing/appClient.ts';
import { answerOf, createAppClient, signInMember } from '../../testing/appClient.ts';
import { addProduct, addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let test: TestDatabase;
let client: AppClient;
let shop: TestShop;
let owner: string;
let reporter: string;

beforeAll(async () => {
  test = await createTestDatabase();
  client = createAppClient({ db: test.db, pages: { invalidate: () => undefined } as never });
  shop = await addShop(test.db, { identifier: 'stocked' });
  await addShop(test.db, { identifier: 'elsewhere' });
  owner = await signInMember(client, shop.id, 'owner', { isOwner: true, displayName: 'Nora Keane' });
  reporter = await signInMember(client, shop.id, 'reporter', { roles: [ROLES.reporting] });
  const stocks = [0, 3, 40, null, 7];
  for (const [index, stock] of stocks.entries()) {
    await addProduct(test.db, shop, {
      title: `Print ${index}`,
      type: index === 4 ? 3 : 1,
      variants: [{ sku: `P-${index}`, stock, price: 1000n }],
    });
  }
  await test.asOwner("update item set categories = '{hills/high}' where title = 'Print 2'");
});
afterAll(() => test.close());

const at = (rest: string) => `/api/app/sites/stocked${rest}`;
async function ask<Answer>(rest: string, query: AppCall['query'] = {}): Promise<Answer> {
  const reply = await client.callAs(owner, { path: at(rest), query: query ?? {} });
  expect(reply.status).toBe(200);
  return answerOf<Answer>(reply);
}
const send = (rest: string, body: unknown, session = owner) =>
  client.callAs(session, { method: rest.endsWith('threshold') ? 'PUT' : 'POST', path: at(rest), body });
const skus = (answer: AppInventoryResponse) => answer.rows.map((row) => row.sku);
const rowOf = async (sku: string) => (await ask<AppInventoryResponse>('/inventory', { search: sku })).rows[0]!;

describe('the inventory', () => {
  it.each([
    [{}, ['P-0', 'P-1', 'P-2', 'P-3', 'P-4']],
    [{ direction: 'down' }, ['P-4', 'P-3', 'P-2', 'P-1', 'P-0']],
    [{ sort: 'available' }, ['P-0', 'P-1', 'P-4', 'P-2', 'P-3']],
    [{ stock: 'low' }, ['P-1', 'P-4']],
    [{ stock: 'out' }, ['P-0']],
    [{ stock: 'unlimited' }, ['P-3']],
    [{ type: '3' }, ['P-4']],
    [{ category: 'hills' }, ['P-2']],
    [{ category: 'hill' }, []],
    [{ search: '%' }, []],
    [
      { sort: 'title; drop table variant', stock: "'", type: '1e9', cursor: 'nonsense' },
      ['P-0', 'P-1', 'P-2', 'P-3', 'P-4'],
    ],
  ])('with %o shows %o (SC-49)', async (query, expected) => {
    expect(skus(await ask('/inventory', query))).toEqual(expected);
  });

  it('counts what each filter would show', async () => {
    const { counts, threshold } = await ask<AppInventoryResponse>('/inventory');
    expect([counts, threshold]).toEqual([{ all: 5, low: 2, out: 1, unlimited: 1 }, 10]);
  });

  it('goes on where a page ended, also between rows of one value', async () => {
    const many = await addShop(test.db, { identifier: 'many' });
    const variants = Array.from({ length: 450 }, (_, n) => ({ sku: `M-${n}`, stock: n % 3 }));
    await addProduct(test.db, many, { title: 'Many', variants });
    const account = await test.asOwner<{ id: string }>("select id from account where email = 'owner@example.com'");
    await client.accounts.addMember({ websiteId: many.id, accountId: account[0]!.id, roles: [], isOwner: true });
    for (const sort of ['onHand', 'title', 'sku']) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const reply = await client.callAs(owner, { path: '/api/app/sites/many/inventory', query: { sort, cursor } });
        const answer = answerOf<AppInventoryResponse>(reply);
        seen.push(...skus(answer));
        cursor = answer.nextCursor;
      }
      expect(new Set(seen)).toHaveProperty('size', 450);
      expect(seen).toHaveLength(450);
    }
  });

  it('is adjusted, kept in the history, and undone', async () => {
    const row = await rowOf('P-2');
    const adjusted = await send('/inventory/adjustments', {
      changes: [{ variantId: row.variantId, kind: 'set', quantity: 55, seen: 40 }],
      reason: 'counted',
      note: ' Shelf B ',
    });
    expect(adjusted.status).toBe(200);
    const { adjustmentId, variants } = answerOf<AdjustStockResponse>(adjusted);
    expect(variants).toMatchObject([{ onHand: 55, available: 55 }]);
    const { movements } = await ask<AppMovementsResponse>('/inventory/movements', { variant: row.variantId });
    expect(movements).toMatchObject([
      { delta: 15, balance: 55, adjustment: { reason: 'counted', note: 'Shelf B', actor: 'Nora Keane' } },
    ]);
    expect((await send(`/inventory/adjustments/${adjustmentId}/undo`, {})).status).toBe(200);
    expect((await send(`/inventory/adjustments/${adjustmentId}/undo`, {})).status).toBe(409);
    expect((await rowOf('P-2')).onHand).toBe(40);
  });

  it('refuses with each variant and its sentence', async () => {
    const row = await rowOf('P-1');
    const refused = await send('/inventory/adjustments', {
      changes: [{ variantId: row.variantId, kind: 'remove', quantity: 4 }],
      reason: 'lost',
      note: '',
    });
    expect(refused.status).toBe(409);
    expect(answerOf<AdjustStockRefusal>(refused)).toEqual({
      error: 'Only 3 on hand: that many can be removed at most.',
      errorKey: 'stockBelowZero',
      variants: [{ variantId: row.variantId, sku: 'P-1', error: 'Only 3 on hand: that many can be removed at most.' }],
    });
  });

  it('is exported and read again as unchanged, and changed by a file as by hand (table files)', async () => {
    const exported = await client.callAs(owner, { path: at('/inventory/stock.csv') });
    const text = String(exported.body);
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      '\ufeffSKU,Product,Variant,On hand',
      'P-0,Print 0,,0',
      'P-1,Print 1,,3',
    ]);
    const check = async (body: object) => answerOf<CheckStockFileResponse>(await send('/inventory/file/check', body));
    expect(await check({ text, mode: 'set' })).toMatchObject({ changes: [], unchanged: 5, problemCount: 0 });

    const file = 'Artikelnummer;Bestand\nP-0;1.200\np–1;3\nP-2;Unlimited\nP-9;1\nP-4;-2\n';
    const checked = await check({ text: file, mode: 'set' });
    expect(checked.changes.map(({ sku, before, after }) => [sku, before, after])).toEqual([
      ['P-0', { unlimited: false, onHand: 0 }, { unlimited: false, onHand: 1200 }],
      ['P-2', { unlimited: false, onHand: 40 }, { unlimited: true, onHand: 40 }],
    ]);
    expect(checked.problems).toEqual([
      { line: 5, text: 'Artikelnummer: No variant has the SKU “P-9”.' },
      { line: 6, text: 'Bestand: “-2” is not a whole number. Enter the quantity on hand.' },
    ]);
    expect(checked).toMatchObject({ separator: ';', decimalMark: ',', unchanged: 1 });
    expect((await check({ text: file, mode: 'set', decimalMark: '.' })).problems[0]?.text).toBe(
      'Bestand: “1.200” is not a whole number. Enter the quantity on hand.',
    );

    const changes = checked.changes.map(({ change }) => change);
    const wanted = { changes, reason: 'counted', note: 'stock.csv' };
    const applied = await send('/inventory/adjustments', wanted);
    expect(applied.status).toBe(200);
    // The stock seen before has changed, so nothing in the file is applied a second time.
    expect((await send('/inventory/adjustments', wanted)).status).toBe(409);
    const { adjustmentId } = answerOf<AdjustStockResponse>(applied);
    expect((await send(`/inventory/adjustments/${adjustmentId}/undo`, {})).status).toBe(200);
    expect((await rowOf('P-0')).onHand).toBe(0);
  });

  it('refuses files of stock that are no table, and readers who may not change it', async () => {
    expect((await send('/inventory/file/check', { text: 'SKU,Stock\n', mode: 'set' })).status).toBe(422);
    expect((await send('/inventory/file/check', { text: 'SKU,Stock\n"P-0,1', mode: 'set' })).status).toBe(422);
    expect((await send('/inventory/file/check', { text: 'SKU,Stock\nP-0,1', mode: 'guess' })).status).toBe(400);
    const unknown = await send('/inventory/file/check', { text: 'a,b\nP-0,1', mode: 'set' });
    expect(answerOf<CheckStockFileResponse>(unknown)).toMatchObject({
      columns: { sku: -1, quantity: -1 },
      changes: [],
    });
    const chosen = await send('/inventory/file/check', { text: 'a,b\nP-0,1', mode: 'add', sku: 0, quantity: 1 });
    expect(answerOf<CheckStockFileResponse>(chosen).changes).toMatchObject([{ sku: 'P-0', after: { onHand: 1 } }]);
    expect((await send('/inventory/file/check', { text: 'SKU,Stock\nP-0,1', mode: 'set' }, reporter)).status).toBe(403);
  });

  it('keeps its own threshold', async () => {
    expect((await send('/inventory/threshold', { threshold: -1 })).status).toBe(422);
    expect((await send('/inventory/threshold', { threshold: 4 })).status).toBe(200);
    expect(skus(await ask('/inventory', { stock: 'low' }))).toEqual(['P-1']);
    await send('/inventory/threshold', { threshold: 10 });
  });

  it.each([
    ['/inventory/adjustments', { changes: [], reason: 'counted', note: '' }, 400],
    [
      '/inventory/adjustments',
      { changes: [{ variantId: 'x', kind: 'add', quantity: 1 }], reason: 'counted', note: '' },
      400,
    ],
    ['/inventory/adjustments', { changes: [], reason: 'bulkEdit', note: '' }, 400],
    ['/bulk-edits', { edits: [{ variantId: 'x', field: 'price', seen: '', typed: '' }] }, 400],
    ['/bulk-edits', { edits: [{ field: 'grandTotal' }] }, 400],
  ])('takes nothing that is not of its form: %s %o', async (path, body, status) => {
    expect((await send(path, body)).status).toBe(status);
  });
});

describe('who may (AUT-2)', () => {
  it('reading is for readers of products, changing for editors, and another site is not there', async () => {
    const read = (path: string) => client.callAs(reporter, { path: at(path) }).then(({ status }) => status);
    expect(await Promise.all(['/inventory', '/inventory/movements', '/products-sheet'].map(read))).toEqual([
      200, 200, 200,
    ]);
    const write = ['/inventory/adjustments', '/bulk-edits', '/imports'];
    expect(await Promise.all(write.map((path) => send(path, {}, reporter).then(({ status }) => status)))).toEqual([
      403, 403, 403,
    ]);
    expect((await client.callAs(owner, { path: '/api/app/sites/elsewhere/inventory' })).status).toBe(404);
  });
});

describe('the bulk editor', () => {
  it('answers rows as text, keeps a preview, and starts it once', async () => {
    const { rows, total } = await ask<AppSheetResponse>('/products-sheet');
    expect(total).toBe(5);
    expect(rows[1]!.cells).toMatchObject({ title: 'Print 1', sku: 'P-1', price: '10.00', salePrice: '', stock: '3' });
    const made = await send('/bulk-edits', {
      edits: [
        { variantId: rows[1]!.variantId, field: 'price', seen: '10.00', typed: '12.50' },
        { variantId: rows[2]!.variantId, field: 'price', seen: '10.00', typed: 'x' },
      ],
    });
    expect(made.status).toBe(201);
    const { bulkEdit } = answerOf<AppBulkEditResponse>(made);
    expect(bulkEdit).toMatchObject({ state: 'preview', counts: { planned: 1, refused: 1 } });
    const { changes } = await ask<AppBulkChangesResponse>(`/bulk-edits/${bulkEdit.id}/changes`);
    expect(changes.map(({ oldText, newText, problem }) => [oldText, newText, problem])).toEqual([
      ['10.00', '12.50', null],
      ['10.00', 'x', '"x" is not a valid amount. Use a format such as 24.00.'],
    ]);
    expect((await send(`/bulk-edits/${bulkEdit.id}/undo`, {})).status).toBe(409);
    expect((await send(`/bulk-edits/${bulkEdit.id}/apply`, {})).status).toBe(202);
    expect((await send('/bulk-edits/00000000-0000-7000-8000-000000000000/apply', {})).status).toBe(404);
  });
});

describe('files', () => {
  it('come in as drafts and go out as CSV that no table program runs', async () => {
    const bytes = new TextEncoder().encode('Name,Cost\n"Mug, blue",9.50\n');
    const path = at('/imports');
    const uploaded = await client.callAs(owner, { method: 'POST', path, query: { filename: 'mugs.csv' }, body: bytes });
    expect(uploaded.status).toBe(201);
    const { run, header } = answerOf<AppImportDraftResponse>(uploaded);
    expect([run.fileName, run.state, header]).toEqual(['mugs.csv', 'draft', ['Name', 'Cost']]);
    const checked = await send(`/imports/${run.id}/check`, { mapping: { Title: 'Name', Price: 'Cost' } });
    expect(answerOf<AppImportCheckResponse>(checked)).toMatchObject({
      run: { counts: { created: 1, problems: 0 } },
      plans: [{ title: 'Mug, blue', verdict: 'created' }],
    });
    expect((await send(`/imports/${run.id}/apply`, {})).status).toBe(202);
    const csv = await client.callAs(owner, { path: at('/exports/products.csv') });
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="stocked-products.csv"',
    });
    expect(String(csv.body)).toContain('Print 1');
  });

  it('that are no table are refused with a sentence', async () => {
    const refused = await client.callAs(owner, {
      method: 'POST',
      path: at('/imports'),
      body: new Uint8Array([0, 1, 2]),
    });
    expect([refused.status, answerOf<{ errorKey: string }>(refused).errorKey]).toEqual([422, 'fileUnreadable']);
  });
});
