import type { AddToCartProps, AddToCartVariant } from '@quoin/contract/islands';

const variant = (id: string, size: string, frame: string, part: Partial<AddToCartVariant> = {}): AddToCartVariant => ({
  id,
  sku: `TIDE-${id}`,
  optionValues: [
    { optionName: 'Size', value: size },
    { optionName: 'Frame', value: frame },
  ],
  priceText: '€42.00',
  salePriceText: '',
  onSale: false,
  imageId: null,
  ...part,
});

/** A print in two sizes and two frames; "Large / Oak" is not sold. */
export const PRINT: AddToCartProps = {
  itemId: 'item-1',
  title: 'Tide Table',
  productType: 1,
  optionNames: ['Size', 'Frame'],
  variants: [
    variant('1', 'Small', 'None', { imageId: 'image-1' }),
    variant('2', 'Small', 'Oak', { imageId: 'image-2', priceText: '€60.00', salePriceText: '€54.00', onSale: true }),
    variant('3', 'Large', 'None', { priceText: '€80.00' }),
  ],
  isQuantityShown: true,
  buttonText: 'Add To Cart',
  expressCheckout: false,
  images: [
    { id: 'image-1', assetUrl: '/p/1.webp', altText: 'The print', originalSize: '1600x2000', systemDataVariants: '' },
    { id: 'image-2', assetUrl: '/p/2.webp', altText: 'In oak', originalSize: '1600x2000', systemDataVariants: '' },
    { id: 'image-3', assetUrl: '/p/3.webp', altText: 'On a wall', originalSize: '1600x2000', systemDataVariants: '' },
  ],
};
