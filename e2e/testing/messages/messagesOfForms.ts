import {
  type AppFormResponse,
  type AppFormsResponse,
  appFormPath,
  appFormsPath,
  type WireForm,
} from '@quoin/contract/endpoints/content';
import { FORM_KEY_PATH, postFormPath, SAVE_FORM_PATH } from '@quoin/contract/endpoints/site';
import { type FormField, newField } from '@quoin/domain/forms';
import type { Page, Route } from 'playwright-core';
import { accepted } from '../buying/purchase.ts';
import { bodyOf } from '../visitor.ts';
import { type MessageShop, type Row, type Scene, untilSeen, withRoute } from './messageShop.ts';
import { forgeCrumb } from './messagesOfProducts.ts';

export const CONTACT = '/contact';
const CHALLENGE = '/api/captcha/challenge';
const VALIDATE = '/api/rest/forms/validate/';
const INVALID = 'One or more fields is invalid, please check your entries.';
const PROBLEM = 'Your form has encountered a problem.';
const SCROLL_DOWN = `${PROBLEM} Please scroll down to review.`;
const SCROLL_UP = `${PROBLEM} Please scroll up to review.`;
const HINT = 'Email addresses should follow the format user@domain.com.';
/** In addition to the demo's own fields, so that every rule has one. */
const MORE_FIELDS: readonly FormField[] = [
  newField('number', 'count', 'How many'),
  newField('date', 'day', 'Day'),
  newField('time', 'hour', 'Time'),
  newField('phone', 'phone', 'Phone'),
];
const MORE_ANSWERS = [
  ['How many', 'many'],
  ['MM', '13'],
  ['Hour', '99'],
  ['Area Code', 'abc'],
] as const;

export async function loadContact({ members }: Pick<MessageShop, 'members'>): Promise<WireForm> {
  const { forms } = bodyOf<AppFormsResponse>(await members.visitor.get(appFormsPath('demo')));
  const id = forms.find(({ name }) => name === 'Contact')?.id ?? '';
  return bodyOf<AppFormResponse>(await members.visitor.get(appFormPath('demo', id))).form;
}

type Change = { readonly fields?: readonly FormField[]; readonly settings?: Partial<WireForm['settings']> };

/** As its owner does in the admin; answers the form as it was. */
async function change(shop: MessageShop, part: Change): Promise<WireForm> {
  const form = await loadContact(shop);
  const { name, fields, settings, revision } = form;
  const body = { name, fields: part.fields ?? fields, settings: { ...settings, ...part.settings }, revision };
  accepted(await shop.members.visitor.send('PUT', appFormPath('demo', form.id), body));
  return form;
}

/** What a form says while its owner has it otherwise. */
async function meanwhile(page: Page, shop: MessageShop, part: (form: WireForm) => Change): Promise<readonly string[]> {
  const { fields, settings } = await change(shop, part(await loadContact(shop)));
  return said(page).finally(() => change(shop, { fields, settings }));
}

const changedField = (id: string, more: Partial<FormField>) => (form: WireForm) => ({
  fields: form.fields.map((field) => (field.id === id ? { ...field, ...more } : field)),
});

const formOf = (page: Page) => page.locator('main form');

export async function fillIn(page: Page): Promise<void> {
  const form = formOf(page);
  await form.getByLabel('First Name').fill('Ada');
  await form.getByLabel('Last Name').fill('Lovelace');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('What is it about?').selectOption('Framing');
  await form.getByLabel('Message').fill('Does the blue one come larger?');
}

/** Presses the button; all that is wrong then, from the top of the form to its bottom. Nothing typed is lost. */
async function said(page: Page): Promise<readonly string[]> {
  const form = formOf(page);
  const before = await form.getByLabel('Message').inputValue();
  await form.getByRole('button').click();
  await page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form?.querySelector('.form-alert-message') && !form.hasAttribute('aria-busy');
  });
  if ((await form.getByLabel('Message').inputValue()) !== before) throw new Error('What was typed is lost.');
  return form
    .locator('.form-alert-message, .form-alert-scroll, .field-error, .field-hint, .form-alert--bottom')
    .allInnerTexts();
}

const FIELD_MISSING = [INVALID, SCROLL_DOWN];

const during = (path: string, handle: (route: Route) => Promise<void>) => (page: Page) =>
  withRoute(page, path, handle, () => said(page));

/** The same request with something else in it. */
const changed = (part: object) => (route: Route) => {
  const body = route.request().postDataJSON() as object;
  return route.continue({ postData: JSON.stringify({ ...body, ...part }) });
};

