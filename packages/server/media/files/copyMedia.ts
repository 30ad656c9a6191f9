import type { Deps } from '../../deps.ts';
import { hostnameOf } from '../../platform/http/hosts.ts';
import { loadSiteByHost } from '../../sites/index.ts';
import { type LibraryAsset, listMediaByIds } from '../storage/mediaLibrary.ts';
import { type AddDeps, addMedia } from './addMedia.ts';
import type { MediaEditing } from './mediaEditing.ts';

/**
 * Returns the site that a clip names by its address, in the form that staff use. Null when the address is of no site
 * here.
 */
export async function siteOfAddress(
  { db, config }: Pick<Deps, 'db'> & { readonly config: Pick<Deps['config'], 'sitesDomain'> },
  address: string,
): Promise<string | null> {
  const hostname = URL.canParse(address) ? hostnameOf(new URL(address).host) : null;
  if (hostname === null) return null;
  const suffix = `.${config.sitesDomain}`;
  if (hostname.endsWith(suffix)) return hostname.slice(0, -suffix.length);
  return (await db.acrossSites((trx) => loadSiteByHost(trx, hostname)))?.id ?? null;
}

/**
 * Files of another site, copied into this one with their words (ED-21): the caller has asked whether the person may see that
 * site's library. Answers ids there → ids here; what is gone there is left out.
 */
export async function copyMedia(
  deps: AddDeps,
  editing: MediaEditing,
  from: { readonly websiteId: string; readonly ids: readonly string[] },
): Promise<Readonly<Record<string, string>>> {
  const sources = await deps.db.inSite({ websiteId: from.websiteId }, (trx) =>
    listMediaByIds(trx, from.websiteId, from.ids),
  );
  const copies: [string, string][] = [];
  for (const source of sources) {
    const id = await copyOne(deps, editing, from.websiteId, source);
    if (id !== null) copies.push([source.id, id]);
  }
  return Object.fromEntries(copies);
}

async function copyOne(
  deps: AddDeps,
  editing: MediaEditing,
  fromSite: string,
  source: LibraryAsset,
): Promise<string | null> {
  const file = await deps.files.find(fromSite, source.sha256);
  if (file === null) return null;
  const { name: filename, altText, focalPoint } = source;
  const added = await addMedia(deps, editing, {
    ...{ filename, altText, focalPoint, bytes: await file.open() },
    declaredSize: file.size,
    folderId: null,
  });
  return added.ok ? added.value.id : null;
}
