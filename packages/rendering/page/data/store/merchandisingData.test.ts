import { createEngine } from '@quoin/rendering/node';
import { describe, expect, it } from 'vitest';
import { testItem, testProduct } from '../../testing/page.ts';
import { merchandisingContext } from './merchandisingData.ts';

const product = testProduct();
const [medium, large] = product.variants;

/** A product with one choice per count, and what a formatter prints of it in a language. */
function printed(formatter: string, counts: readonly number[], { language = 'en', settings = {} } = {}): string {
  const variants = counts.map((quantity, index) => ({
    ...medium!,
    id: `v${index}`,
    stock: { unlimited: false as const, quantity },
    optionValues: [{ optionName: 'Size', value: `S${index}` }],
  }));
  const item = testItem({ product: { ...product, variants } });
  const data = {
    item: { id: item.id },
    website: { language },
    productMerchandisingContext: merchandisingContext([item], { settings, language }),
  };
  const template = createEngine().compile(`{item|${formatter}}`);
  return template.render(data, { now: 0, locale: language }).output;
}

const textsOf = (html: string) => [...html.matchAll(/<div[^>]*>\s*([^<]*?)\s*<\/div>/g)].map(([, text]) => text);

describe('what formatters say beside a product', () => {
  it('has the words of its owner for a product that is sold out', () => {
    const own = testProduct({ customSoldOutText: 'Back in <spring>', variants: large ? [large] : [] });
    const item = testItem({ product: own });
    const data = {
      item: { id: item.id, structuredContent: { variants: [{ unlimited: false, qtyInStock: 0 }] } },
      productMerchandisingContext: merchandisingContext([item], { settings: {}, language: 'en' }),
    };
    const { output } = createEngine().compile('{item|product-status}').render(data, { now: 0, locale: 'en' });
    expect(output).toBe('<div class="product-mark sold-out">Back in &lt;spring&gt;</div>');
  });

  it('has a line for each choice that runs low, hidden until it is made', () => {
    const html = printed('product-scarcity', [2, 50, 0, 7]);
    expect(textsOf(html)).toEqual(['Only 2 left in stock', 'Only 7 left in stock']);
    expect(html).toContain('data-variant-attributes="{&quot;Size&quot;:&quot;S3&quot;}" hidden');
  });

  it.each([
    ['es', ['Solo queda 1 en stock', 'Solo quedan 2 en stock', 'Solo quedan 5 en stock']],
    ['ja', ['残り1点', '残り2点', '残り5点']],
    ['de', ['Nur noch 1 auf Lager', 'Nur noch 2 auf Lager', 'Nur noch 5 auf Lager']],
  ])('counts as %s does', (language, said) => {
    expect(textsOf(printed('product-scarcity', [1, 2, 5], { language }))).toEqual(said);
  });

  it('counts in Arabic, with forms of its own for one and two', () => {
    const [one, two, five] = textsOf(printed('product-scarcity', [1, 2, 5], { language: 'ar' }));
    expect([one, two]).toEqual(['بقيت قطعة واحدة فقط', 'بقيت قطعتان فقط']);
    expect(five).toMatch(/^بقيت (?:5|٥) قطع فقط$/);
  });

  it('is silent from the store’s own number on, and where the store wants none', () => {
    const of = (merchandisingSettings: object) => ({ settings: { storeSettings: { merchandisingSettings } } });
    expect(textsOf(printed('product-scarcity', [2, 7], of({ scarcityThreshold: 3 })))).toEqual([
      'Only 2 left in stock',
    ]);
    expect(printed('product-scarcity', [2, 7], of({ scarcityEnabledOnProductItems: false }))).toBe('');
  });

  it('has a sign-up form for each choice that is sold out, in the words of the site (RSTK-01)', () => {
    const html = printed('product-restock-notification', [0, 4, 0], { language: 'de' });
    expect([...html.matchAll(/data-variant-id="(\w+)" hidden/g)].map(([, id]) => id)).toEqual(['v0', 'v2']);
    expect(html).toContain('value="Bescheid geben"');
    expect(html).not.toContain('isJoinMailingList');
  });

  it('offers the mailing list where the store does, ticked where it is by default (RSTK-01)', () => {
    const settings = {
      storeSettings: {
        enableMailingListOptInByDefault: true,
        merchandisingSettings: { restockNotificationsMailingListSignUpEnabled: true },
      },
    };
    expect(printed('product-restock-notification', [0], { settings })).toContain('name="isJoinMailingList" checked');
  });

  it('offers nothing where the store has switched it off, and shows the form of a single variant at once', () => {
    const off = { storeSettings: { merchandisingSettings: { restockNotificationsEnabled: false } } };
    expect(printed('product-restock-notification', [0], { settings: off }).trim()).toBe('');
    const single = testItem({ product: { ...product, optionNames: [], variants: [{ ...large!, optionValues: [] }] } });
    expect(merchandisingContext([single], { settings: {}, language: 'en' })).toMatchObject({
      i1: { restockNotificationViews: [{ variantId: 'P-L', hiddenByDefault: false }], scarcityEnabled: false },
    });
  });

  it('is said of products alone', () => {
    expect(merchandisingContext([testItem()], { settings: {}, language: 'en' })).toEqual({});
  });
});
