import { DEFAULT_POPUP } from '@quoin/domain/site';
import { describe, expect, it } from 'vitest';
import type { PageContent } from '../content/pageContent.ts';
import { popupHtml, popupOf, siteAnnouncement } from './notices.ts';

const SHOWN = { ...DEFAULT_POPUP, isShown: true, title: 'Ten percent', version: 4 };

function pageWith(popup: object, page: object = {}): PageContent {
  const frame = { site: { settings: { popupOverlaySettings: popup } } };
  return { frame, system: null, item: null, collection: { isHomepage: false }, ...page } as unknown as PageContent;
}

describe('the popup of a page (EDIT-03)', () => {
  it.each([
    ['is there when it is shown', SHOWN, {}, true],
    ['is not there when it is off', { ...SHOWN, isShown: false }, {}, false],
    ['is not there without a name', { ...SHOWN, title: ' ' }, {}, false],
    ['of the home page is not on others', { ...SHOWN, where: 'home' }, {}, false],
    ['of the home page is on it', { ...SHOWN, where: 'home' }, { collection: { isHomepage: true } }, true],
    ['is never over the checkout and the shop’s other work (CX-30)', SHOWN, { system: { name: 'checkout' } }, false],
  ])('%s', (_what, popup, page, expected) => {
    expect(popupOf(pageWith(popup, page)) !== null).toBe(expected);
  });

  it('is hidden until its script shows it, a dialog called by its title, not modal', () => {
    const html = popupHtml({
      ...SHOWN,
      row: 'center',
      column: 'left',
      text: 'One\n\nTwo <b>',
      buttonText: 'Go',
      buttonUrl: '/sale?a=1&b="',
    });
    expect(html).toMatch(
      /^<section class="popup popup--middle popup--left popup--light" role="dialog" aria-labelledby="popup-title"[^>]* hidden>/,
    );
    expect(html).toContain('<div class="popup__text"><p>One</p><p>Two &lt;b&gt;</p></div>');
    expect(html).toContain('href="/sale?a=1&amp;b=&quot;"');
    expect(html).not.toContain('aria-modal');
    const rules = /data-island-props>(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(rules)).toEqual({
      trigger: 'timer',
      delaySeconds: 5,
      scrollPercent: 50,
      showAgainAfterDays: 7,
      version: 4,
    });
  });
});

describe('the announcement', () => {
  it('keeps the markup it was written in before it had a screen', () => {
    const settings = { announcementBarSettings: { isShown: true, text: '<p>On <em>Fridays</em></p>' } };
    expect(siteAnnouncement(settings)).toMatchObject({ html: '<p>On <em>Fridays</em></p>', text: 'On Fridays' });
  });

  it('is text, and a link where it leads somewhere', () => {
    const settings = { isShown: true, plainText: 'Sale <now>', url: '/sale', isDismissible: true, version: 2 };
    expect(siteAnnouncement({ announcementBarSettings: settings })).toMatchObject({
      html: '<p><a href="/sale">Sale &lt;now&gt;</a></p>',
      isDismissible: true,
      version: 2,
    });
    expect(siteAnnouncement({ announcementBarSettings: { ...settings, isShown: false } }).html).toBe('');
  });
});
