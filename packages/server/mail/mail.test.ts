import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueueOrderConfirmation } from '../orders/mails/enqueueOrderConfirmation.ts';
import { mailJobs } from '../orders/mails/mailJobs.ts';
import { hashOrderToken, orderToken } from '../orders/orderToken.ts';
import { createMail } from '../platform/gateways/mail/createMail.ts';
import type { MailGateway } from '../platform/gateways/mail/mailGateway.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { type JobWorker, startJobWorker } from '../platform/jobs/worker.ts';
import { addOrder, addShop, type TestOrder, type TestShop } from '../testing/appShop.ts';
import { createTestDatabase, SILENT, type TestDatabase } from '../testing/database.ts';
import { SEND_MAIL_JOB } from './enqueueMail.ts';
import { headersOf, type MailServer, startMailServer, unquote } from './testing/mailServer.ts';

const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
const keyFor = (purpose: string) => createHmac('sha256', 'key of this test').update(purpose).digest();

let test: TestDatabase;
let shop: TestShop;
let server: MailServer;
let gateway: MailGateway;
const workers: JobWorker[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  shop = await addShop(test.db, { identifier: 'salt', title: 'Salt & Paper, "Prints"' });
  const settings = JSON.stringify({ contactEmail: 'hello@salt.example' });
  await test.asOwner('update website set settings = $1 where id = $2', [settings, shop.id]);
});
afterAll(() => test.close());
beforeEach(async () => {
  server = await startMailServer();
  gateway = createMail({ smtpUrl: server.url });
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  gateway.close();
  await server.close();
  await test.asOwner('delete from job');
  await test.asOwner('delete from mail');
});

let lastNumber = 1000;

function placeOrder(more: Partial<TestOrder> = {}): Promise<string> {
  lastNumber += 1;
  return addOrder(test.db, shop, {
    number: lastNumber,
    email: 'ada@example.com',
    fullName: 'Ada Kern',
    placedAt: new Date('2026-11-21T10:00:00Z'),
    lines: [{ title: 'Dunes', sku: 'DUNES', variantDescription: 'A2', quantity: 2, unitPrice: 4900n }],
    shipping: 490n,
    tokenHash: (id) => hashOrderToken(orderToken({ keyFor }, shop.id, id))!,
    ...more,
  });
}

const owe = (orderId: string) =>
  test.db.inSite({ websiteId: shop.id }, (trx) => enqueueOrderConfirmation(trx, { websiteId: shop.id, orderId }));

async function placeAndOwe(more: Partial<TestOrder> = {}): Promise<string> {
  const orderId = await placeOrder(more);
  await owe(orderId);
  return orderId;
}

const handlers = (mail: MailGateway = gateway) => mailJobs({ db: test.db, keyFor, mail, config });

