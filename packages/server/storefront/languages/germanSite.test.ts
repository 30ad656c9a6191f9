import { randomUUID } from 'node:crypto';
import { textsOfPage } from '@quoin/domain/testing';
import { findMailKind } from '@quoin/rendering/mail';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDRESS } from '../../checkout/testing/saleShop.ts';
import { PASSWORD } from '../../members/testing/memberShop.ts';
import { fulfilOrder } from '../../orders/fulfilment/fulfilOrder.ts';
import { cancelOrder } from '../../orders/refunds/cancelOrder.ts';
import { type GermanSite, openGermanSite } from '../../testing/germanSite.ts';
import { bodyOf, english, fieldOf, GermanVisitor, placeOf } from '../../testing/germanVisitor.ts';

let made: GermanSite;
let itemId: string;
let soldOutId: string;
/** Signed in. */
let member: GermanVisitor;
beforeAll(async () => {
  made = await openGermanSite();
  itemId = await made.shop.addProduct({ title: 'Bogen', sizes: ['Klein', 'Groß'], stock: 3 });
  soldOutId = await made.shop.addProduct({ title: 'Klippe', stock: 0 });
});
afterAll(() => made.close());

const newVisitor = () => new GermanVisitor(made.browser());

async function row<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row> {
  return (await made.shop.test.asOwner<Row>(text, values))[0]!;
}

async function addressOf(id: string): Promise<string> {
  return `/shop/${(await row<{ url_id: string }>('select url_id from item where id = $1', [id])).url_id}`;
}

/** Of the newest mail of a kind, once all jobs are done. */
async function secretOf(kind: string): Promise<string> {
  await made.workOff();
  return (await made.mails()).findLast((mail) => mail.kind === kind && mail.secret !== null)?.secret ?? '';
}

it('pages of content, lists, products, search and what is not there', async () => {
  const visitor = newVisitor();
  const pages = ['/', '/bausteine', '/notizen', '/notizen/falten', '/termine', '/termine/fest', '/shop', '/nichts'];
  const searches = [
    '/shop?q=Boge&sort=price-up',
    '/shop?q=zzzz',
    '/search',
    '/search?q=Papier',
    '/search?q=Papir',
    '/search?q=zzzz',
  ];
  for (const path of [...pages, ...searches, await addressOf(itemId), await addressOf(soldOutId)])
    await visitor.get(path);
  await visitor.call('GET', '/api/search/GeneralSearch?q=Bausteine');
  const comments = `/comments/${made.postId}`;
  await visitor.post(comments, { name: '', email: 'x', body: '' });
  await visitor.get(await visitor.posted(comments, { name: 'Ida', email: '', body: 'Schön.' }));
  await visitor.post(`/likes/${made.postId}`, { like: 'yes' });
  expect(visitor.takeFound()).toEqual([]);
});

it('every route, asked for what is not there, with nothing in it, and from elsewhere', async () => {
  const visitor = newVisitor();
  await visitor.call('GET', '/api/commerce/shopping-cart');
  const elsewhere = { 'sec-fetch-site': 'cross-site', 'x-csrf-token': 'x' };
  for (const { method, path } of made.routes) {
    const filled = path.replace(/:(\w+)|\*/g, () => randomUUID());
    if (method === 'GET' || path.startsWith('/api/')) await visitor.call(method as 'GET', filled);
    else await visitor.post(filled);
    if (method !== 'GET') await visitor.look(`${path} forged`, visitor.browser.send(method, filled, {}, elsewhere));
  }
  await visitor.call('PUT', '/cart');
  expect(visitor.takeFound()).toEqual([]);
});

