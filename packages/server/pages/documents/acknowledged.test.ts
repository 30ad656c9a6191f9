import { randomUUID } from 'node:crypto';
import { recordKey } from '@quoin/domain/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type SiteDatabase } from '../../platform/database/database.ts';
import type { AroundQuery } from '../../platform/database/pool.ts';
import { createDraftMemory } from '../../storefront/draft/draftMemory.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { newPage, type OpenedSite, openTestSite } from '../testing/openedSite.ts';
import { documentRights } from './rights.ts';
import { saveChanges } from './saveChanges.ts';

/** Stops dead before or after one statement of a save; 0: never. */
let [count, stopAt, isAfter] = [0, 0, false];
const stopping: AroundQuery = (query) => async (sql, parameters) => {
  count += 1;
  if (count === stopAt && !isAfter) throw new Error('stopped');
  const result = await query(sql, parameters);
  if (count === stopAt) throw new Error('stopped');
  return result;
};

let database: TestDatabase;
let fragile: SiteDatabase;
let own: OpenedSite;
beforeAll(async () => {
  database = await createTestDatabase();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  fragile = openDatabase({ connectionString: database.url, log, around: stopping });
  own = await openTestSite(database.db, 'acknowledged');
});
afterAll(async () => {
  await fragile.close();
  await database.close();
});

const rights = documentRights({ roles: [], isOwner: true }, {});

/** Saves a new page through the connection that stops, with a separate memory, as after a restart. */
function save(id: string, page: string, base: number) {
  const deps = { db: fragile, drafts: createDraftMemory() };
  const changes = [{ id, command: 'addPage', label: 'Add page', edits: [newPage(page, `page-${page}`)] }];
  return saveChanges(deps, { site: own.site, actor: { accountId: null, name: 'Ada' }, rights }, { base, changes });
}

async function isKept(page: string): Promise<boolean> {
  return (await own.records()).has(recordKey('page', page));
}

describe('a save that is stopped', () => {
  it('was acknowledged only if it is there, and is there once when it is sent again (EDT-1)', async () => {
    [count, stopAt] = [0, 0];
    await save(randomUUID(), randomUUID(), await own.revision());
    const statements = count;
    expect(statements).toBeGreaterThan(8);
    for (let at = 1; at <= statements * 2; at += 1) {
      const [id, page, base] = [randomUUID(), randomUUID(), await own.revision()];
      [count, stopAt, isAfter] = [0, Math.ceil(at / 2), at % 2 === 0];
      const isAcknowledged = await save(id, page, base).then(
        () => true,
        () => false,
      );
      stopAt = 0;
      if (isAcknowledged) expect(await isKept(page), `stopped at ${at}`).toBe(true);
      const again = await save(id, page, base);
      expect(again, `stopped at ${at}`).toMatchObject({ ok: true, value: { saved: [id], refused: null } });
      expect([await isKept(page), await own.revision()], `stopped at ${at}`).toEqual([true, base + 1]);
    }
  });
});
