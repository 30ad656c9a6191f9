import { describe, expect, it, vi } from 'vitest';
import { ANONYMOUS, isTrackedUser, parseSiteUserInfo, rolesOnPages } from './siteUserInfo.ts';
import { decideTracking, type TrackingFacts } from './trackingDecision.ts';

const PAGE = { pageType: 2, isTrackingOff: false, hasPaywall: false, videoPage: '' } as const;
const decide = (page: Partial<TrackingFacts['page']> = {}, more: Partial<TrackingFacts> = {}) =>
  decideTracking({ page: { ...PAGE, ...page }, path: '/about', user: ANONYMOUS, ...more });
const NOTHING = { events: false, pageView: false, paywall: false };
const ALL = { events: true, pageView: true, paywall: false };

describe('who is told of', () => {
  it.each([
    [{ authenticated: false }, true],
    [{ authenticated: true, siteUserId: 'u' }, false],
    [{ authenticated: true, roles: [10] }, true],
    [{ authenticated: true, roles: [10, 4] }, false],
    [{ authenticated: true, roles: [4] }, false],
    [{ authenticated: true, roles: [1] }, false],
    [{ authenticated: true, roles: '10' }, false],
  ])('%j is tracked: %s (VISIT-04)', (info, expected) => {
    const log = vi.fn();
    expect(isTrackedUser(parseSiteUserInfo(encodeURIComponent(JSON.stringify(info)), log))).toBe(expected);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    [{ roles: [10], isOwner: false }, [10]],
    [{ roles: [4, 10], isOwner: false }, [4, 10]],
    [{ roles: [], isOwner: true }, [1]],
    [{ roles: [1], isOwner: true }, [1]],
    // Who hands the site over keeps what was granted before, and is no mere viewer meanwhile.
    [{ roles: [10], isOwner: true }, [1, 10]],
  ])('%j has the roles %j on the pages of the site (VISIT-04)', (member, expected) => {
    expect(rolesOnPages(member)).toEqual(expected);
  });

  it.each(['{', 'null', '7', '%', 'true', '"x"'])(
    'a SiteUserInfo of %s is anonymous, and logged (VISIT-03)',
    (value) => {
      const log = vi.fn();
      expect(parseSiteUserInfo(value, log)).toEqual(ANONYMOUS);
      expect(log).toHaveBeenCalledTimes(1);
    },
  );

  it('nobody’s cookie is nobody’s fault', () => {
    const log = vi.fn();
    expect(parseSiteUserInfo('', log)).toEqual(ANONYMOUS);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('which pages are told of', () => {
  it.each(['/config', '/shop/config/x', '/configuration'])('nothing on %s (VISIT-04)', (path) => {
    expect(decide({}, { path })).toEqual(NOTHING);
  });

  it('nothing while the disabling flag is set (VISIT-04)', () => {
    expect(decide({ isTrackingOff: true, hasPaywall: true, videoPage: 'list' })).toEqual(NOTHING);
  });

  it.each([100, 103, 106])('nothing on pages of type %s (VISIT-05)', (pageType) => {
    expect(decide({ pageType })).toEqual(NOTHING);
  });

  it.each([1, 2, 50, 101, 200, 201, 202, 205])('all on pages of type %s (VISIT-05)', (pageType) => {
    expect(decide({ pageType })).toEqual(ALL);
  });

  it('what is searched for, but not the search page itself (VISIT-05)', () => {
    const silent = { events: true, pageView: false, paywall: false };
    expect(decide({ pageType: 102 }, { path: '/search' })).toEqual(silent);
    expect(decide({ pageType: 102 }, { path: '/de/search' })).toEqual(silent);
  });

  it.each([
    [
      { hasPaywall: true, videoPage: 'list' },
      { ...ALL, paywall: true },
    ],
    [
      { hasPaywall: true, videoPage: 'detail' },
      { ...ALL, paywall: true },
    ],
    [
      { hasPaywall: true, pageType: 106 },
      { ...ALL, paywall: true },
    ],
    [{ hasPaywall: false, videoPage: 'list' }, ALL],
    [{ hasPaywall: true }, ALL],
    [{ hasPaywall: true, pageType: 100 }, NOTHING],
  ] as const)('with the paywall: %j is %j (VISIT-06)', (page, expected) => {
    expect(decide(page)).toEqual(expected);
  });
});
