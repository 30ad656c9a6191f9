import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../audit/storage/auditLog.ts';
import { loadCart } from '../cart/loadCart.ts';
import { saveContactAndAddress } from '../checkout/changeCheckout.ts';
import { ADDRESS } from '../checkout/testing/saleShop.ts';
import { examine } from '../doctor/examine.ts';
import { type Browser, type MemberShop, openMemberShop } from '../members/testing/memberShop.ts';
import { issueInvoice } from '../orders/documents/issueDocument.ts';
import type { CustomerQuery } from '../orders/storage/customers.ts';
import type { Reply } from '../platform/http/replies/reply.ts';
import { loadSiteById, type Site } from '../sites/storage/sites.ts';
import { addTestSite } from '../testing/database.ts';
import { listAbandonedCarts, remindCart, saveReminderPolicy, sweepCarts } from './abandonedCarts.ts';
import { cartLinkPath } from './cartLinks.ts';
import {
  exportCustomers,
  listCustomerPage,
  loadCustomer,
  mergeCustomers,
  saveCustomer,
  signOutCustomer,
} from './customers.ts';
import { eraseCustomer } from './erasePerson.ts';
import { exportPerson } from './exportPerson.ts';
import { collectPersonalData } from './storage/personalData.ts';

const ACTOR: Actor = { accountId: null, name: 'Owner' };
const CART = '/api/commerce/shopping-cart';
const ALL: CustomerQuery = {
  ...{ search: '', hasAccount: null, acceptsMarketing: null, tag: '', minOrders: null, minSpent: null },
  ...{ sort: 'newest', offset: 0, limit: 100 },
};
let made: MemberShop;
let site: Site;
let itemId: string;
let deps: MemberShop['members'];

beforeAll(async () => {
  made = await openMemberShop();
  ({ site } = made.shop);
  deps = made.members;
  itemId = await made.shop.addProduct({ title: 'Dunes', price: 4000n, stock: 'unlimited' });
});
afterAll(() => made.shop.close());

const bodyOf = (reply: Reply) => JSON.parse(String(reply.body));
const add = (browser: Browser, quantity = 1) =>
  browser.send('POST', `${CART}/entries`, { itemId, sku: '', quantity, additionalFields: '{}' });
const refresh = async () => {
  site = (await made.shop.test.db.acrossSites((trx) => loadSiteById(trx, site.id)))!;
};

let count = 0;
/** A paid order of a guest; answers the guest's id. */
async function guestWho(email = `guest${++count}@example.com`): Promise<string> {
  const { shop } = made;
  const buyer = shop.newBuyer();
  await shop.readyToPay(buyer, itemId);
  await saveContactAndAddress(shop.sale.checkout, buyer, { email, address: ADDRESS, answers: {} });
  await shop.pay(buyer, await shop.checkoutOf(buyer));
  return made.memberId(email);
}

