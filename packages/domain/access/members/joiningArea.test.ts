import { describe, expect, it } from 'vitest';
import { decideJoining } from './joiningArea.ts';
import { AREA_JOININGS, MEMBERSHIP_STATUSES, type MembershipStatus } from './memberAccess.ts';

describe('who wants to join an area', () => {
  const rows: Readonly<Record<string, Readonly<Record<(typeof AREA_JOININGS)[number], string>>>> = {
    nothing: { free: 'join', approval: 'ask', paid: 'areaNotFree', invited: 'areaNotFree' },
    requested: { free: 'join', approval: 'nothing', paid: 'areaNotFree', invited: 'areaNotFree' },
    declined: { free: 'join', approval: 'areaDeclined', paid: 'areaNotFree', invited: 'areaNotFree' },
    removed: { free: 'areaNotFree', approval: 'areaNotFree', paid: 'areaNotFree', invited: 'areaNotFree' },
    joined: { free: 'nothing', approval: 'nothing', paid: 'nothing', invited: 'nothing' },
    added: { free: 'nothing', approval: 'nothing', paid: 'nothing', invited: 'nothing' },
    admitted: { free: 'nothing', approval: 'nothing', paid: 'nothing', invited: 'nothing' },
  };
  it('has a row for each thing that can have been said (USER-04)', () => {
    expect(Object.keys(rows).sort()).toEqual(['nothing', ...MEMBERSHIP_STATUSES].sort());
  });
  it('comes in by an open invitation, whatever was said before, and stays who is in (USER-04)', () => {
    for (const joining of AREA_JOININGS) {
      for (const standing of [null, ...MEMBERSHIP_STATUSES]) {
        const step = decideJoining(joining, standing, true);
        const isIn = standing === 'joined' || standing === 'added' || standing === 'admitted';
        expect(step.ok && step.value, `${joining} ${standing}`).toBe(isIn ? 'nothing' : 'accept');
      }
    }
  });
  it.each(Object.entries(rows))('of whom was said: %s (USER-04)', (said, expected) => {
    const standing = said === 'nothing' ? null : (said as MembershipStatus);
    const decided = AREA_JOININGS.map((joining) => {
      const step = decideJoining(joining, standing);
      return [joining, step.ok ? step.value : step.problem.code];
    });
    expect(Object.fromEntries(decided)).toEqual(expected);
  });
});
