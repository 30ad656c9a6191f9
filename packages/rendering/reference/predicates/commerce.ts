import { type Group, whether } from '../entry.ts';

const product = (productType: number, ...variants: unknown[]) => ({ structuredContent: { productType, variants } });

export const COMMERCE_ENTRIES: Group = {
  title: 'Commerce',
  intro: 'The current node is a product as page data has it.',
  entries: [
    {
      name: 'has-variants?',
      summary: 'There is more than one variant; never for digital products.',
      examples: [whether('has-variants?', product(1, { id: 'a' }, { id: 'b' }))],
    },
    {
      name: 'on-sale?',
      summary: 'Any variant is on sale; never for gift cards.',
      examples: [whether('on-sale?', product(1, { onSale: false }, { onSale: true }))],
    },
    {
      name: 'sold-out?',
      summary: 'No variant of a physical product or service can be had; never for digital products and gift cards.',
      notes: ['A product without variants, or of an unknown type, counts as sold out.'],
      examples: [whether('sold-out?', product(1, { unlimited: false, qtyInStock: 0 }))],
    },
    {
      name: 'varied-prices?',
      summary: 'The variants differ in price or in being on sale; never for digital products.',
      examples: [
        whether(
          'varied-prices?',
          product(
            1,
            { price: 2400, priceMoney: { value: '24.00', currency: 'USD' } },
            { price: 3800, priceMoney: { value: '38.00', currency: 'USD' } },
          ),
        ),
      ],
    },
  ],
};
