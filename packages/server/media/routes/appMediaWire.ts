import { appAssetBytesPath, type WireAsset, type WireAssetUse } from '@quoin/contract/endpoints/content';
import { appNamedImagePath } from '@quoin/contract/endpoints/store';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { type MediaCode, mediaSentence } from '@quoin/domain/media';
import type { Problem } from '@quoin/domain/problem';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest } from '../../platform/http/route.ts';
import { mediaAddress } from '../files/mediaAddress.ts';
import type { MediaEditing } from '../files/mediaEditing.ts';
import type { LibraryAsset } from '../storage/mediaLibrary.ts';
import type { MediaUse } from '../storage/mediaUses.ts';

export function mediaEditingOf(request: AppRequest): MediaEditing {
  return { websiteId: siteOf(request).id, actor: actorOf(request) };
}

export function mediaRefusal(
  problem: Problem<MediaCode>,
  more: { readonly uses?: readonly WireAssetUse[] } = {},
): Reply {
  return json({ ...toWireProblem(problem, mediaSentence), ...more }, { status: statusOf(problem.code) });
}

export function toWireAsset(site: string, asset: LibraryAsset): WireAsset {
  const { id, kind, name, filename, contentType, byteSize, width, height, altText, focalPoint, folderId, state } =
    asset;
  return {
    ...{ id, kind, name, filename, contentType, byteSize, width, height, altText, focalPoint, folderId, state },
    url: kind === 'image' ? appNamedImagePath(site, id, filename) : appAssetBytesPath(site, id),
    address: mediaAddress(asset),
    createdOn: asset.createdAt.getTime(),
    deletedOn: asset.deletedAt?.getTime() ?? null,
  };
}

export function toWireUse(site: string, { assetId, kind, id, title, isLive, collectionId }: MediaUse): WireAssetUse {
  const base = `/${encodeURIComponent(site)}/config`;
  const paths: Readonly<Record<MediaUse['kind'], string>> = {
    page: `${base}/pages/${id}`,
    product: `${base}/products/${id}`,
    post: `${base}/content/${collectionId}/${id}`,
    event: `${base}/content/${collectionId}/${id}`,
    site: `${base}/pages`,
  };
  return { assetId, kind, id, title, isLive, path: paths[kind] };
}
