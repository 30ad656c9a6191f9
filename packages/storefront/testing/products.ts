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

/** Shown next to a price that can be paid in installments. */
export const CLEARPAY = {
  brand: 'Clearpay',
  infoUrl: '/installments/afterpay/en_GB',
  infoLabel: 'How to pay with Clearpay',
  closeLabel: 'Close',
  language: 'en-GB',
};

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
  purchaseRoute: 'cart',
  buttonText: 'Add To Cart',
  soldOutText: 'Sold out',
  expressCheckout: false,
  images: [
    { id: 'image-1', assetUrl: '/p/1.webp', altText: 'The print', originalSize: '1600x2000', systemDataVariants: '' },
    { id: 'image-2', assetUrl: '/p/2.webp', altText: 'In oak', originalSize: '1600x2000', systemDataVariants: '' },
    { id: 'image-3', assetUrl: '/p/3.webp', altText: 'On a wall', originalSize: '1600x2000', systemDataVariants: '' },
  ],
};

/** The same, where two of its prices can be paid in parts. */
export const PRINT_IN_PARTS: AddToCartProps = {
  ...PRINT,
  installments: CLEARPAY,
  variants: PRINT.variants.map((each, index) => ({
    ...each,
    ...(index === 2 ? {} : { installmentText: `Pay in 4 of ${each.onSale ? each.salePriceText : each.priceText}.` }),
  })),
};

/** A ring in one size that asks for an engraving. */
export const RING: AddToCartProps = {
  ...PRINT,
  itemId: 'item-2',
  title: 'Ring',
  optionNames: [],
  variants: [{ ...variant('ring', '', ''), sku: 'RING', optionValues: [] }],
  form: {
    id: 'f',
    name: '',
    fields: [
      { id: 'e', type: 'text', title: 'Engraving', description: 'Up to & with ten', isRequired: true, options: [] },
      { id: 'n', type: 'textarea', title: 'A note', description: '', isRequired: false, options: [] },
      { id: 'b', type: 'select', title: 'Box', description: '', isRequired: true, options: ['Red', 'Blue & white'] },
      { id: 'g', type: 'checkbox', title: 'A gift', description: 'Without a bill', isRequired: false, options: [] },
    ],
  },
};
