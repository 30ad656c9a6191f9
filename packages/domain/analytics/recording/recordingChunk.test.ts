import { describe, expect, it } from 'vitest';
import { type RecordedEvent, readRecordingChunk, summarizeEvents } from './recordingChunk.ts';

const LOAD = '0193d8a2-0000-7000-8000-000000000001';
const click = (timestamp: number, x = 10, y = 10): RecordedEvent => ({
  ...{ type: 3, timestamp },
  data: { source: 2, type: 2, x, y },
});
const page = (timestamp: number, href: string): RecordedEvent => ({ type: 4, timestamp, data: { href } });
const mark = (timestamp: number, tag: string): RecordedEvent => ({ type: 5, timestamp, data: { tag } });

describe('chunks of a recording', () => {
  it('are read with all that is bounded cut to its bound (REC-04)', () => {
    const chunk = readRecordingChunk({
      ...{ pageLoadId: LOAD, seq: 0, visitorId: 'v'.repeat(100), timeZone: 'America/New_York', language: 'en' },
      ...{ viewport: [1440.4, -1], experiments: { button: 'large', bad: 7 }, events: [page(5, '/')] },
    });
    expect(chunk).toMatchObject({ seq: 0, viewport: [1440, 0], experiments: { button: 'large', bad: '' } });
    expect(chunk?.visitorId).toHaveLength(64);
  });

  it.each([
    [null],
    [{}],
    [{ pageLoadId: 'x', seq: 0, events: [page(1, '/')] }],
    [{ pageLoadId: LOAD, seq: -1, events: [page(1, '/')] }],
    [{ pageLoadId: LOAD, seq: 0, events: [] }],
    [{ pageLoadId: LOAD, seq: 0, events: [{ type: 'x' }] }],
    [{ pageLoadId: LOAD, seq: 0, events: 'all' }],
  ])('%j is none', (body) => {
    expect(readRecordingChunk(body)).toBeNull();
  });
});

describe('what a recording says of the visit', () => {
  it('is its pages, its length, and its marks (REC-04)', () => {
    const events = [
      page(1000, 'http://a.b/'),
      click(2000),
      page(3000, 'http://a.b/order/key'),
      mark(3500, 'purchase'),
      mark(4000, 'error'),
    ];
    expect(summarizeEvents(events)).toEqual({
      ...{ startedAt: 1000, endedAt: 4000, pages: ['/', '/order/…'], clicks: 1 },
      ...{ rageClicks: 0, errors: 1, hasPurchase: true },
    });
  });

  it.each([
    ['three quick presses', [click(0), click(300), click(600)], 1],
    ['five of them are one outburst', [0, 200, 400, 600, 800].map((at) => click(at)), 1],
    ['slow ones are none', [click(0), click(900), click(1800)], 0],
    ['and nor are those all over the page', [click(0, 0, 0), click(200, 200, 0), click(400, 0, 0)], 0],
  ])('%s', (_name, events, count) => {
    expect(summarizeEvents(events).rageClicks).toBe(count);
  });
});
