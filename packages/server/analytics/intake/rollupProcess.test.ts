import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isUnavailable } from '../../platform/database/errors.ts';
import { bundleProgram } from '../../testing/product.ts';
import { createRollupsInProcess } from './rollupProcess.ts';
import type { Rollups } from './rollups.ts';

const settings = {
  target: { connectionString: 'postgres://nowhere' },
  timeoutFactor: 1,
  logLevel: 'silent',
  isCopied: false,
};
const taken = { json: '[]', months: [], receivedAt: new Date(0) };
let program = '';
let rollups: Rollups;

beforeAll(async () => {
  program = await bundleProgram(fileURLToPath(new URL('../../testing/workerProgram.ts', import.meta.url)), 'rollups');
});
afterEach(() => rollups.close());
afterAll(() => rm(program));

describe('rollups in a process of their own', () => {
  it('are told first whose they are, and of each task with all it needs', async () => {
    rollups = createRollupsInProcess(pathToFileURL(program), settings);
    await Promise.all([rollups.store('a', taken), rollups.count('a')]);
    const last: unknown = await rollups.pack('a');
    expect(last).toMatchObject({
      earlier: [
        { verb: 'open', settings },
        { verb: 'store', websiteId: 'a', taken },
        { verb: 'count', websiteId: 'a' },
      ],
    });
  });

  it('tell a database that is away from one that refuses: the first is tried again, the second is not (ANA-1)', async () => {
    rollups = createRollupsInProcess(pathToFileURL(program), settings);
    expect(await rollups.store('fail to connect', taken).catch(isUnavailable)).toBe(true);
    expect(await rollups.store('refuse', taken).catch(isUnavailable)).toBe(false);
  });

  it('stop packing when they are told to', async () => {
    rollups = createRollupsInProcess(pathToFileURL(program), settings);
    const controller = new AbortController();
    const packed = rollups.pack('wait to be told', controller.signal);
    controller.abort();
    await packed;
  });

  it('are not begun to be closed', async () => {
    rollups = createRollupsInProcess(new URL('file:///missing.js'), settings);
    await rollups.close();
  });
});
