import { createEngine } from '@quoin/template';
import { coreFormatters } from '../formatters/index.ts';
import { corePredicates } from '../predicates/index.ts';
import type { OrderMailView } from './orderMail.ts';
import { ORDER_MAIL_TEMPLATE } from './orderMailTemplate.ts';

export interface RenderedMail {
  readonly html: string;
  readonly text: string;
}

const template = createEngine({
  partials: new Map(),
  formatters: coreFormatters(),
  predicates: corePredicates(),
}).compile(ORDER_MAIL_TEMPLATE, 'order.mail');

/** The confirmation of an order: HTML for most, and the same facts as plain text for everybody else. */
export function renderOrderMail(view: OrderMailView): RenderedMail {
  const { output, errors } = template.render({ ...view }, { now: 0, timeZone: 'UTC', locale: view.language, injects: {} });
  if (errors.length > 0) throw new Error(`The order mail has errors: ${errors[0]?.message}`);
  return { html: output, text: orderText(view) };
}

function orderText(view: OrderMailView): string {
  const lines = view.lines.map((line) => {
    const variant = line.variantText === '' ? '' : ` (${line.variantText})`;
    return `${line.quantity} × ${line.title}${variant}: ${line.totalText}`;
  });
  const totals = view.totals.map((row) => `${row.label}${row.note === '' ? '' : ` (${row.note})`}: ${row.text}`);
  const parts = [
    [view.heading, `${view.numberText} · ${view.placedOn}`, view.next],
    lines,
    totals,
    view.addressLines.length === 0 ? [] : [`${view.shipToLabel}:`, ...view.addressLines],
    view.note === '' ? [] : [`“${view.note}”`],
    [view.statusHint, view.statusUrl],
    [view.siteTitle, view.siteUrl, view.contactEmail],
  ];
  return `${parts
    .map((part) => part.filter((line) => line !== '').join('\n'))
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}
