import { describe, expect, it } from 'vitest';
import { parseRedirects, readRedirects, redirectFor, redirectsText } from './redirects.ts';

const LIST = `
# from the old shop
/old -> /new
/sale,/shop?category=sale,302
/blog/* -> /journal/*
/blog/2019/* → https://archive.example.com
/team\t/about
`;

describe('redirects', () => {
  it('are read as people and sheets write them, and written so that they are read again', () => {
    const { redirects, problems } = parseRedirects(LIST);
    expect(problems).toEqual([]);
    expect(redirects).toHaveLength(5);
    expect(redirects[1]).toEqual({ from: '/sale', to: '/shop?category=sale', isTemporary: true });
    expect(parseRedirects(redirectsText(redirects)).redirects).toEqual(redirects);
    expect(readRedirects(JSON.parse(JSON.stringify(redirects)))).toEqual(redirects);
  });

  it.each([
    ['/old', { to: '/new', isTemporary: false }],
    ['/blog/a/b', { to: '/journal/a/b', isTemporary: false }],
    ['/blog/2019/x', { to: 'https://archive.example.com', isTemporary: false }],
    ['/sale', { to: '/shop?category=sale', isTemporary: true }],
    ['/older', null],
    ['/blog', null],
  ])('lead from %s to %j', (path, goal) => {
    const found = redirectFor(parseRedirects(LIST).redirects, path);
    expect(found === null ? null : { to: found.to, isTemporary: found.isTemporary }).toEqual(goal);
  });

  it('say what is wrong line by line', () => {
    const text = ['/a -> /b', 'nonsense', 'b -> /c', '/c -> javascript:x', '/a -> /z', '/d -> /d', '/e?x -> /f'].join(
      '\n',
    );
    expect(parseRedirects(text).problems.map(({ line, code }) => `${line} ${code}`)).toEqual([
      ...['2 redirectUnreadable', '3 redirectFromInvalid', '4 redirectToInvalid', '5 redirectTwice'],
      ...['6 redirectToItself', '7 redirectFromInvalid'],
    ]);
  });

  it('of odd settings are none', () => {
    expect(
      readRedirects([null, 7, { from: '/a' }, { from: '/a', to: '//evil.example' }, { from: '/', to: '/b' }]),
    ).toEqual([]);
    expect(readRedirects('x')).toEqual([]);
  });
});
