import { expect, it } from 'vitest';
import type { Calls } from './calls.ts';
import { NETWORK_PROBLEM } from './clientProblem.ts';
import { sendLanguage } from './siteUserLocale.ts';

function setUp(isDown = false) {
  const sent: unknown[] = [];
  const calls: Calls = {
    load: () => Promise.reject(new Error('Nothing is read.')),
    act: (method, path, body) => {
      sent.push([method, path, body]);
      return Promise.resolve(
        isDown ? { ok: false as const, problem: NETWORK_PROBLEM } : { ok: true as const, value: body as never },
      );
    },
  };
  return { calls, sent };
}

it('posts the language a visitor chooses (USER-03)', async () => {
  const { calls, sent } = setUp();
  expect(await sendLanguage(calls, { current: 'en-US', language: 'de-DE' })).toBeNull();
  expect(sent).toEqual([['POST', '/api/site-users/account/locale', { language: 'de-DE' }]]);
});

it.each(['x-elvish', 'qaa', 'QTZ-Latn'])(
  'posts nothing while the page’s language is %s, a code of its own (USER-03)',
  async (current) => {
    const { calls, sent } = setUp();
    expect(await sendLanguage(calls, { current, language: 'de-DE' })).toBeNull();
    expect(sent).toEqual([]);
  },
);

it('answers what went wrong', async () => {
  expect(await sendLanguage(setUp(true).calls, { current: 'qu', language: 'de' })).toBe(NETWORK_PROBLEM);
});
