import type { Deps } from '../deps.ts';
import { insertMemberArea } from '../memberAreas/index.ts';
import { putPagePassword } from '../pages/index.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import type { Site } from '../sites/index.ts';
import { createPasswords } from '../team/index.ts';
import type { DemoPage, DemoSite } from './demoFolder.ts';

type Ids = ReadonlyMap<string, string>;

/** Answers their ids by the keys that pages name them by. */
export function makeAreas({ db }: Pick<Deps, 'db'>, site: Site, { memberAreas = [] }: DemoSite): Promise<Ids> {
  return db.inSite({ websiteId: site.id }, async (trx) => {
    const ids = new Map<string, string>();
    for (const { key, name, description } of memberAreas)
      ids.set(key, await insertMemberArea(trx, site.id, { name, description, joining: 'free', productIds: [] }));
    return ids;
  });
}

/** Setting of a page that not everybody sees; null for all others. */
export function accessOf({ urlId, access }: DemoPage, areaIds: Ids): JsonObject | null {
  if (access === undefined) return null;
  if ('password' in access) return { kind: 'password', enabled: true };
  const areas = access.areas.map((key) => {
    const id = areaIds.get(key);
    if (id === undefined)
      throw new Error(`The page ${urlId} names the member area ${key}, which the demo does not have.`);
    return id;
  });
  return { kind: 'areas', areas, enabled: true };
}

export async function setPassword(
  { db }: Pick<Deps, 'db'>,
  site: Site,
  { access }: DemoPage,
  pageId: string,
): Promise<void> {
  if (access === undefined || !('password' in access)) return;
  const hash = await createPasswords().hash(access.password);
  await db.inSite({ websiteId: site.id }, (trx) => putPagePassword(trx, site.id, pageId, hash));
}
