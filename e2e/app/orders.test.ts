import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { newContext, picture, watchForErrors } from '../testing/browser.ts';
import { PAY } from '../testing/buying/buyer.ts';
import { buyByCard } from '../testing/buying/purchase.ts';
import { lookAt, SIZES } from '../testing/look.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInQuietly } from '../testing/ownShop.ts';
import { createVisitor } from '../testing/visitor.ts';

let browser: Browser;
let shop: OwnShop;
let owner: Owner;

beforeAll(async () => {
  shop = await openOwnShop();
  browser = shop.browser;
  owner = await signInOwner(shop);
  for (let count = 0; count < 3; count += 1) await buy(`visitor${count}@example.com`, 2);
});
afterAll(() => shop?.close());

/** Buys some of one thing by card; answers the order's id. */
async function buy(email: string, quantity: number): Promise<string> {
  await buyByCard(createVisitor(shop), owner, { email, quantity, note: 'Please ring twice' });
  const [order] = await owner.orders(email);
  if (order === undefined) throw new Error('The order is not in the list.');
  return order.id;
}

describe.each(SIZES)('orders on a %s', (size, viewport) => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  let orderId: string;
  beforeAll(async () => {
    orderId = await buy(`ada-${size}@example.com`, 3);
    context = await newContext(browser, { viewport, bypassCSP: false, reducedMotion: 'reduce' });
    page = await context.newPage();
    errors = watchForErrors(page);
    await signInQuietly(page, shop);
  });
  afterAll(() => context?.close());

  const dialog = () => page.getByRole('dialog');
  const shot = (name: string) => picture(page, `app-order-${name}-${size}`, { fullPage: size === 'phone' });

  it('lists orders, narrows them in the address, and keeps the view', async () => {
    await page.goto(`${shop.appOrigin}/demo/config/orders`);
    await page.getByRole('table', { name: 'Orders' }).waitFor();
    await shot('list');
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    await page.getByRole('button', { name: /^Unfulfilled/ }).click();
    await page.waitForURL('**fulfillment=**');
    await page.getByRole('button', { name: 'More filters' }).click();
    await dialog()
      .getByRole('textbox', { name: 'Minimum total' })
      .fill(size === 'phone' ? '2' : '1');
    await shot('filters');
    await dialog().getByRole('button', { name: 'Show orders' }).click();
    await page.waitForURL('**min=**');
    await page.getByRole('button', { name: 'Save view' }).click();
    await dialog().getByRole('textbox', { name: 'Name' }).fill(`Big ones ${size}`);
    await dialog().getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('button', { name: `Big ones ${size}`, exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: `Big ones ${size}`, exact: true }).waitFor();
  });

  if (size === 'desktop')
    it('are saved as a table for a spreadsheet, or for software that prints labels', async () => {
      await page.goto(`${shop.appOrigin}/demo/config/orders`);
      for (const name of ['CSV for spreadsheets', 'Data for other software']) {
        await page.getByRole('button', { name: 'Export' }).click();
        const answer = page.waitForResponse((response) => response.url().includes('/orders/export'));
        await page.getByRole('menuitem', { name }).click();
        const sent = await answer;
        expect([sent.status(), sent.url().includes('for=software')]).toEqual([200, name.startsWith('Data for')]);
      }
    });

  if (size === 'desktop')
    it('archives several at once, and takes it back', async () => {
      await page.goto(`${shop.appOrigin}/demo/config/orders?search=visitor`);
      await page
        .getByRole('checkbox', { name: /^Select order/ })
        .nth(0)
        .check({ force: true });
      await page
        .getByRole('checkbox', { name: /^Select order/ })
        .nth(1)
        .check({ force: true });
      await page.getByText('2 selected').waitFor();
      await shot('bulk');
      await page.getByRole('button', { name: 'Archive', exact: true }).click();
      await page.getByText('2 orders archived.').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('2 orders unarchived.').waitFor();
      expect(await owner.orders('visitor')).toHaveLength(3);
    });

  it('sends a part with its tracking', async () => {
    await page.goto(`${shop.appOrigin}/demo/config/orders/${orderId}`);
    await page.getByRole('button', { name: 'Fulfill items' }).first().click();
    await dialog()
      .getByRole('button', { name: /^Decrease/ })
      .click();
    await dialog().getByRole('button', { name: 'Carrier' }).click();
    await page.getByRole('option', { name: 'DHL' }).click();
    await dialog().getByRole('textbox', { name: 'Tracking number' }).fill('JD01 4600 0062');
    await shot('fulfil');
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    await dialog().getByRole('button', { name: 'Mark 2 items as fulfilled' }).click();
    await page.getByText('2 items fulfilled.').waitFor();
    await page.getByText('Partly fulfilled').first().waitFor();
    const order = await owner.order(orderId);
    expect(order.fulfillmentStatus).toBe('PARTIAL');
    expect(order.shipments[0]).toMatchObject({ carrier: 'dhl', trackingNumber: 'JD0146000062' });
    await expect.poll(async () => (await owner.mails(`ada-${size}`)).map(({ kind }) => kind)).toContain('orderShipped');
    // The last parcel's carrier is the first choice for the next parcel, also after the page is reloaded (PREF-01).
    await page.reload();
    await page.getByRole('button', { name: 'Fulfill items' }).first().click();
    await dialog().getByRole('button', { name: 'Carrier' }).getByText('DHL').waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
  });

  if (size === 'desktop')
    it('refunds a piece, with figures as one chooses', async () => {
      await page.getByRole('button', { name: 'Refund' }).click();
      await dialog()
        .getByRole('button', { name: /^Increase/ })
        .click();
      await dialog().getByText('Refund total', { exact: true }).waitFor();
      await dialog().getByRole('textbox', { name: 'Reason' }).fill('A corner was bent');
      await shot('refund');
      await dialog()
        .getByRole('button', { name: /^Refund \S/ })
        .click();
      await page.getByText(/ refunded\.$/).waitFor();
      await page.getByText('Partly refunded').first().waitFor();
      const order = await owner.order(orderId);
      expect(order.refunds).toMatchObject([{ state: 'succeeded', reason: 'A corner was bent' }]);
      expect(order.refunds[0]?.amount.value).toBe(order.lines[0]?.unitPrice.value);
    });

  if (size === 'desktop')
    it('keeps notes and writes papers', async () => {
      await page.getByRole('textbox', { name: 'Note' }).fill('Call before the next parcel');
      await page.getByRole('button', { name: 'Add note' }).click();
      await page.getByText('Call before the next parcel').waitFor();
      await page.getByRole('button', { name: 'Create invoice' }).click();
      await page.getByRole('link', { name: /^Invoice INV-/ }).waitFor();
      await page.getByRole('button', { name: /^Create credit note/ }).click();
      await page.getByRole('link', { name: /^Credit note CN-/ }).waitFor();
      // Notes of what was done come and go; the screen itself is looked at.
      await page.reload();
      await page.getByRole('link', { name: /^Credit note CN-/ }).waitFor();
      await lookAt(page, 'app-order-screen', { except: [ANNOUNCER] });
      const [invoice] = (await owner.order(orderId)).documents;
      const slips = `/api/app/sites/demo/orders/packing-slips.pdf?ids=${orderId}`;
      for (const path of [invoice?.url ?? '', slips]) {
        const file = await owner.visitor.get(path);
        expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
        expect(file.body.slice(0, 5)).toBe('%PDF-');
      }
      const csv = await owner.visitor.get('/api/app/sites/demo/orders/export.csv?search=ada');
      expect(csv.body).toContain(`ada-${size}@example.com`);
    });

  if (size === 'phone')
    it('lets the buyer follow, and withdraw without script', async () => {
      const { statusUrl } = await owner.order(orderId);
      const plain = await newContext(browser, { viewport, javaScriptEnabled: false });
      const buyer = await plain.newPage();
      await buyer.goto(statusUrl ?? '');
      await buyer.getByRole('heading', { name: /Parcels/ }).waitFor();
      expect(await buyer.getByRole('link', { name: 'Track this parcel' }).getAttribute('href')).toContain(
        'JD0146000062',
      );
      await picture(buyer, `shop-order-status-${size}`);
      const invoice = await createVisitor({ port: shop.port }).get(`${new URL(statusUrl ?? '').pathname}/invoice.pdf`);
      expect([invoice.status, invoice.headers['content-type']]).toEqual([200, 'application/pdf']);
      await buyer.getByRole('link', { name: 'Withdraw from contract here' }).click();
      await buyer.getByRole('spinbutton').first().fill('0');
      await buyer.getByRole('button', { name: 'Continue' }).click();
      await buyer.getByText('Choose at least one item to withdraw from.').waitFor();
      await buyer.getByRole('spinbutton').first().fill('1');
      await picture(buyer, `shop-order-withdraw-${size}`);
      await buyer.getByRole('button', { name: 'Continue' }).click();
      await picture(buyer, `shop-order-withdraw-confirm-${size}`);
      await buyer.getByRole('button', { name: 'Confirm withdrawal' }).click();
      await buyer.getByText('We have received your withdrawal.').waitFor();
      await plain.close();
      const kinds = async () => (await owner.mails(`ada-${size}`)).map(({ kind }) => kind);
      await expect.poll(kinds).toContain('withdrawalReceipt');
      await page.reload();
      await page.getByRole('heading', { name: 'Withdrawn by customer' }).waitFor();
      await shot('withdrawn');
      await page.getByRole('button', { name: 'Mark as resolved' }).click();
      await page.getByText('Withdrawal resolved.').waitFor();
    });

  if (size === 'phone')
    it('writes a draft and makes it an order that is paid', async () => {
      await page.goto(`${shop.appOrigin}/demo/config/drafts`);
      await page.getByRole('button', { name: 'New draft' }).first().click();
      await page.getByRole('textbox', { name: 'Email' }).fill(`per-${size}@example.com`);
      await page.getByRole('button', { name: 'Add product' }).click();
      await dialog()
        .getByRole('button', { name: /Allotments/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Add custom item' }).click();
      await page.getByRole('textbox', { name: 'Title of line 2' }).fill('Engraving');
      await page.getByRole('textbox', { name: 'Unit price' }).last().fill('15.00');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByRole('heading', { name: /^Draft D\d/ }).waitFor();
      await lookAt(page, 'app-draft', { except: [ANNOUNCER] });
      await page.getByRole('button', { name: 'Create order' }).click();
      await page.getByText('Mark as paid').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Create order' }).click();
      await page.getByRole('heading', { name: /^Order #/ }).waitFor();
      const [order] = await owner.orders(`per-${size}`);
      expect(order).toMatchObject({ paymentState: 'paid', itemCount: 2 });
      await page.goto(`${shop.appOrigin}/demo/config/drafts?done=yes`);
      await page.getByText('Completed').first().waitFor();
      await lookAt(page, 'app-drafts', { except: [ANNOUNCER] });
    });

  if (size === 'desktop')
    it('sends a draft as a link, which its buyer pays without signing in', async () => {
      await page.goto(`${shop.appOrigin}/demo/config/drafts`);
      await page.getByRole('button', { name: 'New draft' }).first().click();
      await page.getByRole('textbox', { name: 'Email' }).fill(`link-${size}@example.com`);
      await page.getByRole('button', { name: 'Add custom item' }).click();
      await page.getByRole('textbox', { name: 'Title of line 1' }).fill('A portrait of your house');
      await page.getByRole('textbox', { name: 'Unit price' }).last().fill('240.00');
      await page.getByRole('button', { name: 'Send payment link' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Create link' }).click();
      const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
      await lookAt(page, 'app-draft-link', { except: [ANNOUNCER] });
      const buyer = await (await newContext(browser, { viewport, reducedMotion: 'reduce' })).newPage();
      await buyer.goto(link);
      await buyer.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242');
      await buyer.getByRole('textbox', { name: 'Expiry' }).fill('12/40');
      await buyer.getByRole('textbox', { name: 'Security code' }).fill('123');
      await lookAt(buyer, 'site-draft-pay');
      await buyer.getByRole('button', { name: PAY }).click();
      await buyer.getByRole('heading', { name: /Thank you/ }).waitFor();
      await buyer.context().close();
      const [order] = await owner.orders(`link-${size}`);
      expect(order).toMatchObject({ paymentState: 'paid', itemCount: 1 });
    });

  if (size === 'desktop')
    it('keeps the settings of orders, and says what is wrong at its field', async () => {
      await page.goto(`${shop.appOrigin}/demo/config/settings/orders`);
      await page.getByRole('textbox', { name: 'Payment due after (days)' }).fill('0');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Enter a whole number of days from 1 to 365.').waitFor();
      await page.getByRole('textbox', { name: 'Payment due after (days)' }).fill('10');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Settings saved.').waitFor();
      await lookAt(page, 'app-settings-orders', { except: [ANNOUNCER] });
    });

  it('had no error in the page', () => expect(errors).toEqual([]));
});