describe('everybody who orders is a customer', () => {
  it('by address, whatever its case, with what was spent', async () => {
    const id = await guestWho('Twice@example.com');
    expect(await guestWho('twice@EXAMPLE.com')).toBe(id);
    const { rows } = await listCustomerPage(deps, site.id, { ...ALL, search: 'twice' });
    expect(rows).toMatchObject([{ id, fullName: 'Ada Kern', hasAccount: false, orderCount: 2, spent: 8980n }]);
  });

  it('and many orders of one new address at once make one customer', async () => {
    const { shop } = made;
    const buyers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const buyer = shop.newBuyer();
        await shop.readyToPay(buyer, itemId);
        await saveContactAndAddress(shop.sale.checkout, buyer, {
          email: 'rush@example.com',
          address: ADDRESS,
          answers: {},
        });
        return { buyer, loaded: await shop.checkoutOf(buyer) };
      }),
    );
    await Promise.all(buyers.map(({ buyer, loaded }) => shop.pay(buyer, loaded)));
    const { rows } = await listCustomerPage(deps, site.id, { ...ALL, search: 'rush' });
    expect(rows).toMatchObject([{ orderCount: 8 }]);
  });

  it('the list filters by account, orders, spent, consent and tag, and sorts', async () => {
    const member = await made.newMember('filter.member@example.com');
    const id = await made.memberId(member);
    const file = await loadCustomer(deps, site.id, id);
    const edit = { revision: file!.customer.revision, fullName: 'Fil Ter', notes: '', isTaxExempt: false };
    await saveCustomer(deps, site.id, id, { ...edit, tags: ['VIP', 'vip '], acceptsMarketing: true }, ACTOR);
    const found = async (query: Partial<CustomerQuery>) =>
      (await listCustomerPage(deps, site.id, { ...ALL, search: 'filter.', ...query })).rows.length;
    expect(await found({})).toBe(1);
    expect([await found({ hasAccount: true }), await found({ hasAccount: false })]).toEqual([1, 0]);
    expect([await found({ acceptsMarketing: true }), await found({ acceptsMarketing: false })]).toEqual([1, 0]);
    expect([await found({ tag: 'vip' }), await found({ tag: 'none' })]).toEqual([1, 0]);
    expect([await found({ minOrders: 1 }), await found({ minSpent: 1n })]).toEqual([0, 0]);
    const { rows, tags } = await listCustomerPage(deps, site.id, { ...ALL, sort: 'spent' });
    const spent = rows.map((row) => row.spent);
    expect(spent).toEqual([...spent].sort((one, other) => (one < other ? 1 : one > other ? -1 : 0)));
    expect(tags).toEqual(['vip']);
  });

  it('an edit from an older revision overwrites nothing', async () => {
    const id = await guestWho();
    const { revision } = (await loadCustomer(deps, site.id, id))!.customer;
    const edit = { revision, fullName: 'One', notes: 'first', tags: [], isTaxExempt: false, acceptsMarketing: false };
    expect((await saveCustomer(deps, site.id, id, edit, ACTOR)).ok).toBe(true);
    const late = await saveCustomer(deps, site.id, id, { ...edit, notes: 'second' }, ACTOR);
    expect(late).toMatchObject({ ok: false, problem: { code: 'customerChanged' } });
    expect((await loadCustomer(deps, site.id, id))!.customer.notes).toBe('first');
  });

  it('a guest’s orders can be taken over by another customer, an account’s cannot', async () => {
    const [member, guest] = [await made.memberId(await made.newMember()), await guestWho()];
    expect((await mergeCustomers(deps, site.id, { from: guest, into: member }, ACTOR)).ok).toBe(true);
    expect((await loadCustomer(deps, site.id, member))!.orders).toHaveLength(1);
    expect(await loadCustomer(deps, site.id, guest)).toBeNull();
    const other = await guestWho();
    const refused = await mergeCustomers(deps, site.id, { from: member, into: other }, ACTOR);
    expect(refused).toMatchObject({ ok: false, problem: { code: 'customerHasAccount' } });
  });

  it('is signed out everywhere at once (SES-3)', async () => {
    const email = await made.newMember();
    const browser = made.browser();
    await browser.signIn(email);
    await signOutCustomer(deps, site.id, await made.memberId(email), ACTOR);
    expect((await browser.get('/account')).status).toBe(303);
  });

  it('guards the spreadsheet against formulas (SC-42)', async () => {
    const id = await guestWho();
    const { revision } = (await loadCustomer(deps, site.id, id))!.customer;
    const edit = {
      revision,
      fullName: '=HYPERLINK("x")',
      notes: '',
      tags: [],
      isTaxExempt: false,
      acceptsMarketing: false,
    };
    await saveCustomer(deps, site.id, id, edit, ACTOR);
    const csv = await exportCustomers(deps, site, ALL, ACTOR);
    expect(csv).toContain("'=HYPERLINK");
    expect(csv).not.toMatch(/[,\n]"?=HYPERLINK/);
  });

  it('is nobody’s from another site (TEN-3)', async () => {
    const id = await guestWho();
    const otherId = await addTestSite(made.shop.test.db, 'foreign', 'EUR');
    expect(await loadCustomer(deps, otherId, id)).toBeNull();
    const edit = { revision: 1, fullName: 'X', notes: '', tags: [], isTaxExempt: true, acceptsMarketing: true };
    expect((await saveCustomer(deps, otherId, id, edit, ACTOR)).ok).toBe(false);
    expect((await eraseCustomer(deps, otherId, { id, email: 'x' }, ACTOR)).ok).toBe(false);
    expect((await exportPerson(deps, otherId, id, ACTOR)).ok).toBe(false);
    expect((await loadCustomer(deps, site.id, id))!.customer.fullName).toBe('Ada Kern');
  });
});

