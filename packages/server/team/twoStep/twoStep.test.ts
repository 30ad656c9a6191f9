import { randomBytes } from 'node:crypto';
import {
  APP_ACCOUNT_PATH,
  APP_CODE_STEP_PATH,
  APP_RECOVERY_CODES_PATH,
  APP_SESSION_PATH,
  APP_TWO_STEP_OFF_PATH,
  APP_TWO_STEP_PATH,
  type AppAccountResponse,
  appSitePath,
  appTeamSecurityPath,
  type RecoveryCodesResponse,
  type SignInResponse,
  type TwoStepSecretResponse,
} from '@quoin/contract/endpoints/running';
import { FRESH_SIGN_IN_MS } from '@quoin/domain/access';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../platform/config.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { type AppClient, answerOf, createAppClient } from '../../testing/appClient.ts';
import { addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { accountJobs } from '../accountJobs.ts';
import { stepAt, totpCode } from './totp.ts';

const PASSWORD = 'correct horse battery';
let database: TestDatabase;
let client: AppClient;
let strict: TestShop;
let open: TestShop;
let clock = Date.parse('2026-11-30T10:00:00Z');
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase({ open: { now: () => clock } });
  client = createAppClient({ db: database.db, now: () => clock });
});
afterAll(() => database.close());
beforeEach(async () => {
  count += 1;
  clock += 3_600_000;
  strict = await addShop(database.db, { identifier: `strict${count}` });
  open = await addShop(database.db, { identifier: `open${count}` });
});

/** Somebody of both sites, with the browser's cookies. */
class Person {
  readonly email: string;
  readonly cookies = new Map<string, string>();
  secret = Buffer.alloc(0);

  constructor(readonly name: string) {
    this.email = `${name}${count}@example.com`;
  }

  async call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Reply> {
    const session = this.cookies.get('staff');
    const crumb: Record<string, string> = session === undefined ? {} : { 'x-csrf-token': client.crumbFor(session) };
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ...crumb };
    const cookies = Object.fromEntries(this.cookies);
    const reply = await client.call({ method, path, headers, cookies, ...(body === undefined ? {} : { body }) });
    for (const { name, value, maxAge } of reply.cookies ?? []) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }

  /** Answers the email of the session there is; null for nobody. */
  async whoAmI(): Promise<string | null> {
    return answerOf<{ staff: { email: string } | null }>(await this.call('GET', APP_SESSION_PATH)).staff?.email ?? null;
  }

  enterPassword(): Promise<Reply> {
    return this.call('POST', APP_SESSION_PATH, { email: this.email, password: PASSWORD });
  }

  enterCode(code = this.code()): Promise<Reply> {
    return this.call('POST', APP_CODE_STEP_PATH, { code });
  }

  code(offset = 0): string {
    return totpCode(this.secret, stepAt(clock) + offset);
  }

  /** Sets two-step sign-in up; answers the recovery codes. */
  async setUp(): Promise<readonly string[]> {
    const begun = answerOf<TwoStepSecretResponse>(await this.call('POST', APP_TWO_STEP_PATH));
    this.secret = bytesOf(begun.secret);
    const done = await this.call('PUT', APP_TWO_STEP_PATH, { code: this.code() });
    expect(done.status).toBe(200);
    clock += 30_000;
    return answerOf<RecoveryCodesResponse>(done).recoveryCodes;
  }
}

