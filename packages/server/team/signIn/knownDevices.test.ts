import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isKnownDevice, withDevice } from './knownDevices.ts';

const key = randomBytes(32);
const tools = { key, randomBytes };
const ada = withDevice(tools, '', 'ada');

describe('a browser that has signed in (29.7)', () => {
  it.each([
    ['to the account', ada, 'ada', true],
    ['to another account', ada, 'ben', false],
    ['to both, one after the other', withDevice(tools, ada, 'ben'), 'ada', true],
    ['never', '', 'ada', false],
    ['by a made-up cookie', `${'a'.repeat(22)}.${'a'.repeat(43)}`, 'ada', false],
    ['by the mark of another browser', withDevice(tools, '', 'ada').slice(0, 22) + ada.slice(22), 'ada', false],
    ['by nonsense', 'x'.repeat(5000), 'ada', false],
  ])('%s', (_, cookie, account, expected) => expect(isKnownDevice(key, cookie, account)).toBe(expected));

  it('is unknown under another key of the installation', () => {
    expect(isKnownDevice(randomBytes(32), ada, 'ada')).toBe(false);
  });

  it('keeps the eight accounts used last, each once', () => {
    const cookie = Array.from({ length: 12 }, (_, count) => `account${count}`).reduce(
      (held, account) => withDevice(tools, withDevice(tools, held, account), account),
      '',
    );
    expect(cookie.split('.')).toHaveLength(9);
    expect(['account3', 'account4', 'account11'].map((account) => isKnownDevice(key, cookie, account))).toEqual([
      false,
      true,
      true,
    ]);
  });
});
