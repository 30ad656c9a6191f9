import {
  type AppFormResponse,
  type AppFormsResponse,
  type AppSubmissionsResponse,
  appFormPath,
  appFormsPath,
  appMailingListsPath,
  appSubmissionsCsvPath,
  appSubmissionsPath,
} from '@quoin/contract/endpoints/content';
import { type AppMailResponse, appMailPath } from '@quoin/contract/endpoints/running';
import { FIELD_TYPES, type FormField, newField } from '@quoin/domain/forms';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../testing/axe.ts';
import { newContext, PHONE, picturesInBothSizes, watchForErrors } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { untilSeen } from '../testing/messages/messageShop.ts';
import { CONTACT, loadContact } from '../testing/messages/messagesOfForms.ts';
import type { Owner } from '../testing/owner.ts';
import { openShopWithOwner } from '../testing/ownerSession.ts';
import { type OwnShop, ownerPage } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

const SITE = 'demo';
const HOSTILE = '<img src=x onerror=alert(1)>';
let shop: OwnShop;
let owner: Owner;

beforeAll(async () => {
  ({ shop, owner } = await openShopWithOwner());
});
afterAll(() => shop?.close());

async function changeForm(id: string, part: (form: AppFormResponse['form']) => object): Promise<void> {
  const { form } = bodyOf<AppFormResponse>(await owner.visitor.get(appFormPath(SITE, id)));
  const { name, fields, settings, revision } = form;
  accepted(await owner.visitor.send('PUT', appFormPath(SITE, id), { name, fields, settings, revision, ...part(form) }));
}

const formOf = (page: Page) => page.locator('main form');
const buttonOf = (page: Page) => formOf(page).locator('.form-submit');

async function openContact(options = {}): Promise<Page> {
  const page = await (await newContext(shop.browser, { reducedMotion: 'reduce', ...options })).newPage();
  await page.goto(`${shop.shopOrigin}${CONTACT}`);
  return page;
}

const submissions = async (search: string) =>
  bodyOf<AppSubmissionsResponse>(
    await owner.visitor.get(`${appSubmissionsPath(SITE)}?${new URLSearchParams({ search })}`),
  ).submissions;

it('a form is unlocked before it leads to its owner’s page: who stays or comes back finds it empty and can send another (FORM-03)', async () => {
  const contact = await loadContact({ members: owner });
  await changeForm(contact.id, ({ settings }) => ({ settings: { ...settings, successRedirect: '/journal' } }));
  await untilSeen(shop, CONTACT, (html) => html.includes('"successRedirect":"/journal"'));
  const page = await openContact();
  const fill = async (email: string) => {
    await formOf(page).getByLabel('First Name').fill('Ada');
    await formOf(page).getByLabel('Last Name').fill('Lovelace');
    await formOf(page).getByLabel('Email').fill(email);
    await formOf(page).getByLabel('What is it about?').selectOption('Framing');
    await formOf(page).getByLabel('Message').fill('Is one left?');
    await buttonOf(page).click();
  };
  // A page that leads to a file, or that the browser kept: it stays where it is.
  await page.route('**/journal', (route) => route.fulfill({ status: 204 }));
  const led = page.waitForRequest('**/journal');
  await fill('first@example.com');
  await led;
  await expect.poll(() => formOf(page).getByLabel('Email').inputValue()).toBe('');
  expect(await buttonOf(page).getAttribute('aria-disabled')).toBeNull();
  await page.unroute('**/journal');
  await fill('second@example.com');
  await page.waitForURL('**/journal');
  expect(
    [await submissions('first@example.com'), await submissions('second@example.com')].map((one) => one.length),
  ).toEqual([1, 1]);
  await page.context().close();
  await changeForm(contact.id, () => ({ fields: contact.fields, settings: contact.settings }));
});

const OPTIONS: Partial<Record<FormField['type'], readonly string[]>> = {
  radio: ['Yes', 'No'],
  checkbox: ['Small', 'Large'],
  select: ['Red', 'Blue'],
  likert: ['The paper was good', 'Quick'],
};

/** One of each kind, as its owner made it. */
const FIELDS: readonly FormField[] = FIELD_TYPES.map((type) => ({
  ...newField(type, `one-${type}`, type === 'hidden' ? '' : `One ${type}`),
  options: OPTIONS[type] ?? [],
  ...(type === 'textarea' ? { maxLength: 40 } : {}),
  ...(type === 'phone' ? { showCountryCode: true } : {}),
  ...(type === 'hidden' ? { key: 'source', value: 'a poster' } : {}),
  ...(type === 'currency' ? { currencySymbol: '€' } : {}),
}));

