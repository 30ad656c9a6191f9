import { createHmac } from 'node:crypto';
import { MAIL_KINDS, type MailKind, type MailMessage, orderConfirmationMail } from '@quoin/rendering/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailJobs } from '../orders/mails/mailJobs.ts';
import { createMail } from '../platform/gateways/mail/createMail.ts';
import { startJobWorker } from '../platform/jobs/worker.ts';
import { loadSiteById, type Site } from '../sites/storage/sites.ts';
import { type AppClient, answerOf, createAppClient } from '../testing/appClient.ts';
import { addShop, type TestShop } from '../testing/appShop.ts';
import { createTestDatabase, SILENT, type TestDatabase } from '../testing/database.ts';
import { writeMail } from './composeMail.ts';
import { headersOf, type MailServer, startMailServer, unquote } from './testing/mailServer.ts';

const PASSWORD = 'correct horse battery';
const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
const keyFor = (purpose: string) => createHmac('sha256', 'key of this test').update(purpose).digest();

let database: TestDatabase;
let client: AppClient;
let shop: TestShop;
let site: Site;
let owner: string;
let manager: string;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  client = createAppClient({ db: database.db });
});
afterAll(() => database.close());
beforeEach(async () => {
  // What the tests before owed is theirs.
  await database.asOwner('delete from job');
  count += 1;
  shop = await addShop(database.db, { identifier: `mails${count}`, title: 'Salt & Paper' });
  await database.asOwner('update website set settings = $1 where id = $2', [
    '{"contactEmail":"owner@salt.example"}',
    shop.id,
  ]);
  site = (await database.db.inSite({ websiteId: shop.id }, (trx) => loadSiteById(trx, shop.id)))!;
  owner = await person([], true);
  manager = await person([8]);
});

async function person(roles: readonly number[], isOwner = false): Promise<string> {
  count += 1;
  const email = `mailer${count}@example.com`;
  const created = await client.accounts.createAccount({ email, password: PASSWORD, displayName: 'Somebody' });
  if (!created.ok) throw new Error(created.problem.code);
  await client.accounts.addMember({ websiteId: shop.id, accountId: created.value, roles, isOwner });
  const session = await client.accounts.signIn({ email, password: PASSWORD, previousToken: null });
  if (!session.ok) throw new Error(session.problem.code);
  return session.value.token;
}

const path = () => `/api/app/sites/${shop.identifier}/mails/orderConfirmation`;
const save = (html: string, more: object = {}, who = owner) =>
  client.callAs(who, {
    method: 'PUT',
    path: path(),
    body: { subject: 'We pack {order.number}', html, baseRevision: 0, ...more },
  });

/** Every kind, filled with its sample, as the events would write it. */
function writeAll(secret?: string): Promise<void> {
  return database.db.inSite({ websiteId: shop.id }, async (trx) => {
    for (const kind of MAIL_KINDS) {
      const made = {
        ...kind,
        dataOf: (_: MailMessage, from: Parameters<typeof kind.sampleData>[0]) => kind.sampleData(from),
      };
      await writeMail({ config }, trx, site, {
        kind: made as MailKind<MailMessage>,
        input: { subject: '', heading: '', paragraphs: [] },
        to: { name: 'Ada', email: `${kind.name}@example.com` },
        dedupeKey: `test:${kind.name}`,
        ...(secret === undefined ? {} : { secret }),
      });
    }
  });
}

const mails = () =>
  database.asOwner<{ kind: string; subject: string; html: string; text: string; state: string; recipient: string }>(
    'select kind, subject, html, text, state, recipient from mail where website_id = $1 order by kind, recipient',
    [shop.id],
  );

