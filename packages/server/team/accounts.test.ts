import { createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testKeyFor } from '../testing/appClient.ts';
import { addShop, newId } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { createPasswords } from './signIn/passwords.ts';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from './signIn/sessionToken.ts';
import { countedHashing } from './testing/countedHashing.ts';

const PASSWORD = 'correct horse battery';
let database: TestDatabase;
let accounts: Accounts;
const hashing = countedHashing();
let clock = Date.parse('2026-11-21T10:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  accounts = createAccounts(
    { db: database.db, now: () => clock, newId, randomBytes, keyFor: testKeyFor },
    createPasswords(hashing),
  );
});
afterAll(() => database.close());

let count = 0;
async function newAccount(): Promise<{ id: string; email: string }> {
  count += 1;
  const email = `person${count}@example.com`;
  const created = await accounts.createAccount({ email, password: PASSWORD, displayName: `Person ${count}` });
  if (!created.ok) throw new Error(created.problem.code);
  return { id: created.value, email };
}

async function signIn(email: string, password = PASSWORD, previousToken: string | null = null): Promise<string> {
  const outcome = await accounts.signIn({ email, password, previousToken });
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.value.token;
}

describe('accounts', () => {
  it('keeps passwords as argon2id with 46 MiB, one pass, one lane', async () => {
    expect(await createPasswords().hash(PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });

  it.each([
    ['no-address', PASSWORD, 'emailInvalid'],
    ['short@example.com', '1234567', 'passwordTooShort'],
    ['long@example.com', 'x'.repeat(257), 'passwordTooLong'],
    ['common@example.com', 'Password123', 'passwordTooCommon'],
    ['margarethe@example.com', 'margarethe99', 'passwordTooNear'],
  ])('refuses %s', async (email, password, code) => {
    const outcome = await accounts.createAccount({ email, password, displayName: '' });
    expect(outcome).toMatchObject({ ok: false, problem: { code } });
  });

  it('refuses an address that is taken, in whatever case', async () => {
    const { email } = await newAccount();
    const again = { email: email.toUpperCase(), password: PASSWORD, displayName: '' };
    expect(await accounts.createAccount(again)).toMatchObject({ ok: false, problem: { code: 'emailTaken' } });
  });
});

describe('signing in', () => {
  it('takes the address in any case and answers a session with 256 random bits, stored hashed (SES-1)', async () => {
    const { id, email } = await newAccount();
    const token = await signIn(` ${email.toUpperCase()} `);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await database.asOwner<{ id_hash: Buffer }>(
      'select id_hash from account_session where account_id = $1',
      [id],
    );
    expect(rows.map((row) => row.id_hash)).toEqual([createHash('sha256').update(token).digest()]);
    expect(await accounts.currentStaff(token)).toMatchObject({ accountId: id, email });
  });

  it('refuses an unknown address and a wrong password alike (SES-5)', async () => {
    const { email } = await newAccount();
    const wrong = await accounts.signIn({ email, password: 'not the password', previousToken: null });
    const unknown = await accounts.signIn({ email: 'nobody@example.com', password: PASSWORD, previousToken: null });
    expect(wrong).toEqual({ ok: false, problem: { code: 'signInFailed' } });
    expect(unknown).toEqual(wrong);
  });

  it('spends as much work on an unknown address as on a known one (SES-5)', async () => {
    const workOn = async (email: string) => {
      const before = { ...hashing.work };
      await accounts.signIn({ email, password: 'not the password', previousToken: null });
      return [hashing.work.hash - before.hash, hashing.work.verify - before.verify];
    };
    expect(await workOn((await newAccount()).email)).toEqual([0, 1]);
    expect(await workOn('nobody@example.com')).toEqual([0, 1]);
    expect(await workOn('no address at all')).toEqual([0, 1]);
  });

  it('makes one wait after five failures, even with the right password, and names the seconds (SC-53)', async () => {
    const { email } = await newAccount();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await accounts.signIn({ email, password: 'wrong password', previousToken: null });
    }
    const outcome = await accounts.signIn({ email, password: PASSWORD, previousToken: null });
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'signInTooOften', values: { seconds: 5 } } });
  });

  it('hashes the password anew when its hash is of older parameters, and keeps the sessions', async () => {
    const { id, email } = await newAccount();
    const token = await signIn(email);
    const old = await hash(PASSWORD, { memoryCost: 512, timeCost: 1, parallelism: 1 });
    await database.asOwner('update account set password_hash = $1 where id = $2', [old, id]);
    await signIn(email);
    const [row] = await database.asOwner<{ password_hash: string }>('select password_hash from account where id = $1', [
      id,
    ]);
    expect(row?.password_hash).toContain('m=1024');
    await signIn(email);
    expect(await accounts.currentStaff(token)).not.toBeNull();
  });

  it('takes a password typed in another composition of the same letters', async () => {
    const email = 'composed@example.com';
    await accounts.createAccount({ email, password: 'caf\u00e9 au lait', displayName: '' });
    expect(await signIn(email, 'cafe\u0301 au lait')).toHaveLength(43);
  });
});

