import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectChains, redirectCircles, redirectFor, withoutChains } from './followRedirects.ts';
import { plainPath, withQuery } from './redirectPath.ts';
import { type Redirect, readRedirects } from './redirects.ts';
import { parseRedirects, redirectsText } from './redirectText.ts';

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
    const text = ['/a -> /b', 'nonsense', 'b -> /c', '/c -> javascript:x', '/a -> /z', '/d -> /d', '/?x -> /f'].join(
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

const listOf = (...lines: readonly string[]): readonly Redirect[] =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' -> ');
    return { from, to, isTemporary: false };
  });

describe('old addresses as other tools list them', () => {
  it.each([
    ['https://old.example.com/About/', '/About'],
    ['/caf%C3%A9', '/café'],
    ['/cafe\u0301/', '/café'],
    ['/a%2Fb%20c', '/a%2Fb c'],
    ['/100%', '/100%'],
    ['/%E8%8A%B1%E7%93%B6', '/花瓶'],
    ['/', '/'],
  ])('%j is kept as %j', (address, path) => {
    expect(plainPath(address)).toBe(path);
  });

  it('match whatever the visitor types: capitals and a slash at the end make no difference', () => {
    const { redirects } = parseRedirects('https://old.example/Über%20uns/ -> /about');
    expect(redirectFor(redirects, '/über uns')?.to).toBe('/about');
  });

  it('are written as text so that they are read again, whatever is in them', () => {
    const [from] = [fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })];
    fc.assert(
      fc.property(from, (text) => {
        const kept = readRedirects([{ from: `/${text}`, to: '/new', isTemporary: true }]);
        expect(parseRedirects(redirectsText(kept)).redirects).toEqual(kept);
      }),
    );
  });
});

describe('old addresses with a query (redirects)', () => {
  const { redirects, problems } = parseRedirects(
    [
      'https://old.example/shop.php?id=7&lang=de#top -> /lampe',
      '/shop.php?id=7 -> /lamp',
      '/shop.php?id=8 => /vase?from=old 302',
      '/shop.php -> /shop',
      'Redirect 301 /apache https://salt.example/a',
      '/search?q=%E8%8A%B1+a -> /flowers',
      '/campaign/?utm_source=mail -> /sale',
    ].join('\n'),
  );

  it.each([
    ['/shop.php', 'id=7', '/lamp', ''],
    ['/SHOP.php', 'utm_source=a&id=7', '/lamp', 'utm_source=a'],
    ['/shop.php', 'lang=de&id=7&x=1', '/lampe', 'x=1'],
    ['/shop.php', 'id=8', '/vase?from=old', ''],
    ['/shop.php', 'id=9', '/shop', 'id=9'],
    ['/apache', '', 'https://salt.example/a', ''],
    ['/search', 'q=花%20a', '/flowers', ''],
    ['/campaign', 'utm_source=mail&a=b', '/sale', 'a=b'],
  ])('lead %s?%s to %s, with %j', (path, search, to, rest) => {
    expect(problems).toEqual([]);
    expect(redirectFor(redirects, path, { search })).toMatchObject({ to, search: rest });
  });

  it.each([
    ['/search', 'q=other'],
    ['/campaign', ''],
  ])('do not lead %s?%s anywhere', (path, search) => {
    expect(redirectFor(redirects, path, { search })).toBeNull();
  });

  it('are named where they lead in a circle', () => {
    const { problems: circles } = parseRedirects('/a?x=1 -> /b\n/b -> /a?x=1&y=2');
    expect(circles.map(({ values }) => values?.value)).toEqual(['/a?x=1 → /b → /a?x=1']);
  });
});

describe('what a campaign adds to an old address', () => {
  it.each([
    ['/new', 'utm_source=mail&utm_medium=a', '/new?utm_source=mail&utm_medium=a'],
    ['/new?utm_source=shop', 'utm_source=mail&ref=1', '/new?utm_source=shop&ref=1'],
    ['/new#part', 'a=1', '/new?a=1#part'],
    ['/new', '', '/new'],
    ['/new?q=%26', 'Q=1&q=2&%71=3', '/new?q=%26&Q=1'],
  ])('goes along: %s with %s is %s', (address, search, goal) => {
    expect(withQuery(address, search)).toBe(goal);
  });
});

