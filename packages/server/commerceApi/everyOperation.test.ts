import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_SCOPES } from '@quoin/domain/access';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localFileStore } from '../platform/gateways/files/localFiles.ts';
import { createRateLimits } from '../platform/http/protection/limits.ts';
import { Router } from '../platform/http/router.ts';
import { openWire, type Wire } from '../platform/http/testing/wire.ts';
import { createLog } from '../platform/log.ts';
import { testKeyFor } from '../testing/appClient.ts';
import { addShop, newId, type TestShop } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openReceiver, type Receiver } from '../webhooks/testing/receiver.ts';
import { describeApi } from './description/describeApi.ts';
import { apiRoutes, programOf } from './index.ts';
import { connectExtension } from './testing/apiProgram.ts';
import { checkedAnswers } from './testing/describedAnswers.ts';
import { createDescribedClient, type DescribedClient, type OperationCall } from './testing/describedClient.ts';

let test: TestDatabase;
let folder: string;
let wire: Wire;
let receiver: Receiver;
let shop: TestShop;
let client: DescribedClient;
let check: (operationId: string, status: number, body: unknown) => void;
/** Of an extension of this shop, and of one of another shop, both with every permission. */
let own: string;
let foreign: string;
const done = new Set<string>();

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quoin-api-'));
  receiver = await openReceiver();
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', hasLocalWebhooks: true };
  const pages = { invalidate: () => undefined };
  const deps = {
    ...{ db: test.db, files: localFileStore(folder), pages, config, newId, now: Date.now },
    ...{ keyFor: testKeyFor, randomBytes },
  } as never;
  const routes = apiRoutes(deps);
  const limits = createRateLimits(1000);
  const ofToken = (token: string) => programOf({ db: test.db }, token);
  wire = await openWire({
    api: { routes: new Router(routes), limits, log: createLog('silent'), programOf: ofToken },
  });
  const description = describeApi(routes, 'http://api.test');
  client = createDescribedClient(description, { wire, newId });
  const answers = checkedAnswers(routes);
  const idOf = ({ method, path }: (typeof routes)[number]) =>
    description.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!.operationId;
  const byId = new Map(routes.map((route) => [idOf(route), route]));
  check = (operationId, status, body) => answers(byId.get(operationId)!, status, body);
  shop = await addShop(test.db, { identifier: 'every' });
  const other = await addShop(test.db, { identifier: 'elsewhere' });
  own = (await connectExtension(test.db, shop.id, API_SCOPES)).token;
  await test.asOwner(
    `insert into account (id, email, display_name, password_hash, created_at)
     select account_id, 'nora@example.com', 'Nora Keane', 'x', now() from extension_grant`,
  );
  foreign = (await connectExtension(test.db, other.id, API_SCOPES)).token;
});
afterAll(async () => {
  await wire.close();
  await receiver.down();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the operation answers this shop. Who holds every permission of another shop is asked first, and gets nothing of it. */
async function run(operationId: string, call: OperationCall = {}) {
  if (call.path !== undefined) await expectNothing(operationId, call);
  const { status, body } = await client.call(own, operationId, call);
  check(operationId, status, body);
  expect([operationId, status, status < 300 ? null : body]).toEqual([operationId, status, null]);
  done.add(operationId);
  return body;
}

async function expectNothing(operationId: string, call: OperationCall): Promise<void> {
  const { status, body } = await client.call(foreign, operationId, call);
  check(operationId, status, body);
  // A list of what was asked for may be empty.
  if (status === 200) expect(Object.values(body as object).flat()).toEqual([]);
  else expect([operationId, status]).toEqual([operationId, 404]);
}

const usd = (value: string) => ({ currency: 'USD', value });
const PRODUCT = (name: string) => ({
  ...{ type: 'PHYSICAL', storePageId: shop.collectionId, name, variantAttributes: ['Size'] },
  variants: [
    { sku: `${name}-S`, attributes: { Size: 'S' }, pricing: { basePrice: usd('20.00') }, stock: { quantity: 9 } },
  ],
});
const ADDRESS = {
  ...{ firstName: 'Ada', lastName: 'King', line1: '12 Harbour Street', city: 'Portland', region: 'OR' },
  ...{ postalCode: '97201', countryCode: 'US' },
};
const picture = async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
};

describe('a client made of the description runs every operation, and reaches nothing of another site', () => {
  it.each(['1_0', '1_1', 'v2'])('products, version %s', async (version) => {
    const list = `_${version}_commerce_products`;
    const one = `${list}_productId`;
    const made = await run(`post${list}`, { body: PRODUCT(`Tide ${version}`) });
    const path = { productId: made.id };
    await run(`get${list}`);
    await run(`get${one}`, { path });
    await run(`post${one}`, { path, body: { name: `Tide ${version} II` } });
    const { imageId } = await run(`post${one}_images`, { path, file: await picture() });
    const image = { ...path, imageId };
    await run(`get${one}_images_imageId_status`, { path: image });
    await run(`post${one}_images_imageId`, { path: image, body: { altText: 'A wall' } });
    await run(`post${one}_images_imageId_order`, { path: image, body: { afterImageId: null } });
    const variant = await run(`post${one}_variants`, {
      path,
      body: { sku: `M ${version}`, attributes: { Size: 'M' } },
    });
    const variantPath = { ...path, variantId: variant.id };
    await run(`post${one}_variants_variantId`, { path: variantPath, body: { pricing: { basePrice: usd('21.00') } } });
    await run(`post${one}_variants_variantId_image`, { path: variantPath, body: { imageId } });
    await run(`delete${one}_variants_variantId`, { path: variantPath });
    await run(`delete${one}_images_imageId`, { path: image });
    await run(`delete${one}`, { path });
  });

  it('the website, its store pages and who connected it', async () => {
    expect(await run('get_1_0_authorization_website')).toMatchObject({ id: shop.id });
    await run('get_1_0_authorization_member');
    expect((await run('get_1_0_commerce_store_pages')).storePages).toHaveLength(1);
  });

  it('stock, orders, transactions and profiles', async () => {
    const { variants } = await run('post_v2_commerce_products', { body: PRODUCT('Dune') });
    const variantId = variants[0].id;
    await run('get_1_0_commerce_inventory');
    await run('get_1_0_commerce_inventory_variantIds', { path: { variantIds: variantId } });
    await run('post_1_0_commerce_inventory_adjustments', {
      body: { incrementOperations: [{ variantId, quantity: 2 }] },
    });
    const order = await run('post_1_0_commerce_orders', {
      body: {
        ...{ channelName: 'Market', externalOrderReference: 'M-1', customerEmail: 'ada@example.com' },
        ...{ createdOn: '2026-11-01T08:00:00Z', priceTaxInterpretation: 'EXCLUSIVE', inventoryBehavior: 'DEDUCT' },
        lineItems: [{ lineItemType: 'PHYSICAL_PRODUCT', variantId, quantity: 2, unitPricePaid: usd('20.00') }],
        ...{ fulfillments: [], subtotal: usd('40.00'), grandTotal: usd('40.00') },
      },
    });
    expect((await run('get_1_0_commerce_orders')).result).toMatchObject([{ id: order.id }]);
    await run('get_1_0_commerce_orders_orderId', { path: { orderId: order.id } });
    const shipDate = '2026-11-19T08:00:00Z';
    const parcel = { shipDate, carrierName: 'UPS', service: 'Ground', trackingNumber: '1Z999', trackingUrl: null };
    await run('post_1_0_commerce_orders_orderId_fulfillments', {
      path: { orderId: order.id },
      body: { shouldSendNotification: false, shipments: [parcel] },
    });
    await run('get_1_0_commerce_transactions');
    await run('get_1_0_commerce_transactions_orderIds', { path: { orderIds: order.id } });
    const { profiles } = await run('get_1_0_profiles');
    expect(profiles).toMatchObject([{ email: 'ada@example.com' }]);
    await run('get_1_0_profiles_customerIds', { path: { customerIds: profiles[0].id } });
  });

  it('contacts, their addresses and what they bought', async () => {
    const { contact } = await run('post_v1_contacts', {
      body: { firstName: 'Bo', lastName: 'Ek', locale: 'en-US', primaryEmail: { email: 'bo@example.com' } },
    });
    const path = { contactId: contact.id };
    await run('get_v1_contacts', { query: { pageSize: '1' } });
    await run('post_v1_contacts_query', { body: {} });
    await run('get_v1_contacts_contactId', { path });
    await run('patch_v1_contacts_contactId', { path, body: { firstName: 'Bo II' } });
    const book = '_v1_contacts_contactId_address_book';
    const { addressBookEntry } = await run(`post${book}`, { path, body: { address: ADDRESS } });
    const entry = { ...path, entryId: addressBookEntry.id };
    await run(`get${book}`, { path });
    await run(`get${book}_entryId`, { path: entry });
    await run(`put${book}_entryId`, { path: entry, body: { address: { ...ADDRESS, line1: '1 Quay' } } });
    await run(`delete${book}_entryId`, { path: entry });
    const asked = { body: { groupBy: 'contactId', contactIds: [contact.id] } };
    await run('post_v1_analytics_transaction_summaries', asked);
    await run('delete_v1_contacts_contactId', { path });
  });

  it('discounts', async () => {
    const body = {
      ...{ name: 'Welcome', criteria: { type: 'ANY_ORDER' }, template: { type: 'PERCENTAGE', percentage: 12.5 } },
      ...{ trigger: { type: 'CODE', promoCode: 'HELLO' }, validFrom: '2026-01-01T00:00:00Z' },
    };
    const { id } = await run('post_v1_commerce_discounts', { body });
    await run('get_v1_commerce_discounts');
    await run('get_v1_commerce_discounts_discountId', { path: { discountId: id } });
    await run('put_v1_commerce_discounts_discountId', { path: { discountId: id }, body });
    await run('delete_v1_commerce_discounts_discountId', { path: { discountId: id } });
  });

  it('webhook subscriptions', async () => {
    const hooks = '_1_0_webhook_subscriptions';
    const { id } = await run(`post${hooks}`, { body: { endpointUrl: receiver.url, topics: ['order.create'] } });
    const path = { subscriptionId: id };
    await run(`get${hooks}`);
    await run(`get${hooks}_subscriptionId`, { path });
    await run(`post${hooks}_subscriptionId`, { path, body: { topics: ['order.update'] } });
    await run(`post${hooks}_subscriptionId_actions_rotateSecret`, { path });
    const sent = await run(`post${hooks}_subscriptionId_actions_sendTestNotification`, {
      ...{ path, body: { topic: 'order.update' } },
    });
    expect(sent).toEqual({ statusCode: 200 });
    await run(`delete${hooks}_subscriptionId`, { path });
  });

  it('no operation is left', () => {
    expect([...done].toSorted()).toEqual([...client.operationIds].toSorted());
  });
});
