import { describe, expect, it } from 'vitest';
import { MEMBER_AREA_LIMITS, type MemberAreaDraft, memberAreaProblems, tidyMemberArea } from './memberArea.ts';

const CLUB: MemberAreaDraft = { name: 'Club', description: '', joining: 'free', productIds: [] };

describe('a member area', () => {
  const long = (length: number) => 'x'.repeat(length);
  const rows: readonly (readonly [Partial<MemberAreaDraft>, readonly string[]])[] = [
    [{}, []],
    [{ name: '' }, ['areaNameMissing']],
    [{ name: long(MEMBER_AREA_LIMITS.name + 1) }, ['areaNameTooLong']],
    [{ description: long(MEMBER_AREA_LIMITS.description + 1) }, ['areaDescriptionTooLong']],
    [{ joining: 'paid' }, ['areaProductsMissing']],
    [{ joining: 'paid', productIds: ['a'] }, []],
    [{ joining: 'paid', productIds: Array.from({ length: 21 }, (_, n) => String(n)) }, ['areaTooManyProducts']],
  ];
  it.each(rows)('%j is refused for %j (USER-04)', (over, codes) => {
    expect(memberAreaProblems({ ...CLUB, ...over }).map(({ code }) => code)).toEqual(codes);
  });

  it('keeps products only where one pays, each once, and names without spaces around them (USER-04)', () => {
    expect(tidyMemberArea({ ...CLUB, name: '  The \n club ', productIds: ['a'] })).toEqual({
      ...CLUB,
      name: 'The club',
    });
    expect(tidyMemberArea({ ...CLUB, joining: 'paid', productIds: ['a', 'a'] }).productIds).toEqual(['a']);
  });
});
