import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareDataFolder } from './dataFolder.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('the data folder', () => {
  let folder = '';
  let umask = 0;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'quoin-folder-')), 'data');
    umask = process.umask();
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is listed and read by its owner alone', () => {
    prepareDataFolder(folder);
    mkdirSync(join(folder, 'files/ab'), { recursive: true });
    writeFileSync(join(folder, 'files/ab/original'), 'x');
    // PostgreSQL as another user passes through it, which shows nothing.
    expect(modeOf(folder) & 0o066).toBe(0);
    expect(modeOf(join(folder, 'files'))).toBe(0o700);
    expect(modeOf(join(folder, 'files/ab/original'))).toBe(0o600);
  });

  it('is closed where an older version left it open', () => {
    mkdirSync(join(folder, 'files'), { recursive: true });
    for (const path of [folder, join(folder, 'files')]) chmodSync(path, 0o755);
    prepareDataFolder(folder);
    expect(modeOf(folder) & 0o066).toBe(0);
    expect(modeOf(join(folder, 'files'))).toBe(0o700);
  });
});
