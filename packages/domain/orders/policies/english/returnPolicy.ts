import type { PolicyPart } from '../policyText.ts';

export const ENGLISH_RETURN_POLICY: readonly PolicyPart[] = [
  {
    heading: 'Right of withdrawal',
    when: ['cancellation'],
    text: 'You have the right to withdraw from this contract within {cancelDays} days without giving any reason.',
  },
  {
    when: ['cancellation'],
    text: 'The withdrawal period expires {cancelDays} days after the day on which you, or a third party named by you who is not the carrier, take possession of the goods. If you ordered several goods in one order that are delivered separately, it is the day on which you take possession of the last of them. For services and digital content it is the day on which the contract is concluded.',
  },
  {
    when: ['cancellation'],
    text: 'To exercise the right of withdrawal, inform us ({store}, {address}, {email}) of your decision by a clear statement, for example a letter or an email. You may use the form below, but you do not have to. If your order page shows a withdrawal button, you may also use that; we then confirm the receipt by email without delay.',
  },
  {
    when: ['cancellation'],
    text: 'To meet the deadline, it is enough to send the statement before the withdrawal period has expired.',
  },
  {
    heading: 'Effects of withdrawal',
    when: ['cancellation'],
    text: 'If you withdraw from this contract, we reimburse all payments received from you, including the costs of delivery (except the additional costs of a delivery other than the cheapest standard delivery that we offer), without undue delay and no later than 14 days from the day on which we are informed of your decision. We use the means of payment that you used, unless you have expressly agreed otherwise; you incur no fees for the reimbursement.',
  },
  {
    when: ['cancellation'],
    text: 'We may withhold the reimbursement until we have received the goods back, or until you have supplied evidence of having sent them back, whichever is earlier.',
  },
  {
    when: ['cancellation'],
    text: 'Send the goods back or hand them over to us without undue delay and no later than 14 days from the day on which you inform us of your withdrawal. The deadline is met if you send the goods before the 14 days have passed.',
  },
  { when: ['cancellation', 'shopPaysReturn'], text: 'We bear the cost of returning the goods.' },
  { when: ['cancellation', '!shopPaysReturn'], text: 'You bear the direct cost of returning the goods.' },
  {
    when: ['cancellation'],
    text: 'You are only liable for a diminished value of the goods that results from handling beyond what is necessary to establish their nature, characteristics and functioning.',
  },
  {
    heading: 'Exceptions',
    when: ['cancellation'],
    text: 'The right of withdrawal does not apply, or expires early, in particular for:',
  },
  {
    when: ['cancellation'],
    text: [
      'goods made to your specifications or clearly personalized',
      'goods that deteriorate or expire rapidly',
      'sealed goods that are not suitable for return for reasons of health protection or hygiene, if they were unsealed after delivery',
      'sealed audio or video recordings or computer software that were unsealed after delivery',
      'newspapers, periodicals and magazines, except subscriptions',
      'digital content, once the performance has begun with your prior express consent and your acknowledgment that you thereby lose the right',
      'services that have been fully performed with your prior express consent',
    ],
  },
  {
    heading: 'Withdrawal form',
    when: ['cancellation'],
    text: 'Complete and return this form only if you wish to withdraw from the contract.',
  },
  {
    when: ['cancellation'],
    text: [
      'To {store}, {address}, {email}:',
      'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*)',
      'Ordered on (*) / received on (*)',
      'Name of the consumer(s)',
      'Address of the consumer(s)',
      'Signature of the consumer(s) (only if this form is notified on paper)',
      'Date',
      '(*) Delete as appropriate.',
    ],
  },
  {
    heading: 'Returns',
    when: ['!cancellation', 'returnDays'],
    text: 'You can return items within {returnDays} days of delivery. Items must be unused, complete and in their original condition.',
  },
  {
    heading: 'Returns',
    when: ['!cancellation', 'returnAlways'],
    text: 'You can return items at any time. Items must be unused, complete and in their original condition.',
  },
  {
    heading: 'Returns',
    when: ['!cancellation', 'noReturns'],
    text: 'We do not accept returns or exchanges, except for items that arrive damaged, defective or wrong.',
  },
  {
    heading: 'Returns',
    when: ['!cancellation', 'returnsUnsaid'],
    text: '[Say whether you accept returns, for how many days, and in which condition.]',
  },
  {
    when: ['!cancellation', '!noReturns'],
    text: 'To start a return, email {email} with your order number. We tell you where to send the items.',
  },
  { when: ['!cancellation', '!noReturns', 'returnInStore'], text: 'You can also bring items back to our store.' },
  { when: ['!cancellation', '!noReturns', 'shopPaysReturn'], text: 'We pay for return shipping.' },
  {
    when: ['!cancellation', '!noReturns', '!shopPaysReturn'],
    text: 'You pay for return shipping, unless the item is damaged, defective or wrong.',
  },
  {
    heading: 'Refunds',
    when: ['!cancellation', '!noReturns'],
    text: 'When we have received and checked your return, we refund the price to your original payment method within 14 days.',
  },
  {
    heading: 'Damaged, defective or wrong items',
    text: 'If an item is damaged, defective or not what you ordered, email {email} as soon as you notice it. Your legal rights in this case are not limited by this policy.',
  },
];
