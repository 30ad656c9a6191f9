import { describe, expect, it, vi } from 'vitest';
import { ANALYTICS_COOKIE_DAYS, ANALYTICS_KEYS, type SessionPlace, sessionFactsOf } from './sessionFacts.ts';
import { censusWording } from './wording.ts';

const NOW = Date.UTC(2026, 10, 22);
const memory = () => {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
};
const refusing = (): never => {
  throw new Error('denied');
};

function browser() {
  const cookies = new Map<string, string>();
  const lives = new Map<string, number | null>();
  const local = memory();
  let session = memory();
  let ids = 0;
  const warn = vi.fn();
  const place = (): SessionPlace => ({
    cookie: (name) => cookies.get(name) ?? '',
    writeCookie: (name, value, maxAge) => {
      cookies.set(name, value);
      lives.set(name, maxAge);
    },
    local: () => local,
    session: () => session,
    ...{ now: NOW, newId: () => `id-${++ids}`, warn, isMarketingAllowed: true },
  });
  return {
    ...{ cookies, lives, local, warn, place },
    /** Opens another tab. */
    openTab() {
      session = memory();
    },
    /** Closed and opened again: session cookies and the tab's storage are gone. */
    reopen() {
      session = memory();
      cookies.delete('ss_session_id');
    },
  };
}

describe('the session of the newer tracker', () => {
  it('lands once, and stays the first session on its further pages (TRACK-06)', () => {
    const { place, reopen } = browser();
    const flags = () => {
      const { isFirstLanding, isFirstSession } = sessionFactsOf(place());
      return [isFirstLanding, isFirstSession];
    };
    expect([flags(), flags()]).toEqual([
      [true, true],
      [false, true],
    ]);
    reopen();
    expect([flags(), flags()]).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it('is one session in all tabs of the browser: a further tab lands, too, and is the first session still (TRACK-06)', () => {
    const { place, openTab, local } = browser();
    const { sessionId } = sessionFactsOf(place());
    openTab();
    expect(sessionFactsOf(place())).toMatchObject({ sessionId, isFirstLanding: true, isFirstSession: true });
    expect(local.getItem(ANALYTICS_KEYS.hasLanded)).toBe('true');
    expect(sessionFactsOf(place())).toMatchObject({ sessionId, isFirstLanding: false, isFirstSession: true });
  });

  it('makes an id when the cookie has none, and keeps it (TRACK-06)', () => {
    const { place, lives, reopen } = browser();
    const first = sessionFactsOf(place());
    expect(first.sessionId).not.toBe('');
    expect(sessionFactsOf(place()).sessionId).toBe(first.sessionId);
    expect(lives.get('ss_session_id')).toBeNull();
    reopen();
    expect(sessionFactsOf(place()).sessionId).not.toBe(first.sessionId);
  });

  it('knows a browser for 390 days by cookie and by storage, each of which may be lost (TRACK-06)', () => {
    const { place, cookies, lives, local } = browser();
    const { analyticsId, marketingId } = sessionFactsOf(place());
    expect(lives.get('ss_analytics_id')).toBe(ANALYTICS_COOKIE_DAYS * 86_400);
    expect(lives.get('ss_marketing_id')).toBe(390 * 86_400);
    expect(local.getItem(ANALYTICS_KEYS.expiration)).toBe(String(NOW + 390 * 86_400_000));
    cookies.delete('ss_analytics_id');
    expect(sessionFactsOf(place())).toMatchObject({ analyticsId, marketingId });
    cookies.delete('ss_analytics_id');
    local.setItem(ANALYTICS_KEYS.expiration, String(NOW));
    expect(sessionFactsOf(place()).analyticsId).not.toBe(analyticsId);
  });

  it('has no marketing id without consent to marketing', () => {
    const { place, cookies } = browser();
    expect(sessionFactsOf({ ...place(), isMarketingAllowed: false }).marketingId).toBe('');
    expect(cookies.has('ss_marketing_id')).toBe(false);
  });

  it('says so when the browser keeps nothing, and goes on (TRACK-05)', () => {
    const { place, warn } = browser();
    const facts = sessionFactsOf({ ...place(), local: refusing, session: refusing });
    expect(facts).toMatchObject({ isFirstLanding: true, isFirstSession: true });
    expect(facts.analyticsId).not.toBe('');
    expect(warn.mock.calls.flat()).toEqual(
      expect.arrayContaining(['storageRefused', 'analyticsIdNotStored', 'storageRefused']),
    );
    expect(censusWording).toEqual({
      analyticsIdNotStored: 'Unable to store analyticsId',
      storageRefused: 'Unable access local/session storage.',
      userInfoUnreadable: 'Could not parse user info cookie value',
    });
  });
});
