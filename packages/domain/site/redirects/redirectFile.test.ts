import { describe, expect, it } from 'vitest';
import { readRedirectFile, redirectsCsv } from './redirectFile.ts';
import type { Redirect } from './redirects.ts';

const forEver = (from: string, to: string): Redirect => ({ from, to, isTemporary: false });

describe('a file of redirects', () => {
  it('is written and read without loss', () => {
    const redirects = [
      forEver('/old', '/new'),
      { from: '/sale', to: '/shop?tag=a,b&c="d"', isTemporary: true },
      forEver('/blog/*', 'https://example.com/*'),
    ];
    const csv = redirectsCsv(redirects);
    expect(csv.split('\r\n').slice(0, 2)).toEqual(['From,To,Status', '/old,/new,301']);
    expect(readRedirectFile(csv, [])).toMatchObject({ redirects, added: 3, changed: 0, same: 0, problems: [] });
  });

  it.each([
    ['/a;/b;302\n', [{ from: '/a', to: '/b', isTemporary: true }]],
    ['Redirect from,Redirect to\r\n/a,/b\r\n', [forEver('/a', '/b')]],
    ['\ufeffNew URL\tOld URL\n/b\t/a', [forEver('/a', '/b')]],
    ['\n/a,"/b"\n\n,,\n/c,/d,\n', [forEver('/a', '/b'), forEver('/c', '/d')]],
  ])('is read as shops and sheets write it: %j', (text, redirects) => {
    expect(readRedirectFile(text, []).redirects).toEqual(redirects);
  });

  it.each([
    ['source_url,target_url,status_code\n/a,/b,301', [forEver('/a', '/b')]],
    [
      'id,source,matching,destination,type,category,status\n1,old-page,exact,https://s.example/new,302,,active',
      [{ from: '/old-page', to: 'https://s.example/new', isTemporary: true }],
    ],
    ['source,target,regex,code,type,hits,title,status\n/old/,/new/,0,301,url,0,,enabled', [forEver('/old', '/new/')]],
    ['Origin,Target,Type,Format\nshop/old.html,new-x,301,plain', [forEver('/shop/old.html', '/new-x')]],
    [
      'Old URL,New URL,HTTP Status\n/a,/b,301 Moved Permanently\n/c,/d,Temporary',
      [forEver('/a', '/b'), { from: '/c', to: '/d', isTemporary: true }],
    ],
    ['Original URL,Redirect to\nhttps://old.example/p.php?id=7#top,/p7', [forEver('/p.php?id=7', '/p7')]],
  ])('is read as other tools write it (redirects): %j', (text, redirects) => {
    expect(readRedirectFile(text, [])).toMatchObject({ redirects, problems: [] });
  });

  it('says what parts its cells, and is read by another mark where somebody says so', () => {
    const text = '/a;x,/b\n/c;x,/d';
    expect(readRedirectFile(text, []).separator).toBe(',');
    expect(readRedirectFile('/a;/b\n/c;/d', [])).toMatchObject({ separator: ';', added: 2 });
    expect(readRedirectFile('/a|/b', [], ',')).toMatchObject({ separator: ',', added: 0 });
  });

  it('joins the list: what is known already gets its new place, and everything is counted', () => {
    const known = [forEver('/a', '/b'), forEver('/c', '/d'), forEver('/e', '/f')];
    expect(readRedirectFile('/c,/x\n/e,/f\n/g,/h', known)).toMatchObject({
      redirects: [forEver('/a', '/b'), forEver('/c', '/x'), forEver('/e', '/f'), forEver('/g', '/h')],
      ...{ added: 1, changed: 1, same: 1, problems: [] },
    });
  });

  it('is taken as a whole or not at all, and each line says what is wrong with it', () => {
    const known = [forEver('/a', '/b')];
    const text =
      'From,To,Status\n/c,/d,301\nnowhere.example,/e\n"/f\n",/g\n/h,javascript:1\n/c,/i\n/j,/k,404\n/l,/l\n/*,/o';
    const { redirects, added, problems } = readRedirectFile(text, known);
    expect([redirects, added]).toEqual([known, 0]);
    expect(problems.map(({ line, code }) => `${line} ${code}`)).toEqual([
      ...['3 redirectFromInvalid', '6 redirectToInvalid', '7 redirectTwice', '8 redirectStatusUnknown'],
      ...['9 redirectToItself', '10 redirectFromInvalid'],
    ]);
    expect(problems.map(({ column }) => column)).toEqual(['From', 'To', 'From', 'Status', 'To', 'From']);
    const named = readRedirectFile('Target;Old URL\n/b;/*\n/c;/d;404', []).problems;
    expect(named.map(({ line, column }) => [line, column])).toEqual([
      [2, 'Old URL'],
      [3, 'Status'],
    ]);
    expect(readRedirectFile('/a,/b\n"/c,/d', []).problems).toEqual([{ code: 'redirectFileBroken', line: 2 }]);
    expect(readRedirectFile('From,To\n', []).problems).toEqual([{ code: 'redirectFileEmpty', line: 1 }]);
    const many = Array.from({ length: 2001 }, (_, place) => `/p${place},/q`).join('\n');
    expect(readRedirectFile(many, []).problems.map(({ line, code }) => [line, code])).toEqual([
      [2001, 'tooManyRedirects'],
    ]);
  });
});
