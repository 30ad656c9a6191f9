import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compress, isCompressible } from './compress.ts';

describe('compression', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['deflate', 'identity'],
  ] as const)('chooses by Accept-Encoding: %s → %s', (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
  });

  it('is for text that is worth it', () => {
    expect(isCompressible('text/html; charset=utf-8', 5000)).toBe(true);
    expect(isCompressible('application/json', 5000)).toBe(true);
    expect(isCompressible('text/html', 500)).toBe(false);
    expect(isCompressible('image/png', 5000)).toBe(false);
    expect(isCompressible(undefined, 5000)).toBe(false);
  });

  it('can be undone', async () => {
    const bytes = Buffer.from('quoin '.repeat(500));
    expect(brotliDecompressSync(await compress(bytes, 'br'))).toEqual(bytes);
    expect(gunzipSync(await compress(bytes, 'gzip'))).toEqual(bytes);
    expect(await compress(bytes, 'identity')).toBe(bytes);
  });
});