describe('a tax exempt customer', () => {
  it('pays no tax when signed in; nobody does by typing the address', async () => {
    const { shop } = made;
    await shop.test.asOwner(
      `insert into tax_rule (website_id, id, name, rate_ppm) values ($1, gen_random_uuid(), 'VAT', 190000)`,
      [site.id],
    );
    const email = await made.newMember();
    const memberId = await made.memberId(email);
    const { revision } = (await loadCustomer(deps, site.id, memberId))!.customer;
    const edit = { revision, fullName: '', notes: '', tags: [], acceptsMarketing: false, isTaxExempt: true };
    await saveCustomer(deps, site.id, memberId, edit, ACTOR);
    const taxOf = async (buyer: ReturnType<typeof shop.newBuyer>) => {
      await shop.readyToPay(buyer, itemId);
      await saveContactAndAddress(shop.sale.checkout, buyer, { email, address: ADDRESS, answers: {} });
      return (await shop.checkoutOf(buyer)).state.totals.tax.minor;
    };
    const exempt = { ...shop.newBuyer(), memberId };
    await shop.readyToPay(exempt, itemId);
    const cart = await loadCart(shop.sale.cart, exempt);
    expect([cart.price.tax.minor, cart.price.appliedTaxes]).toEqual([0n, []]);
    expect(await taxOf(exempt)).toBe(0n);
    const guest = shop.newBuyer();
    expect(await taxOf(guest)).toBeGreaterThan(0n);
    // What is paid, what the order keeps, and what its invoice says.
    const bought = async (buyer: typeof guest) => {
      await shop.pay(buyer, await shop.checkoutOf(buyer));
      const [order] = await shop.test.asOwner<{ id: string; tax: string; tax_included: string; grand_total: string }>(
        'select id, tax::text, tax_included::text, grand_total::text from sales_order order by placed_at desc, id desc limit 1',
      );
      const invoice = await issueInvoice(deps, site, order!.id);
      return { order: order!, taxes: invoice.ok ? (invoice.value.data.taxes?.rows ?? []) : ['none issued'] };
    };
    const [free, taxed] = [await bought(exempt), await bought(guest)];
    // Two at 40.00 and one at 40.00, each sent for 4.90.
    expect(free.order).toMatchObject({ tax: '0', tax_included: '0', grand_total: '8490' });
    expect(taxed.order).toMatchObject({ tax: '760', grand_total: '5250' });
    expect([free.taxes, taxed.taxes.length]).toEqual([[], 1]);
    await shop.test.asOwner('delete from tax_rule where website_id = $1', [site.id]);
  });
});

