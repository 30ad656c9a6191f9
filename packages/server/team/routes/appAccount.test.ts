import { randomBytes } from 'node:crypto';
import {
  APP_ACCOUNT_PATH,
  APP_FORGOT_PATH,
  APP_LANGUAGE_PATH,
  APP_PASSWORD_PATH,
  APP_RESET_PATH,
  APP_SESSION_PATH,
  APP_SESSIONS_PATH,
  type AppAccountResponse,
  type AppMailResponse,
  type AppSessionResponse,
  appLeavePath,
  appMailPath,
  appSessionPath,
} from '@quoin/contract/endpoints/running';
import { FRESH_SIGN_IN_MS } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../platform/config.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { type AppClient, createAppClient } from '../../testing/appClient.ts';
import { addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { accountJobs } from '../accountJobs.ts';

const PASSWORD = 'correct horse battery';
let database: TestDatabase;
let client: AppClient;
let shop: TestShop;
let owner: string;
let clock = Date.parse('2026-11-21T10:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  client = createAppClient({ db: database.db, now: () => clock });
  shop = await addShop(database.db, { identifier: 'first' });
  owner = await newPerson('owner', { isOwner: true });
});
afterAll(() => database.close());

const bodyOf = <Body>(reply: Reply) => JSON.parse(String(reply.body)) as Body;
const emailOf = (name: string) => `${name}@example.com`;
const isAlive = async (session: string) => (await client.accounts.currentStaff(session)) !== null;

async function signIn(name: string, password = PASSWORD, device = 'Firefox'): Promise<string> {
  const outcome = await client.accounts.signIn({ email: emailOf(name), password, previousToken: null, device });
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.value.token;
}

async function newPerson(name: string, member: { readonly isOwner?: boolean; readonly roles?: number[] } | null) {
  const made = await client.accounts.createAccount({
    email: emailOf(name),
    password: PASSWORD,
    displayName: 'Ada Kern',
  });
  if (!made.ok) throw new Error(made.problem.code);
  const place = { websiteId: shop.id, accountId: made.value, roles: member?.roles ?? [], isOwner: false, ...member };
  if (member !== null) await client.accounts.addMember(place);
  return signIn(name);
}

/** Runs the jobs, as the worker would. */
async function workOff(): Promise<void> {
  const deps = {
    db: database.db,
    now: () => clock,
    randomBytes,
    config: { appOrigin: 'http://localhost:3000' } as Config,
  };
  const jobs = accountJobs(deps);
  const rows = await database.asOwner<{ id: string; kind: string; payload: Job['payload'] }>(
    "delete from job where kind like 'staff.%' returning id, kind, payload",
  );
  for (const row of rows) await jobs.get(row.kind)!(row as Job, new AbortController().signal);
}

const mailsTo = (name: string) =>
  database.asOwner<{ id: string; kind: string; secret: string | null; html: string }>(
    'select id, kind, secret, html from mail where recipient like $1 order by created_at desc, id desc',
    [`%${emailOf(name)}%`],
  );
const forgot = (email: string) => client.call({ method: 'POST', path: APP_FORGOT_PATH, body: { email } });
const reset = (token: string, password: string) =>
  client.call({ method: 'POST', path: APP_RESET_PATH, body: { token, password } });

async function mailedToken(name: string): Promise<string> {
  await forgot(emailOf(name));
  await workOff();
  return (await mailsTo(name)).find(({ kind }) => kind === 'staffReset')?.secret ?? '';
}

