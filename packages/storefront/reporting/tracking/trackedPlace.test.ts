import { eventContent } from '@quoin/domain/analytics';
import { afterEach, expect, it, vi } from 'vitest';
import { olderEvent } from './olderTracker.ts';
import { placeOf } from './trackedPlace.ts';

afterEach(() => vi.unstubAllGlobals());

const PAGE = {
  ...{
    websiteId: 's1',
    pageType: 2,
    language: 'de-DE',
    siteLanguage: 'de-DE',
    templateId: 'quoin',
    environment: 'prod',
  },
  ...{ eventHost: '', title: 'Print', itemId: '', collectionId: 'c1' },
} as never as Parameters<typeof placeOf>[0];

/** The page in a browser that has these cookies. */
function placeWith(user: object, cookies: string) {
  const location = { pathname: '/shop/print', hash: '' };
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', { top: { location } });
  vi.stubGlobal('document', { cookie: `SiteUserInfo=${encodeURIComponent(JSON.stringify(user))}; ${cookies}` });
  const place = placeOf(PAGE);
  if (place === null) throw new Error('Nothing is told of this page');
  return place;
}

function reportedBy(place: ReturnType<typeof placeWith>) {
  const { user, memberLocale, path } = place;
  const visit = { record: { visitorId: 'v' }, visitId: 'w', isNewVisitor: false, isLanding: false };
  const browser = { path, referrer: '', search: '', hash: '', userAgent: '', timeZone: 'UTC' };
  const facts = { visit, session: {}, environment: 'prod', page: PAGE, browser, siteUserId: user.siteUserId };
  const content = eventContent('page_viewed', {}, { ...facts, memberLocale, eventId: 'e' } as never, () => {});
  const press = { name: 'view', variantId: '', crumb: 'c' };
  const older = olderEvent(press, PAGE, { user, memberLocale, hash: '', path }).get('data') ?? '';
  return { content, older: JSON.parse(older) as { readonly member_locale: string } };
}

it('tells the language that the account has chosen, in both trackers (TRACK-01, TRACK-03)', () => {
  const told = reportedBy(placeWith({ authenticated: false, siteUserId: 'u1', roles: [] }, 'locale=fr'));
  expect([told.content.member_account_locale, told.content.resolved_locale]).toEqual(['fr', 'fr']);
  expect(told.older.member_locale).toBe('fr');
});

it('tells no account’s language of who has none, whatever a cookie says (TRACK-01)', () => {
  const told = reportedBy(placeWith({ authenticated: false, siteUserId: '', roles: [] }, 'locale=fr'));
  expect(told.content.resolved_locale).toBe('de-DE');
  expect([told.content.member_account_locale, told.older.member_locale]).toEqual(['', '']);
});
