import type {
  AppFormResponse,
  AppFormsResponse,
  AppMailingListsResponse,
  AppSubmissionsResponse,
  AppSubscribersResponse,
} from '@quoin/contract/endpoints/content';
import {
  appFormPath,
  appFormsPath,
  appMailingListsPath,
  appSubmissionsPath,
  appSubscribersPath,
} from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import { keptAnswers, newField } from '@quoin/domain/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SitePages } from '../../storefront/answering/sitePages.ts';
import { type AppCall, type AppClient, answerOf, createAppClient, signInMember } from '../../testing/appClient.ts';
import { addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { clearSubmissions, insertSubmission } from '../storage/formSubmissions.ts';
import { hashOf } from '../submissionKey.ts';

let database: TestDatabase;
let client: AppClient;
let shop: TestShop;
let owner = '';
let editor = '';
let campaigns = '';

beforeAll(async () => {
  database = await createTestDatabase();
  client = createAppClient({ db: database.db, pages: { invalidate: () => undefined } as unknown as SitePages });
  shop = await addShop(database.db, { identifier: 'first' });
  owner = await signInMember(client, shop.id, 'owner', { isOwner: true });
  editor = await signInMember(client, shop.id, 'editor', { roles: [ROLES.editor] });
  campaigns = await signInMember(client, shop.id, 'campaigns', { roles: [ROLES.campaignsEditor] });
});
afterAll(() => database.close());

const call = (made: AppCall, session = owner) => client.callAs(session, made);
const post = (path: string, body: unknown, session = owner) => call({ method: 'POST', path, body }, session);

async function makeForm(name: string): Promise<AppFormResponse['form']> {
  const reply = await post(appFormsPath('first'), { name, kind: 'form', mailingListId: null });
  return answerOf<AppFormResponse>(reply).form;
}

async function submit(
  formId: string,
  message: string,
  folder: 'inbox' | 'spam' = 'inbox',
  type: 'textarea' | 'number' | 'password' = 'textarea',
): Promise<string> {
  const fields = [newField('email', 'email', 'Email'), newField(type, 'message', 'Message')];
  const answers = keptAnswers(fields, { email: 'ada@example.com', message });
  const submission = {
    ...{ formId, answers, folder, email: 'ada@example.com', sender: '', language: '', spamReasons: [] },
    ...{ keyHash: hashOf(formId, message), contentHash: hashOf(message), search: message },
    page: { title: 'Contact', id: '', path: '/contact', contentSource: 'c', permissionType: '1' },
  };
  return (await database.db.inSite({ websiteId: shop.id }, (trx) => insertSubmission(trx, shop.id, submission)))!;
}

describe('a form', () => {
  it('is made, changed on what one has seen, cleaned, taken away and brought back', async () => {
    const form = await makeForm('Contact');
    expect(form.fields.map(({ type }) => type)).toEqual(['name', 'email', 'textarea']);
    const path = appFormPath('first', form.id);
    const submissionMessage = '<p onclick="x()">Thanks<script>alert(1)</script></p>';
    const edit = {
      name: 'Write to us',
      fields: [...form.fields, newField('select', 'size', '')],
      settings: { ...form.settings, submissionMessage, successRedirect: 'javascript:alert(1)' },
      revision: form.revision,
    };
    const refused = await call({ method: 'PUT', path, body: edit });
    expect([refused.status, answerOf<{ fields: object }>(refused).fields]).toEqual([
      422,
      {
        'fields.3': 'Enter a title for the field.',
        successRedirect: 'Enter a page of this site (/thanks) or a full URL (https://…).',
      },
    ]);
    const good = { ...edit, fields: form.fields, settings: { ...edit.settings, successRedirect: '' } };
    const saved = answerOf<AppFormResponse>(await call({ method: 'PUT', path, body: good })).form;
    expect([saved.name, saved.settings.submissionMessage]).toEqual(['Write to us', '<p>Thanks</p>']);
    const clash = await call({ method: 'PUT', path, body: good });
    expect([clash.status, answerOf<AppFormResponse>(clash).form.revision]).toEqual([409, form.revision + 1]);
    expect((await call({ method: 'DELETE', path })).status).toBe(204);
    expect((await call({ path })).status).toBe(404);
    expect((await post(`${path}/restore`, {})).status).toBe(204);
    expect((await call({ path })).status).toBe(200);
    const version = await database.asOwner<{ version: number }>(
      `select published_version as version from website where id = '${shop.id}'`,
    );
    expect(version[0]?.version).toBeGreaterThan(3);
  });

  it('names one thing at a time', async () => {
    await makeForm('Twice');
    for (const kind of ['form', 'newsletter']) {
      const reply = await post(appFormsPath('first'), { name: 'TWICE', kind, mailingListId: null });
      expect([reply.status, answerOf<{ errorKey: string }>(reply).errorKey]).toEqual([409, 'formNameTaken']);
    }
    expect(await database.asOwner(`select name from mailing_list where name = 'TWICE'`)).toEqual([]);
  });

  it('refuses to bring one back whose name another has by now', async () => {
    const first = await makeForm('Again');
    const path = appFormPath('first', first.id);
    await call({ method: 'DELETE', path });
    await makeForm('AGAIN');
    const reply = await post(`${path}/restore`, {});
    expect([reply.status, answerOf<{ errorKey: string }>(reply).errorKey]).toEqual([409, 'formNameTaken']);
  });
});

describe('the inbox', () => {
  const list = async (query: Record<string, string>, session = owner) =>
    answerOf<AppSubmissionsResponse>(await call({ path: appSubmissionsPath('first'), query }, session)).submissions;

  it('shows, filters, marks, moves, deletes and restores', async () => {
    const form = await makeForm('Inbox');
    const [one = '', two = ''] = [await submit(form.id, 'The blue one'), await submit(form.id, 'The red one')];
    await submit(form.id, 'Buy now', 'spam');
    const act = (name: string, ids: readonly string[], session = owner) =>
      post(appSubmissionsPath('first'), { act: name, ids }, session);
    const ids = async (query: Record<string, string>) => (await list({ form: form.id, ...query })).map(({ id }) => id);
    expect(await ids({})).toEqual([two, one]);
    expect(await ids({ search: 'BLUE' })).toEqual([one]);
    expect(await ids({ folder: 'spam' })).toHaveLength(1);
    await act('read', [two]);
    expect(await ids({ unread: 'yes' })).toEqual([one]);
    await act('spam', [one]);
    expect([await ids({}), (await ids({ folder: 'spam' })).length]).toEqual([[two], 2]);
    await act('inbox', [one]);
    await act('delete', [one, two]);
    expect(await ids({})).toEqual([]);
    await act('restore', [one, two]);
    expect(await ids({})).toHaveLength(2);
    const forms = answerOf<AppFormsResponse>(await call({ path: appFormsPath('first') })).forms;
    expect(forms.find(({ id }) => id === form.id)).toMatchObject({ submissionCount: 2, unreadCount: 1, spamCount: 1 });
    // Editors read, and change nothing; who looks after lists sees no submission (reliability 1.7).
    expect(await list({}, editor)).not.toEqual([]);
    expect((await act('delete', [one], editor)).status).toBe(403);
    expect((await call({ path: appSubmissionsPath('first') }, campaigns)).status).toBe(403);
  });

  it('is exported without a cell that a table program would run (SC-42)', async () => {
    const form = await makeForm('Export');
    for (const message of ['=cmd|x', '+1', '-1', '@x', '\tx', '\r=1', ';=1', 'He said "hi"\nand left'])
      await submit(form.id, message);
    const reply = await call({ path: `${appSubmissionsPath('first')}.csv`, query: { form: form.id } });
    const text = String(reply.body);
    expect(reply.headers?.['content-type']).toBe('text/csv; charset=utf-8');
    expect(text).toMatch(/^\uFEFFSubmitted on,Form,Email,Message,Page,Page address\r\n/);
    for (const cell of [
      ",'=cmd|x,",
      ",'+1,",
      ",'-1,",
      ",'@x,",
      '"\'\tx"',
      '"\'\r=1"',
      '";=1"',
      '"He said ""hi""\nand left"',
    ])
      expect(text).toContain(cell);
    expect(text).not.toMatch(/(?:\r\n|,)"?[=+\-@\t\r]/);
  });

  it('is exported with numbers as numbers where a number was asked for (SC-42)', async () => {
    const form = await makeForm('Numbers');
    await submit(form.id, '-1.5', 'inbox', 'number');
    const reply = await call({ path: `${appSubmissionsPath('first')}.csv`, query: { form: form.id } });
    expect(String(reply.body)).toContain(',-1.5,');
  });

  it('shows of a password only that there is one, and of none that there is none (FORM-15)', async () => {
    const form = await makeForm('Secrets');
    await submit(form.id, 'hunter2', 'inbox', 'password');
    await submit(form.id, '', 'inbox', 'password');
    // Both may come within one millisecond: then either is the newer one.
    const shown = (await list({ form: form.id })).map(({ answers }) => answers[1]?.value ?? '');
    expect(shown.sort()).toEqual(['', '••••••••']);
    const reply = await call({ path: `${appSubmissionsPath('first')}.csv`, query: { form: form.id } });
    expect(String(reply.body)).not.toContain('hunter2');
  });

  it('forgets for good what was deleted a month ago, and old spam', async () => {
    const form = await makeForm('Old');
    const [old, kept] = [await submit(form.id, 'Old spam', 'spam'), await submit(form.id, 'Kept')];
    await database.asOwner(
      `update form_submission set created_at = now() - interval '31 days' where id in ('${old}', '${kept}')`,
    );
    const before = new Date(Date.now() - 30 * 86_400_000);
    await database.db.inSite({ websiteId: shop.id }, (trx) => clearSubmissions(trx, shop.id, before));
    expect((await list({ form: form.id })).map(({ id }) => id)).toEqual([kept]);
    expect(await list({ form: form.id, folder: 'spam' })).toEqual([]);
  });
});

describe('mailing lists', () => {
  async function makeList(name: string): Promise<string> {
    const body = { name, description: '', isDoubleOptIn: true, sendsWelcome: false, revision: 0 };
    return answerOf<{ id: string }>(await post(appMailingListsPath('first'), body, campaigns)).id;
  }
  const people = async (listId: string) =>
    answerOf<AppSubscribersResponse>(await call({ path: appSubscribersPath('first', listId) })).subscribers;

  it('take in who agreed, and never bring back who left', async () => {
    const listId = await makeList('Letters');
    const add = (email: string, hasConsent = true) =>
      post(appSubscribersPath('first', listId), { email, fullName: '', hasConsent });
    expect((await add('ada@example.com', false)).status).toBe(422);
    expect((await add('ａｄａ＠example。com')).status).toBe(204);
    expect((await add('ADA@example.com')).status).toBe(409);
    const [ada] = await people(listId);
    await post(appSubscribersPath('first', listId, 'subscribers/acts'), { act: 'unsubscribe', ids: [ada?.id] });
    expect(await people(listId)).toMatchObject([{ email: 'ada@example.com', state: 'unsubscribed' }]);
    const text =
      'Name;E-Mail\nBob;bob@example.com\nAda;ada@example.com\n;nobody\nBob;BOB@example.com\n=1+1;eve@example.com';
    const imported = await post(appSubscribersPath('first', listId, 'subscribers/import'), { text, hasConsent: true });
    expect(answerOf(imported)).toEqual({ added: 2, known: 0, refused: 1, invalid: 1, leftOut: 0 });
    const parted = { text: 'Name|E-Mail\nZoë|zoe@example.com', separator: '|', hasConsent: true };
    const path = appSubscribersPath('first', listId, 'subscribers/import');
    expect(answerOf(await post(path, parted))).toMatchObject({ added: 1 });
    expect((await post(path, { ...parted, separator: ';' })).status).toBe(422);
    expect((await post(path, { ...parted, separator: 'x' })).status).toBe(400);
    const csv = String((await call({ path: appSubscribersPath('first', listId, 'subscribers.csv') })).body);
    expect(csv).toContain("eve@example.com,'=1+1,subscribed,Import");
    expect(csv).toContain('ada@example.com,,unsubscribed');
  });

  it('come with the day since which they are on a list elsewhere, in the order that was chosen (table files)', async () => {
    const listId = await makeList('Moved here');
    const path = appSubscribersPath('first', listId, 'subscribers/import');
    const text = [
      'Email,Subscribed on,Status',
      ...[
        'a@example.com,03/04/2025,subscribed',
        'b@example.com,2025年4月5日,',
        'c@example.com,04/04/2025,unsubscribed',
      ],
      ...['d@example.com,46355,', 'e@example.com,01/01/2199,'],
    ].join('\n');
    const imported = await post(path, { text, dateOrder: 'dmy', hasConsent: true });
    expect(answerOf(imported)).toEqual({ added: 4, known: 0, refused: 0, invalid: 0, leftOut: 1 });
    const days = Object.fromEntries(
      (await people(listId)).map(({ email, createdAt, confirmedAt }) => [
        email,
        [createdAt === confirmedAt, new Date(createdAt + 12 * 3_600_000).toISOString().slice(0, 10)],
      ]),
    );
    expect(days).toMatchObject({ 'a@example.com': [true, '2025-04-03'], 'b@example.com': [true, '2025-04-05'] });
    expect((await people(listId)).every(({ createdAt }) => createdAt <= Date.now())).toBe(true);
    expect((await post(path, { text, dateOrder: 'day first', hasConsent: true })).status).toBe(400);
  });

  it('stay as long as a form leads there, and are counted', async () => {
    const made = await post(appFormsPath('first'), { name: 'News', kind: 'newsletter', mailingListId: null });
    const { form } = answerOf<AppFormResponse>(made);
    const listId = form.settings.mailingListId ?? '';
    const path = `${appMailingListsPath('first')}/${listId}`;
    expect(answerOf<{ error: string }>(await call({ method: 'DELETE', path })).error).toBe(
      'News uses this list. Select another list there first.',
    );
    await call({ method: 'DELETE', path: appFormPath('first', form.id) });
    expect((await call({ method: 'DELETE', path })).status).toBe(204);
    const { lists } = answerOf<AppMailingListsResponse>(await call({ path: appMailingListsPath('first') }));
    expect(lists.map(({ name, subscribed, unsubscribed }) => [name, subscribed, unsubscribed])).toEqual([
      ['Letters', 3, 1],
      ['Moved here', 4, 0],
    ]);
  });
});
