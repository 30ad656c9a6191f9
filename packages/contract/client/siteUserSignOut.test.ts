import { expect, it } from 'vitest';
import { createCalls } from './calls.ts';
import { signOut } from './siteUserSignOut.ts';

/** A site that refuses so many crumbs, and hands out another with each refusal. */
function siteRefusing(times: number) {
  const sent: unknown[] = [];
  let crumb = 'crumb 0';
  const fetch = (address: string, init: RequestInit): Promise<Response> => {
    sent.push([init.method, address, (init.headers as Record<string, string>)['x-csrf-token']]);
    if (sent.length > times) return Promise.resolve(Response.json({}));
    crumb = `crumb ${sent.length}`;
    const refusal = { crumbFail: true, crumb, error: 'Expired', errorKey: 'crumbFail' };
    return Promise.resolve(Response.json(refusal, { status: 403 }));
  };
  return { sent, calls: createCalls({ fetch, readCookie: (name) => (name === 'crumb' ? crumb : undefined) }) };
}

const path = '/api/site-users/account/session';

it('signs out, with or without a copy of the cart (USER-02)', async () => {
  const { sent, calls } = siteRefusing(0);
  expect(await signOut(calls, { cloneCart: true })).toBeNull();
  expect(await signOut(calls, { cloneCart: false })).toBeNull();
  expect(sent).toEqual([
    ['DELETE', `${path}?cloneCart=true`, 'crumb 0'],
    ['DELETE', `${path}?cloneCart=false`, 'crumb 0'],
  ]);
});

it('tries once more with the fresh crumb after a crumb failure (USER-02)', async () => {
  const { sent, calls } = siteRefusing(1);
  expect(await signOut(calls, { cloneCart: false })).toBeNull();
  expect(sent.map((one) => (one as string[])[2])).toEqual(['crumb 0', 'crumb 1']);
});

it('tries no third time (USER-02)', async () => {
  const { sent, calls } = siteRefusing(5);
  expect(await signOut(calls, { cloneCart: false })).toMatchObject({ code: 'crumbFail' });
  expect(sent).toHaveLength(2);
});
