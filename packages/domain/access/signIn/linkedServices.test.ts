import { expect, it } from 'vitest';
import { mayUnlinkService } from './linkedServices.ts';

it.each([
  [1, 0, false, false],
  [1, 1, false, true],
  [1, 0, true, true],
  [2, 0, false, true],
  [0, 1, true, false],
])(
  'of %s services, with %s passkeys and a password %s, one may go: %s (USER-04)',
  (services, passkeys, hasPassword, may) => {
    expect(mayUnlinkService({ services, passkeys, hasPassword })).toBe(may);
  },
);
