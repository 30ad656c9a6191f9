import type { InstalledTheme } from '@quoin/domain/site';
import type { SiteDatabase } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/gateways/files/fileStore.ts';
import { findThemeVersion, listThemeFiles, type ThemeVersion } from '../storage/installedThemes.ts';
import type { ThemeSource } from './readThemeFolder.ts';

/** Themes that sites have installed, as the database lists them: the same in every process. */
export interface StoredThemes {
  /** Null where the site does not have that version. */
  read(websiteId: string, theme: InstalledTheme): Promise<StoredTheme | null>;
  /** What its files are now, without reading them; null where it is not there. */
  fingerprintOf(websiteId: string, theme: InstalledTheme): Promise<string | null>;
}

export interface StoredTheme {
  readonly fingerprint: string;
  readonly sources: readonly ThemeSource[];
}

/** A version in development counts as deleted when its developer sends nothing for this long. */
export const DEV_LIFE_MS = 20_000;

export function createStoredThemes({
  db,
  files,
  now,
}: {
  readonly db: SiteDatabase;
  readonly files: FileStore;
  readonly now: () => number;
}): StoredThemes {
  const isThere = (version: ThemeVersion | null): version is ThemeVersion =>
    version !== null && (version.state !== 'dev' || now() - version.addedAt.getTime() < DEV_LIFE_MS);

  return {
    async read(websiteId, theme) {
      const found = await db.inSite({ websiteId }, async (trx) => {
        const version = await findThemeVersion(trx, websiteId, theme);
        return isThere(version) ? { version, listed: await listThemeFiles(trx, websiteId, theme) } : null;
      });
      if (found === null) return null;
      const sources = found.listed.map(
        ({ path, sha256, size }): ThemeSource => ({
          ...{ path, size },
          read: async () => (await files.find(websiteId, sha256))?.read() ?? null,
        }),
      );
      return { fingerprint: found.version.fingerprint, sources };
    },
    async fingerprintOf(websiteId, theme) {
      const version = await db.inSite({ websiteId }, (trx) => findThemeVersion(trx, websiteId, theme));
      return isThere(version) ? version.fingerprint : null;
    },
  };
}
