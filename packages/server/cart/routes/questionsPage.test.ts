import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  Browser,
  bodyOf,
  CART,
  createSaleClient,
  newBrowser,
  type SaleClient,
} from '../../checkout/testing/saleClient.ts';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';

const INVALID = 'One or more fields is invalid, please check your entries.';
const NO_STOCK = 'Sorry, we do not have enough of that item available.';
const FORM = {
  id: 'f',
  name: '',
  fields: [
    { id: 'e', type: 'text', title: 'Engraving', description: '', isRequired: true, options: [] },
    { id: 'b', type: 'select', title: 'Box', description: '', isRequired: false, options: ['Red', 'Blue'] },
    { id: 'g', type: 'checkbox', title: 'A gift', description: '', isRequired: false, options: [] },
  ],
};

let shop: SaleShop;
let client: SaleClient;
beforeAll(async () => {
  shop = await openSaleShop();
  client = createSaleClient(shop);
});
afterAll(() => shop.close());

/** A product that asks, and its SKU. */
async function addRing(more: Partial<Parameters<SaleShop['addProduct']>[0]> = {}) {
  const sku = `RING-${Math.random().toString(36).slice(2)}`;
  const itemId = await shop.addProduct({ title: 'Ring', sku, ...more });
  await shop.test.asOwner('update product set additional_fields_form = $1 where id = $2', [
    JSON.stringify(FORM),
    itemId,
  ]);
  return { itemId, sku };
}

const fields = (answers: Readonly<Record<string, string>>) => ({ additionalFields: JSON.stringify(answers) });
const locationOf = (reply: Reply) => `${reply.status} ${reply.headers?.location}`;
const pageOf = (reply: Reply) => bodyOf(reply).formPage as { readonly title: string; readonly html: string };

describe('the calls of a product that asks', () => {
  const wrong = { Engraving: 'x'.repeat(2001), Box: 'Green' };
  const errors = { e: 'You have exceeded the character limit.', b: 'Please choose one of the options.' };

  it('POST refuses answers field by field (FORM-14, FORM-06, FORM-08)', async () => {
    const ring = await addRing();
    const browser = await newBrowser(client);
    const post = (answers: Readonly<Record<string, string>>) =>
      browser.send('POST', `${CART}/entries`, { ...ring, quantity: 1, ...fields(answers) });
    const empty = await post({});
    expect([empty.status, bodyOf(empty)]).toEqual([
      400,
      { error: INVALID, errorKey: 'fieldsInvalid', errors: { e: 'Required' } },
    ]);
    expect(bodyOf(await post(wrong)).errors).toEqual(errors);
    const { newlyAdded } = bodyOf(await post({ Engraving: 'Ada', Box: 'Red' }));
    expect(newlyAdded).toMatchObject({
      additionalFields: '{"Box":"Red","Engraving":"Ada"}',
      additionalFieldsForm: { fields: [{ id: 'e' }, { id: 'b' }, { id: 'g' }] },
      answers: [
        { label: 'Engraving', text: 'Ada' },
        { label: 'Box', text: 'Red' },
      ],
    });
  });

  it('PUT changes the answers of a line, by the same rules, and nothing else (CART-04, SC-4)', async () => {
    const ring = await addRing();
    const browser = await newBrowser(client);
    const added = await browser.send('POST', `${CART}/entries`, {
      ...ring,
      quantity: 2,
      ...fields({ Engraving: 'Ada' }),
    });
    const path = `${CART}/entries/${bodyOf(added).newlyAdded.id}/additionalFields`;
    const put = (body: object) => browser.send('PUT', path, { ...ring, ...body });
    const refused = await put(fields(wrong));
    expect([refused.status, bodyOf(refused).errors]).toEqual([400, errors]);
    const { updatedEntry, shoppingCart } = bodyOf(await put({ ...fields({ Engraving: 'Bo' }), quantity: 9 }));
    expect(updatedEntry).toMatchObject({ quantity: 2, additionalFields: '{"Engraving":"Bo"}' });
    expect(shoppingCart.entries).toEqual([updatedEntry]);
    expect((await put({ ...fields({ Engraving: 'C' }), sku: 'other' })).status).toBe(404);
    const stranger = await (await newBrowser(client)).send('PUT', path, { ...ring, ...fields({ Engraving: 'Z' }) });
    expect(stranger.status).toBe(404);
  });
});