describe('an owner’s template', () => {
  it('is used from the next mail on, with a text part of its own', async () => {
    const html = '<h1>Hi {order.firstName|htmlattr}</h1><p>{order.number|htmlattr}</p>';
    expect(answerOf(await save(html))).toMatchObject({ revision: 1, problems: [] });
    await writeAll();
    const mail = (await mails()).find(({ kind }) => kind === 'orderConfirmation');
    expect(mail).toMatchObject({
      subject: 'We pack #1001',
      html: '<h1>Hi Ada</h1><p>#1001</p>',
      text: 'Hi Ada\n\n#1001\n',
    });
  });

  it('is not kept with a mistake, and says where it is', async () => {
    const refused = await save('<p>one</p>\n{.section order}');
    expect(refused.status).toBe(422);
    const { problems } = answerOf<{ problems: { line: number; file: string; severity: string }[] }>(refused);
    expect(problems[0]).toMatchObject({ severity: 'error', file: 'html', line: 2 });
    expect(await database.asOwner('select 1 from mail_template where website_id = $1', [shop.id])).toEqual([]);
  });

  it('is never overwritten unseen, and only by those who may (AUT-2)', async () => {
    expect((await save('<p>a</p>')).status).toBe(200);
    expect((await save('<p>b</p>')).status).toBe(409);
    expect((await save('<p>b</p>', { baseRevision: 1 })).status).toBe(200);
    expect((await save('<p>c</p>', { baseRevision: 2 }, manager)).status).toBe(403);
    expect((await client.callAs(manager, { path: path() })).status).toBe(200);
    expect((await client.callAs(owner, { method: 'DELETE', path: path() })).status).toBe(204);
    expect(answerOf(await client.callAs(owner, { path: path() }))).toEqual({ own: null });
    const log = await database.asOwner<{ action: string }>('select action from audit_event where website_id = $1', [
      shop.id,
    ]);
    expect(log.map(({ action }) => action).sort()).toEqual([
      'mailTemplate.reset',
      'mailTemplate.update',
      'mailTemplate.update',
    ]);
  });

  it('that cannot be used loses no mail: the standard one is sent and the owner is told, once', async () => {
    await database.asOwner(
      `insert into mail_template (website_id, kind, subject, html, updated_at) values ($1, 'orderConfirmation', 'x', '{.section order}', now())`,
      [shop.id],
    );
    await writeAll();
    await database.db.inSite({ websiteId: shop.id }, (trx) =>
      writeMail({ config }, trx, site, {
        kind: { ...orderConfirmationMail, dataOf: (_, from) => orderConfirmationMail.sampleData(from) },
        input: {} as never,
        to: { name: '', email: 'second@example.com' },
        dedupeKey: 'second',
      }),
    );
    const all = await mails();
    const confirmations = all.filter(({ kind }) => kind === 'orderConfirmation');
    expect(confirmations).toHaveLength(2);
    for (const { html } of confirmations) expect(html).toContain('Thank you, Ada');
    const told = all.filter(
      ({ kind, recipient }) => kind === 'mailTemplateBroken' && recipient === 'owner@salt.example',
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`/${shop.identifier}/config/settings/mails/orderConfirmation`);
    const list = answerOf<{ own: { brokenAt: number | null; problem: string }[] }>(
      await client.callAs(owner, { path: `/api/app/sites/${shop.identifier}/mails` }),
    );
    expect(list.own[0]?.brokenAt).not.toBeNull();
    expect(list.own[0]?.problem).toContain('html 1:');
  });

  it('is tried out by a mail to whoever asks, and to nobody else', async () => {
    const body = { subject: 'Hello {order.number}', html: '<p>x</p>' };
    const sent = await client.callAs(owner, { method: 'POST', path: `${path()}/test`, body });
    expect(sent.status).toBe(200);
    const [mail] = await mails();
    expect(mail?.subject).toBe('[Test] Hello #1001');
    expect(mail?.recipient).toContain(answerOf<{ recipient: string }>(sent).recipient);
  });
});

