import { money } from '@quoin/domain/money';
import { describe, expect, it } from 'vitest';
import type { ProductContent } from '../content/itemContent.ts';
import { NOW, testCollection, testFrame, testItem, testPage, testProduct, testTheme } from '../testing/page.ts';
import { pageJson, templateData } from './pageData.ts';
import { productData } from './store/productData.ts';

const theme = testTheme({
  'strings/template-de-DE.json': '{"hi": "Hallo"}',
  'strings/template-en-US.json': '{"hi": "Hello"}',
}).theme;
const { site } = testFrame([]);
const keys = (value: unknown) => Object.keys(value as object).sort();
const store = testCollection({
  type: 13,
  typeName: 'products',
  urlId: 'shop',
  title: 'A & B',
  categories: [{ path: 'fine-art/large', name: 'Large <sheets>', count: 2 }],
});

/** Everything a stranger may read, by name: a new field has to be written down here first. */
describe('public fields of page data (page-data 1 to 6)', () => {
  const data = pageJson(
    testPage({ collection: store, item: testItem({ product: testProduct() }), pageType: 50 }),
    theme,
    NOW,
  );
  const item = data.item as Record<string, unknown>;

  it('of the root', () => {
    expect(keys(data)).toEqual(
      [
        'calendarView',
        'collection',
        'empty',
        'emptyFolder',
        'featureFlags',
        'item',
        'localizedStrings',
        'pagePreviewContext',
        'pageType',
        'pagination',
        'productMerchandisingContext',
        'shareButtons',
        'shoppingCart',
        'showCart',
        'template',
        'uiextensions',
        'userAccountsContext',
        'website',
        'websiteSettings',
      ].sort(),
    );
  });
  it('of reviews, records of type 10, and what they come to', () => {
    const review = {
      ...{ id: 'r1', stars: 4, title: 'A & B', body: 'One\n\n<b>two</b>', authorName: 'Ada L.', isVerified: true },
      ...{ createdAt: NOW, images: [], answer: 'Thanks' },
    };
    const page = testPage({
      ...{ collection: store, pageType: 50 },
      item: testItem({ product: testProduct(), rating: { count: 3, sum: 14 } }),
      reviews: { reviews: [review], page: 1, hasNext: false },
    });
    const { reviews, item: reviewed } = pageJson(page, theme, NOW) as unknown as {
      readonly reviews: readonly object[];
      readonly item: { readonly structuredContent: { readonly reviews: object } };
    };
    const { author, ...said } = reviews[0] as { readonly author: object };
    expect(author).toMatchObject({ displayName: 'Ada L.' });
    expect(said).toEqual({
      ...{ id: 'r1', recordType: 10, recordTypeLabel: 'review', title: 'A &amp; B', addedOn: NOW, publishOn: NOW },
      ...{
        body: '<p>One</p><p>&lt;b&gt;two&lt;/b&gt;</p>',
        rating: 4,
        isVerified: true,
        answer: '<p>Thanks</p>',
        items: [],
      },
    });
    expect(reviewed.structuredContent.reviews).toEqual({
      ...{ count: 3, average: 4.7, averageText: '4.7', percent: 94 },
      ...{ starsText: '4.7 out of 5 stars', countText: '3 reviews' },
    });
  });
  it('of the site', () => {
    expect(keys(data.website)).toEqual(
      [
        'authenticUrl',
        'baseUrl',
        'captchaSettings',
        'cloneable',
        'contentModifiedOn',
        'developerMode',
        'hasBeenCloneable',
        'id',
        'identifier',
        'imageMetadataProcessingEnabled',
        'internalUrl',
        'isHstsEnabled',
        'language',
        'location',
        'logoImageId',
        'logoImageUrl',
        'machineTimeZoneOffset',
        'mobileLogoImageUrl',
        'primaryDomain',
        'shareButtonOptions',
        'showOwnerLogin',
        'siteDescription',
        'siteStatus',
        'siteTagLine',
        'siteTitle',
        'socialAccounts',
        'socialLogoImageUrl',
        'sslSetting',
        'statsMigrated',
        'timeZone',
        'timeZoneAbbr',
        'timeZoneOffset',
        'typekitId',
        'useCLDRMoneyFormat',
        'websiteType',
      ].sort(),
    );
  });
  it('of an item', () => {
    expect(keys(item)).toEqual(
      [
        'addedOn',
        'author',
        'authorId',
        'body',
        'categories',
        'cloned',
        'collectionId',
        'commentCount',
        'commentState',
        'contentType',
        'customContent',
        'dislikeCount',
        'displayIndex',
        'excerpt',
        'fullUrl',
        'id',
        'items',
        'likeCount',
        'location',
        'passthrough',
        'pendingPushedServices',
        'publicCommentCount',
        'publishOn',
        'pushedServices',
        'recordType',
        'recordTypeLabel',
        'seoData',
        'sourceUrl',
        'starred',
        'structuredContent',
        'tags',
        'title',
        'unsaved',
        'updatedOn',
        'urlId',
        'variants',
        'workflowState',
      ].sort(),
    );
  });
  it('of a collection', () => {
    expect(keys(data.collection)).toEqual(
      [
        'backgroundSource',
        'categories',
        'categoryPagesSeoHidden',
        'description',
        'draft',
        'dropdown',
        'enabled',
        'eventView',
        'features',
        'folder',
        'fullUrl',
        'homepage',
        'id',
        'itemCount',
        'navigationTitle',
        'ordering',
        'pagePermissionType',
        'pageSize',
        'passwordProtected',
        'publicCommentCount',
        'qrCodeEnabled',
        'regionName',
        'seoData',
        'starred',
        'synchronizing',
        'tagPagesSeoHidden',
        'tags',
        'title',
        'type',
        'typeLabel',
        'typeName',
        'updatedOn',
        'urlId',
        'websiteId',
      ].sort(),
    );
    expect(data.collection).toMatchObject({ typeLabel: 'products', typeName: 'products' });
  });
  it('of a product and its variants (DISP-10)', () => {
    const content = item.structuredContent as Record<string, unknown>;
    expect(keys(content)).toEqual(
      [
        '_type',
        'additionalFieldsForm',
        'additionalFieldsFormId',
        'additionalInfo',
        'customAddButtonText',
        'fulfilledExternally',
        'isSubscribable',
        'onSale',
        'priceCents',
        'priceMoney',
        'productType',
        'salePriceCents',
        'salePriceMoney',
        'shippable',
        'subscriptionPlan',
        'useCustomAddButtonText',
        'variantOptionOrdering',
        'variants',
      ].sort(),
    );
    expect(keys((content.variants as unknown[])[0])).toEqual(
      [
        'attributes',
        'height',
        'id',
        'imageIds',
        'images',
        'len',
        'mainImageId',
        'onSale',
        'optionValues',
        'price',
        'priceMoney',
        'qtyInStock',
        'salePrice',
        'salePriceMoney',
        'sku',
        'unlimited',
        'weight',
        'width',
      ].sort(),
    );
  });
});

