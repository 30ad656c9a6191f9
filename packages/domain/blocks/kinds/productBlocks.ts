import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, flag, link, list, longText, reference, text } from '../field.ts';

/** One thing of the shop, to be bought right here. */
export const productDefinition = {
  type: 'product',
  name: words.product,
  group: 'store',
  icon: 'product',
  fields: {
    product: reference(words.product, 'product'),
    showImage: flag(words.picture, true),
    showTitle: flag(words.title, true),
    showPrice: flag(words.price, true),
    showExcerpt: flag(words.excerpt, true),
    showBuyButton: flag(words.optionsAndBuyButton, true),
    layout: choice(words.design, 'above', {
      above: words.imageAbove,
      left: words.imageOnTheLeft,
      right: words.imageOnTheRight,
    }),
    alignment: choice(words.alignment, 'left', { left: words.left, center: words.center }),
  },
  design: ['showImage', 'showTitle', 'showPrice', 'showExcerpt', 'showBuyButton', 'layout', 'alignment'],
  size: { columns: 4, rows: 14 },
  empty: words.selectAProduct,
  also: 'shop buy cart',
} as const satisfies BlockDefinition;

/** A subscription or a service with what it brings, and the way to it. */
export const pricingPlanDefinition = {
  type: 'pricing-plan',
  name: words.pricingPlan,
  group: 'store',
  icon: 'plan',
  fields: {
    product: reference(words.subscriptionOrService, 'product'),
    title: text(words.customTitle, '', 200),
    description: longText(words.description, '', 1000),
    features: list(words.benefits, { text: text(words.line, '', 200) }, 30),
    mark: text(words.badgeSuchAsMostPopular, '', 60),
    buttonLabel: text(words.buttonText, '', 100),
    isRaised: flag(words.highlight, false),
  },
  inPlace: [
    { field: 'description', at: '.pricing-plan-description' },
    { field: 'features.text', at: '.pricing-plan-features > li', needs: 'text' },
    { field: 'mark', at: '.pricing-plan-mark' },
  ],
  design: ['isRaised'],
  size: { columns: 4, rows: 14 },
  empty: words.selectASubscriptionOrService,
  also: 'price membership subscription tariff',
} as const satisfies BlockDefinition;

/** The site's gifts of money, as its settings offer them; ends in the same checkout as everything else. */
export const donationDefinition = {
  type: 'donation',
  name: words.donation,
  group: 'store',
  icon: 'donation',
  fields: {
    title: text(words.title, '', 200),
    description: longText(words.description, '', 1000),
    buttonLabel: text(words.buttonText, '', 100),
    showsAmounts: flag(words.suggestedAmounts, true),
    alignment: choice(words.alignment, 'left', { left: words.left, center: words.center }),
  },
  design: ['alignment'],
  size: { columns: 6, rows: 8 },
  empty: words.turnOnDonationsInThe,
  also: 'give gift money',
  feature: 'donation',
} as const satisfies BlockDefinition;

/** The way into what is for members only. */
export const memberAreaDefinition = {
  type: 'member-area',
  name: words.memberArea,
  group: 'store',
  icon: 'members',
  fields: {
    page: reference(words.membersPage, 'page'),
    title: text(words.title, '', 200),
    description: longText(words.description, '', 1000),
    buttonLabel: text(words.buttonText, '', 100),
    joinLink: link(words.joinPage),
    joinLabel: text(words.joinLinkText, '', 100),
    alignment: choice(words.alignment, 'left', { left: words.left, center: words.center }),
  },
  design: ['alignment'],
  size: { columns: 6, rows: 6 },
  empty: words.selectAMembersPage,
  also: 'login sign in membership',
} as const satisfies BlockDefinition;