describe('what makes a mail’s link work', () => {
  it('is not in the mailbox of people who may read orders, and gone once sent', async () => {
    const secret = 'sample';
    await writeAll(secret);
    const invite = (
      await database.asOwner<{ id: string }>(
        "select id from mail where website_id = $1 and kind = 'contributorInvite'",
        [shop.id],
      )
    )[0]!.id;
    const show = async (who: string) =>
      answerOf<{ mail: { text: string } }>(
        await client.callAs(who, { path: `/api/app/sites/${shop.identifier}/mailbox/${invite}` }),
      ).mail.text;
    expect(await show(manager)).not.toContain('invitation#sample');
    expect(await show(owner)).not.toContain('invitation#sample');
    await database.asOwner("update mail set state = 'kept' where id = $1", [invite]);
    expect(await show(manager)).not.toContain('invitation#sample');
    expect(await show(owner)).toContain('invitation#sample');
  });
});

describe('a mail server in trouble', () => {
  it('is down, then takes every kind of mail once, whole (FT-9)', async () => {
    let server: MailServer = await startMailServer();
    const port = Number(new URL(server.url).port);
    const gateway = createMail({ smtpUrl: server.url });
    await server.close();
    await writeAll('sample');
    const worker = startJobWorker({
      ...{ db: database.db, log: SILENT, now: Date.now, idlePollMs: 10, workerId: 'mails', roll: () => -0.49 },
      handlers: mailJobs({ db: database.db, keyFor, mail: gateway, config }),
    });
    try {
      const states = async () => (await mails()).map(({ state }) => state);
      await expect
        .poll(async () => (await lastErrors()).every((text) => text.includes('ECONNREFUSED')), { timeout: 20_000 })
        .toBe(true);
      server = await startMailServer(port);
      await expect.poll(states, { timeout: 30_000 }).toEqual(MAIL_KINDS.map(() => 'sent'));
      const recipients = server.received.flatMap((mail) => mail.recipients).sort();
      expect(recipients).toEqual(MAIL_KINDS.map(({ name }) => `${name}@example.com`).sort());
      const invite = server.received.find((mail) => mail.recipients.includes('contributorInvite@example.com'))!;
      expect(unquote(invite.source)).toContain('invitation#sample');
      for (const mail of server.received) {
        for (const name of ['Message-ID', 'Date', 'Subject', 'From', 'To', 'Auto-Submitted']) {
          expect(headersOf(mail, name), name).toHaveLength(1);
        }
        expect(headersOf(mail, 'Content-Type')[0]).toMatch(/^multipart\/alternative;/);
        expect(headersOf(mail, 'List-Unsubscribe')).toEqual([]);
      }
      const kept = await database.asOwner('select 1 from mail where website_id = $1 and secret is not null', [shop.id]);
      expect(kept).toEqual([]);
    } finally {
      await worker.stop();
      gateway.close();
      await server.close();
    }
  }, 60_000);

  const lastErrors = async () =>
    (
      await database.asOwner<{ error: string | null }>('select last_error as error from mail where website_id = $1', [
        shop.id,
      ])
    ).map(({ error }) => error ?? '');
});

describe('the outbox', () => {
  it('tries a failed mail again, and sends a sent one once more', async () => {
    await writeAll();
    await database.asOwner("update mail set state = 'failed' where website_id = $1", [shop.id]);
    const [row] = await database.asOwner<{ id: string }>('select id from mail where website_id = $1 limit 1', [
      shop.id,
    ]);
    const again = () =>
      client.callAs(manager, { method: 'POST', path: `/api/app/sites/${shop.identifier}/mailbox/${row?.id}/sending` });
    const before = (await mails()).length;
    expect(answerOf(await again())).toEqual({ mailId: row?.id });
    await database.asOwner("update mail set state = 'sent' where website_id = $1", [shop.id]);
    const repeated = answerOf<{ mailId: string }>(await again());
    expect(repeated.mailId).not.toBe(row?.id);
    expect(await mails()).toHaveLength(before + 1);
    const failed = await client.callAs(manager, {
      path: `/api/app/sites/${shop.identifier}/mailbox`,
      query: { state: 'failed' },
    });
    expect(answerOf<{ mails: unknown[] }>(failed).mails).toEqual([]);
  });
});
