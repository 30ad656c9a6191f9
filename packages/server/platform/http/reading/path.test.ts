import { describe, expect, it } from 'vitest';
import { parseTarget } from './path.ts';

describe('request target', () => {
  it('is split into the decoded path and the raw query', () => {
    expect(parseTarget('/shop/ridge-lines?size=M%20L')).toEqual({ path: '/shop/ridge-lines', search: 'size=M%20L' });
    expect(parseTarget('/caf%C3%A9')).toEqual({ path: '/café', search: '' });
    expect(parseTarget('/')).toEqual({ path: '/', search: '' });
    expect(parseTarget('/a..b/c...')).toEqual({ path: '/a..b/c...', search: '' });
    expect(parseTarget('/?a=../..')).toEqual({ path: '/', search: 'a=../..' });
  });

  it.each([
    ['dot segments', '/assets/../../etc/passwd'],
    ['encoded dots', '/assets/%2e%2e/etc'],
    ['an encoded slash', '/assets/..%2fetc'],
    ['an encoded back slash', '/assets/..%5cetc'],
    ['a back slash', '/assets\\..\\etc'],
    ['NUL', '/a%00.png'],
    ['a line break', '/a%0d%0aSet-Cookie:x'],
    ['a single dot segment', '/a/./b'],
    ['a host instead of a path', '//evil.test/x'],
    ['the absolute form', 'http://evil.test/'],
    ['a very long address', `/${'a'.repeat(9000)}`],
    ['nothing', ''],
    ['an asterisk', '*'],
  ])('is refused with %s (SC-37)', (_, raw) => {
    expect(parseTarget(raw)).toBeNull();
  });

  it.each(['/%E0%A4%A', '/%', '/%zz', '/%c0%ae%c0%ae/'])('is refused when malformed: %s (SC-38)', (raw) => {
    expect(parseTarget(raw)).toBeNull();
  });

  it('decodes once: an escaped escape stays text (SC-37)', () => {
    expect(parseTarget('/%252e%252e/x')).toEqual({ path: '/%2e%2e/x', search: '' });
  });
});
