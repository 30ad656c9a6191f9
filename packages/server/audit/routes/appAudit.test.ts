import type { AppAuditResponse } from '@quoin/contract/endpoints/running';
import { ROLES } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppClient, answerOf, createAppClient } from '../../testing/appClient.ts';
import { addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

const PASSWORD = 'correct horse battery';
let database: TestDatabase;
let app: AppClient;
let shop: TestShop;
let owner: string;
let billing: string;

async function addPerson(name: string, member: { readonly roles: readonly number[]; readonly isOwner: boolean }) {
  const email = `${name}@example.com`;
  const created = await app.accounts.createAccount({ email, password: PASSWORD, displayName: name });
  if (!created.ok) throw new Error(created.problem.code);
  await app.accounts.addMember({ websiteId: shop.id, accountId: created.value, ...member });
  const session = await app.accounts.signIn({ email, password: PASSWORD, previousToken: null });
  if (!session.ok) throw new Error(session.problem.code);
  return { id: created.value, session: session.value.token };
}

/** A line of the log as it was written at some moment. */
async function note(action: string, at: string, { name = 'Ada', title = '' } = {}): Promise<void> {
  const details = JSON.stringify({ changed: { title: { before: 'Tide', after: title } } });
  await database.asOwner(
    `insert into audit_event (website_id, id, actor, action, subject_title, details, created_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    [shop.id, newId(), name, action, title, details, at],
  );
}

beforeAll(async () => {
  database = await createTestDatabase();
  app = createAppClient({ db: database.db });
  shop = await addShop(database.db, { identifier: 'logged', timeZone: 'Europe/Berlin' });
  owner = (await addPerson('owner', { roles: [], isOwner: true })).session;
  billing = (await addPerson('billing', { roles: [ROLES.billing], isOwner: false })).session;
  // In Berlin this is half an hour into the second of March.
  await note('product.update', '2026-03-01T23:30:00Z', { title: '=1+1' });
  await note('paymentAccount.update', '2026-03-02T12:00:00Z', { title: 'Cash' });
  await note('customer.update', '2026-03-03T12:00:00Z', { name: 'Mina' });
});
afterAll(() => database.close());

const ask = (query: Record<string, string> = {}, session = owner, path = '/audit') =>
  app.callAs(session, { path: `/api/app/sites/logged${path}`, query });
const actions = async (query: Record<string, string> = {}, session = owner) =>
  answerOf<AppAuditResponse>(await ask(query, session)).events.map(({ action }) => action);

describe('the log of what was changed (AUT-4)', () => {
  it('is read newest first, with what was noted (AUT-4)', async () => {
    const { events } = answerOf<AppAuditResponse>(await ask());
    expect(events.map(({ action }) => action)).toEqual(['customer.update', 'paymentAccount.update', 'product.update']);
    expect(events[1]).toMatchObject({
      actor: 'Ada',
      details: { changed: { title: { before: 'Tide', after: 'Cash' } } },
    });
  });

  it.each([
    [{ from: '2026-03-02' }, ['customer.update', 'paymentAccount.update', 'product.update']],
    [{ from: '2026-03-03' }, ['customer.update']],
    [{ until: '2026-03-01' }, []],
    [{ until: '2026-03-02' }, ['paymentAccount.update', 'product.update']],
    [{ from: 'then', until: '2026-02-30' }, ['customer.update', 'paymentAccount.update', 'product.update']],
    [{ subject: 'product' }, ['product.update']],
    [{ search: 'mina' }, ['customer.update']],
  ])('is narrowed by %j: days are those of the store (AUT-4)', async (query, found) => {
    expect(await actions(query)).toEqual(found);
  });

  it('shows who looks after billing what is about that, and no person (AUT-2, AUT-4)', async () => {
    expect(await actions({}, billing)).toEqual(['paymentAccount.update']);
    expect(await actions({ subject: 'customer' }, billing)).toEqual([]);
    const { subjects } = answerOf<AppAuditResponse>(await ask({}, billing));
    expect(subjects).toEqual(['paymentAccount']);
    const file = await ask({}, billing, '/audit.csv');
    expect(String(file.body)).toContain('paymentAccount.update');
    expect(String(file.body)).not.toContain('Mina');
  });

  it('is taken away as a file that no spreadsheet runs, and says so itself (AUT-4, SC-42)', async () => {
    const file = await ask({ until: '2026-03-03' }, owner, '/audit.csv');
    expect(file.status).toBe(200);
    const [head, ...lines] = String(file.body).replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe('Time,Who,Action,About,Id,Details');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain("'=1+1");
    expect((await actions({ subject: 'auditLog' }))[0]).toBe('auditLog.export');
  });
});