function bytesOf(text: string): Buffer<ArrayBuffer> {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function person(name: string, member: { readonly isOwner?: boolean; readonly roles?: number[] } = {}) {
  const made = new Person(name);
  const created = await client.accounts.createAccount({ email: made.email, password: PASSWORD, displayName: name });
  if (!created.ok) throw new Error(created.problem.code);
  for (const { id: websiteId } of [strict, open]) {
    await client.accounts.addMember({ websiteId, accountId: created.value, roles: [], isOwner: false, ...member });
  }
  expect((await made.enterPassword()).status).toBe(200);
  return made;
}

const keyOf = (reply: Reply) => answerOf<{ errorKey: string }>(reply).errorKey;
const stateOf = async (somebody: Person) =>
  answerOf<AppAccountResponse>(await somebody.call('GET', APP_ACCOUNT_PATH)).twoStep;

describe('two-step sign-in (29.7)', () => {
  it('is set up with a code of the app and then asked for after the password', async () => {
    const ada = await person('ada');
    expect(await stateOf(ada)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    const codes = await ada.setUp();
    expect([codes.length, new Set(codes).size, codes.every((code) => /^[a-z2-7]{5}-[a-z2-7]{5}$/.test(code))]).toEqual([
      10,
      10,
      true,
    ]);
    expect(await stateOf(ada)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    ada.cookies.clear();
    const first = await ada.enterPassword();
    expect(answerOf<SignInResponse>(first)).toEqual({ xsrfToken: '', needsCode: true });
    expect([...ada.cookies.keys()]).toEqual(['code-step']);
    expect(await ada.whoAmI()).toBeNull();
    expect((await ada.enterCode()).status).toBe(200);
    expect([await ada.whoAmI(), ada.cookies.has('code-step')]).toEqual([ada.email, false]);
  });

  it('keeps neither secret nor codes as they are', async () => {
    const ada = await person('ada');
    const [first = ''] = await ada.setUp();
    const [row] = await database.asOwner<{ all: string }>(
      `select string_agg(t::text, '') || (select string_agg(encode(code_hash, 'escape'), '') from account_recovery_code) as all from account_two_step t`,
    );
    expect(row?.all).not.toContain(ada.secret.toString('base64'));
    expect(row?.all).not.toContain(first);
  });

  it('takes a code once, and none that is older; twice at once only one gets in', async () => {
    const ada = await person('ada');
    await ada.setUp();
    const code = ada.code();
    await ada.enterPassword();
    expect((await ada.enterCode(code)).status).toBe(200);
    await ada.enterPassword();
    for (const worn of [code, ada.code(-1)]) expect(keyOf(await ada.enterCode(worn))).toBe('codeWrong');
    clock += 30_000;
    const [left, right] = [new Person('ada'), new Person('ada')];
    for (const browser of [left, right]) await browser.enterPassword();
    const replies = await Promise.all([left, right].map((browser) => browser.enterCode(ada.code())));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('takes a recovery code once, however it is typed, and no other account’s', async () => {
    const ada = await person('ada');
    const ben = await person('ben');
    const [first = '', second = ''] = await ada.setUp();
    await ben.setUp();
    await ben.enterPassword();
    expect(keyOf(await ben.enterCode(first))).toBe('codeWrong');
    await ada.enterPassword();
    expect((await ada.enterCode(` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    await ada.enterPassword();
    expect(keyOf(await ada.enterCode(first))).toBe('codeWrong');
    expect((await ada.enterCode(second)).status).toBe(200);
    expect((await stateOf(ada)).recoveryCodesLeft).toBe(8);
  });

  it('gives other recovery codes for a code; those before are worth nothing', async () => {
    const ada = await person('ada');
    const [old = ''] = await ada.setUp();
    expect(keyOf(await ada.call('POST', APP_RECOVERY_CODES_PATH, { code: '000000' }))).toBe('codeWrong');
    const renewed = await ada.call('POST', APP_RECOVERY_CODES_PATH, { code: ada.code() });
    const { recoveryCodes } = answerOf<RecoveryCodesResponse>(renewed);
    expect(recoveryCodes).toHaveLength(10);
    await ada.enterPassword();
    expect(keyOf(await ada.enterCode(old))).toBe('codeWrong');
    expect((await ada.enterCode(recoveryCodes[0])).status).toBe(200);
  });

  it('makes one wait after five wrong codes, even with the right one and another browser (SC-53)', async () => {
    const ada = await person('ada');
    await ada.setUp();
    await ada.enterPassword();
    for (let attempt = 0; attempt < 5; attempt += 1) await ada.enterCode('000000');
    const other = new Person('ada');
    await other.enterPassword();
    const reply = await other.enterCode(ada.code());
    expect([reply.status, keyOf(reply), reply.headers?.['retry-after']]).toEqual([429, 'signInTooOften', '5']);
    clock += 6_000;
    expect((await other.enterCode(ada.code())).status).toBe(200);
  });

  it.each([
    ['nobody has entered a password', async (ada: Person) => ada.cookies.clear()],
    ['the proof is made up', async (ada: Person) => ada.cookies.set('code-step', 'made-up')],
    [
      'it is of another account with another password',
      async () => void (await database.asOwner('update account set epoch = epoch + 1')),
    ],
    [
      'it took more than ten minutes',
      async () => {
        clock += 10 * 60_000;
      },
    ],
  ])('begins again where %s', async (_, change) => {
    const ada = await person('ada');
    await ada.setUp();
    ada.cookies.delete('staff');
    await ada.enterPassword();
    await change(ada);
    const reply = await ada.enterCode();
    expect([reply.status, keyOf(reply), await ada.whoAmI()]).toEqual([401, 'codeStepOver', null]);
  });

  it('is not on before it is confirmed; begun again, the first secret is dead; set up twice it is refused', async () => {
    const ada = await person('ada');
    const first = answerOf<TwoStepSecretResponse>(await ada.call('POST', APP_TWO_STEP_PATH));
    expect(answerOf<SignInResponse>(await ada.enterPassword()).needsCode).toBeUndefined();
    const second = answerOf<TwoStepSecretResponse>(await ada.call('POST', APP_TWO_STEP_PATH));
    expect(second.secret).not.toBe(first.secret);
    ada.secret = bytesOf(first.secret);
    expect(keyOf(await ada.call('PUT', APP_TWO_STEP_PATH, { code: ada.code() }))).toBe('codeWrong');
    await ada.setUp();
    expect(keyOf(await ada.call('POST', APP_TWO_STEP_PATH))).toBe('twoStepOn');
    expect(keyOf(await ada.call('PUT', APP_TWO_STEP_PATH, { code: ada.code() }))).toBe('twoStepOn');
  });

  it('is set up only shortly after the password, and signs the other browsers out', async () => {
    const ada = await person('ada');
    const other = new Person('ada');
    await other.enterPassword();
    clock += FRESH_SIGN_IN_MS;
    expect(keyOf(await ada.call('POST', APP_TWO_STEP_PATH))).toBe('freshSignInNeeded');
    await ada.enterPassword();
    await ada.setUp();
    expect([await ada.whoAmI(), await other.whoAmI()]).toEqual([ada.email, null]);
  });

  it('is turned off by password and code together', async () => {
    const ada = await person('ada');
    const [recovery = ''] = await ada.setUp();
    const off = (password: string, code: string) => ada.call('POST', APP_TWO_STEP_OFF_PATH, { password, code });
    expect(keyOf(await off('not this one', ada.code()))).toBe('passwordWrong');
    expect(keyOf(await off(PASSWORD, '000000'))).toBe('codeWrong');
    expect((await off(PASSWORD, ada.code())).status).toBe(204);
    expect(await stateOf(ada)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect(answerOf<SignInResponse>(await ada.enterPassword()).needsCode).toBeUndefined();
    expect(keyOf(await off(PASSWORD, recovery))).toBe('codeWrong');
  });

  it('is reset by who runs the machine, for somebody who has lost everything', async () => {
    const ada = await person('ada');
    await ada.setUp();
    expect(await client.accounts.resetTwoStep('nobody@example.com')).toMatchObject({
      problem: { code: 'accountUnknown' },
    });
    expect(await client.accounts.resetTwoStep(ada.email)).toMatchObject({ ok: true });
    expect(await client.accounts.resetTwoStep(ada.email)).toMatchObject({ problem: { code: 'twoStepOff' } });
    expect(answerOf<SignInResponse>(await ada.enterPassword()).needsCode).toBeUndefined();
  });
});

describe('a site that requires two-step sign-in (29.7)', () => {
  const require = (somebody: Person, isRequired = true) =>
    somebody.call('PUT', appTeamSecurityPath(strict.identifier), { requiresTwoStep: isRequired });
  const look = (somebody: Person, shop: TestShop) =>
    somebody.call('GET', appSitePath(shop.identifier, '/contributors')).then(({ status }) => status);

  it('opens to its owner and administrators after it is set up; other sites stay open', async () => {
    const owner = await person('owner', { isOwner: true });
    const admin = await person('admin', { roles: [1] });
    const editor = await person('editor', { roles: [4] });
    expect((await require(owner)).status).toBe(204);
    for (const somebody of [owner, admin]) {
      const refused = await somebody.call('GET', appSitePath(strict.identifier, '/contributors'));
      expect([refused.status, keyOf(refused)]).toEqual([403, 'twoStepNeeded']);
      const page = await somebody.call('GET', `/${strict.identifier}/config/orders`);
      expect(page.headers?.location).toBe(`/two-step?returnTo=%2F${strict.identifier}%2Fconfig%2Forders`);
      expect(await look(somebody, open)).toBe(200);
      await somebody.setUp();
      expect(await look(somebody, strict)).toBe(200);
    }
    const sites = await editor.call('GET', appSitePath(strict.identifier, '/comments'));
    expect(sites.status).toBe(200);
  });

  it('asks again for it where it was turned off, and no more where the site requires it no more', async () => {
    const owner = await person('owner', { isOwner: true });
    await owner.setUp();
    await require(owner);
    expect(await look(owner, strict)).toBe(200);
    await owner.call('POST', APP_TWO_STEP_OFF_PATH, { password: PASSWORD, code: owner.code() });
    expect(await look(owner, strict)).toBe(403);
    await owner.setUp();
    expect((await require(owner, false)).status).toBe(204);
    expect(await look(await person('another', { roles: [1] }), strict)).toBe(200);
  });

  it('is set by who manages the team alone, and noted', async () => {
    const editor = await person('editor', { roles: [4] });
    expect((await require(editor)).status).toBe(403);
    const owner = await person('owner', { isOwner: true });
    await require(owner);
    const [noted] = await database.asOwner(
      `select action, details from audit_event where website_id = $1 order by created_at desc limit 1`,
      [strict.id],
    );
    expect(noted).toEqual({ action: 'security.update', details: { twoStep: true } });
  });

  it('takes the link of the command line as both steps', async () => {
    const owner = await person('owner', { isOwner: true });
    await require(owner);
    const token = (await client.accounts.makeOwnerLink(owner.email)) ?? '';
    owner.cookies.delete('staff');
    await owner.call('GET', `/sign-in/${token}`);
    expect(await look(owner, strict)).toBe(200);
  });
});

describe('a sign-in from a new browser (29.7)', () => {
  async function mailsTo(somebody: Person): Promise<readonly { subject: string; text: string }[]> {
    const deps = { db: database.db, now: () => clock, randomBytes, config: { appOrigin: 'http://app' } as Config };
    const jobs = accountJobs(deps);
    const rows = await database.asOwner<{ id: string; kind: string; payload: Job['payload'] }>(
      "delete from job where kind like 'staff.%' returning id, kind, payload",
    );
    for (const row of rows) await jobs.get(row.kind)!(row as Job, new AbortController().signal);
    return database.asOwner("select subject, text from mail where kind = 'staffNewDevice' and recipient like $1", [
      `%${somebody.email}%`,
    ]);
  }

  it('is reported by mail, the first of all and those from known browsers are not', async () => {
    const ada = await person('ada');
    await ada.enterPassword();
    expect(await mailsTo(ada)).toEqual([]);
    const other = new Person('ada');
    await other.enterPassword();
    const [mail, ...more] = await mailsTo(ada);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('New sign-in to your account');
    expect(mail?.text).toMatch(/http:\/\/app\/forgot-password[\s\S]*Firefox on Linux[\s\S]*127\.0\.0\.1/);
    await other.enterPassword();
    expect(await mailsTo(ada)).toHaveLength(1);
  });

  it('is none by who knows the password alone, and one by who has entered the code', async () => {
    const ada = await person('ada');
    await ada.setUp();
    const other = new Person('ada');
    await other.enterPassword();
    expect(await mailsTo(ada)).toEqual([]);
    await other.enterCode(ada.code());
    expect(await mailsTo(ada)).toHaveLength(1);
  });

  it('knows the browser to the account alone that signed in on it', async () => {
    const ada = await person('ada');
    const ben = await person('ben');
    ben.cookies.set('known-device', ada.cookies.get('known-device') ?? '');
    await ben.enterPassword();
    expect(await mailsTo(ben)).toHaveLength(1);
  });
});