it('a sale, from a wrong choice to the withdrawal', async () => {
  const visitor = newVisitor();
  const choice = { itemId, 'option-Size': 'Klein' };
  await visitor.post('/cart/add', { itemId });
  for (const quantity of ['viele', '50', '2']) await visitor.post('/cart/add', { ...choice, quantity });
  const cart = await visitor.html('/cart?country=FR');
  await visitor.post('/cart/update', { entryId: fieldOf(cart, 'entryId'), quantity: '9' });
  await visitor.post('/cart/code', { code: 'GIBTESNICHT' });
  await visitor.call('GET', '/api/commerce/shopping-cart');
  await visitor.get('/checkout');
  const contact = { step: 'contact', ...ADDRESS, email: 'ada@salz.example' };
  await visitor.post('/checkout', { ...contact, email: 'x', city: '', postalCode: '1' });
  await visitor.post('/checkout', { ...contact, countryCode: 'US' });
  await visitor.post('/checkout', contact);
  const shipping = await visitor.html('/checkout?step=shipping');
  await visitor.post('/checkout', { step: 'shipping', shippingOptionId: fieldOf(shipping, 'shippingOptionId') });
  const url = await pay(visitor, ['4000 0000 0000 0002', '4000 0027 6000 3184']);
  expect(url).toMatch(/^\/checkout\/order\//);
  const status = url.replace('/checkout', '');
  for (const path of [url, status]) await visitor.get(path);
  await sendAndCancel();
  await visitor.get(status);
  await withdraw(visitor, status);
  await visitor.post('/account/after-order', { order: url.split('/').at(-1)!, password: 'kurz' });
  expect(visitor.takeFound()).toEqual([]);
});

/** With each card, the last of which may ask the bank; answers where the order is. */
async function pay(visitor: GermanVisitor, cards: readonly string[]): Promise<string> {
  let place = '';
  for (const cardNumber of cards) {
    const page = await visitor.html('/checkout?step=payment');
    const named = ['idempotencyKey', 'acceptedTotalCents'].map((name) => [name, fieldOf(page, name)] as const);
    const attempt = { step: 'payment', ...Object.fromEntries(named) };
    await visitor.post('/checkout', { ...attempt, cardNumber: '1', expiry: '', cvc: '' });
    place = await visitor.posted('/checkout', { ...attempt, cardNumber, expiry: '12/40', cvc: '123' });
  }
  if (!place.includes('/test-bank')) return place;
  await visitor.get(place);
  return placeOf(await visitor.get(await visitor.posted(place, { answer: 'approve' })));
}

/** By the shop: one piece goes, the other is called off. */
async function sendAndCancel(): Promise<void> {
  const { commerce, site } = made;
  const { order_id: orderId, id: lineId } = await row<{ order_id: string; id: string }>(
    'select order_id, id from order_line',
  );
  const act = () => ({
    site,
    orderId,
    requestId: randomUUID(),
    staff: { accountId: null, name: '', roles: [], isOwner: true },
  });
  const wanted = { lines: [{ lineId, quantity: 1 }], isMailed: true };
  const parcel = { carrier: 'dhl', carrierName: '', trackingNumber: 'JD0146001', trackingUrl: '' } as const;
  const sent = await fulfilOrder(commerce.checkout, act(), { ...wanted, ...parcel });
  const canceled = await cancelOrder(commerce.checkout, act(), { ...wanted, isRestocked: true, reason: '' });
  expect([sent.ok, canceled.ok]).toEqual([true, true]);
}

async function withdraw(visitor: GermanVisitor, status: string): Promise<void> {
  const line = /name="(line-[0-9a-f-]{36})"/.exec(await visitor.html(`${status}/withdraw`))?.[1] ?? '';
  const statement = { withdrawalId: randomUUID(), name: 'Ada Kern', email: 'ada@salz.example', [line]: '1' };
  await visitor.post(`${status}/withdraw`, { ...statement, name: '', email: 'x' });
  for (const step of ['statement', 'confirm']) await visitor.post(`${status}/withdraw`, { ...statement, step });
  for (const path of [`${status}/withdraw?done`, status]) await visitor.get(path);
}

it('an account, from signing up to a forgotten password', async () => {
  const visitor = newVisitor();
  const email = 'ida@salz.example';
  for (const place of ['sign-in', 'sign-up', 'forgot', 'reset?token=x']) await visitor.get(`/account/${place}`);
  await visitor.post('/account/sign-in', { email, password: 'falsch geraten' });
  const passwords = ['kurz', 'password123', `${email} 1`, PASSWORD];
  for (const password of passwords) await visitor.post('/account/sign-up', { email, password, fullName: 'Ida Kern' });
  const token = await secretOf('memberConfirm');
  await visitor.get(`/account/confirm?token=${token}`);
  await visitor.post('/account/confirm', { token });
  await newVisitor().post('/account/sign-up', { email, password: PASSWORD, fullName: '' });
  const places = ['', '/orders', '/addresses', '/downloads', '/subscriptions', '/details', '/delete'];
  for (const place of places) await visitor.get(`/account${place}`);
  for (const city of ['', 'Bremen', 'Bremen']) await visitor.post('/account/addresses', { ...ADDRESS, city });
  for (const said of ['', '?said=address', '?said=removed']) await visitor.get(`/account/addresses${said}`);
  for (const said of ['details', 'password', 'sessions']) await visitor.get(`/account/details?said=${said}`);
  await visitor.get('/account');
  await visitor.post('/account/password', { currentPassword: 'falsch', password: 'kurz' });
  for (const fresh of [email, 'neu@salz.example']) {
    await visitor.post('/account/email', { currentPassword: PASSWORD, email: fresh });
  }
  const confirm = await secretOf('memberEmail');
  await visitor.get(`/account/confirm?token=${confirm}`);
  await visitor.post('/account/confirm', { token: confirm });
  await visitor.post('/account/forgot', { email: 'neu@salz.example' });
  const reset = await secretOf('memberReset');
  await visitor.get(`/account/reset?token=${reset}`);
  for (const password of ['kurz', 'ganz neue Worte']) await visitor.post('/account/reset', { token: reset, password });
  await visitor.post('/account/delete', { currentPassword: 'falsch' });
  member = visitor;
  await newVisitor().get('/account/sign-in?said=signed-out');
  expect(visitor.takeFound()).toEqual([]);
});

it('forms, lists and waiting for something', async () => {
  const visitor = newVisitor();
  const { formId, newsletterId } = made;
  for (const id of [formId, newsletterId]) await visitor.post(`/forms/${id}`, { pagePath: '/bausteine' });
  await visitor.post(`/forms/${formId}`, { pagePath: '/nirgends' });
  await visitor.call('POST', '/api/form/SaveFormSubmission', { formId, form: '{}', key: 'x' });
  const page = await visitor.html('/bausteine');
  expect(page).toContain(newsletterId);
  await visitor.get(
    await visitor.posted(`/forms/${newsletterId}`, { 'f-email': 'leser@salz.example', pagePath: '/bausteine' }),
  );
  const confirm = `/newsletter/confirm/${await secretOf('listConfirm')}`;
  await visitor.get(confirm);
  await visitor.post(confirm);
  await visitor.get(confirm);
  await made.workOff();
  const welcome = (await made.mails()).find(({ kind }) => kind === 'listWelcome')?.text ?? '';
  const leave = /\/newsletter\/unsubscribe\/[\w.-]+/.exec(welcome)?.[0] ?? '';
  for (const press of ['leave', 'rejoin']) {
    await visitor.get(leave);
    await visitor.post(leave, { [press]: 'yes' });
  }
  const { id: variantId } = await row<{ id: string }>('select id from variant where product_id = $1', [soldOutId]);
  for (const siteVisitorEmail of ['x', 'leser@salz.example']) {
    await visitor.post('/restock', { productId: soldOutId, variantId, siteVisitorEmail });
  }
  const token = await secretOf('restockConfirm');
  await visitor.get(`/restock/confirm?token=${token}`);
  await visitor.post('/restock/confirm', { token });
  await made.shop.test.asOwner('update variant set on_hand = 5 where product_id = $1', [soldOutId]);
  expect(visitor.takeFound()).toEqual([]);
});

it('names a tax beside the price of a file and none beside that of a gift card', async () => {
  const visitor = newVisitor();
  const file = await made.shop.addProduct({ title: 'Noten', type: 2, price: 900n, stock: 'unlimited' });
  const card = await made.shop.addProduct({ title: 'Geschenk', type: 4, price: 2500n, stock: 'unlimited' });
  expect(bodyOf(await visitor.get(await addressOf(file)))).toContain('inkl. MwSt. ohne Versand');
  expect(bodyOf(await visitor.get(await addressOf(card)))).not.toContain('inkl. MwSt. ohne Versand');
});

it('gift cards, subscriptions and donations', async () => {
  const { shop } = made;
  const visitor = newVisitor();
  const card = await shop.addProduct({ title: 'Gutschein', type: 4, price: 5000n, stock: 'unlimited', sku: 'GUT-50' });
  const abo = await shop.addProduct({ title: 'Kaffee', isSubscribable: true, price: 1200n, sku: 'ABO' });
  const plan = JSON.stringify({ billingPeriod: { value: 2, unit: 'week' }, numBillingCycles: 0 });
  await shop.test.asOwner('update product set subscription_plan = $1 where id = $2', [plan, abo]);
  for (const id of [card, abo]) await visitor.get(await addressOf(id));
  await visitor.get(`/gift-card?itemId=${card}`);
  const given = { itemId: card, sku: 'GUT-50', recipientName: 'Ida', senderName: 'Per', message: 'Alles Gute!' };
  await visitor.post('/gift-card', { itemId: card });
  await visitor.post('/gift-card', { ...given, recipientEmail: 'x', sendOn: '1999-01-01' });
  await visitor.post('/gift-card', { ...given, recipientEmail: 'ida@salz.example' });
  await visitor.get('/checkout');
  await visitor.post('/checkout', { step: 'contact', ...ADDRESS, email: 'per@salz.example' });
  await visitor.get(await pay(visitor, ['4242 4242 4242 4242']));
  const code = await secretOf('giftCard');
  for (const giftCardCode of ['', 'XXXX', code]) await visitor.post('/gift-card/balance', { giftCardCode });
  await visitor.get('/donate');
  for (const custom of ['', '0.01', '999999']) await visitor.post('/donate', { custom });
  await subscribe(visitor, abo);
  expect(visitor.takeFound()).toEqual([]);
});

/** Starts a subscription and uses all its customer actions. */
async function subscribe(visitor: GermanVisitor, abo: string): Promise<void> {
  const wanted = { itemId: abo, sku: 'ABO', qty: 1 };
  const { cartToken } = JSON.parse(bodyOf(await visitor.call('POST', '/api/3/commerce/cart/subscription', wanted)));
  await visitor.get(`/subscribe?cartToken=${cartToken}`);
  await visitor.get(await visitor.posted('/subscribe', { cartToken }));
  await visitor.post('/checkout', { step: 'contact', ...ADDRESS, email: 'per@salz.example' });
  const shipping = await visitor.html('/checkout?step=shipping');
  await visitor.post('/checkout', { step: 'shipping', shippingOptionId: fieldOf(shipping, 'shippingOptionId') });
  await visitor.get(await pay(visitor, ['4242 4242 4242 4242']));
  const own = `/subscription/${await secretOf('subscriptionStarted')}`;
  await visitor.get(own);
  const changes = ['pay', 'skip', 'pause', 'resume', 'cancel', 'cancel'];
  for (const change of changes) await visitor.get((await visitor.posted(own, { change, until: '' })) || own);
}

it('every mail to a visitor, of all that happened above', async () => {
  await made.workOff();
  const mails = (await made.mails()).filter(
    ({ kind, recipient }) => findMailKind(kind)?.isForStaff !== true && !recipient.includes('hallo@'),
  );
  const found = mails.flatMap(({ kind, subject, html, text }) =>
    english.in([subject, ...textsOfPage(html), ...text.split('\n')]).map((each) => `${kind}: ${each}`),
  );
  expect(found).toEqual([]);
  const written = new Set(mails.map(({ kind }) => kind));
  const ofOrders = ['orderConfirmation', 'orderShipped', 'orderCanceled', 'withdrawalReceipt', 'giftCard'];
  const ofAccounts = [
    'memberConfirm',
    'memberKnown',
    'memberWelcome',
    'memberEmail',
    'memberReset',
    'memberPasswordChanged',
  ];
  const ofLists = ['listConfirm', 'listWelcome', 'restockConfirm', 'restock'];
  const ofSubscriptions = ['subscriptionStarted', 'subscriptionSkipped', 'subscriptionPaused', 'subscriptionCanceled'];
  const wanted = [...ofOrders, ...ofAccounts, ...ofLists, ...ofSubscriptions];
  expect(wanted.filter((kind) => !written.has(kind))).toEqual([]);
});

it('who chose another language that we speak is written to in it; one that we don’t, in the site’s (USER-03)', async () => {
  const subjectIn = async (language: string) => {
    await made.shop.test.asOwner('update site_user set language = $1', [language]);
    await member.post('/account/forgot', { email: 'neu@salz.example' });
    await made.workOff();
    return (await made.mails()).findLast(({ kind }) => kind === 'memberReset')?.subject;
  };
  expect([await subjectIn('en-GB'), await subjectIn('sv')]).toEqual(['Choose a new password', 'Neues Passwort wählen']);
});

it('being forgotten', async () => {
  await member.post('/account/delete', { currentPassword: 'ganz neue Worte' });
  expect(member.takeFound()).toEqual([]);
});
