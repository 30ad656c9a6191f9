import { describe, expect, it } from 'vitest';
import { SERVICE_COLORS, serviceNameOf } from './socialIcons.ts';
import { MARK_NAMES, markFile, markOf, symbolSheet, wholeSymbolSheet } from './socialMarks.ts';

describe('marks of services', () => {
  it('are there for every service that we name, and for addresses of one’s own', () => {
    const named = Object.keys(SERVICE_COLORS);
    expect(named.filter((name) => markOf(name) === null)).toEqual([]);
    expect(['mailto:a@b.example', 'https://x.com/a', 'https://ada.example/'].map(serviceNameOf)).toEqual([
      'email',
      'x',
      'url',
    ]);
    expect(MARK_NAMES.length).toBeGreaterThan(50);
  });

  it('are known by older names too', () => {
    expect(markOf('twitter')).toBe(markOf('x'));
    expect(markOf('instagram-unauth')).toBe(markOf('instagram'));
    expect(markOf('constructor')).toBeNull();
    expect(markFile('../x')).toBeNull();
  });

  it('stand in the page once, under the names that a theme refers to', () => {
    const use = (name: string) => `<svg><use class="i" xlink:href="#${name}"></use></svg>`;
    const sheet = symbolSheet(use('vimeo-icon') + use('vimeo-mask') + use('twitter-icon') + use('menu-icon'));
    expect([...sheet.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'vimeo-icon',
      'vimeo-mask',
      'twitter-icon',
      'twitter-mask',
    ]);
    expect(symbolSheet('<a href="#vimeo-icon">')).toBe('');
    expect(symbolSheet(`${use('vimeo-icon')}<symbol id="vimeo-icon">`)).toBe('');
    expect(wholeSymbolSheet()).toContain('<symbol id="background"');
  });
});
