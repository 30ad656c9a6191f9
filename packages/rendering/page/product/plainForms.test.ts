import { describe, expect, it } from 'vitest';
import { renderTest, testCollection, testFrame, testItem, testPage, testProduct } from '../testing/page.ts';

const STORE = testCollection({ id: 'c1', type: 13, typeName: 'products', urlId: 'shop' });
const HOUSE = {
  'blocks/quoin-product-form.block':
    '{.section productForm}<form action="/cart/add" id="{quantityId}">{.repeated section options}<i id="{id}">{name}</i>{.end}<b>{problem.message}</b>{islandProps}</form>{.end}',
};
const BUTTON = /<noscript data-product="([^"]*)" data-part="form"/g;

function pageOf(more: Parameters<typeof testPage>[0] = {}) {
  const item = testItem({ product: testProduct({ id: 'i1' }), title: 'Print' });
  return testPage({ collection: STORE, frame: testFrame([STORE]), item, ...more });
}

describe('the markup of a button that only a script can press', () => {
  it('has the house’s form behind it for visitors without script, once for each product', () => {
    const theme = { 'collections/products.item': '{item|product-checkout}{item|add-to-cart-btn}' };
    const { mainContent, diagnostics } = renderTest(theme, pageOf(), { fallback: HOUSE });
    expect([...mainContent.matchAll(BUTTON)].map(([, id]) => id)).toEqual(['i1']);
    expect(mainContent).toContain(
      '<noscript data-product="i1" data-part="form"><form action="/cart/add" id="quantity-i1">',
    );
    expect(mainContent).toContain('<i id="i1-option-0">Size</i>');
    expect(mainContent.match(/class="sqs-add-to-cart-button /g)).toHaveLength(2);
    expect(diagnostics).toEqual([]);
  });

  it('says in the form of its own page what was wrong with what was posted', () => {
    const problem = { title: 'Unable to Add Item', message: 'Please select the Size option.' };
    const theme = { 'collections/products.item': '{item|add-to-cart-btn}' };
    const { mainContent } = renderTest(theme, pageOf({ form: { problem } }), { fallback: HOUSE });
    expect(mainContent).toContain('<b>Please select the Size option.</b>');
  });

  it('finds the product of each card of a list, and of what a query brought', () => {
    const other = testItem({ id: 'i2', product: testProduct({ id: 'i2' }) });
    const own = testItem({ product: testProduct({ id: 'i1' }) });
    const theme = { 'collections/products.list': '{.repeated section items}{@|add-to-cart-btn}{.end}' };
    const page = pageOf({ item: null, items: [own, other] });
    const { mainContent } = renderTest(theme, page, { fallback: HOUSE });
    expect([...mainContent.matchAll(BUTTON)].map(([, id]) => id)).toEqual(['i1', 'i2']);
  });

  it('that a template wrote by hand is as good: the item is named by it or around it', () => {
    const byHand = '<div class="buy sqs-add-to-cart-button">Buy</div>';
    const around = { 'collections/products.item': `<p data-item-id="{item.id}">${byHand}</p>` };
    const { mainContent } = renderTest(around, pageOf(), { fallback: HOUSE });
    expect([...mainContent.matchAll(BUTTON)].map(([, id]) => id)).toEqual(['i1']);
    expect(mainContent).toMatch(
      /<div class="buy sqs-add-to-cart-button" data-item-id="i1" data-product-type="\d" role="button" tabindex="0">Buy/,
    );
    const own = '<button class="sqs-add-to-cart-button" data-item-id="{item.id}">Buy</button>';
    const twice = renderTest({ 'collections/products.item': own + own }, pageOf(), { fallback: HOUSE }).html;
    expect(twice.match(BUTTON)).toHaveLength(1);
    expect(twice.match(/ data-product-type="\d">Buy/g)).toHaveLength(2);
    const strange = '<div class="sqs-add-to-cart-button" data-item-id="i9">Buy</div>';
    expect(renderTest({ 'collections/products.item': strange }, pageOf(), { fallback: HOUSE }).mainContent).toBe(
      strange,
    );
  });

  it('leads from a quick view to the product', () => {
    const theme = { 'collections/products.item': '{item|product-quick-view}' };
    const { mainContent } = renderTest(theme, pageOf(), { fallback: HOUSE });
    expect(mainContent).toContain(
      '<noscript data-product="i1" data-part="page"><a href="/shop/one">See everything about it</a></noscript>',
    );
  });

  const WRITTEN = '<div class="sqs-add-to-cart-button" data-item-id="{item.id}">Buy</div>';
  it.each(['{item|add-to-cart-btn}', WRITTEN])('carries the site’s own words for what is sold out: %s', (button) => {
    const strings = { 'strings/template-en-US.json': '{"productSoldOutText":"All gone"}' };
    const contentOf = (files: Record<string, string>, page = pageOf()) =>
      renderTest({ 'collections/products.item': button, ...files }, page, { fallback: HOUSE }).mainContent;
    expect(contentOf(strings)).toContain('"soldOutText":"All gone"');
    expect(contentOf({})).toContain('"soldOutText":"Sold out"');
    const product = testProduct({ id: 'i1', customSoldOutText: 'Back in spring' });
    const own = pageOf({ item: testItem({ product, title: 'Print' }) });
    expect(contentOf(strings, own)).toContain('"soldOutText":"Back in spring"');
  });

  it('prints what the language prints where there is no form to stand behind it', () => {
    const theme = { 'collections/products.item': '{item|add-to-cart-btn}' };
    expect(renderTest(theme, pageOf()).mainContent).not.toContain('noscript');
  });
});