describe('sessions', () => {
  it('get a new id at each sign-in, and the old one is dead at once (SES-1, SC-30)', async () => {
    const { email } = await newAccount();
    const first = await signIn(email);
    const second = await signIn(email, PASSWORD, first);
    expect(second).not.toBe(first);
    expect(await accounts.currentStaff(first)).toBeNull();
    expect(await accounts.currentStaff(second)).not.toBeNull();
  });

  it('never become what somebody set before the sign-in (SC-30)', async () => {
    const { email } = await newAccount();
    const planted = randomBytes(32).toString('base64url');
    expect(await signIn(email, PASSWORD, planted)).not.toBe(planted);
    expect(await accounts.currentStaff(planted)).toBeNull();
  });

  it('end at the sign-out, for every copy of the cookie (SES-1)', async () => {
    const { email } = await newAccount();
    const token = await signIn(email);
    await accounts.signOut(token);
    expect(await accounts.currentStaff(token)).toBeNull();
  });

  it.each(['', 'x', 'a'.repeat(43), 'ä'.repeat(43), `${'a'.repeat(42)}'`])('are not %j (SES-2)', async (token) => {
    expect(await accounts.currentStaff(token)).toBeNull();
  });

  it('end all at once with a new password (SES-3)', async () => {
    const { id, email } = await newAccount();
    const tokens = [await signIn(email), await signIn(email)];
    const change = {
      accountId: id,
      currentPassword: PASSWORD,
      password: 'another good phrase',
      previousToken: null,
      isTwoStep: false,
    };
    const wrong = await accounts.changePassword({ ...change, currentPassword: 'not this' });
    expect(wrong).toMatchObject({ problem: { code: 'passwordWrong', field: 'currentPassword' } });
    expect(await accounts.currentStaff(tokens[0]!)).not.toBeNull();
    const changed = await accounts.changePassword(change);
    expect(changed.ok && (await accounts.currentStaff(changed.value))?.accountId).toBe(id);
    for (const token of tokens) expect(await accounts.currentStaff(token)).toBeNull();
    expect(await accounts.currentStaff(await signIn(email, 'another good phrase'))).not.toBeNull();
  });

  it('end after 12 hours without a request', async () => {
    const { email } = await newAccount();
    const token = await signIn(email);
    clock += SESSION_IDLE_MS - 1000;
    expect(await accounts.currentStaff(token)).not.toBeNull();
    clock += SESSION_IDLE_MS - 1000;
    expect(await accounts.currentStaff(token)).not.toBeNull();
    clock += SESSION_IDLE_MS + 1000;
    expect(await accounts.currentStaff(token)).toBeNull();
  });

  it('end after 30 days however busy they were', async () => {
    const { email } = await newAccount();
    const token = await signIn(email);
    const start = clock;
    while (clock + SESSION_IDLE_MS / 2 < start + SESSION_ABSOLUTE_MS) {
      clock += SESSION_IDLE_MS / 2;
      expect(await accounts.currentStaff(token)).not.toBeNull();
    }
    clock = start + SESSION_ABSOLUTE_MS + 1000;
    expect(await accounts.currentStaff(token)).toBeNull();
  });
});

describe('membership', () => {
  it('opens only the sites one works on; an unknown site is no different from a foreign one (TEN-3)', async () => {
    const { id, email } = await newAccount();
    const own = await addShop(database.db, { identifier: 'own' });
    await addShop(database.db, { identifier: 'foreign' });
    await accounts.addMember({ websiteId: own.id, accountId: id, roles: [8], isOwner: false });
    const staff = (await accounts.currentStaff(await signIn(email)))!;
    expect((await accounts.siteFor(staff, 'own'))?.site.id).toBe(own.id);
    expect(await accounts.siteFor(staff, 'foreign')).toBeNull();
    expect(await accounts.siteFor(staff, 'unknown')).toBeNull();
  });

  it('counts with its new roles from the next request on (SES-3)', async () => {
    const { id, email } = await newAccount();
    const shop = await addShop(database.db, { identifier: 'roles' });
    const staff = (await accounts.currentStaff(await signIn(email)))!;
    const mayReadOrders = async () => (await accounts.siteFor(staff, 'roles'))?.isAllowed('orders.read');
    await accounts.addMember({ websiteId: shop.id, accountId: id, roles: [8], isOwner: false });
    expect(await mayReadOrders()).toBe(true);
    await accounts.addMember({ websiteId: shop.id, accountId: id, roles: [2], isOwner: false });
    expect(await mayReadOrders()).toBe(false);
  });
});
