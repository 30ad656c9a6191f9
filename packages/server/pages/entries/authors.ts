import { AUTHORS_SETTING, type AuthorProfile, readAuthors } from '@quoin/domain/site';
import { type Actor, recordAudit } from '../../audit/index.ts';
import { type Asset, findAsset, listAssets } from '../../media/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { bumpPublishedVersion, loadSettingsForUpdate, saveSetting } from '../../sites/index.ts';
import type { EntryDeps } from './entryEditing.ts';
import { listAuthors, type NamedAuthor } from './storage/authors.ts';

export interface Author extends NamedAuthor {
  readonly image: Asset | null;
  readonly bio: string;
}

type SiteOfAuthors = { readonly id: string; readonly settings: Readonly<Record<string, unknown>> };

export function readSiteAuthors({ db }: Pick<EntryDeps, 'db'>, site: SiteOfAuthors): Promise<readonly Author[]> {
  return db.inSite({ websiteId: site.id }, (trx) => authorsIn(trx, site));
}

async function authorsIn(trx: SiteTransaction, { id, settings }: SiteOfAuthors): Promise<readonly Author[]> {
  const profiles = readAuthors(settings);
  const imageIds = [...profiles.values()].flatMap(({ imageId }) => (imageId === null ? [] : [imageId]));
  const images = new Map((await listAssets(trx, id, imageIds)).map((image) => [image.id, image]));
  return (await listAuthors(trx, id)).map((named) => {
    const { imageId = null, bio = '' } = profiles.get(named.name) ?? {};
    return { ...named, bio, image: images.get(imageId ?? '') ?? null };
  });
}

export interface AuthorChange extends AuthorProfile {
  readonly name: string;
  readonly actor: Actor;
}

/** What visitors see of an author, wherever an entry names that author. */
export function changeAuthor(
  { db }: Pick<EntryDeps, 'db'>,
  websiteId: string,
  { name, imageId, bio, actor }: AuthorChange,
): Promise<readonly Author[] | 'unknown' | 'imageGone'> {
  return db.inSite({ websiteId }, async (trx) => {
    const settings = await loadSettingsForUpdate(trx, websiteId);
    const named = await listAuthors(trx, websiteId);
    if (settings === null || !named.some((each) => each.name === name)) return 'unknown';
    if (imageId !== null && (await findAsset(trx, websiteId, imageId)) === null) return 'imageGone';
    const names = new Set(named.map((each) => each.name));
    // Whom no entry names any more is forgotten.
    const kept = [...readAuthors(settings)].filter(([each]) => names.has(each) && each !== name);
    const changed = Object.fromEntries([
      ...kept,
      ...(imageId === null && bio === '' ? [] : [[name, { imageId, bio }]]),
    ]);
    await saveSetting(trx, websiteId, { [AUTHORS_SETTING]: changed });
    await bumpPublishedVersion(trx, websiteId);
    const details = { image: imageId !== null, bio: bio !== '' };
    await recordAudit(trx, { websiteId, actor, action: 'author.update', subjectTitle: name, details });
    return authorsIn(trx, { id: websiteId, settings: { [AUTHORS_SETTING]: changed } });
  });
}
