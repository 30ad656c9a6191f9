import { describe, expect, it } from 'vitest';
import { AREA_INVITATION_MS, areaInvitationState, tidyAddresses } from './areaInvitation.ts';

describe('an invitation to an area', () => {
  const sentAt = 1000;
  const expiresAt = sentAt + AREA_INVITATION_MS;
  it.each([
    ['is open at first', null, sentAt, 'open'],
    ['is open to the last moment of fourteen days', null, sentAt + 14 * 86_400_000 - 1, 'open'],
    ['is over then', null, sentAt + 14 * 86_400_000, 'expired'],
    ['stays accepted, however long ago', 5000, expiresAt + 1, 'accepted'],
  ] as const)('%s (USER-04)', (_name, usedAt, now, state) => {
    expect(areaInvitationState({ usedAt, expiresAt }, now)).toBe(state);
  });

  it('goes to each address once, however it is typed (USER-04)', () => {
    expect(tidyAddresses([' Mia@Example.com', 'mia@example.com', '', 'noa@example.com'])).toEqual([
      'mia@example.com',
      'noa@example.com',
    ]);
  });
});