describe('without script', () => {
  it('the questions are a page of their own, after the stock was looked at (ATC-07)', async () => {
    const ring = await addRing({ stock: 2 });
    const browser = new Browser(client);
    const asked = await browser.post('/cart/add', { ...ring, quantity: '2' });
    expect(locationOf(asked)).toBe(`303 /cart/questions?itemId=${ring.itemId}&sku=${ring.sku}&quantity=2`);
    const { title, html } = pageOf(await browser.send('GET', String(asked.headers?.location)));
    expect(title).toBe('Ring');
    expect(html).toContain('action="/cart/add"');
    expect(html).toContain('<input class="field-element" type="text" id="questions-e" name="f-e" value="" required');
    const tooMuch = await browser.post('/cart/add', { ...ring, quantity: '3' });
    expect([tooMuch.status, bodyOf(tooMuch).problem.message]).toEqual([409, NO_STOCK]);
  });

  it('are shown again with what was typed, each sentence above its field (FORM-11, CX-10)', async () => {
    const ring = await addRing();
    const browser = new Browser(client);
    const step = { ...ring, quantity: '1', asked: 'yes' };
    const refused = await browser.post('/cart/add', { ...step, 'f-b': 'Blue', 'f-g.0': 'A gift' });
    const { html } = pageOf(refused);
    expect([refused.status, refused.headers?.['x-robots-tag']]).toEqual([400, 'noindex']);
    expect(html).toContain(INVALID);
    expect(html).toMatch(/id="questions-e-error">Required<\/div><label class="title" for="questions-e">/);
    expect(html).toContain('<option value="Blue" selected>');
    expect(html).toMatch(/id="questions-g"[^>]* checked/);
    const late = await browser.post('/cart/add', { ...step, quantity: '51', 'f-e': 'Ada' });
    expect([late.status, pageOf(late).html.includes(NO_STOCK)]).toEqual([409, true]);
    expect(pageOf(late).html).toContain('value="Ada"');
  });

  it('go into the cart, are seen there, and are changed there (CART-04)', async () => {
    const ring = await addRing();
    const browser = new Browser(client);
    const added = await browser.post('/cart/add', {
      ...ring,
      quantity: '1',
      asked: 'yes',
      'f-e': 'Ada',
      'f-g.0': 'A gift',
    });
    expect(locationOf(added)).toBe('303 /cart');
    const lineOf = async () => bodyOf(await browser.send('GET', '/cart')).cart.entries[0];
    const line = await lineOf();
    expect(line.answers).toEqual([
      { label: 'Engraving', text: 'Ada' },
      { label: 'A gift', text: '✓' },
    ]);
    const { html } = pageOf(await browser.send('GET', line.answersUrl));
    expect(html).toContain('value="Ada"');
    expect(html).toMatch(/id="questions-g"[^>]* checked/);
    const change = (more: Readonly<Record<string, string>>) =>
      browser.post('/cart/questions', { entryId: line.id, ...ring, ...more });
    expect((await change({ 'f-e': ' ' })).status).toBe(400);
    expect(locationOf(await change({ 'f-e': 'Bo' }))).toBe('303 /cart');
    expect((await lineOf()).answers).toEqual([{ label: 'Engraving', text: 'Bo' }]);
    expect(locationOf(await browser.send('GET', '/cart/questions?entry=0'))).toBe('303 /cart');
  });

  it('lead on to the page of a subscription, answers and all (SUBS-03)', async () => {
    const ring = await addRing({ isSubscribable: true });
    const plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 };
    const values = [JSON.stringify(plan), ring.itemId];
    await shop.test.asOwner('update product set subscription_plan = $1 where id = $2', values);
    const browser = await newBrowser(client);
    const asked = await browser.post('/cart/add', { ...ring, quantity: '1' });
    expect(locationOf(asked)).toContain('303 /cart/questions?');
    const refused = await browser.post('/cart/add', { ...ring, quantity: '1', asked: 'yes' });
    expect(refused.status).toBe(400);
    const added = await browser.post('/cart/add', { ...ring, quantity: '1', asked: 'yes', 'f-e': 'Ada' });
    expect(locationOf(added)).toContain('303 /subscribe?cartToken=');
    const kept = await shop.test.asOwner<{ additional_fields: string }>(
      'select additional_fields from cart_entry where product_id = $1',
      [ring.itemId],
    );
    expect(kept).toEqual([{ additional_fields: '{"Engraving":"Ada"}' }]);
  });

  it('of what is not sold or asks nothing there is no page', async () => {
    const itemId = await shop.addProduct({ title: 'Plain', sku: 'PLAIN' });
    const browser = new Browser(client);
    expect((await browser.send('GET', `/cart/questions?itemId=${itemId}&sku=PLAIN`)).status).toBe(404);
    expect((await browser.send('GET', '/cart/questions?itemId=1&sku=1')).status).toBe(404);
    expect(locationOf(await browser.post('/cart/add', { itemId, quantity: '1' }))).toBe('303 /cart');
  });

  it('changes need the crumb (SC-26)', async () => {
    const body = new URLSearchParams({ entryId: 'x', crumb: 'wrong' });
    expect((await new Browser(client).send('POST', '/cart/questions', body)).status).toBe(403);
  });
});
