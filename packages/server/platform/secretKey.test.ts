import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigFault } from './configFault.ts';
import { loadSecretKey, purposeKeys } from './secretKey.ts';

const GOOD = 'q7Zk3vP9xT2mB8nL5wR1yD6hF4jG0sCa';
let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'quoin-key-')), 'data');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

describe('the secret key', () => {
  it('is made on the first start, for its owner’s eyes only, and found again', () => {
    const first = loadSecretKey(folder, null);
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadSecretKey(folder, null)).toEqual(first);
    expect(statSync(join(folder, 'secret-key')).mode & 0o077).toBe(0);
    expect(readdirSync(folder)).toEqual(['secret-key']);
  });

  it('differs from installation to installation', () => {
    expect(loadSecretKey(join(folder, 'a'), null)).not.toEqual(loadSecretKey(join(folder, 'b'), null));
  });

  it('may be given, and then no file is written', () => {
    expect(Buffer.from(loadSecretKey(folder, GOOD)).toString()).toBe(GOOD);
    expect(() => readFileSync(join(folder, 'secret-key'))).toThrow('ENOENT');
  });

  it.each(['', 'short', 'a'.repeat(64), 'abababab'.repeat(8)])('is refused when it is weak: %s', (weak) => {
    expect(() => loadSecretKey(folder, weak)).toThrow(ConfigFault);
  });

  it('that somebody cut short is refused, not replaced: order links depend on it', () => {
    loadSecretKey(folder, null);
    writeFileSync(join(folder, 'secret-key'), 'short');
    expect(() => loadSecretKey(folder, null)).toThrow('too weak');
    expect(readFileSync(join(folder, 'secret-key'), 'utf8')).toBe('short');
  });
});

describe('purpose keys', () => {
  it('are one per purpose, the same each time, and another with another secret', () => {
    const keyFor = purposeKeys(Buffer.from(GOOD));
    expect(keyFor('crumb')).toHaveLength(32);
    expect(keyFor('crumb')).toEqual(purposeKeys(Buffer.from(GOOD))('crumb'));
    expect(keyFor('crumb')).not.toEqual(keyFor('order'));
    expect(keyFor('crumb')).not.toEqual(purposeKeys(Buffer.from(`${GOOD}x`))('crumb'));
  });
});
