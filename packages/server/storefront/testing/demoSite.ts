import { join } from 'node:path';
import { recordsOf, type SiteRecords, textIn } from '@quoin/domain/document';
import { createDemoSite } from '../../demo/createDemoSite.ts';
import { demoNamed } from '../../demo/demos.ts';
import { pathOfPage } from '../../pages/documents/draftPath.ts';
import { ensureDraft } from '../../pages/documents/ensureDraft.ts';
import { findFirstUrlId } from '../../pages/entries/storage/items.ts';
import type { SiteDatabase } from '../../platform/database/database.ts';
import { localFileStore } from '../../platform/gateways/files/localFiles.ts';
import type { Site } from '../../sites/storage/sites.ts';
import { newId } from '../../testing/appShop.ts';
import { createDraftMemory } from '../draft/draftMemory.ts';

/** A demo with its draft. */
export interface OpenedDemo {
  readonly name: string;
  readonly site: Site;
  readonly records: SiteRecords;
  /** Of every page, and of the first entry of each list. */
  readonly paths: readonly string[];
}

export interface DemoPlace {
  readonly db: SiteDatabase;
  /** For the demo's files. */
  readonly folder: string;
  /** Milliseconds. */
  readonly now: number;
}

export async function openDemo({ db, folder, now }: DemoPlace, name: string): Promise<OpenedDemo> {
  const deps = { db, files: localFileStore(join(folder, 'files')), newId, now: () => now };
  const site = await createDemoSite(deps, demoNamed(name));
  const drafts = createDraftMemory();
  return db.inSite({ websiteId: site.id }, async (trx) => {
    await ensureDraft({ ...deps, drafts } as never, trx, site.id);
    const { records } = (await drafts.of(trx, site.id))!;
    const paths: string[] = [];
    for (const [id, page] of recordsOf(records, 'page')) {
      const path = pathOfPage(records, id) ?? '/';
      const entry = await findFirstUrlId(trx, site.id, id);
      paths.push(path, ...(entry === null ? [] : [`/${textIn(page, 'urlId')}/${entry}`]));
    }
    return { name, site, records, paths };
  });
}
