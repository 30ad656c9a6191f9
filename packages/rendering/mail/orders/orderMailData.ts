import { type OrderWords, orderPageWords, orderWords } from '@quoin/domain/orders';
import type { MailSite } from '../mailSite.ts';
import { oneLine } from '../oneLine.ts';
import type { OrderMailLine, OrderMailOptions, OrderMailOrder } from './orderMail.ts';

/** A label and the lines under it: address, delivery, payment, note. */
export interface OrderMailFact {
  readonly label: string;
  readonly lines: readonly string[];
}

/** What both parts of the mail are written from, words included. */
export function orderMailData(order: OrderMailOrder, site: MailSite, { statusUrl }: OrderMailOptions) {
  const words = orderWords(site.language);
  const { mail: mailWording, page: orderPageWording } = words;
  const number = orderPageWording.number(order.number);
  const next = whatIsNext(order, words);
  const { downloads, download } = orderPageWords(site.language).after;
  const paid = order.totals.find((row) => row.isTotal)?.text ?? '';
  return {
    subject: oneLine(orderPageWording.mailSubject(order.number)),
    preheader: `${mailWording.preheader(number, paid)} ${next}`,
    site,
    statusUrl,
    filesUrl: `${statusUrl}#order-files`,
    order: { ...order, lines: order.lines.map((line) => lineData(line, words)) },
    facts: factsOf(order, words),
    words: {
      number,
      heading: orderPageWording.thanks(order.firstName),
      next,
      files: downloads,
      download,
      statusLink: orderPageWording.statusLink,
      follow: mailWording.follow,
      lines: mailWording.lines,
      questions: mailWording.questions,
    },
  };
}

/** Files are there at once: they come first, whatever else is still to come. */
function whatIsNext({ deliveryKind, files }: OrderMailOrder, { page }: OrderWords): string {
  const rest = page.next[deliveryKind];
  return files.length === 0 || deliveryKind === 'download' ? rest : `${page.next.download} ${rest}`;
}

function lineData(line: OrderMailLine, { mail: mailWording }: OrderWords) {
  const eachText = line.quantity > 1 ? mailWording.each(line.unitPriceText) : '';
  return { ...line, quantityText: mailWording.quantity(line.quantity), eachText };
}

function factsOf(order: OrderMailOrder, { mail: mailWording, page: orderPageWording }: OrderWords): OrderMailFact[] {
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
