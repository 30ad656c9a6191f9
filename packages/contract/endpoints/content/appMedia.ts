import type { MediaKind } from '@quoin/domain/media';
import { appSitePath } from '../running/appSites.ts';

/** How far a file is: its sizes are being made, could not be made, or are there. */
export type MediaState = 'ready' | 'processing' | 'failed';

/** A file of the site's library. */
export interface WireAsset {
  readonly id: string;
  readonly kind: MediaKind;
  /** As people know it; `filename` is its last part in addresses. */
  readonly name: string;
  readonly filename: string;
  /** On the app's own origin. Of pictures `?format=100w` … gives other widths. */
  readonly url: string;
  /** On the site: `/s/images/<id>/<filename>`, `/s/files/<id>/<filename>`. */
  readonly address: string;
  readonly contentType: string;
  readonly byteSize: number;
  /** Of pictures, in pixels. */
  readonly width: number | null;
  readonly height: number | null;
  readonly altText: string;
  /** 0 to 1 from the left and from the top. */
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** Null: in no folder. */
  readonly folderId: string | null;
  readonly state: MediaState;
  readonly createdOn: number;
  /** In the trash since. */
  readonly deletedOn: number | null;
}

export const MEDIA_SORTS = ['-created', 'created', 'name', '-name', '-size', 'size'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

/**
 * GET `?search=&kinds=image,video&folder=&use=unused&alt=missing&trash=yes&sort=&cursor=`: newest first unless `sort`
 * specifies another order. `folder` is an id, or `none` for files in no folder. Without it, everything is listed.
 */
export interface AppMediaResponse {
  readonly assets: readonly WireAsset[];
  readonly nextCursor: string | null;
  /** How many there are in all. */
  readonly total: number;
}

/** POST the file as the body, `?filename=&folder=`: 201. PUT `ChangeAssetRequest`. */
export interface AppAssetResponse {
  readonly asset: WireAsset;
}

export interface ChangeAssetRequest {
  readonly name?: string;
  readonly altText?: string;
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

/** Where a file is used. `isLive`: visitors see it there; else only the draft holds it. */
export interface WireAssetUse {
  readonly assetId: string;
  readonly kind: 'page' | 'product' | 'post' | 'event' | 'site';
  readonly id: string;
  readonly title: string;
  readonly isLive: boolean;
  /** In the app; null where nothing opens it. */
  readonly path: string | null;
}

/** GET of one: with where it is used and the widths it is kept in. */
export interface AppAssetDetailResponse extends AppAssetResponse {
  /** Of pictures: how dark and how light they get, `#rrggbb`; null where nobody could measure. */
  readonly tones: { readonly dark: string; readonly light: string } | null;
  readonly uses: readonly WireAssetUse[];
  readonly widths: readonly { readonly width: number; readonly format: string; readonly byteSize: number }[];
}

export interface WireMediaFolder {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly count: number;
}

/** GET and every change of folders answer all of them, and what the library holds. */
export interface AppMediaFoldersResponse {
  readonly folders: readonly WireMediaFolder[];
  readonly byteSize: number;
  readonly count: number;
  readonly deletedCount: number;
  /** How many bytes the site may hold; null: as many as there is room for. */
  readonly quota: number | null;
}

export interface SaveMediaFolderRequest {
  readonly name: string;
  readonly parentId: string | null;
}

/** POST `…/media/move`. */
export interface MoveMediaRequest {
  readonly ids: readonly string[];
  readonly folderId: string | null;
}

/** POST `…/media/alt-texts`. */
export interface AltTextsRequest {
  readonly texts: readonly { readonly id: string; readonly altText: string }[];
}

/**
 * POST `…/media/delete`: into the trash; 409 `mediaInUse` with `uses` while they are used, unless `evenIfUsed`.
 * POST `…/media/restore` brings them back, POST `…/media/purge` ends them for ever.
 */
export interface DeleteMediaRequest {
  readonly ids: readonly string[];
  readonly evenIfUsed?: boolean;
}

/** 409 `mediaInUse` carries this, too. */
export interface MediaInUseProblem {
  readonly uses: readonly WireAssetUse[];
}

/** What changed, as it is now. */
export interface AppMediaChangedResponse {
  readonly assets: readonly WireAsset[];
}

/** POST `…/media/copies`: files of another site that the person may see there, copied here. */
export interface CopyMediaRequest {
  /** Its address: `https://shop.example`. */
  readonly fromSite: string;
  readonly ids: readonly string[];
}

/** Ids there → ids here; what could not be read is missing. */
export interface CopyMediaResponse {
  readonly copies: Readonly<Record<string, string>>;
}

export function appMediaPath(site: string): string {
  return appSitePath(site, '/media');
}

export function appAssetPath(site: string, id: string): string {
  return `${appMediaPath(site)}/files/${encodeURIComponent(id)}`;
}

/** GET the bytes, `?download=yes` to keep them; POST another file in their place, `?filename=`. */
export function appAssetBytesPath(site: string, id: string): string {
  return `${appAssetPath(site, id)}/bytes`;
}

/** POST: its sizes are made again after they could not be. */
export function appAssetProcessPath(site: string, id: string): string {
  return `${appAssetPath(site, id)}/process`;
}

/** POST: what lay there before it was replaced comes back. */
export function appAssetTakeBackPath(site: string, id: string): string {
  return `${appAssetPath(site, id)}/take-back`;
}

export function appMediaFoldersPath(site: string): string {
  return `${appMediaPath(site)}/folders`;
}

/** PUT `SaveMediaFolderRequest`, DELETE: the folder's contents move to the folder above. */
export function appMediaFolderPath(site: string, id: string): string {
  return `${appMediaFoldersPath(site)}/${encodeURIComponent(id)}`;
}

export type MediaVerb = 'move' | 'alt-texts' | 'delete' | 'restore' | 'purge' | 'copies';

export function appMediaVerbPath(site: string, verb: MediaVerb): string {
  return `${appMediaPath(site)}/${verb}`;
}

/** GET `?ids=a,b`: the originals as one ZIP. */
export function appMediaArchivePath(site: string, ids: readonly string[]): string {
  return `${appMediaPath(site)}/archive?ids=${ids.join(',')}`;
}
