import { describe, expect, it } from 'vitest';
import type { Calls } from './calls.ts';
import { NETWORK_PROBLEM } from './clientProblem.ts';
import { createCommercePreferences, PreferencesFailure } from './commercePreferences.ts';

function setUp(stored: Record<string, unknown> = {}) {
  const sent: unknown[] = [];
  const reported: PreferencesFailure[] = [];
  let isDown = false;
  const answer = (value: unknown) =>
    Promise.resolve(
      isDown ? { ok: false as const, problem: NETWORK_PROBLEM } : { ok: true as const, value: value as never },
    );
  const calls: Calls = {
    load: (path) => answer({ ...stored, websiteId: 'w', path }),
    act: (_method, path, body) => {
      sent.push([path, body]);
      return answer(body);
    },
  };
  const preferences = createCommercePreferences({ calls, websiteId: 'w', report: (failure) => reported.push(failure) });
  return { preferences, sent, reported, goDown: () => (isDown = true), recover: () => (isDown = false) };
}

describe('commerce preferences (PREF-01)', () => {
  it('drop the site on reading, and what is empty', async () => {
    const { preferences } = setUp({ a: 1, b: '', c: null });
    expect(await preferences.load('store')).toEqual({ a: 1, path: '/api/v1/commerce-preferences/store?websiteId=w' });
  });

  it('skip an update equal to what is known; else say so, then save', async () => {
    const { preferences, sent } = setUp({ a: 1 });
    const heard: string[] = [];
    const stop = preferences.onRefetch((namespace, values) =>
      heard.push(`${namespace} ${JSON.stringify(values)} after ${sent.length}`),
    );
    const held = await preferences.load('store');
    await preferences.save('store', { ...held, empty: '' });
    expect([sent, heard]).toEqual([[], []]);
    await preferences.save('store', { a: 2 });
    expect(sent).toEqual([['/api/v1/commerce-preferences/store?websiteId=w', { a: 2 }]]);
    expect(heard).toEqual(['store {"a":2} after 0']);
    await preferences.save('store', { a: 2 });
    stop();
    await preferences.save('store', { a: 3 });
    expect([sent.length, heard.length]).toEqual([2, 1]);
  });

  it('report a failure and throw it on', async () => {
    const { preferences, reported, goDown } = setUp();
    goDown();
    await expect(preferences.save('store', { a: 1 })).rejects.toBeInstanceOf(PreferencesFailure);
    await expect(preferences.load('store')).rejects.toThrow(NETWORK_PROBLEM.message);
    expect(reported).toHaveLength(2);
  });

  it('that were not saved are sent again as they are, for they are not known to be there', async () => {
    const { preferences, sent, goDown, recover } = setUp();
    goDown();
    await expect(preferences.save('store', { a: 1 })).rejects.toBeInstanceOf(PreferencesFailure);
    recover();
    expect(await preferences.save('store', { a: 1 })).toEqual({ a: 1 });
    expect(sent).toHaveLength(2);
  });
});
