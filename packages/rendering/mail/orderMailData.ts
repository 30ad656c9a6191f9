import { mailWording, orderPageWording } from '@quoin/domain/orders';
import { oneLine } from './oneLine.ts';
import type { OrderMailLine, OrderMailOptions, OrderMailOrder, OrderMailSite } from './orderMail.ts';

/** A label and the lines under it: address, delivery, payment, note. */
export interface OrderMailFact {
  readonly label: string;
  readonly lines: readonly string[];
}

/** What both parts of the mail are written from, words included. */
export function orderMailData(order: OrderMailOrder, site: OrderMailSite, { statusUrl }: OrderMailOptions) {
  const number = orderPageWording.number(order.number);
  const paid = order.totals.find((row) => row.isTotal)?.text ?? '';
  return {
    subject: oneLine(orderPageWording.mailSubject(order.number)),
    preheader: `${mailWording.preheader(number, paid)} ${orderPageWording.next}`,
    site,
    statusUrl,
    order: { ...order, lines: order.lines.map(lineData) },
    facts: factsOf(order),
    words: {
      number,
      heading: orderPageWording.thanks(order.firstName),
      next: orderPageWording.next,
      statusLink: orderPageWording.statusLink,
      follow: mailWording.follow,
      lines: mailWording.lines,
      questions: mailWording.questions,
    },
  };
}

function lineData(line: OrderMailLine) {
  const eachText = line.quantity > 1 ? mailWording.each(line.unitPriceText) : '';
  return { ...line, quantityText: mailWording.quantity(line.quantity), eachText };
}

function factsOf(order: OrderMailOrder): OrderMailFact[] {
  const facts: OrderMailFact[] = [
    { label: orderPageWording.shipTo, lines: order.addressLines },
    { label: mailWording.delivery, lines: [order.shippingName, order.deliveryText] },
    { label: mailWording.payment, lines: [order.paymentText, order.isTestMode ? mailWording.testMode : ''] },
    { label: mailWording.note, lines: order.note.split(/\r\n?|\n/) },
  ];
  return facts
    .map(({ label, lines }) => ({ label, lines: lines.filter((line) => line.trim() !== '') }))
    .filter(({ lines }) => lines.length > 0);
}
