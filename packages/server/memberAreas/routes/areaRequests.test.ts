import type { AppAreaMembersResponse } from '@quoin/contract/endpoints/running';
import { describe, expect, it } from 'vitest';
import { eraseCustomer } from '../../customers/erasePerson.ts';
import { collectPersonalData } from '../../customers/storage/personalData.ts';
import { testKeyFor } from '../../testing/appClient.ts';
import { AREAS, areaShop, ask, buy, call, makeArea, personOf, textOf } from '../testing/areaShop.ts';

const at = areaShop();
const listed = () => call<AppAreaMembersResponse>({ path: `${AREAS}/${at.areaId}/members` });

describe('a member area that people ask to join', () => {
  const APPROVAL = { joining: 'approval' } as const;
  const answering = (email: string, answer: string) =>
    at.client.callAs(at.owner, { method: 'POST', path: `${AREAS}/${at.areaId}/requests`, body: { email, answer } });
  const mailsTo = async (kind: string, recipient: string) =>
    at.database.asOwner<{ recipient: string; text: string }>(
      'select recipient, text from mail where kind = $1 and recipient like $2 order by created_at',
      [kind, `%${recipient}%`],
    );
  const contactAt = (email: string) =>
    at.database.asOwner(
      `update website set settings = jsonb_set(settings, '{contactEmail}', to_jsonb($1::text)) where id = $2`,
      [email, at.shop.siteId],
    );

  it('keeps a request, says so, tells the owner once, and lets in (USER-04)', async () => {
    await contactAt('owner@example.com');
    await makeArea(APPROVAL);
    const mia = await personOf('mia@example.com');
    expect(textOf(await ask('/about', null))).toContain('On request');
    expect(textOf(await ask('/about', mia))).toContain('Ask to join The Club');
    const asked = await ask('/account/memberships', mia, { area: at.areaId });
    expect(asked.headers?.location).toBe('/account/memberships?said=asked');
    await ask('/account/memberships', mia, { area: at.areaId });
    const waiting = await ask('/about', mia);
    expect([waiting.status, textOf(waiting).includes('You have asked to join.')]).toEqual([403, true]);
    expect(textOf(waiting)).not.toContain('Ask to join The Club');
    const told = await mailsTo('areaRequest', 'owner@example.com');
    expect(told.map(({ text }) => text.includes('Ada (mia@example.com) requested access'))).toEqual([true]);
    const { requests, members } = await listed();
    expect([requests.map(({ email }) => email), members]).toEqual([['mia@example.com'], []]);
    expect((await answering('mia@example.com', 'admit')).status).toBe(200);
    expect((await ask('/about', mia)).status).toBe(200);
    expect((await listed()).members.map(({ email, by }) => [email, by])).toEqual([['mia@example.com', 'admitted']]);
    expect(await mailsTo('areaAdmitted', 'mia@example.com')).toHaveLength(1);
  });

  it('declines for good, until the owner adds the person; and a request is withdrawn (USER-04)', async () => {
    await makeArea(APPROVAL);
    const noa = await personOf('noa@example.com');
    await ask('/account/memberships', noa, { area: at.areaId });
    expect(textOf(await ask('/account/memberships', noa))).toContain('Withdraw the request for The Club');
    const gone = await ask('/account/memberships', noa, { area: at.areaId, act: 'leave' });
    expect(gone.headers?.location).toBe('/account/memberships?said=withdrawn');
    expect((await answering('noa@example.com', 'admit')).status).toBe(409);
    expect((await ask('/about', noa)).status).toBe(403);
    await ask('/account/memberships', noa, { area: at.areaId });
    expect((await answering('noa@example.com', 'decline')).status).toBe(200);
    expect(await mailsTo('areaDeclined', 'noa@example.com')).toHaveLength(1);
    expect(textOf(await ask('/about', noa))).toContain('the answer was no');
    expect((await ask('/account/memberships', noa, { area: at.areaId })).status).toBe(409);
    expect((await listed()).requests).toEqual([]);
    const body = { add: ['noa@example.com'], remove: [] };
    await call({ method: 'POST', path: `${AREAS}/${at.areaId}/members`, body });
    expect((await ask('/about', noa)).status).toBe(200);
  });

  it('answers a request once, whoever presses; and asking many times at once is asking once (USER-04)', async () => {
    await contactAt('rush@example.com');
    await makeArea(APPROVAL);
    const zoe = await personOf('zoe@example.com');
    await Promise.all(Array.from({ length: 6 }, () => ask('/account/memberships', zoe, { area: at.areaId })));
    expect((await listed()).requests).toHaveLength(1);
    expect(await mailsTo('areaRequest', 'rush@example.com')).toHaveLength(1);
    const answers = await Promise.all(['admit', 'decline', 'admit', 'decline'].map((one) => answering(zoe.email, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const isIn = (await listed()).members.length === 1;
    expect(answers.findIndex(({ status }) => status === 200) % 2).toBe(isIn ? 0 : 1);
    const mails = [...(await mailsTo('areaAdmitted', zoe.email)), ...(await mailsTo('areaDeclined', zoe.email))];
    expect(mails).toHaveLength(1);
    expect((await answering('nobody@example.com', 'admit')).status).toBe(409);
    expect((await answering(zoe.email, 'perhaps')).status).toBe(400);
  });

  it('leaves a request out of what an erased person leaves behind, and in what they are given (USER-04)', async () => {
    await makeArea(APPROVAL);
    await buy('wipe@example.com');
    const person = await personOf('wipe@example.com');
    await ask('/account/memberships', person, { area: at.areaId });
    const websiteId = at.shop.siteId;
    const given = await at.database.db.inSite({ websiteId }, (trx) => collectPersonalData(trx, websiteId, person));
    expect(given.memberAreas).toMatchObject([{ area: 'The Club', kind: 'requested' }]);
    await eraseCustomer({ db: at.database.db, keyFor: testKeyFor }, websiteId, person, {
      accountId: null,
      name: 'Owner',
    });
    expect((await listed()).requests).toEqual([]);
  });
});
