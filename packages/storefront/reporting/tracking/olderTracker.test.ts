import { ANONYMOUS } from '@quoin/domain/analytics';
import { expect, it } from 'vitest';
import { olderEvent } from './olderTracker.ts';

it('the older tracker sends crumb, event and the page’s data as one form (TRACK-01)', () => {
  const body = olderEvent(
    { name: 'addToCart', variantId: 'P-M', crumb: 'v1.a.b' },
    { websiteId: 's1', websiteLocale: 'de-DE', templateId: 'quoin' },
    { user: { ...ANONYMOUS, siteUserId: 'u1' }, memberLocale: 'fr', hash: '#x', path: '/shop/print' },
  );
  expect([...body.keys()]).toEqual(['crumb', 'event', 'data']);
  expect([body.get('crumb'), body.get('event')]).toEqual(['v1.a.b', 'addToCart']);
  expect(JSON.parse(body.get('data') ?? '')).toEqual({
    ...{ websiteId: 's1', memberAccountId: 'u1', website_locale: 'de-DE', member_locale: 'fr', templateId: 'quoin' },
    ...{ variantId: 'P-M', pageHash: '#x', pagePath: '/shop/print' },
  });
});
