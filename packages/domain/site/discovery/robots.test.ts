import { describe, expect, it } from 'vitest';
import { isAllClosed, mayCrawl, ROBOTS_LENGTH, robotsProblems, robotsText, STANDARD_ROBOTS } from './robots.ts';
import { discoverySentence } from './wording.ts';

const SITE = { baseUrl: 'https://salt.example', isHidden: false, prefixes: [] };
const own = (text: string, isClosedToTraining = false) => robotsText({ isOwn: true, text, isClosedToTraining }, SITE);

describe('robots.txt', () => {
  it('closes visitors’ own pages, names the site map, and closes everything of a hidden site', () => {
    const standard = { isOwn: false, text: 'ignored', isClosedToTraining: false };
    expect(robotsText(standard, SITE)).toBe(`${STANDARD_ROBOTS}\n\nSitemap: https://salt.example/sitemap.xml\n`);
    expect(robotsText(standard, { ...SITE, isHidden: true })).toBe('User-agent: *\nDisallow: /\n');
  });

  it('is the owner’s own text with one site map, theirs where they name one', () => {
    expect(own('User-agent: *\nDisallow: /secret')).toBe(
      'User-agent: *\nDisallow: /secret\n\nSitemap: https://salt.example/sitemap.xml\n',
    );
    const named = 'User-agent: *\nSitemap: https://other.example/map.xml';
    expect(own(named)).toBe(`${named}\n`);
    const closed = own('User-agent: *\nAllow: /', true);
    expect([mayCrawl(closed, 'GPTBot', '/'), mayCrawl(closed, 'Googlebot', '/')]).toEqual([false, true]);
  });

  it.each([
    ['User-agent: *\nDisallow: /cart # ours\n\nAllow: /', []],
    ['', []],
    ['Disallow /cart', ['Line 1 is not a valid rule: “Disallow /cart”.']],
    ['Noindex: /', ['Line 1 is not a valid rule: “/”.']],
    ['Disallow: /cart', ['Line 1 needs a User-agent line before it, such as User-agent: *']],
    ['User-agent: *\nDisallow: cart', ['Line 2: a path starts with / or *, not “cart”.']],
    ['Sitemap: /map.xml', ['Line 1: enter the full sitemap URL, starting with https://']],
  ])('of %j is told what is wrong with it', (text, expected) => {
    expect(robotsProblems(text).map(discoverySentence)).toEqual(expected);
  });

  it('says of a path in each language what it says of it in the main one (PREF-03)', () => {
    const text = 'User-agent: *\nDisallow: /shop/old # ours\nAllow: /$\nDisallow: /*?x=\nDisallow: /cart';
    const served = robotsText(
      { isOwn: true, text, isClosedToTraining: false },
      { ...SITE, prefixes: ['/de', '/pt-br'] },
    );
    expect(
      ['/shop/old/1', '/de/shop/old/1', '/pt-br/cart', '/de/a?x=1'].map((path) => mayCrawl(served, 'a', path)),
    ).toEqual([false, false, false, false]);
    expect(['/de/shop', '/fr/cart', '/de'].map((path) => mayCrawl(served, 'a', path))).toEqual([true, true, true]);
    expect(served.split('\n').slice(1, 4)).toEqual([
      ...['Disallow: /shop/old # ours', 'Disallow: /de/shop/old', 'Disallow: /pt-br/shop/old'],
    ]);
    const everything = own('User-agent: *\nDisallow: /');
    expect(
      robotsText(
        { isOwn: true, text: 'User-agent: *\nDisallow: /', isClosedToTraining: false },
        { ...SITE, prefixes: ['/de'] },
      ),
    ).toBe(everything);
  });

  it('has a bound', () => {
    expect(robotsProblems('#'.repeat(ROBOTS_LENGTH + 1))[0]?.code).toBe('robotsTooLong');
  });

  it.each([
    ['Disallow: /', '/', false],
    ['Disallow: /\nAllow: /$', '/', true],
    ['Disallow: /\nAllow: /$', '/shop', false],
    ['Disallow: /*.pdf$', '/a/b.pdf', false],
    ['Disallow: /*.pdf$', '/a/b.pdf?x', true],
    ['Disallow: /*?*format=', '/shop?a=1&format=json', false],
    ['Disallow: /shop\nAllow: /shop/open', '/shop/open/1', true],
    ['Disallow: /a\nAllow: /a', '/a', true],
    ['Disallow:', '/', true],
    ['Disallow: /*a*a*$', '/aba', false],
  ])('%j lets %s be read: %s', (rules, path, expected) => {
    expect(mayCrawl(`User-agent: *\n${rules}`, 'Googlebot', path)).toBe(expected);
  });

  it('that closes everything is noticed, whatever one crawler may', () => {
    expect(isAllClosed('User-agent: *\nDisallow: /')).toBe(true);
    expect(isAllClosed('User-agent: GPTBot\nDisallow: /')).toBe(false);
    expect(isAllClosed('User-agent: a\nUser-agent: *\nDisallow: /*')).toBe(true);
    expect(isAllClosed(STANDARD_ROBOTS)).toBe(false);
  });
});