describe('personal data', () => {
  it('goes out whole, as JSON and tables in one archive, and into the audit log', async () => {
    const email = await made.newMember('whole@example.com');
    const id = await guestWho(email);
    const outcome = await exportPerson(deps, site.id, id, ACTOR);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    const text = outcome.value.toString('utf8');
    expect(outcome.value.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    for (const name of ['data.json', 'customer.csv', 'orders.csv', 'orderLines.csv', 'mails.csv', 'sessions.csv'])
      expect(text).toContain(name);
    for (const fact of ['whole@example.com', 'Am Deich 4', 'Dunes']) expect(text).toContain(fact);
    expect(text).not.toContain('argon2');
    const actions = await made.shop.test.asOwner<{ action: string }>(
      'select action from audit_event where subject_id = $1',
      [id],
    );
    expect(actions.map(({ action }) => action)).toContain('customer.export');
  });

  it('is nowhere any more after an erasure but on issued invoices, and the books balance (MON-1)', async () => {
    const { shop } = made;
    const person = { ...ADDRESS, fullName: 'Zebulon Quiggly', line1: 'Hidden Lane 77', phone: '+49 555 0199' };
    const email = await made.newMember('zebulon.q@example.com');
    const browser = made.browser();
    await browser.signIn(email);
    await browser.get('/account/addresses');
    await browser.post('/account/addresses', person);
    await browser.post('/account/details', { fullName: person.fullName });
    const buyer = { ...shop.newBuyer(), memberId: await made.memberId(email) };
    await shop.readyToPay(buyer, itemId);
    await saveContactAndAddress(shop.sale.checkout, buyer, { email, address: person, answers: {} });
    await shop.pay(buyer, await shop.checkoutOf(buyer));
    // And what he has left lying about: a cart with his address, not paid.
    const later = { ...shop.newBuyer(), memberId: await made.memberId(email) };
    await shop.readyToPay(later, itemId);
    await saveContactAndAddress(shop.sale.checkout, later, { email, address: person, answers: {} });
    expect(await tracesOf('zebulon|hidden lane|555 0199')).toContain('sales_order');
    const id = await made.memberId(email);
    expect(await eraseCustomer(deps, site.id, { id, email }, ACTOR)).toMatchObject({ ok: true });
    expect(await tracesOf('zebulon|hidden lane|555 0199')).toEqual([]);
    expect(await examine(deps, null)).toEqual([]);
  });

  it('takes along what was recorded in the browser somebody paid in, and nothing of others (REC-04)', async () => {
    const id = await guestWho('recorded@example.com');
    await guestWho('bystander@example.com');
    for (const name of ['recorded', 'bystander']) await wasRecorded(name);
    const browsers = () =>
      made.shop.test.asOwner<{ visitor_id: string }>('select visitor_id from recording order by visitor_id');
    const person = { id, email: 'recorded@example.com' };
    const data = await made.shop.test.db.inSite({ websiteId: site.id }, (trx) =>
      collectPersonalData(trx, site.id, person),
    );
    expect(data.recordings).toMatchObject([{ pages: ['/recorded'], device: 'desktop', country: 'US' }]);
    expect(await eraseCustomer(deps, site.id, person, ACTOR)).toMatchObject({ ok: true, value: { recordings: 1 } });
    expect(await browsers()).toEqual([{ visitor_id: 'browser-of-bystander' }]);
  });

  /** In the visit of `name`'s checkout, by a browser of that name. */
  async function wasRecorded(name: string): Promise<void> {
    const { asOwner } = made.shop.test;
    const [visit, visitor] = [`visit-of-${name}`, `browser-of-${name}`];
    await asOwner('update checkout set visit = $2 where website_id = $1 and email = $3', [
      ...[site.id, visit, `${name}@example.com`],
    ]);
    await asOwner(
      `insert into analytics_visit select $1, $2, $3, now()::date, '', now(), now(), true, now(), gen_random_uuid(), '/', true,
        now(), gen_random_uuid(), '/', 1, 4, true, 'direct', '', '', '', '', 'US', 'en', 'desktop', 'Chrome', ''`,
      [site.id, visit, visitor],
    );
    await asOwner(
      `insert into recording (website_id, id, visitor_id, started_at, first_event, last_event, pages, clicks, rage_clicks, errors,
        has_purchase, device, browser, country, width, height, experiments, byte_size)
       values ($1, gen_random_uuid(), $2, now(), 0, 1, $3, 0, 0, 0, true, 'desktop', 'Chrome', 'US', 1440, 900, '{}', 10)`,
      [site.id, visitor, JSON.stringify([`/${name}`])],
    );
  }

  /** The tables with a row that says any of this. */
  async function tracesOf(pattern: string): Promise<string[]> {
    const rows = await made.shop.test.asOwner<{ name: string }>(
      `select t.table_name as name from information_schema.tables t
       where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and (xpath('/row/n/text()', query_to_xml(format(
         'select count(*) as n from %I r where r::text ~* %L', t.table_name, '${pattern}'), false, true, '')))[1]::text <> '0'
       order by 1`,
    );
    return rows.map(({ name }) => name);
  }

  it('is erased only when the address is typed; the orders stay and add up (MON-1)', async () => {
    const id = await guestWho('eraseme@example.com');
    const wrong = await eraseCustomer(deps, site.id, { id, email: 'other@example.com' }, ACTOR);
    expect(wrong).toMatchObject({ ok: false, problem: { code: 'eraseNotConfirmed' } });
    const [before] = await made.shop.test.asOwner<{ sum: string }>('select sum(grand_total) as sum from sales_order');
    const done = await eraseCustomer(deps, site.id, { id, email: ' EraseMe@example.com ' }, ACTOR);
    expect(done).toMatchObject({ ok: true, value: { orders: 1, customer: 1 } });
    const [after] = await made.shop.test.asOwner<{ sum: string }>('select sum(grand_total) as sum from sales_order');
    expect(after).toEqual(before);
    const [order] = await made.shop.test.asOwner<{ email: string; shipping_address: object }>(
      "select email, shipping_address from sales_order where email = ''",
    );
    expect(order).toEqual({ email: '', shipping_address: { countryCode: 'DE', region: '' } });
    const left = await made.shop.test.asOwner("select 1 from audit_event where audit_event::text ilike '%eraseme@%'");
    expect(left).toEqual([]);
  });
});

describe('ten thousand customers', () => {
  it('come page by page, found, filtered and sorted, without reading them one by one', async () => {
    const big = await addTestSite(made.shop.test.db, 'big-shop', 'EUR');
    await made.shop.test.asOwner(
      `insert into site_user (website_id, id, email, full_name, tags, created_at, updated_at)
       select $1, gen_random_uuid(), 'person' || n || '@example.com', 'Person ' || n,
         case when n % 100 = 0 then array['vip'] else '{}'::text[] end, now() - n * interval '1 minute', now()
       from generate_series(1, 10000) n`,
      [big],
    );
    const list = (query: Partial<CustomerQuery>) => listCustomerPage(deps, big, { ...ALL, ...query });
    const start = process.cpuUsage();
    expect((await list({})).rows.map(({ fullName }) => fullName).slice(0, 2)).toEqual(['Person 1', 'Person 2']);
    expect((await list({ sort: 'name', offset: 9900 })).rows).toHaveLength(100);
    expect((await list({ search: 'person777' })).total).toBe(11);
    expect((await list({ tag: 'VIP' })).total).toBe(100);
    // Four pages; a second of this process's own work would be far too long for one of them.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(4000);
  });
});

describe('a cart left behind', () => {
  let browser: Browser;
  let email: string;
  beforeEach(async () => {
    email = `left${++count}@example.com`;
    browser = made.browser();
    await browser.get(CART);
    await add(browser, 2);
    const visitor = { site, token: browser.cookies.get('CART')!, countryCode: null };
    await saveContactAndAddress(made.shop.sale.checkout, visitor, { email, address: ADDRESS, answers: {} });
  });

  const age = (hours: number) =>
    made.shop.test.asOwner(
      `with k as (update checkout set updated_at = updated_at - $2::interval where email = $1 returning cart_id)
       update cart set updated_at = updated_at - $2::interval where id in (select cart_id from k)`,
      [email, `${hours} hours`],
    );
  const mine = async () => (await listAbandonedCarts(deps, site)).filter((cart) => cart.email === email);
  const reminders = () =>
    made.shop.test.asOwner<{ text: string; headers: Record<string, string> }>(
      "select text, headers from mail where kind = 'cartReminder' and recipient like $1",
      [`%${email}%`],
    );

  it('is listed after an hour with who, what and worth, and no more when it is bought', async () => {
    expect(await mine()).toEqual([]);
    await age(2);
    expect(await mine()).toMatchObject([
      { email, name: 'Ada Kern', worth: 8000n, fate: 'abandoned', lines: [{ title: 'Dunes', quantity: 2 }] },
    ]);
  });

  it('is restored by its link as a copy; a forged link and another site’s are none', async () => {
    await age(2);
    const [cart] = await mine();
    const visitor = made.browser();
    const reply = await visitor.get(cart!.restorePath);
    expect([reply.status, reply.headers?.location]).toEqual([303, '/cart']);
    const restored = JSON.stringify(bodyOf(await visitor.get(CART)));
    expect(restored).toContain(itemId);
    expect(visitor.cookies.get('CART')).not.toBe(browser.cookies.get('CART'));
    // Twice is once: what is there is not doubled.
    await visitor.get(cart!.restorePath);
    expect(JSON.stringify(bodyOf(await visitor.get(CART)))).toContain('"quantity":2');
    expect((await visitor.get(`/cart/restore/${cart!.id}.AAAAAAAAAAAAAAAAAAAAAA`)).status).toBe(404);
    const foreign = cartLinkPath(deps, 'another-site', cart!.id, 'restore');
    expect((await visitor.get(foreign)).status).toBe(404);
  });

  it('is written about once, to people who agreed, only when switched on', async () => {
    await guestWho(email);
    await made.shop.test.asOwner("update sales_order set placed_at = placed_at - interval '30 days' where email = $1", [
      email,
    ]);
    await age(30);
    await sweepCarts(deps, site.id);
    expect(await reminders()).toEqual([]);
    await saveReminderPolicy(deps, site, 24 * 60, ACTOR);
    await refresh();
    await sweepCarts(deps, site.id);
    await sweepCarts(deps, site.id);
    const [mail, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(mail!.text).toContain('/cart/restore/');
    expect(mail!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect((await mine())[0]!.mailedAt).not.toBeNull();
    await saveReminderPolicy(deps, site, null, ACTOR);
    await refresh();
  });

  it('is not written about by hand either without consent, nor after a refusal', async () => {
    await age(2);
    const [cart] = await mine();
    expect(await remindCart(deps, site, cart!.id, ACTOR)).toMatchObject({
      ok: false,
      problem: { code: 'cartNotAgreed' },
    });
    await guestWho(email);
    const path = cartLinkPath(deps, site.id, cart!.id, 'unsubscribe');
    // As a mail program does it: from elsewhere, without a cookie (RFC 8058).
    const refused = await made.browser().send('POST', path, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), {
      'sec-fetch-site': 'cross-site',
    });
    expect(refused.status).toBe(200);
    expect(await remindCart(deps, site, cart!.id, ACTOR)).toMatchObject({
      ok: false,
      problem: { code: 'cartNotAgreed' },
    });
    const stored = await made.shop.test.asOwner<{ t: string }>('select mail_refusal::text as t from mail_refusal');
    expect(stored.map(({ t }) => t).join()).not.toContain('@');
  });

  it('is forgotten after sixty days', async () => {
    await age(61 * 24);
    await sweepCarts(deps, site.id);
    const left = await made.shop.test.asOwner('select 1 from checkout where email = $1', [email]);
    expect(left).toEqual([]);
    const [job] = await made.shop.test.asOwner<{ n: number }>(
      "select count(*)::int as n from job where kind = 'cart.sweep'",
    );
    expect(job!.n).toBeGreaterThan(0);
  });
});
