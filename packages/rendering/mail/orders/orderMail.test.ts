import { describe, expect, it } from 'vitest';
import type { MailSite } from '../mailSite.ts';
import { renderMail } from '../renderMail.ts';
import { orderConfirmationMail } from './orderConfirmationMail.ts';
import type { OrderMailOptions, OrderMailOrder } from './orderMail.ts';

const renderOrderMail = (order: OrderMailOrder, site: MailSite, { statusUrl }: OrderMailOptions) =>
  renderMail(orderConfirmationMail, orderConfirmationMail.dataOf({ order, statusUrl }, site));

const site: MailSite = {
  language: 'en-US',
  title: 'Salt & Paper',
  url: 'https://salt.example',
  contactEmail: 'hello@salt.example',
};
const options = { statusUrl: 'https://salt.example/order/abc-_DEF' };
const order: OrderMailOrder = {
  number: '#1001',
  placedOn: 'November 21, 2026',
  firstName: 'Ada',
  lines: [
    {
      title: 'Dunes',
      variantText: 'A2 / Oak',
      quantity: 2,
      unitPriceText: '€49.00',
      totalText: '€98.00',
      pictureUrl: 'https://salt.example/s/images/1/dunes.jpg?format=300w',
    },
    {
      title: 'Gift card',
      variantText: '',
      quantity: 1,
      unitPriceText: '€25.00',
      totalText: '€25.00',
      pictureUrl: '',
    },
  ],
  totals: [
    { label: 'Subtotal', text: '€123.00', note: '', isTotal: false },
    { label: 'Shipping', text: '€4.90', note: 'Standard', isTotal: false },
    { label: 'Total', text: '€127.90', note: '', isTotal: true },
  ],
  addressLines: ['Ada Kern', 'Am Deich 4', '28199 Bremen', 'Germany'],
  shippingName: 'Standard',
  deliveryText: 'Arrives Nov 24 – 27',
  paymentText: 'Paid',
  isTestMode: true,
  deliveryKind: 'parcel',
  files: [],
  renewalText: '',
  note: 'Leave it\nwith the neighbour',
};

const render = (changes: Partial<OrderMailOrder> = {}, siteChanges: Partial<MailSite> = {}) =>
  renderOrderMail({ ...order, ...changes }, { ...site, ...siteChanges }, options);