describe('page data', () => {
  it('prints money with the digits of its currency (MONEY-01)', () => {
    const [first] = testProduct().variants;
    const yen: ProductContent = testProduct({
      variants: [{ ...first!, price: money(84900, 'JPY'), salePrice: money(0, 'JPY') }],
    });
    expect(productData(yen, site)).toMatchObject({
      priceCents: 84900,
      priceMoney: { currency: 'JPY', value: '84900' },
    });
    expect(productData(testProduct(), site)).toMatchObject({
      priceCents: 4900,
      priceMoney: { currency: 'EUR', value: '49.00' },
    });
  });

  it('says what the lowest of several prices was before, for cards: the format prints that of one price only', () => {
    const [first] = testProduct().variants;
    const cheap = { ...first!, price: money(3800, 'EUR'), salePrice: money(3000, 'EUR'), onSale: true };
    const dear = { ...cheap, id: 'v2', price: money(9000, 'EUR'), salePrice: money(8000, 'EUR') };
    expect(productData(testProduct({ variants: [dear, cheap] }), site).priceBeforeText).toBe('€38.00');
    expect(productData(testProduct({ variants: [cheap] }), site).priceBeforeText).toBeUndefined();
    const plain = { ...cheap, onSale: false };
    expect(productData(testProduct({ variants: [dear, plain] }), site).priceBeforeText).toBeUndefined();
  });

  it('names categories as people do and escapes every title', () => {
    const item = testItem({ title: 'Tom & "Jo"', categories: ['fine-art/large', 'wall-space'], tags: ['<b>'] });
    const data = pageJson(testPage({ collection: store, item }), theme, NOW);
    expect(data.item).toMatchObject({
      title: 'Tom &amp; &quot;Jo&quot;',
      categories: ['Large &lt;sheets&gt;', 'Wall Space'],
      tags: ['&lt;b&gt;'],
    });
    expect(data.collection).toMatchObject({ title: 'A &amp; B', categories: ['Large &lt;sheets&gt;'] });
  });

  it('speaks the site’s language, a near one, else English', () => {
    const inLanguage = (language: string) => {
      const frame = testFrame([]);
      return pageJson(testPage({ frame: { ...frame, site: { ...frame.site, language } } }), theme, NOW)
        .localizedStrings;
    };
    expect([inLanguage('de-DE'), inLanguage('de-AT'), inLanguage('fr-FR')]).toMatchObject([
      { hi: 'Hallo' },
      { hi: 'Hallo' },
      { hi: 'Hello' },
    ]);
    expect([inLanguage('de-DE'), inLanguage('ja')]).toMatchObject([
      { readMore: 'Weiterlesen', productAddToCartText: 'In den Warenkorb' },
      { readMore: '続きを読む' },
    ]);
  });

  it('knows the offset of the site’s zone, in summer and winter, and survives a zone nobody knows', () => {
    const zone = (timeZone: string, now: number) => {
      const frame = testFrame([]);
      return pageJson(testPage({ frame: { ...frame, site: { ...frame.site, timeZone } } }), theme, now).website;
    };
    expect(zone('Europe/Berlin', NOW)).toMatchObject({ timeZoneOffset: 3_600_000 });
    expect(zone('America/New_York', Date.UTC(2026, 6, 1))).toMatchObject({
      timeZoneOffset: -14_400_000,
      timeZoneAbbr: 'EDT',
    });
    expect(zone('Moon/Base', NOW)).toMatchObject({ timeZoneOffset: 0, timeZoneAbbr: 'UTC' });
  });

  it('puts the views of forms beside the page only for templates, never into the JSON', () => {
    const page = testPage({ collection: store, item: testItem({ product: testProduct() }) });
    expect(keys(templateData(page, theme, NOW))).toEqual(expect.arrayContaining(['gallery', 'productForm']));
    expect(keys(pageJson(page, theme, NOW))).not.toContain('productForm');
  });

  it('knows an author by id and by the parts of a name', () => {
    const of = (authorName: string) => {
      const item = testItem({ authorName, authorId: 'a1' });
      return pageJson(testPage({ collection: store, item }), theme, NOW).item;
    };
    expect(of('Ida B. <Lee>')).toMatchObject({
      authorId: 'a1',
      author: { id: 'a1', displayName: 'Ida B. &lt;Lee&gt;', firstName: 'Ida B.', lastName: '&lt;Lee&gt;' },
    });
    expect(of('Ida')).toMatchObject({ author: { firstName: 'Ida', lastName: '' } });
    expect(of('')).toMatchObject({ authorId: '', author: { id: '', displayName: '' } });
    expect(of('Ida')).toMatchObject({ author: { avatarUrl: '', avatarAssetUrl: '', bio: '' } });
  });

  it('has the colours of a picture, and a ground for it (IMG-01)', () => {
    const colors = {
      topLeftAverage: '102030',
      topRightAverage: '102030',
      bottomLeftAverage: '102030',
      bottomRightAverage: '102030',
      centerAverage: 'ffffff',
    };
    const mainImage = {
      ...{ id: 'p', assetUrl: '/s/images/p/a.jpg', altText: '', originalWidth: 20, originalHeight: 10 },
      ...{ focalPoint: { x: 0.5, y: 0.5 }, colors },
    };
    const data = pageJson(testPage({ collection: store, item: testItem({ mainImage }) }), theme, NOW);
    expect(data.item).toMatchObject({
      colorData: { ...colors, suggestedBgColor: '102030' },
      contentType: 'image/jpeg',
    });
  });

  it('has the pages of an index as whole collections, with their content or their entries (page-data 4)', () => {
    const index = testCollection({ id: 'x', typeName: 'index', folder: { behavior: 1, url: '' } });
    const parts = [
      { collection: testCollection(), sections: [] },
      { collection: testCollection({ id: 'g', type: 1, typeName: 'gallery' }), sections: [], items: [testItem()] },
    ];
    const data = pageJson(testPage({ collection: index, parts }), theme, NOW);
    expect(data).toMatchObject({ items: [], emptyFolder: false });
    expect(data.collection).toMatchObject({
      ...{ folder: true, folderBehavior: 1, index: true, dropdown: false },
      collections: [
        { id: 'c1', mainContent: '<p>Main</p>', items: [], typeLabel: 'page' },
        { id: 'g', typeLabel: 'gallery', items: [{ id: 'i1', title: 'One' }] },
      ],
    });
    expect(pageJson(testPage({ collection: index, parts: [] }), theme, NOW).emptyFolder).toBe(true);
  });

  it.each([
    ['{"index": true, "folder": true, "indexType": "grid"}', 'grid'],
    ['{"index": "true", "indexType": "stacked"}', 'stacked'],
    ['{"index": true, "indexType": 3}', undefined],
    ['{"indexType": "grid"}', undefined],
  ])('says of an index how the theme arranges it: %s (site-templates 3)', (conf, indexType) => {
    const index = testCollection({ typeName: 'rooms', folder: { behavior: 1, url: '' } });
    const own = testTheme({ 'collections/rooms.conf': conf }).theme;
    const { collection } = pageJson(testPage({ collection: index, parts: [] }), own, NOW);
    expect((collection as { indexType?: string }).indexType).toBe(indexType);
  });

  it('says by whom a narrowed list is, whatever the address calls the author', () => {
    const items = [testItem({ authorName: 'Ada & Co', authorId: 'a1' })];
    const filter = { category: null, tag: null, author: 'a1' };
    expect(pageJson(testPage({ collection: store, items, filter }), theme, NOW)).toMatchObject({
      authorFilter: 'Ada &amp; Co',
      author: { id: 'a1', displayName: 'Ada &amp; Co' },
    });
    const nobody = pageJson(testPage({ collection: store, items: [], filter }), theme, NOW);
    expect([nobody.authorFilter, nobody.author]).toEqual(['a1', undefined]);
  });
});