const TYPED: readonly (readonly [name: string, text: string])[] = [
  ['one-text', HOSTILE],
  ['one-textarea', '{.section @}{@|json}{.end} {{7*7}}'],
  ['one-email', 'all@example.com'],
  ['one-number', '-3'],
  ['one-website', 'javascript:alert(1)'],
  ['one-currency', '12.50'],
  ['one-password', 'hunter2'],
  ['one-twitter', '@ada'],
  ['one-name.First', 'Ada'],
  ['one-name.Last', 'Lovelace'],
  ['one-phone.Country', '49'],
  ['one-phone.Areacode', '030'],
  ['one-phone.Prefix', '555'],
  ['one-phone.Line', '1234'],
  ['one-address.Line1', 'Yard 3'],
  ['one-address.City', 'Halde'],
  ['one-address.Zip', '45900'],
  ['one-address.Country', 'Germany'],
  ['one-date.Month', '11'],
  ['one-date.Day', '25'],
  ['one-date.Year', '2026'],
  ['one-time.Hour', '9'],
  ['one-time.Minute', '30'],
];

/** As the owner reads them, in the order they were asked (FORM-15, FORM-16). */
const READ: readonly (readonly [string, string])[] = [
  ['One text', HOSTILE],
  ['One textarea', '{.section @}{@|json}{.end} {{7*7}}'],
  ['One email', 'all@example.com'],
  ['One number', '-3'],
  ['One website', 'javascript:alert(1)'],
  ['One currency', '12.50'],
  ['One password', '••••••••'],
  ['One twitter', '@ada'],
  ['One name', 'Ada Lovelace'],
  ['One phone', '+49 030-555-1234'],
  ['One address', 'Yard 3\nHalde, 45900\nGermany'],
  ['One date', '11/25/2026'],
  ['One time', '09:30:00 AM'],
  ['One radio', 'No'],
  ['One checkbox', 'Small, Large'],
  ['One select', 'Blue'],
  ['One likert', 'The paper was good: Strongly Agree\nQuick: N/A'],
  ['source', 'a poster'],
];