describe('redirects that lead on', () => {
  it.each([
    ['two', listOf('/loop-a -> /loop-b', '/loop-b -> /loop-a'), '/loop-a → /loop-b → /loop-a'],
    ['three', listOf('/r1 -> /r2', '/r2 -> /r3?x=1', '/r3 -> /R1/'), '/r1 → /r2 → /r3 → /r1'],
    ['folders', listOf('/wild/* -> /wild2/*', '/wild2/* -> /wild/*'), '/wild/* → /wild2/* → /wild/*'],
    ['growing folders', listOf('/a/* -> /b/a/*', '/b/* -> /a/b/*'), '/a/* → /b/* → /a/*'],
    ['a way into a circle', listOf('/x -> /a', '/a -> /b', '/b -> /a'), '/a → /b → /a'],
    ['one with a query', listOf('/a -> /a?x=1'), '/a → /a'],
  ])('in a circle of %s are refused by name, and never served', (_, redirects, chain) => {
    expect(redirectCircles(redirects).map((each) => each.chain)).toEqual([chain]);
    const path = redirects[0]!.from.replace('*', 'thing');
    expect(redirectFor(redirects, path)).toBeNull();
    const text = redirects.map(({ from, to }) => `${from} -> ${to}`).join('\n');
    if (redirects[0]!.from !== '/a' || redirects.length > 1)
      expect(parseRedirects(text).problems.map(({ code }) => code)).toEqual(['redirectCircle']);
  });

  it('are kept as one step, and served as one', () => {
    const redirects = [
      ...listOf('/a -> /b?x=1', '/c -> https://elsewhere.example/c', '/w/* -> /v/*', '/v/* -> /u/*'),
      { from: '/b', to: '/c', isTemporary: true },
    ];
    expect(redirectChains(redirects).map(({ redirect, to }) => `${redirect.from} ${to}`)).toEqual([
      ...['/a https://elsewhere.example/c?x=1', '/w/* /u/*', '/b https://elsewhere.example/c'],
    ]);
    expect(redirectFor(redirects, '/a')).toMatchObject({ to: 'https://elsewhere.example/c?x=1', isTemporary: true });
    expect(redirectChains(withoutChains(redirects))).toEqual([]);
  });

  it('end at a page that is there, and at the site itself under its own host', () => {
    const redirects = listOf('/a -> /b', '/b -> /c', '/d -> https://salt.example/e', '/e -> /f');
    expect(redirectFor(redirects, '/a', { isPage: (path) => path === '/b' })?.to).toBe('/b');
    expect(redirectFor(redirects, '/d', { host: 'salt.example' })?.to).toBe('/f');
    expect(redirectFor(redirects, '/d')?.to).toBe('https://salt.example/e');
  });

  it('are not applied again to what lies in their goal already', () => {
    const redirects = listOf('/blog/* -> /blog/archive/*');
    expect(redirectFor(redirects, '/blog/x')?.to).toBe('/blog/archive/x');
    expect(redirectFor(redirects, '/blog/archive/x')).toBeNull();
    expect(redirectCircles(redirects)).toEqual([]);
  });

  it('never lead back to an address they have been at (property)', () => {
    const place = fc.constantFrom('/a', '/b', '/c', '/d/e', '/d/*', '/e/*', '/f/g');
    const list = fc.uniqueArray(fc.record({ from: place, to: place, isTemporary: fc.boolean() }), {
      selector: ({ from }) => from,
    });
    fc.assert(
      fc.property(list, fc.constantFrom('/a', '/b', '/d/e', '/d/x', '/e/x'), (redirects, start) => {
        let path: string = start;
        for (let visits = 0; visits < 12; visits += 1) {
          const found = redirectFor(redirects, path);
          if (found === null) return;
          path = found.to.replace('*', 'star');
        }
        expect(path).toBe('a visitor who was led on without end');
      }),
      { numRuns: 500 },
    );
  });
});
