import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AppClient, answerOf, createAppClient } from '../../testing/appClient.ts';
import { addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

const PASSWORD = 'correct horse battery';
const TEN_MINUTES = 10 * 60_000;
const DAY = 86_400_000;
let database: TestDatabase;
let client: AppClient;
let shop: TestShop;
let owner: Someone;
let clock = Date.parse('2026-11-21T10:00:00Z');
let count = 0;

interface Someone {
  readonly id: string;
  readonly email: string;
  readonly session: string;
}

beforeAll(async () => {
  // Each call returns a different time, so the order of records is definite.
  const now = () => {
    clock += 1;
    return clock;
  };
  database = await createTestDatabase({ open: { now } });
  client = createAppClient({ db: database.db, now: () => clock });
});
afterAll(() => database.close());
beforeEach(async () => {
  count += 1;
  shop = await addShop(database.db, { identifier: `shop${count}`, title: 'Salt & Paper' });
  owner = await person([], true);
});

async function person(roles: readonly number[], isOwner = false): Promise<Someone> {
  count += 1;
  const email = `person${count}@example.com`;
  const created = await client.accounts.createAccount({ email, password: PASSWORD, displayName: `Person ${count}` });
  if (!created.ok) throw new Error(created.problem.code);
  await client.accounts.addMember({ websiteId: shop.id, accountId: created.value, roles, isOwner });
  return { id: created.value, email, session: await sessionOf(email) };
}

async function sessionOf(email: string): Promise<string> {
  const session = await client.accounts.signIn({ email, password: PASSWORD, previousToken: null });
  if (!session.ok) throw new Error(session.problem.code);
  return session.value.token;
}

const root = () => `/api/app/sites/${shop.identifier}`;
const act = (who: Someone, method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, body?: unknown) =>
  client.callAs(who.session, { method, path: `${root()}${path}`, ...(body === undefined ? {} : { body }) });
const invite = (email: string, roles: readonly number[] = [8], who = owner) =>
  act(who, 'POST', '/invites', { email, roles });

/** Returns the token of the mail's link, stored with the mail until it is sent. */
async function tokenFor(email: string): Promise<string> {
  const [row] = await database.asOwner<{ secret: string; html: string; text: string }>(
    'select secret, html, text from mail where website_id = $1 and recipient = $2 order by created_at desc, id desc limit 1',
    [shop.id, email],
  );
  expect(row?.html).not.toContain(row?.secret);
  expect(row?.text).not.toContain(row?.secret);
  return row?.secret ?? '';
}

const open = (token: string, path = '/api/app/invitation', more = {}) =>
  client.call({ method: 'POST', path, body: { site: shop.identifier, token, ...more } });
const accept = (token: string, more: object = { displayName: 'Mina', password: PASSWORD }) =>
  open(token, '/api/app/invitation/answer', more);

const auditOf = async () =>
  (
    await database.asOwner<{ action: string }>(
      'select action from audit_event where website_id = $1 order by created_at, id',
      [shop.id],
    )
  ).map(({ action }) => action);

describe('an invitation', () => {
  it('answers the same for addresses with and without an account (SC-52)', async () => {
    const known = await person([4]);
    const other = await addShop(database.db, { identifier: `other${count}` });
    await database.asOwner('update membership set website_id = $1 where account_id = $2', [other.id, known.id]);
    const replies = [await invite(known.email), await invite('nobody-knows@example.com')];
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    const shapes = replies.map((reply) => Object.keys(answerOf<object>(reply)));
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('keeps only a hash of its token, works once, and lets in with its roles', async () => {
    await invite('mina@example.com');
    const token = await tokenFor('mina@example.com');
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const [kept] = await database.asOwner<{ hash: string }>(
      "select encode(token_hash, 'hex') as hash from contributor_invite where website_id = $1",
      [shop.id],
    );
    expect(kept?.hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(answerOf(await open(token))).toMatchObject({ step: 'signUp', email: 'mina@example.com', roles: [8] });
    const accepted = await accept(token);
    expect(accepted.status).toBe(200);
    const session = accepted.cookies?.find(({ name }) => name === 'staff')?.value ?? '';
    expect((await client.callAs(session, { path: `${root()}/orders` })).status).toBe(200);
    expect((await client.callAs(session, { path: `${root()}/contributors` })).status).toBe(403);
    expect((await open(token)).status).toBe(404);
    expect((await accept(token)).status).toBe(404);
    expect(await auditOf()).toEqual(['contributor.invite', 'contributor.accept']);
  });

  it('runs out after seven days, dies when it is sent again or withdrawn', async () => {
    await invite('late@example.com');
    const first = await tokenFor('late@example.com');
    clock += 1;
    await invite('late@example.com');
    const second = await tokenFor('late@example.com');
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
    clock += 7 * DAY;
    expect((await open(second)).status).toBe(404);
    owner = { ...owner, session: await sessionOf(owner.email) };
    await invite('gone@example.com');
    const token = await tokenFor('gone@example.com');
    const { invites } = answerOf<{ invites: { id: string; email: string }[] }>(
      await act(owner, 'GET', '/contributors'),
    );
    const id = invites.find(({ email }) => email === 'gone@example.com')?.id ?? '';
    expect((await act(owner, 'DELETE', `/invites/${id}`)).status).toBe(204);
    expect((await open(token)).status).toBe(404);
  });

  it('is mailed to one address three times a day at most, withdrawn or not (SC-44)', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await invite('often@example.com')).status);
    expect(statuses).toEqual([201, 201, 201, 409]);
    const { error } = answerOf<{ error: string }>(await invite('often@example.com'));
    expect(error).toBe('This address was invited three times today. Try again tomorrow.');
    expect((await invite('another@example.com')).status).toBe(201);
    clock += DAY;
    owner = { ...owner, session: await sessionOf(owner.email) };
    expect((await invite('often@example.com')).status).toBe(201);
  });

  it('is for its address: others are asked to sign out, and a known one for its password', async () => {
    const known = await person([]);
    await database.asOwner('delete from membership where account_id = $1', [known.id]);
    await invite(known.email, [4]);
    const token = await tokenFor(known.email);
    const stranger = await person([]);
    const asStranger = { cookies: { staff: stranger.session } };
    const body = { site: shop.identifier, token };
    const seen = await client.call({ method: 'POST', path: '/api/app/invitation', body, ...asStranger });
    expect(answerOf(seen)).toMatchObject({ step: 'otherAccount' });
    expect(answerOf(await open(token))).toMatchObject({ step: 'signIn' });
    expect((await accept(token, { password: 'wrong password' })).status).toBe(401);
    expect((await accept(token, { password: PASSWORD })).status).toBe(200);
  });

  it('grants no more than the inviter has, and needs a fresh sign-in (AUT-3, reliability 1.7)', async () => {
    const manager = await person([8]);
    expect((await invite('x@example.com', [1], manager)).status).toBe(403);
    clock += TEN_MINUTES;
    const refused = await invite('x@example.com');
    expect(refused.status).toBe(403);
    expect(answerOf(refused)).toMatchObject({ errorKey: 'freshSignInNeeded' });
    expect((await act(owner, 'GET', '/contributors')).status).toBe(200);
    owner = { ...owner, session: await sessionOf(owner.email) };
    expect((await invite('x@example.com')).status).toBe(201);
  });
});

describe('roles', () => {
  const put = (who: Someone, target: Someone, roles: readonly number[], epoch = 2) =>
    act(who, 'PUT', `/contributors/${target.id}`, { roles, epoch });
  const epochOf = async (target: Someone) =>
    (await database.asOwner<{ epoch: number }>('select epoch from membership where account_id = $1', [target.id]))[0]
      ?.epoch ?? 0;

  it('count from the next request on, after signing in again (SES-3)', async () => {
    const manager = await person([8]);
    const orders = (who: Someone) => act(who, 'GET', '/orders').then(({ status }) => status);
    expect(await orders(manager)).toBe(200);
    clock += 1000;
    expect((await put(owner, manager, [4, 4, 3], await epochOf(manager))).status).toBe(200);
    expect(await orders(manager)).toBe(401);
    expect(await orders({ ...manager, session: await sessionOf(manager.email) })).toBe(403);
    expect(await auditOf()).toEqual(['contributor.changeRoles']);
  });

  it('are changed by nobody on an old page, by nobody for himself, never for the owner', async () => {
    const admin = await person([1]);
    const editor = await person([4]);
    expect((await put(owner, editor, [8], 99)).status).toBe(409);
    expect((await put(admin, admin, [4], await epochOf(admin))).status).toBe(409);
    expect((await put(admin, owner, [4], await epochOf(owner))).status).toBe(409);
    expect((await put(admin, editor, [5], await epochOf(editor))).status).toBe(422);
    expect((await act(admin, 'DELETE', `/contributors/${owner.id}`)).status).toBe(409);
    expect(await auditOf()).toEqual([]);
  });

  it('hand over with the site: one owner before and after (AUT-3)', async () => {
    const heir = await person([8]);
    const admin = await person([1]);
    expect((await act(admin, 'POST', `/contributors/${heir.id}/ownership`)).status).toBe(403);
    expect((await act(owner, 'POST', `/contributors/${heir.id}/ownership`)).status).toBe(204);
    const owners = await database.asOwner<{ id: string }>(
      'select account_id as id from membership where website_id = $1 and is_owner',
      [shop.id],
    );
    expect(owners).toEqual([{ id: heir.id }]);
  });
});

describe('somebody who is removed while at work (RC-13)', () => {
  it('has no write acknowledged after the removal', async () => {
    for (let round = 0; round < 10; round += 1) {
      const editor = await person([1]);
      const save = (note: number) =>
        client.callAs(editor.session, {
          method: 'PUT',
          path: `/api/v1/commerce-preferences/round${round}`,
          query: { websiteId: shop.id },
          body: { note: String(note) },
        });
      let removedAt = Number.POSITIVE_INFINITY;
      const done: { readonly begun: number; readonly ended: number; readonly status: number }[] = [];
      let step = 0;
      const tick = () => {
        step += 1;
        return step;
      };
      const write = async () => {
        for (let turn = 0; turn < 8; turn += 1) {
          const begun = tick();
          const { status } = await save(begun);
          done.push({ begun, ended: tick(), status });
        }
      };
      const remove = async () => {
        await new Promise((resolve) => setTimeout(resolve, 5 + round));
        const reply = await act(owner, 'DELETE', `/contributors/${editor.id}`);
        expect(reply.status).toBe(204);
        removedAt = tick();
      };
      await Promise.all([write(), write(), remove()]);
      expect(done.filter(({ begun, status }) => begun > removedAt && status === 200)).toEqual([]);
      const [last] = await database.asOwner<{ at: Date }>(
        "select max(created_at) as at from audit_event where website_id = $1 and account_id = $2 and action = 'preferences.update'",
        [shop.id, editor.id],
      );
      expect(last).toBeDefined();
      // After the removal, not even the books know of another write.
      const order = await database.asOwner<{ action: string; who: string }>(
        'select action, account_id as who from audit_event where website_id = $1 order by created_at desc limit 1',
        [shop.id],
      );
      expect(order[0]?.action).toBe('contributor.remove');
    }
  });

  it('and two admins who remove each other do not both succeed in silence', async () => {
    const one = await person([1]);
    const two = await person([1]);
    await database.asOwner('update membership set is_owner = false, roles = $2 where account_id = $1', [owner.id, [1]]);
    const replies = await Promise.all([
      act(one, 'DELETE', `/contributors/${one.id}`),
      act(two, 'DELETE', `/contributors/${two.id}`),
      act(owner, 'DELETE', `/contributors/${owner.id}`),
    ]);
    expect(replies.filter(({ status }) => status === 204).length).toBe(2);
    const [left] = await database.asOwner<{ n: number }>(
      'select count(*)::int as n from membership where website_id = $1',
      [shop.id],
    );
    expect(left?.n).toBe(1);
  });
});

describe('the audit log', () => {
  it('is never altered or removed by the application (AUT-4)', async () => {
    await invite('somebody@example.com');
    const inShop = (work: Parameters<typeof database.db.inSite>[1]) => database.db.inSite({ websiteId: shop.id }, work);
    await expect(
      inShop((trx) =>
        trx
          .updateTable('audit_event')
          .set({} as never)
          .execute(),
      ),
    ).rejects.toThrow();
    await expect(inShop((trx) => trx.deleteFrom('audit_event').execute())).rejects.toThrow(/permission denied/);
    await expect(inShop((trx) => trx.updateTable('audit_event').set({ details: '{}' }).execute())).rejects.toThrow(
      /permission denied/,
    );
  });

  it('is searched and filtered', async () => {
    await invite('first@example.com');
    clock += 1000;
    await invite('second@example.com');
    const list = (query: Record<string, string>) =>
      client
        .callAs(owner.session, { path: `${root()}/audit`, query })
        .then((reply) => answerOf<{ events: { subjectTitle: string }[]; subjects: string[] }>(reply));
    expect((await list({})).events.map(({ subjectTitle }) => subjectTitle)).toEqual([
      'second@example.com',
      'first@example.com',
    ]);
    expect((await list({ search: 'first@' })).events).toHaveLength(1);
    expect((await list({ subject: 'order' })).events).toEqual([]);
    expect((await list({ actor: owner.id })).events).toHaveLength(2);
    expect((await list({})).subjects).toEqual(['contributor']);
  });
});
