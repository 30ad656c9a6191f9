import { PRODUCT_TYPES, type ProductDraft } from '@quoin/domain/catalog';
import { parseQueryString } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { createLog } from '../../platform/log.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { EditedProduct } from '../storage/productDrafts.ts';
import type { Edited } from './editing.ts';
import { createProduct, saveProduct } from './saveProduct.ts';

let database: TestDatabase;
let shop: TestShop;
let pages: SitePages;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await addTestShop(database.db, 'salt');
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };
  pages = createSitePages({
    db: database.db,
    config,
    log: createLog('silent'),
    now: Date.now,
    themesFolder: THEMES_FOLDER,
  });
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

const deps = () => ({ db: database.db, now: Date.now });
const editing = () => ({
  site: { id: shop.siteId, currency: 'EUR' as const },
  actor: { accountId: null, name: 'Ida' },
});
const get = async (url: string) => {
  const [path = '/', search = ''] = url.split('?');
  const reply = await pages.renderSitePage(await shop.load(), { path, query: parseQueryString(search), headers: {} });
  return { status: reply.status, text: Buffer.from(reply.body ?? '').toString() };
};
const draft: ProductDraft = {
  title: 'Anchor',
  urlId: '',
  description: 'Heavy.',
  type: PRODUCT_TYPES.physical,
  optionNames: [],
  variants: [
    {
      id: null,
      sku: '',
      values: [],
      price: '20',
      salePrice: '15',
      onSale: true,
      stock: { unlimited: false, quantity: 15 },
      seenStock: null,
      weight: 2,
      length: 0,
      width: 0,
      height: 0,
      imageId: null,
    },
  ],
  imageIds: [],
  tags: ['iron'],
  categories: [],
  visibility: 'visible',
  publishOn: null,
  takeDown: null,
  isFeatured: false,
  seo: { title: 'Anchors <cheap>', description: 'A description', isHidden: false },
  plan: null,
  customAddButtonText: 'Drop it',
  customSoldOutText: 'Under water',
  additionalInfo: '<p>Do not <b>drop</b></p><script>x()</script>',
  form: {
    id: 'f1',
    name: '',
    fields: [
      { id: '1', type: 'text', title: 'Engraving "x"', description: 'Up to 10 letters', isRequired: true, options: [] },
      { id: '2', type: 'select', title: 'Rope', description: '', isRequired: false, options: ['Red', 'Blue'] },
    ],
  },
  scarcityThreshold: 20,
  taxClass: '',
  lowStockThreshold: null,
  withdrawalExemption: null,
  related: { choice: 'none', productIds: [] },
};

function savedIn(edited: Edited<EditedProduct>): EditedProduct {
  if (edited.kind !== 'done') throw new Error(JSON.stringify(edited));
  return edited.value;
}

describe('what an owner enters', () => {
  let product: EditedProduct;
  beforeAll(async () => {
    product = savedIn(await createProduct(deps(), editing(), { storePageId: shop.shopId, draft }));
  });

  it('stands in the page data under its own names (DISP-10)', async () => {
    const { item } = JSON.parse((await get('/shop/anchor?format=json')).text);
    expect(item).toMatchObject({ title: 'Anchor', body: '<p>Heavy.</p>', tags: ['iron'] });
    expect(item.structuredContent).toMatchObject({
      productType: 1,
      onSale: true,
      useCustomAddButtonText: true,
      customAddButtonText: 'Drop it',
      additionalInfo: '<p>Do not <b>drop</b></p>',
      additionalFieldsFormId: 'f1',
      additionalFieldsForm: {
        id: 'f1',
        fields: [{ id: '1', type: 'text', title: 'Engraving "x"', required: true }, { options: ['Red', 'Blue'] }],
      },
    });
    expect(item.variants[0]).toMatchObject({
      sku: 'ANCHOR',
      qtyInStock: 15,
      weight: 2,
      salePriceMoney: { value: '15.00' },
    });
  });

  it('is on the product page: price, button, questions, message that little is left', async () => {
    const { text } = await get('/shop/anchor');
    expect(text).toContain('Drop it');
    expect(text).toContain('Only 15 left in stock');
    // Shown in a modal, or on a separate page (ATC-07).
    expect(text).toContain('"title":"Engraving \\"x\\""');
    expect(text).toContain('"options":["Red","Blue"]');
    expect(text).not.toContain('name="f-1"');
    expect(text).toContain('Anchors &lt;cheap&gt;');
    expect(text).not.toContain('Goes well with');
  });

  it('says in its own words that it is sold out, and what else there is to know', async () => {
    const variants = product.draft.variants.map((each) => ({
      ...each,
      stock: { unlimited: false as const, quantity: 0 },
    }));
    product = savedIn(
      await saveProduct(deps(), editing(), {
        productId: product.id,
        revision: product.revision,
        draft: { ...product.draft, variants },
      }),
    );
    const { text } = await get('/shop/anchor');
    expect(text).toMatch(/<button class="button button--wide sqs-add-to-cart-button"[^>]* disabled>Under water</);
    expect(text).toContain('"soldOutText":"Under water"');
    expect(text).toMatch(/More information<\/summary><div class="prose"><p>Do not <(b|strong)>drop</);
    const { text: list } = await get('/shop?tag=iron');
    expect(list).toContain('<span class="mark mark--out">Under water</span>');
    const { productMerchandisingContext: said } = JSON.parse((await get('/shop/anchor?format=json')).text);
    expect(said[product.id].customSoldOutText).toBe('Under water');
  });

  it('shows the related products that were chosen, in their order', async () => {
    const related = { choice: 'chosen' as const, productIds: [shop.printId] };
    product = savedIn(
      await saveProduct(deps(), editing(), {
        productId: product.id,
        revision: product.revision,
        draft: { ...product.draft, related },
      }),
    );
    const { text } = await get('/shop/anchor');
    expect(text).toContain('Goes well with');
    expect(text.split('Goes well with')[1]!.match(/<li class="product-card/g)).toHaveLength(1);
  });

  it('is gone for visitors while it is hidden or its day has not come', async () => {
    for (const parts of [
      { visibility: 'hidden' },
      { visibility: 'scheduled', publishOn: Date.now() + 60_000 },
    ] as const) {
      product = savedIn(
        await saveProduct(deps(), editing(), {
          productId: product.id,
          revision: product.revision,
          draft: { ...product.draft, ...parts },
        }),
      );
      expect((await get('/shop/anchor')).status).toBe(404);
    }
    const jobs = await database.asOwner("select kind from job where kind = 'product.appears'");
    expect(jobs).toHaveLength(1);
    product = savedIn(
      await saveProduct(deps(), editing(), {
        productId: product.id,
        revision: product.revision,
        draft: { ...product.draft, visibility: 'visible', publishOn: null },
      }),
    );
    expect((await get('/shop/anchor')).status).toBe(200);
  });
});