describe('a forgotten password', () => {
  it('is asked for with one answer for everybody; the mail says the rest (SES-5, SC-52)', async () => {
    await newPerson('known', { roles: [4] });
    const answers = [await forgot(emailOf('known')), await forgot('nobody@example.com')];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.status).toBe(204);
    await workOff();
    expect(await mailsTo('nobody')).toEqual([]);
    const [mail] = await mailsTo('known');
    expect(mail?.kind).toBe('staffReset');
    expect(mail?.html).not.toContain(mail?.secret);
  });

  it('is replaced by the mailed link, once; every session ends and one begins (SC-54, SES-1, SES-3)', async () => {
    const session = await newPerson('reset', { roles: [4] });
    const token = await mailedToken('reset');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await reset(token, 'sunshine1')).status).toBe(400);
    const done = await reset(token, 'a new long phrase');
    expect(done.status).toBe(200);
    expect(await isAlive(session)).toBe(false);
    expect(await isAlive(done.cookies![0]!.value)).toBe(true);
    expect((await reset(token, 'and another phrase')).status).toBe(410);
    await workOff();
    expect((await mailsTo('reset')).map(({ kind }) => kind)).toContain('staffPasswordChanged');
    expect(await signIn('reset', 'a new long phrase')).toHaveLength(43);
  });

  it('has a link that dies after an hour, with another password, and when guessed; five an hour (SC-54, SC-44)', async () => {
    await newPerson('late', { roles: [4] });
    const late = await mailedToken('late');
    const twin = await mailedToken('late');
    expect((await reset(late, 'a new long phrase')).status).toBe(200);
    expect((await reset(twin, 'a new long phrase 2')).status).toBe(410);
    expect((await reset(randomBytes(32).toString('base64url'), 'a new long phrase')).status).toBe(410);
    expect((await reset('x', 'a new long phrase')).status).toBe(410);
    const old = await mailedToken('late');
    clock += 3_600_001;
    expect((await reset(old, 'a new long phrase 3')).status).toBe(410);
    for (let count = 0; count < 8; count += 1) await forgot(emailOf('late'));
    const before = (await mailsTo('late')).length;
    await workOff();
    expect((await mailsTo('late')).length - before).toBe(5);
    owner = await signIn('owner');
  });

  it('leaves nothing in the mailbox that an administrator could use against the person', async () => {
    await newPerson('private', { roles: [4] });
    const token = await mailedToken('private');
    await database.asOwner("update mail set state = 'kept' where kind = 'staffReset'");
    const [mail] = await mailsTo('private');
    const read = await client.callAs(owner, { path: appMailPath('first', mail!.id) });
    expect(read.status).toBe(200);
    expect(bodyOf<AppMailResponse>(read).mail.text).not.toContain(token);
  });

  it('is asked for and set from our own pages only (SC-27)', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    for (const [path, body] of [
      [APP_FORGOT_PATH, { email: emailOf('owner') }],
      [APP_RESET_PATH, { token: 'x', password: PASSWORD }],
    ] as const) {
      expect((await client.call({ method: 'POST', path, body, headers })).status).toBe(403);
    }
  });
});

describe('one’s own language of the app (28.2)', () => {
  const choose = (session: string, language: unknown) =>
    client.callAs(session, { method: 'PUT', path: APP_LANGUAGE_PATH, body: { language } });
  const languageOf = async (session: string) =>
    bodyOf<AppSessionResponse>(await client.callAs(session, { path: APP_SESSION_PATH })).staff?.language;

  it('is the browser’s until one is chosen, then the same wherever the person signs in', async () => {
    const first = await newPerson('german', { roles: [4] });
    expect(await languageOf(first)).toBeNull();
    expect((await choose(first, 'de')).status).toBe(204);
    expect(await languageOf(await signIn('german'))).toBe('de');
    expect(await languageOf(owner)).toBeNull();
    expect((await choose(first, null)).status).toBe(204);
    expect(await languageOf(first)).toBeNull();
  });

  it.each(['pl', 'xx', '', 7, undefined])('is none that the app does not speak: %s', async (language) => {
    expect((await choose(owner, language)).status).toBe(400);
    expect(await languageOf(owner)).toBeNull();
  });
});

