import { describe, expect, it } from 'vitest';
import { ANALYTICS_COOKIES, ANALYTICS_KEYS } from '../visits/sessionFacts.ts';
import { VISITOR_COOKIES } from '../visits/visitorCookies.ts';
import { consentWords, keptForText } from './consentWording.ts';
import { COOKIE_INVENTORY, keptFor } from './cookieInventory.ts';

/** The id of analytics is in a cookie and in the storage. */
const SAME_NAME = 1;

describe('what a site keeps in browsers', () => {
  it('names every cookie of the census and of the tracker (VISIT-02, TRACK-06)', () => {
    const names = COOKIE_INVENTORY.map(({ name }) => name);
    for (const name of [VISITOR_COOKIES, ANALYTICS_COOKIES, ANALYTICS_KEYS].flatMap((all) =>
      Object.values<string>(all),
    ))
      expect(names).toContain(name);
    expect(names).toEqual(expect.arrayContaining(['crumb', 'SiteUserInfo']));
  });

  it('nothing of the census is necessary', () => {
    const necessary = COOKIE_INVENTORY.filter(({ purpose }) => purpose === 'necessary').map(({ name }) => name);
    expect(necessary.filter((name) => name.startsWith('ss_'))).toEqual([]);
    expect(keptFor(['marketing']).map(({ name }) => name)).toEqual(['ss_marketing_id', 'pixels-told-marketing']);
    expect(keptFor([])).toEqual([]);
  });

  it('names what recordings, experiments, popups and likes keep (REC-01, REC-03)', () => {
    const names = COOKIE_INVENTORY.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length - SAME_NAME);
    expect(names).toEqual(expect.arrayContaining(['recording', 'experiment-overrides', 'LIKES', 'date-closed']));
    const inTab = keptFor(['analytics']).filter(({ place }) => place === 'session');
    expect(inTab.map(({ name }) => name)).toEqual([
      ...['ss_first_session', 'ss_unheard', 'ss_left', 'recording', 'experiment-overrides'],
    ]);
  });

  it('is said with its life as people say it', () => {
    const words = consentWords('en');
    const life = (name: string) => {
      const thing = COOKIE_INVENTORY.find((each) => each.name === name);
      return thing && keptForText(thing.life, thing.place, words);
    };
    expect(['ss_cvr', 'ss_cvt', 'ss_marketing_id', 'crumb', 'ss_first_session', 'ss_has_landed'].map(life)).toEqual([
      ...['2 years', '30 minutes', '390 days', 'Until the browser is closed', 'Until the tab is closed'],
      'Until you remove it',
    ]);
  });
});
