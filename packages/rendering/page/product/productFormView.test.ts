import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { money } from '@quoin/domain/money';
import { catalog } from '@quoin/messages/catalog';
import { describe, expect, it } from 'vitest';
import type { ProductContent } from '../content/itemContent.ts';
import type { ProductFormState } from '../content/pageContent.ts';
import { testCollection, testItem, testPage, testProduct } from '../testing/page.ts';
import { galleryView } from './galleryView.ts';
import { productFormView } from './productFormView.ts';

const view = (form: ProductFormState = {}, product: ProductContent = testProduct()) =>
  productFormView(
    product,
    testPage({ collection: testCollection({ urlId: 'shop' }), item: testItem({ product }), form }),
  );

describe('the product form', () => {
  it('asks for the options first and shows the lowest price', () => {
    expect(view()).toMatchObject({
      priceText: '€49.00',
      isFromPrice: true,
      stockKey: 'none',
      sku: '',
      buttonText: 'Add To Cart',
      formUrl: '/shop/one',
    });
    expect(view().options[0]).toMatchObject({
      name: 'Size',
      fieldName: 'option-Size',
      control: 'radio',
      chosenText: '',
    });
  });
  it('marks values that are sold out instead of hiding them', () => {
    expect(view().options[0]?.values.map(({ value, isAvailable }) => [value, isAvailable])).toEqual([
      ['M', true],
      ['L', false],
    ]);
  });
  it('shows price and stock of the chosen variant', () => {
    expect(view({ sku: 'P-L' })).toMatchObject({
      priceText: '€89.00',
      isFromPrice: false,
      stockKey: 'out',
      stockText: 'Sold out',
    });
    expect(view({ choice: { Size: 'M' } })).toMatchObject({ priceText: '€49.00', stockKey: 'in', maxQuantity: 50 });
    expect(view({ choice: { Size: 'XXL' } }).options[0]?.chosenText).toBe('');
  });
  it('shows sale price and old price while on sale (DISP-03)', () => {
    const [first] = testProduct().variants;
    const variants = [{ ...first!, onSale: true, salePrice: money(3900, 'EUR') }];
    expect(view({ sku: 'P-M' }, testProduct({ variants }))).toMatchObject({
      priceText: '€39.00',
      wasPriceText: '€49.00',
      isOnSale: true,
    });
  });
  it('sells gift cards and subscriptions (SUBS-03, GIFT-02), and says of a paywall that it is not sold here', () => {
    const notSold = { notSoldText: catalog.en.purchase.notSoldOnlineYet, deliveryText: '' };
    expect(view({}, testProduct({ type: PRODUCT_TYPES.paywall }))).toMatchObject(notSold);
    expect(view({}, testProduct({ type: PRODUCT_TYPES.giftCard })).notSoldText).toBe('');
    expect(view({}, testProduct({ isSubscribable: true })).notSoldText).toBe('');
    expect(view().notSoldText).toBe('');
  });
  it('keeps what was typed and refused', () => {
    const problem = { title: 'T', message: 'M' };
    expect(view({ quantity: 'abc', problem, crumb: 'c' })).toMatchObject({ quantity: 'abc', problem, crumb: 'c' });
    expect(view()).toMatchObject({ quantity: '1', problem: null, crumb: '' });
  });
  it('hands no stock and nothing that ends its script element to the widget', () => {
    const { islandProps } = view({}, testProduct({ title: '</script>' }));
    expect(islandProps).not.toContain('</');
    expect(islandProps).not.toContain('quantity":');
    expect(JSON.parse(islandProps).title).toBe('</script>');
  });
});

describe('the gallery', () => {
  it('begins with the picture of the chosen variant (ATC-12)', () => {
    const image = (id: string) => ({
      id,
      assetUrl: `/s/images/${id}/x.png`,
      altText: id,
      originalWidth: 10,
      originalHeight: 20,
      focalPoint: { x: 0.5, y: 0.5 },
    });
    const [first, second] = testProduct().variants;
    const product = testProduct({
      images: [image('a'), image('b')],
      variants: [first!, { ...second!, mainImageId: 'b' }],
    });
    expect(galleryView(product, {}).images.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(galleryView(product, { sku: 'P-L' }).images.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      ['b', true],
      ['a', false],
    ]);
    expect(galleryView(product, {}).images[0]?.originalSize).toBe('10x20');
  });
});
