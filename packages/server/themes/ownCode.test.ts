import { createHash } from 'node:crypto';
import { prepareSource, themeRequests } from '@quoin/rendering/theme';
import { describe, expect, it } from 'vitest';
import { headerSets } from '../platform/http/replies/headers.ts';
import { settlePage } from './ownCode.ts';

const MARK = 'own-0123456789abcdef';
const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** A theme of one template, and the page that it prints. */
function pageOf(source: string) {
  const requests = themeRequests({ files: new Map([['site.region', source]]), hash });
  const theme = { name: 'plain', mark: MARK, requests: () => requests };
  const allowed = requests.requests.map(({ id }) => id);
  return {
    html: prepareSource(source, { name: MARK, hash }),
    theme,
    all: { themePermissions: { plain: allowed } },
  };
}

const several = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, at) => part(at));

describe('the own code of a theme in a page that is sent', () => {
  it('keeps its policy short: many scripts share a nonce, many attributes end somewhere', () => {
    const { html, theme, all } = pageOf(
      [
        ...several(40, (at) => `<script>a("{title}", ${at})</script>`),
        ...several(60, (at) => `<p onclick="b(${at})">`),
        ...several(60, (at) => `<script src="https://host-${at}.example.com/a.js"></script>`),
      ].join(''),
    );
    const settled = settlePage(theme, all, html, false);
    const sets = headerSets({ appOrigin: 'https://app.example.com', isSecure: true });
    const policy = sets.htmlFor('site', settled.guests)['content-security-policy'] ?? '';
    expect(policy.length).toBeLessThan(4096);
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(settled.html.match(new RegExp(`<script nonce="${nonce}">`, 'g'))).toHaveLength(40);
    expect(settled.html.match(/onclick/g)).toHaveLength(24);
    expect(settlePage(theme, all, html, false)).toEqual(settled);
    expect(settlePage(theme, all, `${html}.`, false).html).not.toContain(nonce);
  });

  it('is none of it where people pay, whatever was allowed', () => {
    const { html, theme, all } = pageOf(
      '<link rel="stylesheet" href="/assets/a.css"><script src="/scripts/site.js"></script><script>a()</script><p onclick="b()">Text</p>',
    );
    expect(settlePage(theme, all, html, true)).toEqual({
      html: '<link rel="stylesheet" href="/assets/a.css"><p >Text</p>',
      guests: [],
    });
  });

  it('may have styles that scripts put into the page, once those are allowed', () => {
    const { html, theme, all } = pageOf('<style>p{}</style><script>document.createElement("style")</script>');
    const sets = headerSets({ appOrigin: 'https://app.example.com', isSecure: true });
    const stylesFor = (settings: typeof all) => {
      const { guests } = settlePage(theme, settings, html, false);
      const policy = sets.htmlFor('site', [...guests, "style 'sha256-owner'"])['content-security-policy'] ?? '';
      return /style-src ([^;]*)/.exec(policy)?.[1];
    };
    expect(stylesFor(all)).toBe("'self' 'unsafe-inline'");
    const allowed = all.themePermissions.plain.filter((id) => id !== 'css written');
    expect(stylesFor({ themePermissions: { plain: allowed } })).toMatch(/^'self' 'sha256-[^']+' 'sha256-owner'$/);
    expect(settlePage(theme, all, html, true).guests).toEqual([]);
  });

  it('may have event attributes that scripts set, once those are allowed', () => {
    const { html, theme, all } = pageOf(`<p>{title}</p><script>form.setAttribute('onsubmit', 'check()')</script>`);
    const sha = createHash('sha256').update('check()').digest('base64');
    const allowed = ["attribute 'unsafe-hashes'", `attribute 'sha256-${sha}'`];
    expect(settlePage(theme, all, html, false).guests).toEqual(expect.arrayContaining(allowed));
    expect(settlePage(theme, all, 'A page without code', false).guests).toEqual(allowed);
    expect(settlePage(theme, {}, html, false).guests).not.toEqual(expect.arrayContaining(allowed));
  });

  it('asks for our own fonts alone where people pay', () => {
    const source = '<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Lora|Pacifico">';
    const { html, theme, all } = pageOf(source);
    const ask = (address: string) => ({ html: `<link rel="stylesheet" href="${address}">`, guests: [] });
    expect(settlePage(theme, all, html, true)).toEqual(ask('/assets/webfonts.css?own&family=Lora|Pacifico'));
    expect(settlePage(theme, all, html, false).html).toBe(ask('/assets/webfonts.css?family=Lora|Pacifico').html);
  });

  it('loses what was allowed once and is not asked for any more', () => {
    const { html, theme, all } = pageOf('<script src="https://a.example.com/x.js"></script>');
    const other = { themePermissions: { plain: [...all.themePermissions.plain, 'script https://b.example.com', 7] } };
    expect(settlePage(theme, other, html, false).guests).toEqual(['script https://a.example.com']);
  });

  it('is allowed for all versions of a theme, as far as each asks for it', () => {
    const { html, theme, all } = pageOf('<script src="https://a.example.com/x.js"></script>');
    const next = settlePage({ ...theme, name: 'plain@4' }, all, html, false);
    expect(next.guests).toEqual(['script https://a.example.com']);
  });

  it('is allowed by theme: one theme’s permission is none of another’s', () => {
    const { html, theme, all } = pageOf('<script src="https://a.example.com/x.js"></script>');
    expect(settlePage({ ...theme, name: 'other' }, all, html, false)).toEqual({ html: '', guests: [] });
  });
});
