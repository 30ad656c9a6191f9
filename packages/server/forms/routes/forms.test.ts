import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { FORM_KEY_PATH, formKeyPath, SAVE_FORM_PATH, validateFormPath } from '@quoin/contract/endpoints/site';
import { HONEYPOT_FIELD } from '@quoin/domain/access';
import { DEFAULT_FORM_SETTINGS, type FormField, type FormSettings, newField } from '@quoin/domain/forms';
import { accept, refuse } from '@quoin/domain/problem';
import { parseQueryString } from '@quoin/domain/site';
import { sourceHash } from '@quoin/domain/translations';
import { listPage } from '@quoin/messages/listPage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SiteCaptcha } from '../../captcha/siteCaptcha.ts';
import { humanCaptcha, robotCaptcha } from '../../captcha/testing/captchas.ts';
import { insertMailingList } from '../../mailingLists/storage/mailingLists.ts';
import type { Config } from '../../platform/config.ts';
import { createCrumbs } from '../../platform/http/protection/crumbs.ts';
import { createRateLimits } from '../../platform/http/protection/limits.ts';
import type { RequestHead } from '../../platform/http/reading/readRequest.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import { Router } from '../../platform/http/router.ts';
import { answerSite } from '../../platform/http/sitePipeline.ts';
import { siteInLanguage } from '../../platform/languages/siteInLanguage.ts';
import { saveTranslations } from '../../platform/languages/storage/translations.ts';
import type { Site } from '../../sites/storage/sites.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { answerOf, testKeyFor } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { FormDeps } from '../formDeps.ts';
import { formJobs } from '../formJobs.ts';
import { createFormLimits } from '../formLimits.ts';
import { insertForm } from '../storage/forms.ts';
import { formRoutes } from './forms.ts';
import { newsletterRoutes } from './newsletter.ts';

const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', rateLimitFactor: 1 } as Config;
const HOUR = 3_600_000;
let database: TestDatabase;
let shop: TestShop;
let site: Site;
let now = Date.UTC(2026, 10, 21, 12);

beforeAll(async () => {
  database = await createTestDatabase({ open: { now: () => now } });
  shop = await addTestShop(database.db, 'salt');
  site = await shop.load();
});
afterAll(() => database.close());

/** Pages as their data: what a theme would be given. */
const pages = {
  formPage: (_site: unknown, path: string, posted: object) =>
    Promise.resolve(path === '/gone' ? null : JSON.stringify({ path, ...posted })),
  systemPage: (_site: unknown, name: string, view: object, options: object) =>
    Promise.resolve(JSON.stringify({ name, ...options, ...view })),
};

interface Scene {
  readonly deps: FormDeps;
  readonly pipeline: Parameters<typeof answerSite>[0];
}

function openForms(captcha = humanCaptcha()): Scene {
  const deps: FormDeps = {
    ...{ db: database.db, now: () => now, keyFor: testKeyFor, randomBytes, captcha, config },
    limits: createFormLimits(1),
  };
  const routes = [...newsletterRoutes({ ...deps, pages }), ...formRoutes({ ...deps, pages })];
  const crumbs = createCrumbs(randomBytes(32), randomBytes);
  return { deps, pipeline: { routes: new Router(routes), limits: createRateLimits(1), crumbs } };
}