describe('every kind of field (FORM-02)', () => {
  beforeAll(async () => {
    const contact = await loadContact({ members: owner });
    const settings = { ...contact.settings, notifiesOwner: true, notifyEmails: ['owner@halde.example'] };
    await changeForm(contact.id, () => ({ fields: FIELDS, settings }));
    await untilSeen(shop, CONTACT, (html) => html.includes('One likert'));
  });

  it('is filled in, and in one row where it has parts, on a phone too', async () => {
    const page = await openContact({ viewport: PHONE });
    const form = formOf(page);
    for (const [name, text] of TYPED) await form.locator(`[name="f-${name}"]`).fill(text);
    await form.locator('[name="f-one-time.Ampm"]').selectOption('AM');
    await form.getByLabel('No', { exact: true }).check();
    await form.getByLabel('Large').check();
    await form.getByLabel('Small').check();
    await form.getByLabel('One select').selectOption('Blue');
    const statement = form.getByRole('radiogroup', { name: 'The paper was good' });
    await statement.getByLabel('Strongly Agree').check();
    const tops = (selector: string) =>
      form
        .locator(selector)
        .evaluateAll((parts) => new Set(parts.map((part) => part.getBoundingClientRect().top)).size);
    expect(await tops('.form-item.phone .field-element')).toBe(1);
    expect(await statement.locator('label').count()).toBe(5);
    expect(await tops('.form-item.likert .item:first-of-type label')).toBe(1);
    expect(await form.locator('.field-counter').textContent()).toBe('34 / 40');
    expect(await violationsOf(page)).toEqual([]);
    await picturesInBothSizes(page, 'form-every-field');
    await buttonOf(page).click();
    await page.locator('main .form-submission-text').waitFor();
    await page.context().close();
  });

  it('is read by its owner in the order it was asked in, hostile text as text: in the inbox, in the mail and in the table (SC-17, SC-22, SC-42)', async () => {
    const context = await newContext(shop.browser, { reducedMotion: 'reduce' });
    const page = await ownerPage(context, shop);
    const errors = watchForErrors(page);
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    const [kept] = await submissions('all@example.com');
    await page.goto(`${shop.appOrigin}/${SITE}/config/forms/submissions?open=${kept?.id}`);
    const box = page.getByRole('dialog');
    await box.getByText('One likert').waitFor();
    const shown = await box
      .locator('dl > *, dl > div > *')
      .evaluateAll((all) =>
        all.filter(({ tagName }) => tagName === 'DT' || tagName === 'DD').map(({ textContent }) => textContent ?? ''),
      );
    expect(shown).toEqual(READ.flat());
    await picturesInBothSizes(page, 'admin-submission-every-field');
    await page.goto(`${shop.appOrigin}/${SITE}/config/forms/submissions`);
    const inbox = page.getByRole('row').filter({ hasText: 'all@example.com' });
    await inbox.waitFor();
    await picturesInBothSizes(page, 'admin-inbox-long-answer');
    // An address is readable in one piece, however long the other answers are.
    const address = inbox.getByText('all@example.com', { exact: true });
    const lines = await address.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set(Array.from(text.getClientRects(), ({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
    await expect.poll(async () => (await owner.mails('owner@halde.example')).length).toBe(1);
    const [mail] = await owner.mails('owner@halde.example');
    await page.goto(`${shop.appOrigin}/${SITE}/config/mailbox/${mail?.id}`);
    const letter = page.frameLocator('iframe');
    await letter.getByText(HOSTILE).waitFor();
    await letter.getByText('{.section @}{@|json}{.end} {{7*7}}').waitFor();
    await letter.getByText('Ada Lovelace').waitFor();
    expect(await letter.locator('img[src="x"]').count()).toBe(0);
    await picturesInBothSizes(page, 'admin-submission-mail');
    const { body } = await owner.visitor.get(appSubmissionsCsvPath(SITE));
    const row = body.split('\r\n').find((line) => line.includes('all@example.com')) ?? '';
    for (const cell of [HOSTILE, ',-3,', ",'@ada,", 'Ada Lovelace', 'javascript:alert(1)']) expect(row).toContain(cell);
    expect(body).not.toContain('hunter2');
    expect([dialogs, errors]).toEqual([0, []]);
    await context.close();
  });
});

describe('whoever is on a list', () => {
  it('leaves it on the page that the mail leads to, and can come back (page type 300)', async () => {
    const list = { name: 'Prompt', description: '', isDoubleOptIn: false, sendsWelcome: true, revision: 0 };
    const { id: mailingListId } = bodyOf<{ id: string }>(
      accepted(await owner.visitor.send('POST', appMailingListsPath(SITE), list)),
    );
    const { forms } = bodyOf<AppFormsResponse>(await owner.visitor.get(appFormsPath(SITE)));
    const newsletter = forms.find(({ name }) => name === 'Newsletter')?.id ?? '';
    await changeForm(newsletter, ({ settings }) => ({ settings: { ...settings, mailingListId } }));
    const page = await openContact();
    await page.locator('footer form').getByLabel('Email').fill('leaver@example.com');
    await page.locator('footer form').getByRole('button').click();
    await page.locator('footer .form-submission-text').waitFor();
    await expect.poll(async () => (await owner.mails('leaver@example.com')).length).toBe(1);
    const [mail] = await owner.mails('leaver@example.com');
    const { text } = bodyOf<AppMailResponse>(await owner.visitor.get(appMailPath(SITE, mail?.id ?? ''))).mail;
    const link = /http\S+\/newsletter\/unsubscribe\/\S+/.exec(text)?.[0] ?? '';
    await page.goto(link);
    expect(await page.locator('h1').textContent()).toBe('Unsubscribe');
    expect(await violationsOf(page)).toEqual([]);
    await picturesInBothSizes(page, 'newsletter-unsubscribe');
    await page.getByRole('main').getByRole('button').click();
    await page.getByRole('main').getByText('leaver@example.com').waitFor();
    await picturesInBothSizes(page, 'newsletter-unsubscribed');
    await page.getByRole('main').getByRole('button').click();
    await page.getByRole('main').getByText('Prompt').waitFor();
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.goto(`${link.slice(0, -4)}AAAA`);
    await picturesInBothSizes(page, 'newsletter-dead-link');
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.context().close();
  });
});
