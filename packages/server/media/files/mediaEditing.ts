import { MEDIA_LIMITS, type MediaCode } from '@quoin/domain/media';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Actor } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { type LibraryAsset, listMediaByIds } from '../storage/mediaLibrary.ts';

export type MediaDeps = Pick<Deps, 'db'>;

/** Who changes the library of which site. */
export interface MediaEditing {
  readonly websiteId: string;
  readonly actor: Actor;
}

/** Those files, in the order of their ids; refused when one is gone or they are too many. */
export async function mediaNamed(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<Outcome<readonly LibraryAsset[], MediaCode>> {
  if (ids.length > MEDIA_LIMITS.atOnce) return refuse('mediaTooMany');
  const found = new Map((await listMediaByIds(trx, websiteId, ids)).map((each) => [each.id, each]));
  const assets = [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
  return assets.length < new Set(ids).size || assets.length === 0 ? refuse('mediaMissing') : accept(assets);
}

/** What the audit log says of several files. */
export function titleOf(assets: readonly LibraryAsset[]): string {
  const [first] = assets;
  return first === undefined ? '' : assets.length === 1 ? first.name : `${first.name} and ${assets.length - 1} more`;
}
