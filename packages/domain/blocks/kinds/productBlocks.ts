import type { BlockDefinition } from '../definition.ts';
import { choice, flag, link, list, longText, reference, text } from '../field.ts';

/** One thing of the shop, to be bought right here. */
export const productDefinition = {
  type: 'product',
  name: 'Product',
  group: 'store',
  icon: 'product',
  fields: {
    product: reference('Product', 'product'),
    showImage: flag('Picture', true),
    showTitle: flag('Title', true),
    showPrice: flag('Price', true),
    showExcerpt: flag('Excerpt', true),
    showBuyButton: flag('Options and buy button', true),
    layout: choice('Design', 'above', {
      above: 'Image above',
      left: 'Image on the left',
      right: 'Image on the right',
    }),
    alignment: choice('Alignment', 'left', { left: 'Left', center: 'Center' }),
  },
  design: ['showImage', 'showTitle', 'showPrice', 'showExcerpt', 'showBuyButton', 'layout', 'alignment'],
  size: { columns: 4, rows: 14 },
  empty: 'Select a product',
  also: 'shop buy cart',
} as const satisfies BlockDefinition;

/** A subscription or a service with what it brings, and the way to it. */
export const pricingPlanDefinition = {
  type: 'pricing-plan',
  name: 'Pricing plan',
  group: 'store',
  icon: 'plan',
  fields: {
    product: reference('Subscription or service', 'product'),
    title: text('Custom title', '', 200),
    description: longText('Description', '', 1000),
    features: list('Benefits', { text: text('Line', '', 200) }, 30),
    mark: text('Badge, such as “Most popular”', '', 60),
    buttonLabel: text('Button text', '', 100),
    isRaised: flag('Highlight', false),
  },
  inPlace: [
    { field: 'description', at: '.pricing-plan-description' },
    { field: 'features.text', at: '.pricing-plan-features > li', needs: 'text' },
    { field: 'mark', at: '.pricing-plan-mark' },
  ],
  design: ['isRaised'],
  size: { columns: 4, rows: 14 },
  empty: 'Select a subscription or service',
  also: 'price membership subscription tariff',
} as const satisfies BlockDefinition;

/** The site's gifts of money, as its settings offer them; ends in the same checkout as everything else. */
export const donationDefinition = {
  type: 'donation',
  name: 'Donation',
  group: 'store',
  icon: 'donation',
  fields: {
    title: text('Title', '', 200),
    description: longText('Description', '', 1000),
    buttonLabel: text('Button text', '', 100),
    showsAmounts: flag('Suggested amounts', true),
    alignment: choice('Alignment', 'left', { left: 'Left', center: 'Center' }),
  },
  design: ['alignment'],
  size: { columns: 6, rows: 8 },
  empty: 'Turn on donations in the store settings',
  also: 'give gift money',
  feature: 'donation',
} as const satisfies BlockDefinition;

/** The way into what is for members only. */
export const memberAreaDefinition = {
  type: 'member-area',
  name: 'Member area',
  group: 'store',
  icon: 'members',
  fields: {
    page: reference('Members page', 'page'),
    title: text('Title', '', 200),
    description: longText('Description', '', 1000),
    buttonLabel: text('Button text', '', 100),
    joinLink: link('Join page'),
    joinLabel: text('Join link text', '', 100),
    alignment: choice('Alignment', 'left', { left: 'Left', center: 'Center' }),
  },
  design: ['alignment'],
  size: { columns: 6, rows: 6 },
  empty: 'Select a members page',
  also: 'login sign in membership',
} as const satisfies BlockDefinition;
