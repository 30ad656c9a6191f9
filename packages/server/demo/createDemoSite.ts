import { makeArchivedSite } from '../archive/index.ts';
import type { Deps } from '../deps.ts';
import { putPagePassword } from '../pages/index.ts';
import { loadSiteById, type Site } from '../sites/index.ts';
import { createPasswords } from '../team/index.ts';
import type { Demo } from './demos.ts';
import { findPageId } from './storage/demoPages.ts';

type DemoDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now'>;

/**
 * Makes a demo site from its archive, as an owner makes a site. Its events are in the future again. All or nothing,
 * like every site from an archive. `beforeFinish` is part of the making.
 */
export async function createDemoSite(
  deps: DemoDeps,
  { folder, identifier, passwords }: Demo,
  beforeFinish: (site: Site) => Promise<void> = async () => undefined,
): Promise<Site> {
  const load = async (id: string) => (await deps.db.acrossSites((trx) => loadSiteById(trx, id)))!;
  const made = await makeArchivedSite(deps, {
    path: folder,
    identifier,
    movesEvents: true,
    async beforeFinish(id) {
      for (const [urlId, password] of Object.entries(passwords)) await setPassword(deps, id, { urlId, password });
      await beforeFinish(await load(id));
    },
  });
  if (!made.ok) throw new Error(`The demo in ${folder} cannot be made: ${JSON.stringify(made.problem)}`);
  return load(made.value);
}

async function setPassword(
  { db }: DemoDeps,
  websiteId: string,
  { urlId, password }: { readonly urlId: string; readonly password: string },
): Promise<void> {
  const hash = await createPasswords().hash(password);
  await db.inSite({ websiteId }, async (trx) => {
    const pageId = await findPageId(trx, urlId);
    if (pageId === null) throw new Error(`The demo has no page ${urlId}.`);
    await putPagePassword(trx, websiteId, pageId, hash);
  });
}
