import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MoveInChoices, type MoveInKind, NO_CHOICES } from '@quoin/domain/site';
import sharp from 'sharp';
import type { FetchPicture } from '../../catalog/index.ts';
import { localFileStore } from '../../platform/gateways/files/localFiles.ts';
import { loadSiteById, type Site } from '../../sites/index.ts';
import { createDraftMemory } from '../../storefront/index.ts';
import { addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { draftMoveIn, type FileToMoveIn } from '../draftMoveIn.ts';
import { type ForecastAsked, forecastMoveIn } from '../forecastMoveIn.ts';
import type { MoveInDeps } from '../moveInRun.ts';
import { findMoveIn, runMoveIn, startMoveIn } from '../runMoveIn.ts';

const ACTOR = { accountId: null, name: 'Ada' };
const NEVER = new AbortController().signal;

/** Shops that something moves into. Every address of a picture has a picture, unless it says `gone`. */
export class MovingShops {
  #count = 0;

  private constructor(
    readonly test: TestDatabase,
    private readonly folder: string,
    private readonly picture: Buffer,
  ) {}

  static async open(): Promise<MovingShops> {
    const test = await createTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'quoin-moving-'));
    const create = { width: 12, height: 8, channels: 3, background: '#234' } as const;
    return new MovingShops(test, folder, await sharp({ create }).png().toBuffer());
  }

  async close(): Promise<void> {
    await this.test.close();
    await rm(this.folder, { recursive: true });
  }

  get deps(): MoveInDeps {
    return {
      ...{ db: this.test.db, files: localFileStore(this.folder), newId, now: Date.now },
      ...{ drafts: createDraftMemory(), keyFor: () => this.picture },
    };
  }

  async add(): Promise<{ readonly shop: TestShop; readonly site: Site }> {
    this.#count += 1;
    const shop = await addShop(this.test.db, { identifier: `moving-${this.#count}` });
    return { shop, site: (await this.test.db.acrossSites((trx) => loadSiteById(trx, shop.id)))! };
  }

  readonly fetchPicture: FetchPicture = (url) =>
    Promise.resolve(url.includes('gone') ? null : Buffer.concat([this.picture, Buffer.from(url)]));

  draft(site: Site, kind: MoveInKind, bytes: Uint8Array, more: Partial<FileToMoveIn> = {}) {
    return draftMoveIn(this.deps, site, { kind, fileName: 'file', bytes, actor: ACTOR, ...more });
  }

  forecast(site: Site, asked: Omit<ForecastAsked, 'choices'>, choices: Partial<MoveInChoices> = {}) {
    return forecastMoveIn(this.deps, site, { ...asked, choices: { ...NO_CHOICES, hasConsent: true, ...choices } });
  }

  async apply(site: Site, id: string) {
    const started = await startMoveIn(this.deps, site.id, { id, actor: ACTOR, isOwnWork: true });
    if (!started.ok) throw new Error(started.problem.code);
    await runMoveIn({ ...this.deps, fetchPicture: this.fetchPicture }, site.id, id, NEVER);
    return (await findMoveIn(this.deps, site.id, id))!;
  }

  /** As an owner would who says nothing but yes. */
  async move(site: Site, kind: MoveInKind, bytes: Uint8Array) {
    const drafted = await this.draft(site, kind, bytes);
    if (!drafted.ok) throw new Error(drafted.problem.code);
    const { id } = drafted.value.run;
    const forecast = await this.forecast(site, { id });
    if (!forecast.ok) throw new Error(forecast.problem.code);
    return this.apply(site, id);
  }
}