const ROWS: readonly Row[] = [
  {
    cause: 'everything is wrong (FORM-06, FORM-08, FORM-09, FORM-10, FORM-11, FORM-13)',
    says: [
      ...FIELD_MISSING,
      'Required',
      'Email is not valid',
      HINT,
      'Required',
      'You have exceeded the character limit.',
      'Please enter a number.',
      'Please enter a date that exists.',
      'Please enter a time, for example 9:30 AM.',
      'Please enter digits only.',
      SCROLL_UP,
    ],
    async make(page) {
      const form = formOf(page);
      await form.getByLabel('Email').fill('ada@');
      await form.getByLabel('Message').fill('x'.repeat(2001));
      for (const [label, wrong] of MORE_ANSWERS) await form.getByLabel(label, { exact: true }).fill(wrong);
      return said(page);
    },
  },
  {
    cause: 'its owner asks for a field since the page was opened: 400 with a field map (FORM-14)',
    says: [...FIELD_MISSING, 'Required', SCROLL_UP],
    async make(page, shop) {
      for (const [label] of MORE_ANSWERS) await formOf(page).getByLabel(label, { exact: true }).fill('');
      await fillIn(page);
      return meanwhile(page, shop, changedField('order', { isRequired: true }));
    },
  },
  {
    cause: 'its owner took the chosen option away since then (FORM-14)',
    says: [...FIELD_MISSING, 'Please choose one of the options.', SCROLL_UP],
    make: (page, shop) => meanwhile(page, shop, changedField('about', { options: ['A print'] })),
  },
  {
    cause: '401: it is for members only since then (FORM-14)',
    says: ['Unable to submit form. Please try again later.'],
    make: (page, shop) => meanwhile(page, shop, () => ({ settings: { membersOnly: true } })),
  },
  {
    cause: '404: it was taken away since then (FORM-14)',
    says: ['This form has not been configured yet.'],
    async make(page, shop) {
      const path = appFormPath('demo', (await loadContact(shop)).id);
      accepted(await shop.members.visitor.send('DELETE', path));
      return said(page).finally(() => shop.members.visitor.send('POST', `${path}/restore`));
    },
  },
  {
    cause: '500 (FORM-14)',
    says: ['Unable to send form. Please try again later.'],
    make: during(SAVE_FORM_PATH, (route) => route.fulfill({ status: 500, body: '{}' })),
  },
  {
    cause: 'an answer that is none (FORM-13)',
    says: ['Error processing form submission. Please reload and try again.'],
    make: during(SAVE_FORM_PATH, (route) => route.fulfill({ status: 200, body: '' })),
  },
  {
    cause: 'a key that is not ours: 400 with the server’s own words (FORM-13, FORM-14)',
    says: ['Error processing form submission. Please reload and try again.'],
    make: during(SAVE_FORM_PATH, changed({ key: 'v1.forged' })),
  },
  {
    cause: 'answers that can’t be read: 400 with the server’s own words (FORM-13, FORM-14)',
    says: ['Could not parse the form fields, please check your entries.'],
    make: during(SAVE_FORM_PATH, changed({ form: '{"name":' })),
  },
  {
    cause: 'the line is cut while it is sent (FORM-13)',
    says: ['Unknown error, please try again later.'],
    make: during(SAVE_FORM_PATH, (route) => route.abort()),
  },
  {
    cause: 'a crumb that stays wrong, with cookies (ATC-09)',
    says: ['Your session has expired. Please reload the page and try again.'],
    make: during(VALIDATE, forgeCrumb),
  },
  {
    cause: 'no key is to be had, after forty in ten minutes (FORM-13)',
    says: ['Could not get a form submission key, please try again later.'],
    async make(page, shop) {
      await shop.useUp(page, 40, FORM_KEY_PATH);
      return said(page);
    },
  },
];

export const FORM_SCENES: readonly Scene[] = [
  {
    where: 'a form',
    path: CONTACT,
    island: 'form',
    rows: ROWS,
    async prepare(shop) {
      const { fields } = await loadContact(shop);
      await change(shop, { fields: [...fields, ...MORE_FIELDS] });
      await untilSeen(shop, CONTACT, (html) => html.includes('How many'));
    },
  },
  {
    where: 'a form that was sent ten times in ten minutes',
    path: CONTACT,
    island: 'form',
    rows: [
      {
        cause: '429 (FORM-14)',
        says: ['Unable to submit form. Submission rate limit exceeded. Please try again later.'],
        async make(page, shop) {
          await shop.useUp(page, 10, postFormPath((await loadContact(shop)).id));
          await fillIn(page);
          return said(page);
        },
      },
    ],
  },
  {
    where: 'a form in a browser that keeps no cookies',
    path: CONTACT,
    island: 'form',
    keepsNoCookies: true,
    rows: [
      {
        cause: 'each request is somebody new’s (ATC-09)',
        says: ['Please enable cookies in your browser, reload the page, and try again.'],
        async make(page) {
          await fillIn(page);
          return said(page);
        },
      },
    ],
  },
  {
    where: 'a form with a captcha',
    path: CONTACT,
    island: 'form',
    async prepare(shop) {
      await change(shop, { settings: { captchaEnabled: true } });
      await untilSeen(shop, CONTACT, (html) => html.includes('"captcha":{'));
      return () => change(shop, { settings: { captchaEnabled: false } });
    },
    rows: [
      {
        cause: 'nobody solved it: no work is to be had (FORM-13)',
        says: ['Complete CAPTCHA before submitting.'],
        async make(page) {
          return withRoute(
            page,
            CHALLENGE,
            (route) => route.abort(),
            async () => {
              await fillIn(page);
              return said(page);
            },
          );
        },
      },
      {
        cause: 'it is not believed (FORM-13)',
        says: ['reCAPTCHA failed. Refresh this page and try again.'],
        make: during(SAVE_FORM_PATH, changed({ captchaKey: 'bm9uZQ==' })),
      },
    ],
  },
];