/** A browser: its cart cookie, its crumb, its address. */
function visitor(scene: Scene, ip = '10.0.0.1', of = site) {
  const cart = randomBytes(24).toString('base64url');
  const crumb = scene.pipeline.crumbs.forVisitor(shop.siteId, cart);
  const cookies = new Map([
    ['CART', cart],
    ['crumb', crumb],
  ]);
  const send = async (
    method: RequestHead['method'],
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> => {
    const [path = '/', query = ''] = url.split('?');
    const isForm = body instanceof URLSearchParams;
    const head: RequestHead = {
      ...{ method, path, query: parseQueryString(query), url, cookies, ip, id: 'test', isSecure: false },
      headers: { 'sec-fetch-site': 'same-origin', ...(isForm ? {} : { 'x-csrf-token': crumb }), ...headers },
      origin: 'http://salt.localhost:3000',
    };
    const parsed = isForm
      ? ({ body: parseQueryString(String(body)), bodyType: 'form' } as const)
      : ({ body, bodyType: body === undefined ? 'none' : 'json' } as const);
    return answerSite(scene.pipeline, of, head, () => Promise.resolve(parsed));
  };
  const keyFor = async (formId: string) => answerOf<{ key: string }>(await send('POST', formKeyPath(formId))).key;
  const save = (formId: string, key: string, form: unknown, more: object = {}, headers = {}) =>
    send('POST', SAVE_FORM_PATH, { formId, key, form: JSON.stringify(form), ...more }, headers);
  return { send, keyFor, save };
}

const FIELDS: readonly FormField[] = [
  { ...newField('email', 'email', 'Email'), isRequired: true },
  { ...newField('textarea', 'message', 'Message'), maxLength: 200 },
  { ...newField('phone', 'phone', 'Phone') },
  { ...newField('checkbox', 'wants', 'Wants'), options: ['A', 'B'] },
];

let count = 0;
async function addForm(settings: Partial<FormSettings> = {}, fields = FIELDS, kind: 'form' | 'newsletter' = 'form') {
  count += 1;
  const form = { name: `Form ${count}`, kind, fields, settings: { ...DEFAULT_FORM_SETTINGS, ...settings } };
  return (await database.db.inSite({ websiteId: shop.siteId }, (trx) => insertForm(trx, shop.siteId, form)))!;
}

const stored = (formId: string) =>
  database.asOwner<{ folder: string; answers: unknown; spam_reasons: string[]; email: string; page: object }>(
    `select folder, answers, spam_reasons, email, page from form_submission where form_id = '${formId}' order by created_at`,
  );
const errorOf = (reply: Reply) => [reply.status, answerOf<{ error: string }>(reply).error];

async function runJobs(scene: Scene): Promise<void> {
  const jobs = await database.asOwner<{ id: string; kind: string; payload: { submissionId: string } }>(
    "update job set state = 'done', finished_at = now() where kind = 'form.submitted' and state = 'waiting' returning id, kind, payload",
  );
  for (const { id, kind, payload } of jobs) {
    const job = { id, kind, payload, websiteId: shop.siteId, attempt: 1, maxAttempts: 3 };
    await formJobs(scene.deps).get(kind)!(job, new AbortController().signal);
    // A worker that died before its note runs it again: nothing is written twice.
    await formJobs(scene.deps).get(kind)!(job, new AbortController().signal);
  }
}

interface MailRow {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly headers: Record<string, string>;
  readonly secret: string | null;
}
const mails = () => database.asOwner<MailRow>('select * from mail order by created_at, id');
beforeEach(() => database.asOwner('delete from mail'));

const GOOD = { email: 'ada@example.com', message: 'Hello', phone: ['030', '555', '1234'], wants: ['B'] };

describe('a submission', () => {
  it('is validated, keyed and stored with its answers by type and the page it came from (FORM-07, FORM-12, FORM-16)', async () => {
    const formId = await addForm();
    const { send, keyFor, save } = visitor(openForms());
    expect((await send('POST', validateFormPath(formId), GOOD)).status).toBe(200);
    const page = {
      pageTitle: 'Contact',
      pageId: 'p',
      pagePath: '/contact',
      contentSource: 'c',
      pagePermissionType: '1',
    };
    const reply = await save(formId, await keyFor(formId), GOOD, page);
    expect([reply.status, answerOf(reply)]).toEqual([200, { success: true }]);
    expect(await stored(formId)).toEqual([
      {
        folder: 'inbox',
        spam_reasons: [],
        email: 'ada@example.com',
        page: { title: 'Contact', id: 'p', path: '/contact', contentSource: 'c', permissionType: '1' },
        answers: [
          { id: 'email', type: 'email', rawTitle: 'Email', value: 'ada@example.com' },
          { id: 'message', type: 'textarea', rawTitle: 'Message', value: 'Hello' },
          {
            ...{ id: 'phone', type: 'phone', rawTitle: 'Phone' },
            values: { Country: '', Areacode: '030', Prefix: '555', Line: '1234' },
          },
          { id: 'wants', type: 'checkbox', rawTitle: 'Wants', values: ['B'] },
        ],
      },
    ]);
  });

  it.each([
    ['its own', (formId: string) => formKeyPath(formId), ['email', 'message'], 1],
    ['any form, by its fields', () => FORM_KEY_PATH, ['email', 'onlyThisForm'], '1'],
  ] as const)('without a form id is taken for the form of its key: %s (FORM-12)', async (_, keyPath, ids, type) => {
    await addForm();
    const formId = await addForm(
      {},
      ids.map((id) => newField('text', id, id)),
    );
    const { send } = visitor(openForms());
    const { key } = answerOf<{ key: string }>(await send('POST', keyPath(formId)));
    const form = JSON.stringify({ [ids[0]]: 'a', [ids[1]]: 'b' });
    const page = { pageTitle: 'T', pageId: 'p', pagePath: '/t', contentSource: 'i', pagePermissionType: type };
    const reply = await send('POST', SAVE_FORM_PATH, { key, form, ...page });
    expect([reply.status, answerOf(reply)]).toEqual([200, { success: true }]);
    expect(await stored(formId)).toMatchObject([{ page: { permissionType: '1', contentSource: 'i' } }]);
  });

  it('with the form id of another site is taken for the form that has fields of such names (FORM-12)', async () => {
    const formId = await addForm({}, [newField('email', 'f1', 'E-Mail'), newField('text', 'f2', 'Your tune')]);
    const { send } = visitor(openForms());
    const { key } = answerOf<{ key: string }>(await send('POST', formKeyPath('5aba97e703ce64787f61bbae')));
    const form = JSON.stringify({ 'email-yui_3_17_2': 'ada@example.com', your_tune: 'Air' });
    const reply = await send('POST', SAVE_FORM_PATH, { formId: '5aba97e703ce64787f61bbae', key, form });
    expect([reply.status, answerOf(reply)]).toEqual([200, { success: true }]);
    expect(await stored(formId)).toHaveLength(1);
  });

  it('without a form id, with answers that several forms have fields for, is no submission of any (FORM-12)', async () => {
    const fields = [newField('text', 'twice', 'Twice')];
    const formIds = [await addForm({}, fields), await addForm({}, fields)];
    const { send } = visitor(openForms());
    const { key } = answerOf<{ key: string }>(await send('POST', FORM_KEY_PATH));
    const reply = await send('POST', SAVE_FORM_PATH, { key, form: JSON.stringify({ twice: 'x' }) });
    expect(errorOf(reply)).toEqual([404, 'This form has not been configured yet.']);
    expect((await Promise.all(formIds.map(stored))).flat()).toEqual([]);
  });

  it('is refused with a sentence per field, at validation and at saving alike (FORM-06, FORM-08, FORM-09, FORM-14)', async () => {
    const formId = await addForm();
    const { send, keyFor, save } = visitor(openForms());
    const wrong = { email: 'ada@', message: 'x'.repeat(201), wants: ['C'] };
    const expected = {
      error: 'One or more fields is invalid, please check your entries.',
      errorKey: 'fieldsInvalid',
      errors: {
        email: 'Email is not valid',
        message: 'You have exceeded the character limit.',
        wants: 'Please choose one of the options.',
      },
    };
    const checked = await send('POST', validateFormPath(formId), wrong);
    const saved = await save(formId, await keyFor(formId), wrong);
    expect([checked.status, answerOf(checked)]).toEqual([400, expected]);
    expect([saved.status, answerOf(saved)]).toEqual([400, expected]);
    expect(answerOf(await send('POST', validateFormPath(formId), {}))).toMatchObject({ errors: { email: 'Required' } });
    expect(await stored(formId)).toEqual([]);
  });

  it('sent twice under one key is one, and answered with success again; other answers are no retry (FRM-2)', async () => {
    const formId = await addForm();
    const { keyFor, save } = visitor(openForms());
    const key = await keyFor(formId);
    const replies = await Promise.all([save(formId, key, GOOD), save(formId, key, GOOD), save(formId, key, GOOD)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored(formId)).toHaveLength(1);
    const other = await save(formId, key, { ...GOOD, message: 'Other' });
    expect(errorOf(other)).toEqual([400, 'Error processing form submission. Please reload and try again.']);
    expect(await stored(formId)).toHaveLength(1);
  });

  it('needs a key of this site, form and visitor, less than two hours old, and used for one submission alone (FRM-3)', async () => {
    const [formId, otherForm] = [await addForm(), await addForm()];
    const scene = openForms();
    const me = visitor(scene);
    const error = 'Error processing form submission. Please reload and try again.';
    const key = await me.keyFor(formId);
    expect(errorOf(await me.save(otherForm, key, GOOD))).toEqual([400, error]);
    expect(errorOf(await visitor(scene).save(formId, key, GOOD))).toEqual([400, error]);
    const forged = `${key.slice(0, -4)}AAAA`;
    for (const bad of ['', 'v1', forged, `${key}x`])
      expect(errorOf(await me.save(formId, bad, GOOD))).toEqual([400, error]);
    now += 2 * HOUR;
    expect(errorOf(await me.save(formId, key, GOOD))).toEqual([400, error]);
    expect(await stored(formId)).toEqual([]);
    // As old clients ask: with an empty body and no form; good for the one it is used for.
    const plain = answerOf<{ key: string }>(await me.send('POST', FORM_KEY_PATH)).key;
    expect((await me.save(formId, plain, GOOD)).status).toBe(200);
    expect(errorOf(await me.save(otherForm, plain, GOOD))).toEqual([400, error]);
    expect([await stored(formId), await stored(otherForm)].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('says by status what stands in its way (FORM-13, FORM-14)', async () => {
    const [members, formId] = [await addForm({ membersOnly: true }), await addForm()];
    const { keyFor, save, send } = visitor(openForms());
    const unknown = '0190a000-0000-7000-8000-000000000009';
    expect(errorOf(await save(unknown, await keyFor(unknown), GOOD))).toEqual([
      404,
      'This form has not been configured yet.',
    ]);
    expect(errorOf(await save(members, await keyFor(members), GOOD))).toEqual([
      401,
      'Unable to submit form. Please try again later.',
    ]);
    const reply = await send('POST', SAVE_FORM_PATH, { formId, key: await keyFor(formId), form: '{"email":' });
    expect(errorOf(reply)).toEqual([400, 'Could not parse the form fields, please check your entries.']);
    expect(errorOf(await send('POST', validateFormPath(formId), ['x']))[1]).toBe(
      'Could not parse the form fields, please check your entries.',
    );
  });

  it('without the crumb of this visitor, or from elsewhere, is refused (SC-26)', async () => {
    const formId = await addForm();
    const scene = openForms();
    const { save, keyFor, send } = visitor(scene);
    const key = await keyFor(formId);
    for (const headers of [{ 'x-csrf-token': '' }, { 'x-csrf-token': 'v1.a.b' }, { 'sec-fetch-site': 'cross-site' }]) {
      const reply = await save(formId, key, GOOD, {}, headers);
      expect([reply.status, answerOf<{ crumbFail: boolean }>(reply).crumbFail]).toEqual([403, true]);
    }
    const plain = new URLSearchParams({ 'f-email': 'a@b.co' });
    expect((await send('POST', `/forms/${formId}`, plain, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await stored(formId)).toEqual([]);
  });

  it('two hundred at once: ten are kept, the rest is told the specified text, none that was accepted is lost', async () => {
    const formId = await addForm();
    const scene = openForms();
    const { save, keyFor } = visitor(scene, '10.9.9.9');
    const keys = await Promise.all(Array.from({ length: 10 }, () => keyFor(formId)));
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        save(formId, keys[index % 10]!, { ...GOOD, message: `No ${index % 10}` }),
      ),
    );
    const accepted = replies.filter(({ status }) => status === 200);
    const limited = replies.filter(({ status }) => status === 429);
    expect([accepted.length, limited.length]).toEqual([10, 190]);
    expect(errorOf(limited[0]!)[1]).toBe(
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    );
    expect(Number(limited[0]!.headers?.['retry-after'])).toBeGreaterThan(0);
    expect(await stored(formId)).toHaveLength(10);
    // Another visitor, and this one with another form, are not affected.
    expect((await visitor(scene).save(formId, 'x', GOOD)).status).toBe(400);
  });
});

describe('a captcha', () => {
  it('must be solved where the form wants one, and is asked last (CAPT-04)', async () => {
    const formId = await addForm({ captchaEnabled: true });
    const me = visitor(openForms());
    const none = await me.save(formId, await me.keyFor(formId), GOOD);
    expect(errorOf(none)).toEqual([422, 'Complete CAPTCHA before submitting.']);
    const robot = visitor(openForms(robotCaptcha()));
    const failed = await robot.save(formId, await robot.keyFor(formId), GOOD, { captchaKey: 'token' });
    expect(errorOf(failed)).toEqual([422, 'reCAPTCHA failed. Refresh this page and try again.']);
    const key = await me.keyFor(formId);
    const sent = () => me.save(formId, key, GOOD, { captchaKey: 'token' });
    expect((await sent()).status).toBe(200);
    // A retry of what was accepted needs no second token.
    expect((await me.save(formId, key, GOOD)).status).toBe(200);
    expect(await stored(formId)).toHaveLength(1);
  });

  it.each([
    ['form', {}, 'FORM_BLOCK_SUBMISSION'],
    ['newsletter', {}, 'NEWSLETTER_BLOCK_SUBMISSION'],
    ['newsletter', { isPopup: true }, 'PROMO_POPUP_SUBMISSION'],
  ] as const)('of a %s sent with %j must be solved for %s (CAPT-02, CAPT-04)', async (kind, more, action) => {
    const formId = await addForm({ captchaEnabled: true }, FIELDS, kind);
    const asked: string[] = [];
    const verify: SiteCaptcha['verify'] = async (_, question) => {
      asked.push(question.action);
      return accept(null);
    };
    const me = visitor(openForms({ ...humanCaptcha(), verify }));
    const saved = await me.save(formId, await me.keyFor(formId), GOOD, { captchaKey: 'token', ...more });
    expect([saved.status, asked]).toEqual([200, [action]]);
  });

  it.each([
    [{}, 'refuse'],
    [{ opensWhenCaptchaIsAway: true }, 'accept'],
  ] as const)('that nobody can be asked about: a form with %j says %s (FT-21)', async (settings, expected) => {
    const formId = await addForm({ captchaEnabled: true, ...settings });
    const asked: unknown[] = [];
    // As the provider's gateway decides when nobody answers.
    const verify: SiteCaptcha['verify'] = async (_, { whenUnreachable = 'refuse' }) => {
      asked.push(whenUnreachable);
      return whenUnreachable === 'accept' ? accept(null) : refuse('captchaFailed');
    };
    const me = visitor(openForms({ ...humanCaptcha(), verify }));
    const saved = await me.save(formId, await me.keyFor(formId), GOOD, { captchaKey: 'token' });
    expect([asked, saved.status]).toEqual([[expected], expected === 'accept' ? 200 : 422]);
    expect(await stored(formId)).toHaveLength(expected === 'accept' ? 1 : 0);
  });

  it('cannot be solved without script: the submission waits until its sender confirms the address (product 4.4)', async () => {
    const formId = await addForm({ captchaEnabled: true });
    const scene = openForms();
    const { send } = visitor(scene);
    const fields = new URLSearchParams({
      'f-email': 'ada@example.com',
      'f-message': 'Is one left?',
      pagePath: '/contact',
    });
    const reply = await send('POST', `/forms/${formId}`, fields);
    expect([reply.status, reply.headers?.location]).toEqual([303, `/forms/${formId}/sent?page=%2Fcontact&confirm=1`]);
    expect(await stored(formId)).toMatchObject([{ folder: 'spam', spam_reasons: ['unconfirmed'] }]);
    await runJobs(scene);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'formConfirm', recipient: 'ada@example.com' });
    expect(mail?.html).not.toContain('Is one left?');
    const path = /\/forms\/confirm\/[^"]+/.exec(mail?.html ?? '')?.[0] ?? '';
    expect((await send('GET', path)).status).toBe(200);
    expect(await stored(formId)).toMatchObject([{ folder: 'spam' }]);
    expect((await send('POST', path, new URLSearchParams({ confirm: 'yes' }))).status).toBe(200);
    expect(await stored(formId)).toMatchObject([{ folder: 'inbox', spam_reasons: [] }]);
    expect((await send('POST', `${path}x`, new URLSearchParams())).status).toBe(410);
  });
});

describe('without script', () => {
  it('shows the page again with every error and everything typed, then thanks on the page it came from', async () => {
    const formId = await addForm();
    const { send } = visitor(openForms());
    const fields = { 'f-email': 'nope', 'f-message': 'Kept\r\n<b>', 'f-phone.Areacode': '030', 'f-wants.1': 'B' };
    const refused = await send('POST', `/forms/${formId}`, new URLSearchParams({ ...fields, pagePath: '/contact' }));
    expect(refused.status).toBe(400);
    expect(JSON.parse(String(refused.body))).toMatchObject({
      path: '/contact',
      formId,
      state: {
        kind: 'refused',
        answers: { email: 'nope', message: 'Kept\n<b>', phone: ['', '030', '', ''], wants: ['B'] },
        errors: { email: 'Email is not valid' },
        message: 'One or more fields is invalid, please check your entries.',
      },
    });
    const good = new URLSearchParams({ ...fields, 'f-email': 'ada@example.com', pagePath: '/contact' });
    const [once, twice] = [await send('POST', `/forms/${formId}`, good), await send('POST', `/forms/${formId}`, good)];
    expect([once.status, once.headers?.location]).toEqual([303, `/forms/${formId}/sent?page=%2Fcontact`]);
    expect(twice.headers?.location).toBe(once.headers?.location);
    expect(await stored(formId)).toHaveLength(1);
    const thanks = await send('GET', once.headers?.location ?? '');
    expect(JSON.parse(String(thanks.body))).toMatchObject({ path: '/contact', state: { kind: 'sent' } });
  });

  it('keeps no page that is none of this site: its owner would be led there (SC-29)', async () => {
    const formId = await addForm();
    const { save, keyFor } = visitor(openForms());
    const evil = ['@evil.example', '.evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'];
    for (const [index, pagePath] of evil.entries()) {
      const form = { ...GOOD, message: String(index) };
      expect((await save(formId, await keyFor(formId), form, { pagePath })).status).toBe(200);
    }
    expect((await stored(formId)).map(({ page }) => page)).toEqual(
      evil.map(() => expect.objectContaining({ path: '' })),
    );
  });

  it('redirects where the owner says, never where the request says (SC-29)', async () => {
    const [formId, away] = [await addForm(), await addForm({ successRedirect: 'https://example.org/thanks' })];
    const { send } = visitor(openForms());
    const post = (form: string, pagePath: string, email: string) =>
      send('POST', `/forms/${form}`, new URLSearchParams({ 'f-email': email, pagePath }));
    expect((await post(away, '/', 'a@b.co')).headers?.location).toBe('https://example.org/thanks');
    const evil = [
      '//evil',
      '/\\evil',
      'https:evil',
      'javascript:alert(1)',
      '/%2f%2fevil',
      '/%09/evil',
      'https://S@evil',
    ];
    for (const [index, path] of evil.entries()) {
      const reply = await post(formId, path, `a${index}@b.co`);
      expect([path, reply.headers?.location]).toEqual([path, `/forms/${formId}/sent?page=%2F`]);
    }
  });

  it('answers 429 and 404 as pages with the specified texts, values kept (FORM-14)', async () => {
    const formId = await addForm();
    const { send } = visitor(openForms(), '10.8.8.8');
    const post = (index: number) =>
      send('POST', `/forms/${formId}`, new URLSearchParams({ 'f-email': `a${index}@b.co`, pagePath: '/gone' }));
    for (let index = 0; index < 10; index += 1) expect((await post(index)).status).toBe(303);
    const limited = await post(11);
    expect(limited.status).toBe(429);
    expect(String(limited.body)).toContain('Submission rate limit exceeded.');
    expect(String(limited.body)).toContain('a11@b.co');
    // A visitor who keeps posting gets only the sentence. Nothing is rendered any more.
    for (let index = 12; index < 21; index += 1) await post(index);
    const bare = await post(21);
    expect([bare.status, Number(bare.headers?.['retry-after']) > 0]).toEqual([429, true]);
    expect(String(bare.body)).toContain(
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    );
    expect(String(bare.body)).not.toContain('a21@b.co');
    const none = await send('POST', '/forms/0190a000-0000-7000-8000-000000000009', new URLSearchParams());
    expect([none.status, String(none.body)]).toEqual([404, expect.stringContaining('not been configured yet.')]);
    // An error page (ENUM-01).
    expect(answerOf<{ pageType: number }>(none).pageType).toBe(101);
  });

  it('puts what fills the field nobody sees apart, and answers it like all others', async () => {
    const formId = await addForm();
    const scene = openForms();
    const { send, save, keyFor } = visitor(scene);
    const trap = new URLSearchParams({ 'f-email': 'bot@b.co', [HONEYPOT_FIELD]: 'x', pagePath: '/' });
    expect((await send('POST', `/forms/${formId}`, trap)).status).toBe(303);
    expect((await save(formId, await keyFor(formId), GOOD, { [HONEYPOT_FIELD]: 'x' })).status).toBe(200);
    expect((await stored(formId)).map(({ folder }) => folder)).toEqual(['spam', 'spam']);
    await runJobs(scene);
    expect(await mails()).toEqual([]);
  });
});

describe('what is typed into a password field', () => {
  const SECRET = 'hunter2-never-kept';
  const fields = [...FIELDS, { ...newField('password', 'secret', 'Secret') }];
  const rows = () => database.asOwner('select form_submission::text as row, answers from form_submission');

  it('is kept as a mask alone, told in no mail, and a retry is still one (FORM-02, FRM-2)', async () => {
    const formId = await addForm({ notifyEmails: ['owner@example.com'] }, fields);
    const scene = openForms();
    const { keyFor, save } = visitor(scene);
    const key = await keyFor(formId);
    for (const _ of ['once', 'again']) expect((await save(formId, key, { ...GOOD, secret: SECRET })).status).toBe(200);
    await runJobs(scene);
    const [kept, ...more] = await stored(formId);
    expect(more).toEqual([]);
    expect(kept?.answers).toContainEqual({ id: 'secret', type: 'password', rawTitle: 'Secret', value: '••••••••' });
    expect(JSON.stringify([await rows(), await mails()])).not.toContain(SECRET);
  });

  it('is not written into the page that is shown again without script', async () => {
    const formId = await addForm({}, fields);
    const typed = new URLSearchParams({
      'f-email': 'nope',
      'f-message': 'Kept',
      'f-secret': SECRET,
      pagePath: '/contact',
    });
    const again = await visitor(openForms()).send('POST', `/forms/${formId}`, typed);
    expect(again.status).toBe(400);
    expect(String(again.body)).toContain('Kept');
    expect(String(again.body)).not.toContain(SECRET);
  });

  it('is taken out of what was kept before', async () => {
    const formId = await addForm({}, fields);
    const { keyFor, save } = visitor(openForms());
    await save(formId, await keyFor(formId), { ...GOOD, secret: SECRET });
    const [before] = await stored(formId);
    const asBefore = JSON.stringify(before?.answers).replace('••••••••', SECRET);
    await database.asOwner('update form_submission set answers = $1::jsonb where form_id = $2', [asBefore, formId]);
    const migration = new URL('../../platform/database/migrations/0087-passwords-not-kept.sql', import.meta.url);
    await database.asOwner(await readFile(migration, 'utf8'));
    expect((await stored(formId))[0]).toEqual(before);
  });
});

describe('hostile text', () => {
  it('is kept as it was typed, whatever it pretends to be; fields that the form has not are no part of it (SC-17)', async () => {
    const formId = await addForm({}, [...FIELDS, { ...newField('website', 'site', 'Website') }]);
    const { save, keyFor } = visitor(openForms());
    const evil = {
      message: '<img src=x onerror=alert(1)>',
      site: 'javascript:alert(1)',
      '"><svg onload=': 'x',
      __proto__: { x: 1 },
    };
    const page = { pageTitle: '</title><script>alert(1)</script>', pagePath: '/contact' };
    expect((await save(formId, await keyFor(formId), { ...GOOD, ...evil }, page)).status).toBe(200);
    const [kept] = await stored(formId);
    expect(kept).toMatchObject({ page: { title: page.pageTitle, path: '/contact' } });
    const answers = kept?.answers as { id: string; value?: string }[];
    expect(answers.map(({ id, value }) => [id, value])).toEqual([
      ['email', GOOD.email],
      ['message', evil.message],
      ...[['phone', undefined] as const, ['wants', undefined] as const],
      ['site', evil.site],
    ]);
  });
});

describe('mails about a submission', () => {
  it('go to the owner once, with answers as text and an answer to the sender (SC-17, SC-22, SC-43)', async () => {
    const formId = await addForm({ notifyEmails: ['owner@example.com'] });
    const scene = openForms();
    const { save, keyFor } = visitor(scene);
    const message = `<img src=x onerror=alert(1)> {.section @}{@|json}{.end} {{7*7}} $${'{7*7}'}`;
    await save(formId, await keyFor(formId), { ...GOOD, message });
    await runJobs(scene);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'formSubmission', recipient: 'owner@example.com' });
    expect(mail?.headers['Reply-To']).toBe('ada@example.com');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain(message.slice(message.indexOf('{')));
  });

  it('say names and statements in the order they were asked in (FORM-15, FORM-16)', async () => {
    const options = ['The paper was good', 'Quick'];
    const more = [newField('name', 'name', 'Name'), { ...newField('likert', 'said', 'You'), options }];
    const formId = await addForm({ notifyEmails: ['owner@example.com'] }, [...FIELDS, ...more]);
    const scene = openForms();
    const { save, keyFor } = visitor(scene);
    const said = { Quick: '-1', 'The paper was good': '2' };
    await save(formId, await keyFor(formId), { ...GOOD, name: ['Ada', 'Lovelace'], said });
    await runJobs(scene);
    const text = (await mails())[0]?.html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toContain('Name Ada Lovelace');
    expect(text).toContain('You The paper was good: Strongly Agree Quick: Disagree');
  });

  it('keep hostile addresses out of every header (SC-43)', async () => {
    const formId = await addForm();
    const { send, keyFor, save } = visitor(openForms());
    const evil = [
      'a@b\r\nRCPT TO:<x@y>',
      '"a@evil" <b@c.co>',
      'a@b.co,c@d.co',
      'group: a@b.co;',
      `(${'('.repeat(5000)}`,
    ];
    for (const email of evil) {
      const reply = await send('POST', validateFormPath(formId), { email });
      expect(answerOf<{ errors: object }>(reply).errors).toHaveProperty('email');
    }
    expect((await save(formId, await keyFor(formId), { email: evil[0] })).status).toBe(400);
  });

  it('answer the visitor in the owner’s words alone, three a day to one address (SC-44)', async () => {
    const visitorMail = { isOn: true, subject: 'We got it', text: 'A person answers.' };
    const formId = await addForm({ visitorMail, notifiesOwner: false });
    const scene = openForms();
    for (let index = 0; index < 5; index += 1) {
      const { save, keyFor } = visitor(scene, `10.0.1.${index}`);
      await save(formId, await keyFor(formId), { ...GOOD, message: `Buy pills ${index}` });
      await runJobs(scene);
    }
    const written = await mails();
    expect(written.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual(
      Array.from({ length: 3 }, () => 'formAnswer ada@example.com'),
    );
    expect(written.map(({ html }) => html).join('')).not.toContain('pills');
  });
});

describe('a mailing list', () => {
  async function addList(isDoubleOptIn = true): Promise<{ listId: string; formId: string }> {
    count += 1;
    const list = { name: `List ${count}`, description: '', isDoubleOptIn, sendsWelcome: true };
    const listId = (await database.db.inSite({ websiteId: shop.siteId }, (trx) =>
      insertMailingList(trx, shop.siteId, list),
    ))!;
    const formId = await addForm({ mailingListId: listId, notifiesOwner: false }, FIELDS.slice(0, 1), 'newsletter');
    return { listId, formId };
  }
  const states = (listId: string) =>
    database.asOwner<{ email: string; state: string }>(
      `select email, state from subscriber where list_id = '${listId}' order by email`,
    );

  it('has nobody on it before they opened the link of the mail; the link works once (double opt-in)', async () => {
    const { listId, formId } = await addList();
    const scene = openForms();
    const { save, keyFor, send } = visitor(scene);
    await save(formId, await keyFor(formId), { email: 'New@Example.com' });
    expect(await states(listId)).toEqual([{ email: 'New@Example.com', state: 'pending' }]);
    const [mail] = await mails();
    expect([mail?.kind, mail?.html.includes(mail.secret ?? '?')]).toEqual(['listConfirm', false]);
    const path = `/newsletter/confirm/${mail?.secret}`;
    expect((await send('GET', path)).status).toBe(200);
    expect(await states(listId)).toMatchObject([{ state: 'pending' }]);
    expect((await send('POST', path, new URLSearchParams())).status).toBe(200);
    expect(await states(listId)).toMatchObject([{ state: 'subscribed' }]);
    expect((await send('POST', path, new URLSearchParams())).status).toBe(410);
  });

  it('answers known and unknown addresses alike, and mails three times a day at most (SC-44, SC-52)', async () => {
    const { formId, listId } = await addList();
    const scene = openForms();
    const answers = [];
    for (let index = 0; index < 5; index += 1) {
      const { save, keyFor } = visitor(scene, `10.0.2.${index}`);
      const reply = await save(formId, await keyFor(formId), { email: 'often@example.com' });
      answers.push([reply.status, answerOf(reply)]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mails()).toHaveLength(3);
    expect(await states(listId)).toHaveLength(1);
  });

  it('is left with one click of a mail program, on page 300 by hand, and joined again (one-click unsubscribe)', async () => {
    const { listId, formId } = await addList(false);
    const scene = openForms();
    const { save, keyFor, send } = visitor(scene);
    await save(formId, await keyFor(formId), { email: 'click@example.com' });
    const [welcome] = await mails();
    expect(welcome).toMatchObject({ kind: 'listWelcome', recipient: 'click@example.com' });
    expect(welcome?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const path = new URL((welcome?.headers['List-Unsubscribe'] ?? '').slice(1, -1)).pathname;
    const asked = JSON.parse(String((await send('GET', path)).body)) as { pageType: number };
    expect(asked.pageType).toBe(300);
    expect(await states(listId)).toMatchObject([{ state: 'subscribed' }]);
    // RFC 8058: this body, no cookie, no crumb, from nowhere.
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await send('POST', path, oneClick, { 'sec-fetch-site': 'none' })).status).toBe(200);
    expect(await states(listId)).toMatchObject([{ state: 'unsubscribed' }]);
    expect((await send('POST', path, new URLSearchParams({ rejoin: 'yes' }))).status).toBe(200);
    expect(await states(listId)).toMatchObject([{ state: 'subscribed' }]);
    const dead = await send('POST', `${path}A`, oneClick);
    expect([dead.status, JSON.parse(String(dead.body))]).toMatchObject([
      410,
      { pageType: 300, formPage: { title: listPage.en.deadTitle, lead: listPage.en.leaveDeadLead } },
    ]);
  });
});

describe('the form template', () => {
  it('is answered with its html and strings in the site’s language (FORM-12)', async () => {
    const { send } = visitor(openForms());
    const schema = answerOf<{ html: string; strings: Record<string, string> }>(
      await send('GET', '/api/template/GetTemplateSchema?type=form'),
    );
    expect(schema.html).toContain('data-island="form"');
    expect(schema.html).toContain('field-error');
    expect(schema.strings).toMatchObject({ fieldRequired: 'Required', submitting: 'Submitting…', saving: 'Saving…' });
    expect((await send('GET', '/api/template/GetTemplateSchema?type=nonsense')).status).toBe(404);
  });
});

describe('a form in another language', () => {
  const translations = (id: string, texts: Readonly<Record<string, string>>) =>
    database.db.inSite({ websiteId: shop.siteId }, (trx) =>
      saveTranslations(
        trx,
        shop.siteId,
        Object.entries(texts).map(([field, value]) => ({
          ...{ language: 'de', kind: 'form' as const, id, field, value, sourceHash: sourceHash(field) },
        })),
      ),
    );

  it('keeps the choices of its readers in the words of its owner, and answers in theirs (PREF-03, FORM-12)', async () => {
    await database.asOwner(`update website set languages = '[{"code":"de","isVisible":true}]'`);
    const german = siteInLanguage(await shop.load(), 'de');
    const options = ['A print', 'An order'];
    const fields = [
      { ...newField('email', 'email', 'Email'), isRequired: true },
      { ...newField('select', 'about', 'About'), options },
      { ...newField('checkbox', 'wants', 'Wants'), options },
    ];
    const form = await addForm({ visitorMail: { isOn: true, subject: 'Thanks', text: 'We got it.' } }, fields);
    await translations(form, {
      ...{ 'fields.about.option:A print': 'Ein Druck', 'fields.wants.option:An order': 'Eine Bestellung' },
      ...{ 'visitorMail.subject': 'Danke', 'visitorMail.text': 'Ist angekommen.' },
    });
    const scene = openForms();
    const reader = visitor(scene, '10.0.9.1', german);
    const key = await reader.keyFor(form);
    const answers = { email: 'ada@example.com', about: 'Ein Druck', wants: ['A print', 'Eine Bestellung'] };
    expect((await reader.save(form, key, answers)).status).toBe(200);
    const [kept] = await stored(form);
    expect(kept?.answers).toMatchObject([{}, { rawTitle: 'About', value: 'A print' }, { values: options }]);
    await runJobs(scene);
    const sent = (await mails()).find(({ recipient }) => recipient.includes('ada@example.com'));
    expect([sent?.subject, sent?.html.includes('Ist angekommen.')]).toEqual(['Danke', true]);
    await database.asOwner(`update website set languages = '[]'`);
  });
});
