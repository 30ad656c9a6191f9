import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isShort, isUnanswered, maySendBeacon, noteAnswer, noteRequest } from './endpoints.ts';

const [HIT, EVENTS] = ['/api/census/RecordHit', '/api/v1/clanker/events'];

describe('what a tab knows of the endpoints it tells', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('an endpoint that was told something is unheard until it answers, each for itself (FT-20)', () => {
    noteRequest(HIT);
    noteRequest(EVENTS);
    noteRequest(HIT);
    expect([isUnanswered(HIT), isUnanswered(EVENTS)]).toEqual([true, true]);
    expect(noteAnswer(HIT, '14')).toBe(true);
    expect([isUnanswered(HIT), isUnanswered(EVENTS)]).toEqual([false, true]);
    noteAnswer(EVENTS, '14');
    expect([...kept]).toEqual([]);
  });

  it.each([null, '1001', '200000000', 'much'])('an answer of %s characters is none of ours (FT-20)', (length) => {
    noteRequest(HIT);
    expect([isShort(length), noteAnswer(HIT, length), isUnanswered(HIT)]).toEqual([false, false, true]);
  });

  it('three pages in half a minute may leave a beacon behind, so that the shop keeps its connections (ANA-1)', () => {
    const leave = [0, 1_000, 2_000, 3_000, 29_999, 30_000, 30_500, 31_000].map((now) => maySendBeacon(now + 1));
    expect(leave).toEqual([true, true, true, false, false, true, false, true]);
  });

  it('without storage each page begins anew', () => {
    vi.stubGlobal('sessionStorage', undefined);
    noteRequest(HIT);
    expect([isUnanswered(HIT), maySendBeacon(1)]).toEqual([false, true]);
  });
});
