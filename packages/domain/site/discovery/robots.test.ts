import { describe, expect, it } from 'vitest';
import { isAllClosed, mayCrawl, ROBOTS_LENGTH, robotsProblems, robotsText, STANDARD_ROBOTS } from './robots.ts';
import { discoverySentence } from './wording.ts';

const SITE = { baseUrl: 'https://salt.example', isHidden: false };
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
    ['Disallow /cart', ['Line 1 says nothing a crawler reads: “Disallow /cart”.']],
    ['Noindex: /', ['Line 1 says nothing a crawler reads: “/”.']],
    ['Disallow: /cart', ['Line 1 names nobody: a line User-agent: * must stand before it.']],
    ['User-agent: *\nDisallow: cart', ['Line 2: a path begins with / or *, not “cart”.']],
    ['Sitemap: /map.xml', ['Line 1: a site map has a whole address that begins with https://']],
  ])('of %j is told what is wrong with it', (text, expected) => {
    expect(robotsProblems(text).map(discoverySentence)).toEqual(expected);
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
