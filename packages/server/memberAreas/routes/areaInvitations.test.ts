import type { AppAreaMembersResponse } from '@quoin/contract/endpoints/running';
import { describe, expect, it } from 'vitest';
import { eraseCustomer } from '../../customers/erasePerson.ts';
import { collectPersonalData } from '../../customers/storage/personalData.ts';
import { testKeyFor } from '../../testing/appClient.ts';
import { deleteOldInvitations } from '../storage/areaInvitations.ts';
import { AREAS, areaShop, ask, buy, call, makeArea, personOf, textOf } from '../testing/areaShop.ts';

const at = areaShop();
const listed = () => call<AppAreaMembersResponse>({ path: `${AREAS}/${at.areaId}/members` });

describe('an invitation to a member area', () => {
  const INVITED = { joining: 'paid' } as const;
  const PATH = '/account/invitation';
  const change = (body: { invite?: readonly string[]; withdraw?: readonly string[] }) =>
    at.client.callAs(at.owner, {
      ...{ method: 'POST', path: `${AREAS}/${at.areaId}/invitations` },
      body: { invite: [], withdraw: [], ...body },
    });
  /** The token of the last mail, which is kept apart from it. */
  async function tokenFor(email: string): Promise<string> {
    const [mail] = await at.database.asOwner<{ secret: string; text: string }>(
      "select secret, text from mail where kind = 'areaInvited' and recipient = $1 order by created_at desc, id desc",
      [email],
    );
    expect(mail?.text).not.toContain(mail?.secret);
    return mail?.secret ?? '';
  }
  const make = () => makeArea({ ...INVITED, productIds: [at.shop.printId] });

  it('leads into the area once, without paying, whatever the address of the account (USER-04)', async () => {
    await make();
    expect((await change({ invite: [' Lea@Example.com', 'lea@example.com'] })).status).toBe(200);
    const token = await tokenFor('lea@example.com');
    const kept = await at.database.asOwner('select * from member_area_invitation');
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
    const stranger = await ask(`${PATH}?token=${token}`, null);
    expect([stranger.status, textOf(stranger).includes('You are invited to The Club')]).toEqual([200, true]);
    expect(textOf(stranger)).toContain('/account/sign-up?next=%2Faccount%2Fmemberships');
    const lea = await personOf('elsewhere@example.com');
    expect(textOf(await ask(`${PATH}?token=${token}`, lea))).toContain('Join The Club');
    const accepted = await Promise.all([lea, lea, lea].map((who) => ask(PATH, who, { token })));
    expect(accepted.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
    expect(accepted.find(({ status }) => status === 303)?.headers?.location).toBe('/about');
    expect((await ask('/about', lea)).status).toBe(200);
    expect((await ask(PATH, await personOf('next@example.com'), { token })).status).toBe(410);
    expect((await ask(`${PATH}?token=${token}`, null)).status).toBe(410);
    const { invitations } = await listed();
    expect(invitations.map(({ email, state }) => [email, state])).toEqual([['lea@example.com', 'accepted']]);
  });

  it('is found by the address it went to, without its link (USER-04)', async () => {
    await make();
    await change({ invite: ['eli@example.com'] });
    const eli = await personOf('eli@example.com');
    expect(textOf(await ask('/about', eli))).toContain('Join The Club');
    const memberships = textOf(await ask('/account/memberships', eli));
    expect(memberships).toContain('You are invited.');
    // The invitation is the message for a person who came for it.
    expect(memberships).not.toContain('You are no member of anything here yet.');
    expect((await ask('/account/memberships', eli, { area: at.areaId })).status).toBe(303);
    expect((await ask('/about', eli)).status).toBe(200);
    expect((await ask(PATH, eli, { token: await tokenFor('eli@example.com') })).status).toBe(410);
    expect((await ask('/about', await personOf('other@example.com'))).status).toBe(403);
  });

  it('is dead when it was sent again, withdrawn, or fourteen days are over (USER-04)', async () => {
    await make();
    const [email, person] = ['ada@example.com', await personOf('someone@example.com')];
    await change({ invite: [email] });
    const first = await tokenFor(email);
    await change({ invite: [email] });
    expect((await ask(PATH, person, { token: first })).status).toBe(410);
    const second = await tokenFor(email);
    await at.database.asOwner("update member_area_invitation set expires_at = expires_at - interval '14 days'");
    expect((await ask(PATH, person, { token: second })).status).toBe(410);
    expect((await listed()).invitations.map(({ state }) => state)).toEqual(['expired']);
    await change({ invite: [email] });
    const third = await tokenFor(email);
    await change({ withdraw: [email] });
    expect((await ask(PATH, person, { token: third })).status).toBe(410);
    expect((await ask('/account/memberships', await personOf(email), { area: at.areaId })).status).toBe(409);
    expect((await listed()).invitations).toEqual([]);
    // Three in a day are enough for one mailbox.
    expect((await change({ invite: [email] })).status).toBe(422);
    for (const token of ['', 'x', 'x'.repeat(43)]) expect((await ask(PATH, person, { token })).status).toBe(410);
  });

  it('is forgotten three months after its end, and not before (USER-04, decision 0047)', async () => {
    await make();
    await change({ invite: ['long@example.com', 'longer@example.com'] });
    const endedAgo = (email: string, span: string) =>
      at.database.asOwner(`update member_area_invitation set expires_at = now() - $2::interval where email = $1`, [
        ...[email, span],
      ]);
    await endedAgo('long@example.com', '89 days 23 hours');
    await endedAgo('longer@example.com', '90 days 1 minute');
    // Signing in deletes invitations that are over.
    const websiteId = at.shop.siteId;
    await at.database.db.inSite({ websiteId }, (trx) => deleteOldInvitations(trx, websiteId));
    expect((await listed()).invitations.map(({ email, state }) => [email, state])).toEqual([
      ['long@example.com', 'expired'],
    ]);
  });

  it('is the owner’s last word on who was taken out, and ends when they are again (USER-04)', async () => {
    await make();
    const [email, path] = ['ida@example.com', `${AREAS}/${at.areaId}/members`];
    const ida = await personOf(email);
    await call({ method: 'POST', path, body: { add: [], remove: [email] } });
    await change({ invite: [email] });
    await call({ method: 'POST', path, body: { add: [], remove: [email] } });
    expect((await ask('/account/memberships', ida, { area: at.areaId })).status).toBe(409);
    await change({ invite: [email] });
    expect((await ask('/account/memberships', ida, { area: at.areaId })).status).toBe(303);
    expect((await ask('/about', ida)).status).toBe(200);
  });

  it('is refused for what is no address, and for too many at a time (USER-04)', async () => {
    await make();
    expect((await change({ invite: ['fine@example.com', 'nobody'] })).status).toBe(422);
    const many = Array.from({ length: 51 }, (_, index) => `p${index}@example.com`);
    expect((await change({ invite: many })).status).toBe(422);
    expect((await listed()).invitations).toEqual([]);
  });

  it('is among what an erased person is given, and goes with them (USER-04)', async () => {
    await make();
    const email = 'forget@example.com';
    await buy(email);
    await change({ invite: [email] });
    const [websiteId, person] = [at.shop.siteId, await personOf(email)];
    const given = await at.database.db.inSite({ websiteId }, (trx) => collectPersonalData(trx, websiteId, person));
    expect(given.areaInvitations).toMatchObject([{ area: 'The Club', used_at: null }]);
    await eraseCustomer({ db: at.database.db, keyFor: testKeyFor }, websiteId, person, {
      accountId: null,
      name: 'Owner',
    });
    expect((await listed()).invitations).toEqual([]);
  });
});