/** Retries come a hundred times sooner than in production. */
function work(jobs: ReadonlyMap<string, JobHandler> = handlers()): void {
  workers.push(
    startJobWorker({
      ...{ db: test.db, handlers: jobs, log: SILENT, now: Date.now, idlePollMs: 10 },
      workerId: `worker-${workers.length}`,
      roll: () => -0.49,
    }),
  );
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

interface MailState {
  readonly state: string;
  readonly recipient: string;
  readonly last_error: string | null;
  readonly sent_at: Date | null;
}
const mails = () => test.asOwner<MailState>('select state, recipient, last_error, sent_at from mail order by id');
const allAre = async (state: string, count: number) => {
  const rows = await mails();
  return rows.length === count && rows.every((row) => row.state === state);
};
const noJobsLeft = async () => {
  const [row] = await test.asOwner<{ n: number }>("select count(*)::int as n from job where state <> 'done'");
  return row?.n === 0;
};

describe('the confirmation of an order', () => {
  it('is sent once, with the headers of one honest mail (SC-43)', async () => {
    const orderId = await placeAndOwe();
    work();
    await until(() => allAre('sent', 1));
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    const [row] = await test.asOwner<{ id: string }>('select id from mail');
    expect(mail).toMatchObject({ sender: 'hello@salt.example', recipients: ['ada@example.com'] });
    expect(headersOf(mail!, 'To')).toEqual(['Ada Kern <ada@example.com>']);
    expect(headersOf(mail!, 'From')).toEqual(['"Salt & Paper, Prints" <hello@salt.example>']);
    expect(headersOf(mail!, 'Subject')).toEqual([`Your order #${lastNumber}`]);
    expect(headersOf(mail!, 'Message-ID')).toEqual([`<${row?.id}@salt.example>`]);
    expect(headersOf(mail!, 'Auto-Submitted')).toEqual(['auto-generated']);
    expect(headersOf(mail!, 'Content-Type')[0]).toMatch(/^multipart\/alternative;/);
    expect([...headersOf(mail!, 'Cc'), ...headersOf(mail!, 'Bcc')]).toEqual([]);
    const body = unquote(mail!.source);
    const statusUrl = `http://salt.localhost:3000/order/${orderToken({ keyFor }, shop.id, orderId)}`;
    for (const part of [statusUrl, '$98.00', '$4.90', '$102.90', '12 Harbour Street', 'Quantity 2']) {
      expect(body.split(part).length - 1, part).toBeGreaterThanOrEqual(2);
    }
  });

  it('writes amounts and the day as the site’s language does, in HTML and in text', async () => {
    await test.asOwner("update website set language = 'de-DE' where id = $1", [shop.id]);
    await placeAndOwe();
    work();
    await until(() => allAre('sent', 1));
    await test.asOwner("update website set language = 'en-US' where id = $1", [shop.id]);
    const [row] = await test.asOwner<{ html: string; text: string }>('select html, text from mail');
    for (const part of [row!.html, row!.text].map((text) => text.replaceAll('\u00a0', ' '))) {
      for (const fact of ['21. November 2026', '98,00 $', '4,90 $', '102,90 $']) expect(part).toContain(fact);
    }
  });

  it('is owed by the transaction that makes the order, or not at all (ORD-7)', async () => {
    const orderId = await placeOrder();
    const broken = test.db.inSite({ websiteId: shop.id }, async (trx) => {
      await enqueueOrderConfirmation(trx, { websiteId: shop.id, orderId });
      throw new Error('no order after all');
    });
    await expect(broken).rejects.toThrow('no order after all');
    expect(await test.asOwner('select 1 from job')).toEqual([]);
  });

  it('is written and sent once, however often it is owed and its jobs run (JOB-1)', async () => {
    const orderId = await placeAndOwe();
    await owe(orderId);
    const twice = new Map(
      [...handlers()].map(([kind, handle]): [string, JobHandler] => [
        kind,
        async (job, signal) => {
          await handle(job, signal);
          await handle(job, signal);
        },
      ]),
    );
    work(twice);
    work(twice);
    await until(noJobsLeft);
    await test.asOwner("update job set state = 'waiting', attempts = 0, finished_at = null, run_at = now()");
    await until(noJobsLeft);
    expect(await mails()).toMatchObject([{ state: 'sent' }]);
    expect(server.received).toHaveLength(1);
  });

  it('stays in the mailbox when there is no mail server', async () => {
    await placeAndOwe();
    work(handlers(createMail({ smtpUrl: null })));
    await until(() => allAre('kept', 1));
    expect(await mails()).toMatchObject([{ recipient: 'Ada Kern <ada@example.com>', last_error: null }]);
    expect((await mails())[0]?.sent_at).toBeInstanceOf(Date);
    expect(server.received).toEqual([]);
  });

  it('links to the configured domain of its site, and comes from there when the owner gave no address (SC-33)', async () => {
    const other = await addShop(test.db, { identifier: 'plain' });
    const address = { website_id: other.id, host: 'plain.example' };
    await test.db.acrossSites((trx) => trx.insertInto('website_host').values(address).execute());
    const first = shop;
    shop = other;
    try {
      await placeAndOwe();
      work();
      await until(() => server.received.length === 1);
    } finally {
      shop = first;
    }
    expect(server.received[0]?.sender).toBe('orders@plain.example');
    expect(unquote(server.received[0]!.source)).toContain('http://plain.example:3000/order/');
  });
});

describe('a mail server in trouble', () => {
  it('is down, then says come again, then takes every mail once (FT-9)', async () => {
    const port = Number(new URL(server.url).port);
    await server.close();
    const orders = [];
    for (let count = 0; count < 12; count += 1) orders.push(await placeAndOwe({ email: `buyer${count}@example.com` }));
    work();
    const hasFailed = (text: string) => async () => {
      const rows = await mails();
      return (
        rows.length === 12 && rows.every((row) => row.state === 'waiting' && (row.last_error ?? '').includes(text))
      );
    };
    await until(hasFailed('ECONNREFUSED'));
    server = await startMailServer(port);
    server.mood = 'refuse';
    await until(hasFailed('451'));
    expect(server.received).toEqual([]);
    server.mood = 'take';
    await until(() => allAre('sent', 12));
    await until(noJobsLeft);
    const recipients = server.received.flatMap((mail) => mail.recipients).sort();
    expect(recipients).toEqual(orders.map((_, count) => `buyer${count}@example.com`).sort());
    expect((await mails()).every((row) => row.last_error === null)).toBe(true);
  });

  it('takes a mail and hangs up: the second copy has the same Message-ID', async () => {
    server.mood = 'drop';
    await placeAndOwe();
    work();
    await until(() => server.received.length > 0);
    server.mood = 'take';
    await until(() => allAre('sent', 1));
    const ids = server.received.flatMap((mail) => headersOf(mail, 'Message-ID'));
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  it('never takes it: the mail ends as failed, where the owner sees it (JOB-2)', async () => {
    server.mood = 'refuse';
    await placeAndOwe();
    const few = new Map(handlers());
    const send = few.get(SEND_MAIL_JOB)!;
    few.set(SEND_MAIL_JOB, (job, signal) => send({ ...job, maxAttempts: job.attempt }, signal));
    work(few);
    await until(() => allAre('failed', 1));
    expect((await mails())[0]).toMatchObject({ sent_at: null, last_error: expect.stringContaining('451') });
  });
});

describe('names and addresses that want to be more (SC-43)', () => {
  it.each([
    ['a header', 'Ada\r\nBcc: x@y.example'],
    ['a second address', 'Ada" <x@y.example>, "Bob'],
    ['a bare line feed', 'Ada\nTo: x@y.example'],
    ['a group', 'Friends: x@y.example, z@y.example;'],
    ['comments without end', '('.repeat(5000)],
    ['an encoded word', '=?utf-8?q?=0D=0ABcc:_x@y.example?='],
    ['another language', 'Åsa Øst 山田'],
  ])('%s in the name: one RCPT, no header of its own', async (_, fullName) => {
    await placeAndOwe({ fullName });
    work();
    await until(() => allAre('sent', 1));
    const [mail] = server.received;
    expect(server.received).toHaveLength(1);
    expect(mail?.recipients).toEqual(['ada@example.com']);
    expect(headersOf(mail!, 'To')).toHaveLength(1);
    expect(mail!.source.split('\r\n\r\n', 1)[0]).not.toMatch(/^(?:B?cc|Reply-To):/im);
  });

  it.each(['a@b\r\nRCPT TO:<x@y.example>', '"a@evil" <b@c.example>', 'a@b.example,c@d.example', 'g: a@b.example;', ''])(
    'sends nothing to %j, and says so in the mailbox',
    async (email) => {
      await placeAndOwe({ email });
      work();
      await until(() => allAre('failed', 1));
      await until(noJobsLeft);
      expect(server.offered()).toBe(0);
      expect((await mails())[0]?.recipient).not.toMatch(/[\r\n<>]/);
    },
  );
});
