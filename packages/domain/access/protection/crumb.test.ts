import { describe, expect, it } from 'vitest';
import { crumbMessage, crumbText, isFromOwnPages, parseCrumb } from './crumb.ts';

const PART = 'abcdefghijklmnopqrstuv';

describe('crumb', () => {
  it('is read back as it was written', () => {
    expect(parseCrumb(crumbText(PART, PART))).toEqual({ random: PART, signature: PART });
    for (const other of ['', 'v1', `v2.${PART}.${PART}`, `v1.${PART}.short`, `v1.${PART}.${PART}x`, null, 7]) {
      expect(parseCrumb(other)).toBeNull();
    }
  });

  it('is bound to site and visitor', () => {
    expect(crumbMessage('site', 'visitor', 'random')).toBe('crumb|site|visitor|random');
  });

  it('comes only from own pages: by Sec-Fetch-Site, else by Origin', () => {
    const ownOrigin = 'https://shop.test';
    const ask = (secFetchSite?: string, origin?: string) => isFromOwnPages({ secFetchSite, origin, ownOrigin });
    expect(ask('same-origin')).toBe(true);
    expect(ask('same-site', ownOrigin)).toBe(false);
    expect(ask('none', ownOrigin)).toBe(false);
    expect(ask(undefined, ownOrigin)).toBe(true);
    expect(ask(undefined, 'https://shop.test.evil')).toBe(false);
    expect(ask()).toBe(false);
  });
});