describe('one’s own sessions', () => {
  const sessionsOf = async (session: string) =>
    bodyOf<AppAccountResponse>(await client.callAs(session, { path: APP_ACCOUNT_PATH })).sessions;

  it('are listed with what the browser calls itself; one of them can be ended (SES-1)', async () => {
    const first = await newPerson('list', { roles: [4] });
    const second = await signIn('list', PASSWORD, 'Phone '.repeat(100));
    const listed = await sessionsOf(first);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ isThisOne }) => isThisOne).map(({ device }) => device)).toEqual(['Firefox']);
    const other = listed.find(({ isThisOne }) => !isThisOne)!;
    expect(other.device).toHaveLength(300);
    const end = (session: string, id: string) =>
      client.callAs(session, { method: 'DELETE', path: appSessionPath(id) }).then(({ status }) => status);
    expect([await end(owner, other.id), await isAlive(second)]).toEqual([404, true]);
    expect([await end(first, other.id), await isAlive(second)]).toEqual([204, false]);
    expect([await end(first, other.id), await end(first, 'x')]).toEqual([404, 404]);
  });

  it('end everywhere at once; this browser goes on under a new id (SES-1, SES-3)', async () => {
    const first = await newPerson('everywhere', { roles: [4] });
    const others = [await signIn('everywhere'), await signIn('everywhere')];
    const reply = await client.callAs(first, { method: 'DELETE', path: APP_SESSIONS_PATH });
    expect(bodyOf(reply)).toEqual({ ended: 2 });
    const next = reply.cookies![0]!.value;
    expect(await Promise.all([first, ...others, next].map(isAlive))).toEqual([false, false, false, true]);
    expect(await sessionsOf(next)).toMatchObject([{ isThisOne: true }]);
    expect(await isAlive(owner)).toBe(true);
  });

  it('are no fresher for being ended everywhere, and no later than a change of roles (SES-1, AUT-4)', async () => {
    const first = await newPerson('stale', { roles: [4] });
    const before = (await client.accounts.currentStaff(first))!;
    clock += FRESH_SIGN_IN_MS;
    const reply = await client.callAs(first, { method: 'DELETE', path: APP_SESSIONS_PATH });
    const after = (await client.accounts.currentStaff(reply.cookies![0]!.value))!;
    expect(after.signedInAt).toBe(before.signedInAt);
    expect(client.accounts.isFresh(after)).toBe(false);
    expect(
      (await client.callAs(reply.cookies![0]!.value, { method: 'DELETE', path: appLeavePath('first') })).status,
    ).toBe(403);
    clock -= FRESH_SIGN_IN_MS;
  });

  it('end each other at once: one browser stays signed in, never both (SES-1)', async () => {
    await newPerson('both', { roles: [4] });
    for (let round = 0; round < 5; round += 1) {
      const browsers = [await signIn('both'), await signIn('both')];
      const replies = await Promise.all(
        browsers.map((session) => client.callAs(session, { method: 'DELETE', path: APP_SESSIONS_PATH })),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
      const winner = replies.find(({ status }) => status === 200)!.cookies![0]!.value;
      expect(await sessionsOf(winner)).toHaveLength(1);
      expect(await Promise.all(browsers.map(isAlive))).toEqual([false, false]);
    }
  });

  it('end with another password, which needs the one before (SES-3)', async () => {
    const first = await newPerson('change', { roles: [4] });
    const second = await signIn('change');
    const change = (body: object) => client.callAs(first, { method: 'PUT', path: APP_PASSWORD_PATH, body });
    const wrong = await change({ currentPassword: 'not this one', password: 'a new long phrase' });
    expect([wrong.status, bodyOf<{ field: string }>(wrong).field]).toEqual([422, 'currentPassword']);
    const common = await change({ currentPassword: PASSWORD, password: 'password123' });
    expect(bodyOf<{ errorKey: string }>(common).errorKey).toBe('passwordTooCommon');
    const done = await change({ currentPassword: PASSWORD, password: 'a new long phrase' });
    expect(await Promise.all([first, second, done.cookies![0]!.value].map(isAlive))).toEqual([false, false, true]);
  });
});

describe('leaving a site', () => {
  const leave = (session: string) => client.callAs(session, { method: 'DELETE', path: appLeavePath('first') });

  it('is for everybody but the owner, at once, and noted (AUT-3, AUT-4)', async () => {
    const session = await newPerson('leaver', { roles: [0] });
    const sites = () => client.callAs(session, { path: '/api/app/sites' }).then((reply) => bodyOf(reply));
    expect(await sites()).toMatchObject({ sites: [{ identifier: 'first' }] });
    expect((await leave(session)).status).toBe(204);
    expect(await sites()).toEqual({ sites: [] });
    expect((await leave(session)).status).toBe(404);
    expect(await isAlive(session)).toBe(true);
    const [noted] = await database.asOwner(
      'select action, subject_title from audit_event order by created_at desc limit 1',
    );
    expect(noted).toEqual({ action: 'contributor.leave', subject_title: emailOf('leaver') });
    expect(bodyOf<{ errorKey: string }>(await leave(owner)).errorKey).toBe('ownerStays');
  });
});
