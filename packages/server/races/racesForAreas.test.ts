import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { acceptInvitation, changeInvitations } from '../memberAreas/areaInvitations.ts';
import { answerAreaRequest } from '../memberAreas/areaRequests.ts';
import { insertMemberArea, saveMembershipStatus } from '../memberAreas/storage/memberAreas.ts';
import { newId, openTwoNodes, race, type TwoNodes } from './testing/racing.ts';

let nodes: TwoNodes;
let askedId = '';
let invitedId = '';

beforeAll(async () => {
  nodes = await openTwoNodes();
  const { shop } = nodes;
  await shop.db.inSite({ websiteId: shop.site.id }, async (trx) => {
    const area = { description: '', productIds: [] };
    askedId = await insertMemberArea(trx, shop.site.id, { ...area, name: 'Asked', joining: 'approval' });
    invitedId = await insertMemberArea(trx, shop.site.id, { ...area, name: 'Invited', joining: 'invited' });
  });
});
afterAll(() => nodes.close());

/** Two owners, each at their own node. */
const at = (index: number) => ({
  ...{ db: nodes.node(index).db, randomBytes: (count: number) => randomBytes(count) },
  config: { appOrigin: 'http://app.test', sitesDomain: 'sites.test' },
});
const by = (index: number, areaId: string) => ({
  ...{ site: nodes.shop.site, areaId },
  actor: { accountId: null, name: `Owner ${index}` },
});
const one = async <Row extends object>(sql: string, values: readonly unknown[]) =>
  (await nodes.shop.test.asOwner<Row>(sql, [...values]))[0];
const standingOf = (areaId: string, email: string) =>
  one<{ kind: string }>('select kind from member_area_standing where area_id = $1 and email = $2', [areaId, email]);
const mailsTo = async (email: string) =>
  (await one<{ count: number }>('select count(*)::int as count from mail where recipient = $1', [email]))?.count;
/** Tokens of the links that were mailed, the last one first. */
const linksTo = async (email: string) =>
  (
    await nodes.shop.test.asOwner<{ secret: string }>(
      "select secret from mail where kind = 'areaInvited' and recipient = $1 order by created_at desc, id desc",
      [email],
    )
  ).map(({ secret }) => secret);

describe('two owners of an area, each at a node of their own', () => {
  race(
    'answer somebody who asks at once, with yes and with no: the first answer counts, and is the only mail (USER-04)',
    { inSuite: 6 },
    async (round) => {
      const { shop } = nodes;
      const email = `asks${round}.${newId()}@example.com`;
      await shop.db.inSite({ websiteId: shop.site.id }, (trx) =>
        saveMembershipStatus(trx, shop.site.id, { areaId: askedId, email, kind: 'requested' }),
      );
      const answers = (['admit', 'decline'] as const).map((answer, index) =>
        answerAreaRequest(at(index + round), by(index, askedId), { email, answer }),
      );
      const [yes, no] = await Promise.all(answers);
      expect([yes?.ok, no?.ok].filter(Boolean)).toHaveLength(1);
      const refused = [yes, no].find((each) => each?.ok === false);
      expect(refused).toMatchObject({ problem: { code: 'areaRequestGone' } });
      expect((await standingOf(askedId, email))?.kind).toBe(yes?.ok ? 'admitted' : 'declined');
      expect(await mailsTo(email)).toBe(1);
    },
  );

  race('invite the same person at once: of the links one works, once (USER-04)', { inSuite: 4 }, async (round) => {
    const email = `invited${round}.${newId()}@example.com`;
    const invite = { invite: [email], withdraw: [] };
    const sent = await Promise.all([0, 1].map((index) => changeInvitations(at(index), by(index, invitedId), invite)));
    expect(sent.map(({ ok }) => ok)).toEqual([true, true]);
    const links = await linksTo(email);
    expect(links).toHaveLength(2);
    const person = { email };
    const tries = [...links, ...links].map((token, index) =>
      acceptInvitation(at(index), nodes.shop.site.id, { token, person }),
    );
    expect((await Promise.all(tries)).filter(({ ok }) => ok)).toHaveLength(1);
    expect((await standingOf(invitedId, email))?.kind).toBe('admitted');
  });

  race(
    'withdraw an invitation while it is accepted: either it was in time, or the person is in (USER-04)',
    { inSuite: 6 },
    async (round) => {
      const email = `late${round}.${newId()}@example.com`;
      await changeInvitations(at(0), by(0, invitedId), { invite: [email], withdraw: [] });
      const [token = ''] = await linksTo(email);
      const [accepted] = await Promise.all([
        acceptInvitation(at(round), nodes.shop.site.id, { token, person: { email } }),
        changeInvitations(at(round + 1), by(1, invitedId), { invite: [], withdraw: [email] }),
      ]);
      expect((await standingOf(invitedId, email))?.kind).toBe(accepted.ok ? 'admitted' : undefined);
      const again = await acceptInvitation(at(round), nodes.shop.site.id, { token, person: { email } });
      expect(again).toMatchObject({ ok: false, problem: { code: 'areaInvitationDead' } });
    },
  );
});
