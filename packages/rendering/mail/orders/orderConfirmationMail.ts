import { createEngine } from '@quoin/template';
import { coreFormatters } from '../../formatters/index.ts';
import { corePredicates } from '../../predicates/index.ts';
import { defineMail, type MailData } from '../mailKind.ts';
import type { OrderMailOptions, OrderMailOrder } from './orderMail.ts';
import { orderMailData } from './orderMailData.ts';
import { ORDER_MAIL_TEMPLATE } from './orderMailTemplate.ts';
import { ORDER_MAIL_TEXT_TEMPLATE, orderMailParagraphs } from './orderMailText.ts';
import { sampleOrder } from './sampleOrder.ts';

export interface OrderConfirmation extends OrderMailOptions {
  readonly order: OrderMailOrder;
}

const textTemplate = createEngine({ formatters: coreFormatters(), predicates: corePredicates() }).compile(
  ORDER_MAIL_TEXT_TEMPLATE,
  'order-text.mail',
);

/** The mail after a purchase: the same facts as the order page, for people who keep mails (CX-23). */
export const orderConfirmationMail = defineMail<OrderConfirmation>({
  name: 'orderConfirmation',
  group: 'orders',
  template: { subject: '{subject}', html: ORDER_MAIL_TEMPLATE },
  sample: (language) => ({ order: sampleOrder(language), statusUrl: 'https://example.com/order/sample' }),
  dataOf: ({ order, statusUrl }, site) => orderMailData(order, site, { statusUrl }),
  textOf: (data) => {
    // Whatever this kind's data is, `dataOf` above has made it.
    const paragraphs = orderMailParagraphs(data as MailData & ReturnType<typeof orderMailData>);
    return textTemplate.render({ paragraphs }, { now: 0, timeZone: 'UTC', locale: data.site.language }).output;
  },
});
