import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { lookAt } from '../testing/look.ts';
import { type OwnShop, openOwnShop, signInQuietly } from '../testing/ownShop.ts';

const SCREENS = [
  ['store', 'Store details'],
  ['payments', 'Payments'],
  ['mails', 'Email notifications'],
  ['mails/orderConfirmation', 'Order confirmation'],
  ['contributors', 'Team'],
  ['roles', 'Role permissions'],
  ['audit', 'Activity log'],
] as const;
const PASSWORD = 'correct horse battery';

let browser: Browser;
let shop: OwnShop;

beforeAll(async () => {
  shop = await openOwnShop();
  browser = shop.browser;
});
afterAll(() => shop?.close());

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${shop.appOrigin}/sign-in`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/demo/config');
}

interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: readonly string[];
}

async function newPerson(viewport: { readonly width: number; readonly height: number }): Promise<Person> {
  const context = await newContext(browser, { viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { context, page, errors: watchForErrors(page) };
}

const settings = (page: Page, path: string) => page.goto(`${shop.appOrigin}/demo/config/settings/${path}`);
const roleBox = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).first();
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text }).first().waitFor();

describe('the settings', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await newPerson(DESKTOP);
    await signInQuietly(owner.page, shop);
  });
  afterAll(() => owner?.context.close());

  it('open a long list that is pressed before its search box is there', async () => {
    const { page } = owner;
    let arrive = (): void => {};
    const hasArrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/SearchedSelect-/, async (route) => {
      await hasArrived;
      await route.continue();
    });
    await settings(page, 'languages');
    await page
      .getByRole('button', { name: /^Language|Language$/ })
      .first()
      .click();
    expect(await page.getByRole('option').count()).toBe(0);
    arrive();
    const [german, french] = ['German', 'French'].map((name) => page.getByRole('option', { name, exact: true }));
    await german?.waitFor();
    await page.keyboard.type('fren');
    await german?.waitFor({ state: 'detached' });
    await french?.waitFor();
    await page.unroute(/SearchedSelect-/);
  });

  it.each(SCREENS)('%s opens, fits and is accessible on a desktop and on a phone', async (path, title) => {
    const { page } = owner;
    await settings(page, path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await lookAt(page, `app-settings-${path.replace('/', '-')}`, { except: [ANNOUNCER] });
    expect(owner.errors).toEqual([]);
  });
});

describe('an owner', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await newPerson(DESKTOP);
    await signInQuietly(owner.page, shop);
  });
  afterAll(() => owner?.context.close());

  it('changes what the store says of itself, and is told what is wrong', async () => {
    const { page } = owner;
    await settings(page, 'store');
    const email = page.getByRole('textbox', { name: 'Contact email' });
    await email.fill('nobody');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please enter a valid email').waitFor();
    await email.fill('shop@halde.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Settings saved');
    await page.reload();
    await expect.poll(() => email.inputValue()).toBe('shop@halde.example');
  });

  it('sets up ways to pay; keys are never shown again (reliability 1.7)', async () => {
    const { page } = owner;
    await settings(page, 'payments');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Bank transfer' }).click();
    await page.getByRole('textbox', { name: 'Payment instructions' }).fill('IBAN DE00 1234, within 14 days.');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Bank transfer saved');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Stripe (cards)' }).click();
    await page.getByRole('textbox', { name: 'Secret key' }).fill('not a key');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter the secret key of your Stripe account').waitFor();
    await page.getByRole('textbox', { name: 'Secret key' }).fill('sk_test_abcdefgh1234');
    await picture(page, 'app-settings-payment-box', { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Key ends in 1234').waitFor();
    expect(await page.content()).not.toContain('abcdefgh1234');
    await picture(page, 'app-settings-payments-filled');
  });

  it('writes an own mail with a live preview, and cannot save a mistake', async () => {
    const { page } = owner;
    await settings(page, 'mails/orderConfirmation');
    const source = page.getByRole('textbox', { name: 'HTML (template language)' });
    await source.fill('<p>Hello {.section order}{firstName}</p>');
    await page.getByRole('list', { name: 'Errors' }).getByText('Line 1').waitFor();
    await picture(page, 'app-settings-mail-mistake', { fullPage: false });
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'The template has errors');
    await source.fill('<h1>Hello {order.firstName|htmlattr}</h1><p>{order.number|htmlattr} is ours to pack.</p>');
    await page.getByRole('textbox', { name: 'Subject' }).fill('We pack {order.number}');
    await page.frameLocator('iframe').getByText('#1001 is ours to pack.').waitFor();
    await picture(page, 'app-settings-mail-own', { fullPage: false });
    await page.getByRole('button', { name: 'Send test email' }).click();
    await toast(page, `Test email sent to ${shop.owner.email}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Order confirmation saved');
    await page.goto(`${shop.appOrigin}/demo/config/mailbox`);
    await page.getByRole('link').filter({ hasText: '[Test] We pack #1001' }).waitFor();
    await settings(page, 'mails/orderConfirmation');
    await page.getByRole('button', { name: 'Reset to default' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to default' }).click();
    await toast(page, 'Reset to the default email');
  });

  it('invites somebody, who sees what the roles open, until they change (SES-3)', async () => {
    const { page } = owner;
    await settings(page, 'contributors');
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('mina@example.com');
    await roleBox(page, 'Store manager').click();
    await picture(page, 'app-settings-invite', { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('list', { name: 'Open invitations' }).getByText('mina@example.com').waitFor();
    const link = await invitationLink(page);
    const mina = await newPerson(PHONE);
    await mina.page.goto(link);
    await mina.page.getByRole('heading', { name: /^Work on/ }).waitFor();
    await picture(mina.page, 'app-invitation-phone');
    expect(await violationsOf(mina.page, { except: [ANNOUNCER] })).toEqual([]);
    await mina.page.getByRole('textbox', { name: 'Your name' }).fill('Mina Falk');
    await mina.page.getByRole('textbox', { name: 'Choose a password' }).fill(PASSWORD);
    await mina.page.getByRole('button', { name: 'Accept invitation' }).click();
    await mina.page.waitForURL('**/demo/config');
    const orders = () =>
      mina.page.request.get(`${shop.appOrigin}/api/app/sites/demo/orders`).then((got) => got.status());
    expect(await orders()).toBe(200);
    expect((await mina.page.request.get(`${shop.appOrigin}/api/app/sites/demo/contributors`)).status()).toBe(403);
    const again = await newPerson(PHONE);
    await again.page.goto(link);
    await again.page.getByText('This invitation was already used or withdrawn').waitFor();
    await again.context.close();
    await page.reload();
    await page.getByRole('button', { name: 'Actions for Mina Falk' }).click();
    await page.getByRole('menuitem', { name: 'Edit roles' }).click();
    await roleBox(page, 'Store manager').click();
    await roleBox(page, 'Content editor').click();
    await page.getByRole('button', { name: 'Save roles' }).click();
    await toast(page, 'Roles of Mina Falk saved');
    expect(await orders()).toBe(401);
    await signIn(mina.page, 'mina@example.com', PASSWORD);
    expect(await orders()).toBe(403);
    await page.getByRole('button', { name: 'Actions for Mina Falk' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await toast(page, ' removed.');
    expect(await orders()).toBe(404);
    await mina.context.close();
  });

  it('finds all of it in the audit log (AUT-4)', async () => {
    const { page } = owner;
    await settings(page, 'audit');
    const list = page.getByRole('list', { name: 'Changes, newest first' });
    for (const text of [
      'Team member removed',
      'Team member roles changed',
      'Payment account created',
      'Site settings updated',
    ]) {
      await list.getByText(text).first().waitFor();
    }
    expect(await page.content()).not.toContain('sk_test');
    await list.getByRole('button', { name: 'Details' }).first().click();
    await picture(page, 'app-settings-audit-filled', { fullPage: false });
    await page.getByRole('searchbox').fill('mina');
    await page.waitForURL('**search=mina**');
    await expect.poll(() => list.getByText('Site settings updated').count()).toBe(0);
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    expect(owner.errors).toEqual([]);
  });
});

/** Without a mail server the owner finds the whole mail in the mailbox. */
async function invitationLink(page: Page): Promise<string> {
  const read = async () => {
    const list = await page.request.get(`${shop.appOrigin}/api/app/sites/demo/mailbox?search=mina&state=kept`);
    const { mails } = (await list.json()) as { mails: { id: string }[] };
    const [first] = mails;
    if (first === undefined) return '';
    const mail = await page.request.get(`${shop.appOrigin}/api/app/sites/demo/mailbox/${first.id}`);
    const { text } = ((await mail.json()) as { mail: { text: string } }).mail;
    return /https?:\S+\/invitation\/\S+#[A-Za-z0-9_-]{43}/.exec(text)?.[0] ?? '';
  };
  await expect.poll(read, { timeout: 15_000 }).not.toBe('');
  return read();
}
