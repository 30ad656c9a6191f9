import { createEngine } from '@quoin/template';
import { coreFormatters } from '../formatters/index.ts';
import { corePredicates } from '../predicates/index.ts';
import type { OrderMailOptions, OrderMailOrder, OrderMailSite } from './orderMail.ts';
import { orderMailData } from './orderMailData.ts';
import { ORDER_MAIL_TEMPLATE } from './orderMailTemplate.ts';
import { orderMailText } from './orderMailText.ts';

export interface RenderedMail {
  /** One line, without control characters (SC-43). */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const template = createEngine({
  partials: new Map(),
  formatters: coreFormatters(),
  predicates: corePredicates(),
}).compile(ORDER_MAIL_TEMPLATE, 'order.mail');

/**
 * The confirmation of an order: HTML for most, and the same facts as plain text for everybody else (CX-23).
 * @throws when the template itself is broken: a bug, never somebody's data.
 */
export function renderOrderMail(order: OrderMailOrder, site: OrderMailSite, options: OrderMailOptions): RenderedMail {
  const data = orderMailData(order, site, options);
  const { output, errors } = template.render(data, { now: 0, timeZone: 'UTC', locale: site.language, injects: {} });
  if (errors.length > 0) throw new Error(`The order mail has errors: ${errors[0]?.message}`);
  return { subject: data.subject, html: output, text: orderMailText(data) };
}
