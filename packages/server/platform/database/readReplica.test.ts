import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestSite, SILENT, TIMEOUT_FACTOR } from '../../testing/database.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from '../../testing/streamingReplica.ts';
import { openDatabase, type SiteDatabase, type SiteTransaction } from './database.ts';
import { withReplica } from './readReplica.ts';

const LOOK_EVERY_MS = 50;
const MOST_LAG_MS = 1_500;

let servers: ReplicatedDatabase;
let db: SiteDatabase;
let siteId: string;
const said: string[] = [];
const log = {
  info: (_: object, text: string) => void said.push(text),
  error: (_: object, text: string) => void said.push(text),
};

beforeAll(async () => {
  servers = await startReplicatedDatabase();
  const shared = { log: SILENT, timeoutFactor: TIMEOUT_FACTOR };
  const primary = openDatabase({ ...shared, connectionString: servers.primary });
  const replica = openDatabase({ ...shared, connectionString: servers.replica, maxTries: 1 });
  db = withReplica(primary, replica, { log, lookEveryMs: LOOK_EVERY_MS, mostLagMs: MOST_LAG_MS });
  siteId = await addTestSite(db, 'read');
  await servers.caughtUp();
}, 120_000);
afterAll(async () => {
  await db.close();
  await servers.close();
});

const found = async (trx: SiteTransaction) =>
  trx.selectFrom('website').select(['title', 'published_version as version']).executeTakeFirstOrThrow();

const read = (publishedVersion: number, stockRevision = 1) =>
  db.inSnapshot({ websiteId: siteId, revision: { publishedVersion, stockRevision } }, found);

async function publish(title: string, version: number): Promise<void> {
  const set = { title, published_version: version };
  await db.acrossSites((trx) => trx.updateTable('website').set(set).where('id', '=', siteId).execute());
}

/** Who answered during `act`. */
async function answeredBy(act: () => Promise<unknown>): Promise<string> {
  const before = db.replicaFigures()!.reads;
  await act();
  const after = db.replicaFigures()!.reads;
  return after.replica > before.replica ? 'replica' : after.primary > before.primary ? 'primary' : 'nobody';
}

const isThere = (isAway = false) => expect.poll(() => db.replicaFigures()!.isAway, { timeout: 10_000 }).toBe(isAway);

describe('a read replica', () => {
  it('answers what has the revision that the primary told', async () => {
    await isThere();
    await publish('First', 2);
    await servers.caughtUp();
    expect(await answeredBy(async () => expect(await read(2)).toEqual({ title: 'First', version: 2 }))).toBe('replica');
  });

  it('is passed over while it lacks a revision of the site: nothing old is shown', async () => {
    await servers.pauseReplay();
    await publish('Second', 3);
    expect(await answeredBy(async () => expect(await read(3)).toEqual({ title: 'Second', version: 3 }))).toBe(
      'primary',
    );
    expect(await answeredBy(() => read(2, 2))).toBe('primary');
    // Who asks for no more than it has is answered there.
    expect(await answeredBy(async () => expect(await read(2)).toMatchObject({ title: 'First' }))).toBe('replica');
    await servers.resumeReplay();
    await servers.caughtUp();
    expect(await answeredBy(async () => expect(await read(3)).toMatchObject({ title: 'Second' }))).toBe('replica');
  });

  it('is passed over once it is further behind than what is shown may be, and tells how far', async () => {
    await servers.pauseReplay();
    await publish('Third', 4);
    await expect.poll(() => db.replicaFigures()!.lagSeconds, { timeout: 10_000 }).toBeGreaterThan(MOST_LAG_MS / 1000);
    expect(await answeredBy(async () => expect(await read(2)).toMatchObject({ title: 'Third' }))).toBe('primary');
    await servers.resumeReplay();
    await expect.poll(() => db.replicaFigures()!.lagSeconds, { timeout: 10_000 }).toBe(0);
    expect(await answeredBy(() => read(4))).toBe('replica');
  });

  it('is passed over for a site that it has not got yet', async () => {
    await servers.pauseReplay();
    const id = await addTestSite(db, 'new');
    const revision = { publishedVersion: 1, stockRevision: 1 };
    expect(await db.inSnapshot({ websiteId: id, revision }, found)).toMatchObject({ version: 1 });
    await servers.resumeReplay();
  });

  it('takes no writes: work that has to write is done by the primary', async () => {
    await servers.caughtUp();
    const rename = (trx: SiteTransaction) => trx.updateTable('website').set({ title: 'Third' }).execute();
    expect(await answeredBy(() => db.inSnapshot({ websiteId: siteId }, rename))).toBe('primary');
    expect(db.replicaFigures()!.isAway).toBe(false);
    expect(await read(4)).toMatchObject({ title: 'Third' });
  });

  it('is let alone while it is away, said once, and asked again when it is back', async () => {
    await isThere();
    said.length = 0;
    await servers.stopReplica();
    for (let at = 0; at < 20; at += 1) expect(await read(4)).toMatchObject({ title: 'Third' });
    await isThere(true);
    expect(await answeredBy(() => read(4))).toBe('primary');
    await publish('Fourth', 5);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS * 5));
    expect(said).toEqual(['The read replica is away: the primary answers']);
    await servers.startReplica();
    await isThere();
    await servers.caughtUp();
    expect(await answeredBy(async () => expect(await read(5)).toMatchObject({ title: 'Fourth' }))).toBe('replica');
    expect(said).toEqual(['The read replica is away: the primary answers', 'The read replica is back']);
  });

  it('is one that follows a server: the primary’s own address is refused', async () => {
    const [one, same] = [0, 1].map(() => openDatabase({ log: SILENT, connectionString: servers.primary }));
    const wrong = withReplica(one!, same!, { log, lookEveryMs: LOOK_EVERY_MS });
    said.length = 0;
    await expect.poll(() => said).toEqual(['The read replica is away: the primary answers']);
    expect(await wrong.inSnapshot({ websiteId: siteId }, found)).toMatchObject({ title: 'Fourth' });
    expect(wrong.replicaFigures()).toMatchObject({ isAway: true, reads: { replica: 0, primary: 1 } });
    await wrong.close();
  });
});
