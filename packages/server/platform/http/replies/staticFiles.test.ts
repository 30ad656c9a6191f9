import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStaticFiles, type StaticFiles } from './staticFiles.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(100);
let folder: string;
let files: StaticFiles;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-static-'));
  writeFileSync(join(folder, 'loader.js'), SCRIPT);
  writeFileSync(join(folder, 'widgets-K3J9XQ2A.js'), SCRIPT);
  writeFileSync(join(folder, 'serif-5.3.0.woff2'), Buffer.alloc(3000, 7));
  writeFileSync(join(folder, '.secret.js'), 'no');
  writeFileSync(join(folder, 'notes.txt'), 'no');
  files = loadStaticFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('static files', () => {
  it('are those of known kinds, and nothing hidden', () => {
    expect([...files.names].sort()).toEqual(['loader.js', 'serif-5.3.0.woff2', 'widgets-K3J9XQ2A.js']);
    for (const name of ['notes.txt', '.secret.js', '../package.json', '', '__proto__']) {
      expect(files.reply(name, {})).toBeNull();
    }
  });

  it('are kept for ever when their name changes with their content', () => {
    expect(files.reply('widgets-K3J9XQ2A.js', {})?.headers?.['cache-control']).toContain('immutable');
    expect(files.reply('serif-5.3.0.woff2', {})?.headers?.['cache-control']).toContain('immutable');
    expect(files.reply('loader.js', {})?.headers?.['cache-control']).toContain('must-revalidate');
  });

  it('come compressed as the browser asks, each with an etag of its own', () => {
    const br = files.reply('loader.js', { 'accept-encoding': 'br, gzip' })!;
    const gzip = files.reply('loader.js', { 'accept-encoding': 'gzip' })!;
    expect(br.headers?.['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body as Uint8Array).toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip.body as Uint8Array).toString()).toBe(SCRIPT);
    expect(br.headers?.etag).not.toBe(gzip.headers?.etag);
    expect(br.headers?.vary).toBe('Accept-Encoding');
  });

  it('leave fonts as they are', () => {
    const font = files.reply('serif-5.3.0.woff2', { 'accept-encoding': 'br' })!;
    expect(font.headers?.['content-encoding']).toBeUndefined();
    expect(font.body).toHaveLength(3000);
  });

  it('answer 304 without a body to the etag they gave', () => {
    const etag = files.reply('loader.js', {})!.headers!.etag!;
    expect(files.reply('loader.js', { 'if-none-match': etag })).toMatchObject({ status: 304, body: null });
    expect(files.reply('loader.js', { 'if-none-match': '"other"' })?.status).toBe(200);
  });
});
