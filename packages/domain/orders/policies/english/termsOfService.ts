import type { PolicyPart } from '../policyText.ts';

export const ENGLISH_TERMS_OF_SERVICE: readonly PolicyPart[] = [
  {
    heading: 'Scope',
    text: 'These terms apply to all orders placed on this website. Your contract is with {store}, {address}.',
  },
  {
    heading: 'Order and contract',
    text: 'The presentation of products on this website is not a binding offer. By placing an order with the button at the end of checkout, you make an offer to buy. You can correct what you entered at any time before. We confirm the receipt of your order by email. The contract is concluded when we accept your order by email or send the goods, at the latest when you have paid at our request.',
  },
  {
    text: 'We store the text of the contract and send you the details of your order by email. You can open your past orders in your account or by the link in the email.',
  },
  {
    heading: 'Prices and payment',
    when: ['taxIncluded'],
    text: 'Prices include the applicable sales tax or VAT. Shipping costs are added and shown before you order. You can pay with the methods offered at checkout.',
  },
  {
    heading: 'Prices and payment',
    when: ['!taxIncluded'],
    text: 'Prices do not include sales tax or VAT, which is added at checkout where it applies. Shipping costs are added and shown before you order. You can pay with the methods offered at checkout.',
  },
  {
    heading: 'Delivery',
    text: 'We deliver to the address that you enter. Countries, costs and delivery times are described in our shipping policy.',
  },
  {
    heading: 'Withdrawal',
    when: ['cancellation'],
    text: 'Consumers have a right of withdrawal. It is described in our return policy.',
  },
  { heading: 'Returns', when: ['!cancellation'], text: 'Returns are described in our return policy.' },
  {
    heading: 'Retention of title',
    when: ['eea'],
    text: 'The goods remain our property until they have been paid in full.',
  },
  {
    heading: 'Liability for defects',
    when: ['eea'],
    text: 'The statutory rights for goods that are not in conformity with the contract apply. For consumers the statutory period for new goods is at least two years from delivery.',
  },
  {
    heading: 'Your statutory rights',
    when: ['gb'],
    text: 'We are under a legal duty to supply goods that are in conformity with the contract. Nothing in these terms affects your rights under the Consumer Rights Act 2015.',
  },
  {
    heading: 'Warranty',
    when: ['ch'],
    text: 'The statutory warranty of the Swiss Code of Obligations applies, with a period of two years from delivery.',
  },
  {
    heading: 'Warranty',
    when: ['us'],
    text: 'Except as required by law or stated on the product page, products are sold without further warranties. Some states do not allow the exclusion of implied warranties, so this may not apply to you.',
  },
  {
    heading: 'Your statutory rights',
    when: ['!eea', '!gb', '!ch', '!us'],
    text: 'Nothing in these terms limits rights that you have as a consumer under mandatory law.',
  },
  {
    heading: 'Liability',
    text: 'We are liable without limit for intent and gross negligence, for injury to life, body or health, and wherever the law provides for it. For slight negligence we are liable only for the breach of an essential obligation of the contract, and then only for the damage that is typical and foreseeable.',
  },
  {
    heading: 'Dispute resolution',
    when: ['eea'],
    text: '[State whether you take part in dispute resolution before a consumer arbitration board, and name the board if you do. Otherwise: We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board.]',
  },
  {
    heading: 'Applicable law',
    when: ['!us'],
    text: 'The law of {country} applies, excluding the UN Convention on Contracts for the International Sale of Goods. For consumers, mandatory provisions of the country where they live remain in force.',
  },
  {
    heading: 'Governing law',
    when: ['us'],
    text: 'These terms are governed by the laws of the State of [state], without regard to its conflict of law rules.',
  },
  { heading: 'Contact', text: '{store}\n{address}\n{email}' },
];
