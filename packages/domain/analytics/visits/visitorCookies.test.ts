import { describe, expect, it } from 'vitest';
import { parseVisitRecord, VISIT_RECORD_SECONDS, VISIT_SECONDS, visitOf, visitRecordText } from './visitorCookies.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const LATER = NOW + 86_400_000;
const NOTHING = { record: '', timestamp: '', visit: '' };
const moment = (now: number) => {
  let ids = 0;
  return { now, newId: () => `id-${++ids}` };
};
const RECORD = visitRecordText({ visitorId: 'v1', firstAt: NOW, previousAt: 0, currentAt: NOW, count: 1 });

describe('the visit a page belongs to', () => {
  it('is the first of a visitor who has no record: both cookies are made (VISIT-01)', () => {
    const visit = visitOf(NOTHING, moment(NOW));
    expect(visit).toMatchObject({ isNewVisitor: true, isLanding: true, visitId: 'id-2' });
    expect(visit.record).toEqual({ visitorId: 'id-1', firstAt: NOW, previousAt: 0, currentAt: NOW, count: 1 });
  });

  it('is a further one when the timestamp is gone: the counter rises by one, and a new timestamp is made (VISIT-01)', () => {
    const visit = visitOf({ record: RECORD, timestamp: '', visit: '' }, moment(LATER));
    expect(visit).toMatchObject({ isNewVisitor: false, isLanding: true, visitId: 'id-1' });
    expect(visit.record).toEqual({ visitorId: 'v1', firstAt: NOW, previousAt: NOW, currentAt: LATER, count: 2 });
    expect(visit.cookies.find(({ name }) => name === 'ss_cvt')?.value).toBe(String(LATER));
  });

  it('goes on while the timestamp is there, and counts nothing (VISIT-01)', () => {
    const visit = visitOf({ record: RECORD, timestamp: String(NOW), visit: 'w1' }, moment(LATER));
    expect(visit).toMatchObject({ isLanding: false, visitId: 'w1', record: { count: 1, currentAt: NOW } });
  });

  it('keeps the record for two years and the timestamp for thirty minutes (VISIT-01, VISIT-02)', () => {
    const lives = visitOf(NOTHING, moment(NOW)).cookies.map(({ name, maxAge }) => [name, maxAge]);
    expect(Object.fromEntries(lives)).toEqual({
      ss_cvr: VISIT_RECORD_SECONDS,
      ss_cvt: VISIT_SECONDS,
      ss_cid: VISIT_RECORD_SECONDS,
      ss_cvisit: VISIT_SECONDS,
      ss_cpvisit: VISIT_RECORD_SECONDS,
    });
    expect([VISIT_RECORD_SECONDS, VISIT_SECONDS]).toEqual([63_072_000, 1_800]);
  });

  it.each(['x', 'v|1|2|3|0', 'v|1|2|3', '|1|2|3|4', 'v|1|2|x|4', `${'v'.repeat(65)}|1|2|3|4`])(
    'begins anew with a record like %s',
    (record) => {
      expect(parseVisitRecord(record)).toBeNull();
      expect(visitOf({ record, timestamp: '1', visit: 'w' }, moment(NOW)).record.count).toBe(1);
    },
  );

  it('reads back what it writes', () => {
    expect(visitRecordText(parseVisitRecord(RECORD)!)).toBe(RECORD);
  });
});
