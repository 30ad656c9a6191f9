import type { PolicyPart } from '../policyText.ts';

export const ENGLISH_SHIPPING_POLICY: readonly PolicyPart[] = [
  { heading: 'Where we ship', when: ['ships'], text: 'We ship to: {countries}.' },
  { heading: 'Where we ship', when: ['shipsNowhere'], text: '[Name the countries that you ship to.]' },
  {
    heading: 'Shipping costs',
    text: 'Shipping costs depend on your address and your order. They are shown at checkout before you pay.',
  },
  {
    heading: 'Delivery time',
    when: ['delivery'],
    text: 'Orders usually arrive within {minDays} to {maxDays} days, depending on the shipping option. The expected delivery is shown at checkout.',
  },
  {
    heading: 'Delivery time',
    when: ['!delivery'],
    text: '[State how long preparing and delivering an order takes.]',
  },
  { when: ['pickup'], text: 'You can also pick up your order from us. We email you when it is ready.' },
  {
    heading: 'Tracking',
    text: 'When your order has been shipped, you receive an email. If the carrier offers tracking, it contains the link.',
  },
  {
    heading: 'Customs',
    text: 'For deliveries to a country outside our customs area, import duties and taxes may be charged. They are not part of our prices, and you pay them to the carrier or the authority.',
  },
  {
    heading: 'Lost or damaged parcels',
    text: 'If your parcel does not arrive or arrives damaged, email {email} with your order number.',
  },
];