describe('the confirmation of an order', () => {
  it.each([
    ['a file', 'download', ['Map.pdf'], 'Your files are ready to download.'],
    ['a service', 'service', [], 'We will write to you about what comes next.'],
    [
      'a file and a service',
      'service',
      ['Map.pdf'],
      'Your files are ready to download. We will write to you about what comes next.',
    ],
  ] as const)('of %s begins with what the buyer has at once', (_, deliveryKind, files, said) => {
    const { html, text } = render({ deliveryKind, files });
    expect([html.includes(`>${said}</div>`), text.split('\n').includes(said)]).toEqual([true, true]);
  });

  it('says everything in both parts (CX-23)', () => {
    const { subject, html, text } = render({}, { title: 'Salt' });
    expect(subject).toBe('Your order #1001');
    const facts = [
      'Thank you, Ada',
      'Order #1001',
      'November 21, 2026',
      'Dunes',
      'A2 / Oak',
      'Quantity 2',
      '€49.00 each',
    ];
    const sums = ['€98.00', 'Gift card', 'Subtotal', '€123.00', 'Shipping', '€4.90', 'Total', '€127.90'];
    const ways = [
      '28199 Bremen',
      'Germany',
      'Standard',
      'Arrives Nov 24 – 27',
      'Paid',
      'no money has moved',
      'Leave it',
    ];
    const links = [options.statusUrl, 'hello@salt.example', 'https://salt.example', 'Salt'];
    for (const fact of [...facts, ...sums, ...ways, ...links]) {
      expect(html).toContain(fact);
      expect(text).toContain(fact);
    }
  });

  it('reads well as plain text', () => {
    expect(render().text).toBe(`Thank you, Ada
Order #1001 · November 21, 2026

We will write to you again when your order is on its way.

You can follow this order at any time, without signing in:
https://salt.example/order/abc-_DEF

What you ordered
Dunes (A2 / Oak): €98.00
  Quantity 2 · €49.00 each
Gift card: €25.00
  Quantity 1

Subtotal: €123.00
Shipping (Standard): €4.90
Total: €127.90

Ship to
Ada Kern
Am Deich 4
28199 Bremen
Germany

Delivery
Standard
Arrives Nov 24 – 27

Payment
Paid
Test mode: no money has moved.

Your note
Leave it
with the neighbour

Salt & Paper
https://salt.example
Questions? Write to hello@salt.example
`);
  });

  it('begins with what the list of mails shows beside the subject', () => {
    const { html } = render();
    expect(html.indexOf('Order #1001, €127.90.')).toBeGreaterThan(html.indexOf('<body'));
    expect(html.indexOf('Order #1001, €127.90.')).toBeLessThan(html.indexOf('Salt &amp; Paper'));
  });

  it('loads nothing but the pictures of its lines, and has no style sheet or script', () => {
    const { html } = render();
    expect([...html.matchAll(/\ssrc="([^"]*)"/g)].map(([, url]) => url)).toEqual([order.lines[0]?.pictureUrl]);
    expect(html).not.toMatch(/<(?:script|style|link|form|iframe)\b|url\(|\sclass=|\son\w+=/i);
  });

  it('leaves out what there is nothing to say about', () => {
    const bare = { addressLines: [], shippingName: '', deliveryText: '', note: '', isTestMode: false, firstName: '' };
    const { html, text } = render(bare, { contactEmail: '' });
    for (const absent of ['Ship to', 'Delivery', 'Your note', 'Test mode', 'Questions?', 'mailto:']) {
      expect(html).not.toContain(absent);
      expect(text).not.toContain(absent);
    }
    expect(html).toContain('Thank you for your order');
  });
});

const HOSTILE = `"><img src=x onerror=alert(1)><svg onload=alert(2)>'{.section @}{@|json}{{7*7}}\${7*7}\r\nBcc: x@y.example`;

describe('hostile text in a mail', () => {
  const line = {
    title: HOSTILE,
    variantText: HOSTILE,
    quantity: 2,
    unitPriceText: HOSTILE,
    totalText: HOSTILE,
    pictureUrl: HOSTILE,
  };
  const everywhere: Partial<OrderMailOrder> = {
    number: HOSTILE,
    placedOn: HOSTILE,
    firstName: HOSTILE,
    lines: [line],
    totals: [
      { label: HOSTILE, text: HOSTILE, note: HOSTILE, isTotal: true },
      { label: HOSTILE, text: HOSTILE, note: HOSTILE, isTotal: false },
    ],
    addressLines: [HOSTILE],
    shippingName: HOSTILE,
    deliveryText: HOSTILE,
    paymentText: HOSTILE,
    note: HOSTILE,
  };
  const mail = renderOrderMail(
    { ...order, ...everywhere },
    { language: HOSTILE, title: HOSTILE, url: HOSTILE, contactEmail: HOSTILE },
    { statusUrl: HOSTILE },
  );

  it('is printed, never obeyed, wherever it stands (SC-17, SC-22)', () => {
    const shown = mail.html.split('alert(1)').length - 1;
    expect(shown).toBeGreaterThan(20);
    expect(mail.html).not.toMatch(/<img src=x|<svg/);
    expect(mail.html).toContain('{.section @}{@|json}{{7*7}}');
    expect(mail.html.match(/<img\b/g)).toHaveLength(1);
  });

  it('starts no line of the subject or of the text (SC-43)', () => {
    expect(mail.subject).not.toMatch(/[\p{Cc}]/u);
    expect(mail.text).not.toContain('\r');
    // Only the buyer's note has its own lines, and they stay in the body.
    expect(mail.text.match(/^Bcc:/gm)).toHaveLength(1);
  });
});
