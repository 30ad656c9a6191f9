import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstallation } from './installation.ts';
import { readConfig } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let test: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  test = await createTestDatabase({ isMigrated: false });
  dataDir = mkdtempSync(join(tmpdir(), 'quoin-installation-'));
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

const open = (databaseUrl: string) =>
  openInstallation(readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, '/'), createLog('silent'), {
    ...{ database: 'start', messages: 'sendAndReceive' },
  });

describe('an installation', () => {
  it('opens a database of one’s own, migrated and ready, and opens it again', async () => {
    for (let time = 0; time < 2; time += 1) {
      const installation = await open(test.url);
      await installation.db.ping();
      const stored = await installation.files.put(installation.newId(), Buffer.from('x'));
      expect(await stored.onDisk(async (path) => path.startsWith(join(dataDir, 'files')))).toBe(true);
      expect(installation.keyFor('crumb')).toHaveLength(32);
      expect(installation.randomBytes(8)).toHaveLength(8);
      expect(installation.roll()).toBeLessThan(1);
      await installation.close();
    }
    expect(await test.asOwner('select count(*)::int as n from website')).toEqual([{ n: 0 }]);
  });

  it('keeps its keys from start to start', async () => {
    const [one, two] = [await open(test.url), await open(test.url)];
    expect(one.keyFor('crumb')).toEqual(two.keyFor('crumb'));
    await Promise.all([one.close(), two.close()]);
  });

  it('says at once when its database cannot be reached', async () => {
    await expect(open('postgres://nobody:x@127.0.0.1:1/none')).rejects.toThrow();
  });
});
