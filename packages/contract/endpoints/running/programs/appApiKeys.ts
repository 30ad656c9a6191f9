import type { ApiKeyDraft, ApiScope } from '@quoin/domain/access';
import { appSitePath } from '../appSites.ts';

/** A key by which a program speaks to the site. The key itself is shown once, when it is made. */
export interface WireApiKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Its last four characters. */
  readonly ending: string;
  readonly createdBy: string;
  /** Milliseconds, as all moments here. */
  readonly createdAt: number;
  readonly rotatedAt: number | null;
  readonly lastUsedAt: number | null;
}

/** GET. Newest first. */
export interface AppApiKeysResponse {
  readonly keys: readonly WireApiKey[];
}

export type SaveApiKeyRequest = ApiKeyDraft;

/** What POST answers: the only time that anybody sees the key. */
export interface ShownApiKeyResponse extends AppApiKeysResponse {
  readonly key: string;
}

/** GET; POST a `SaveApiKeyRequest`. */
export function appApiKeysPath(site: string): string {
  return appSitePath(site, '/settings/api-keys');
}

/** PUT a `SaveApiKeyRequest`, DELETE; both answer with all keys. */
export function appApiKeyPath(site: string, id: string): string {
  return `${appApiKeysPath(site)}/${encodeURIComponent(id)}`;
}

/** POST: another secret, at once. */
export function appApiKeyRotationPath(site: string, id: string): string {
  return `${appApiKeyPath(site, id)}/rotation`;
}
