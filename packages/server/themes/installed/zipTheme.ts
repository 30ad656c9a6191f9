import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { readThemeReference, type ThemeCode } from '@quoin/domain/site';
import { type ZippedFile, zipSize, zipStream } from '../../platform/gateways/archive/zipStream.ts';
import { findThemeVersion, listThemeFiles } from '../storage/installedThemes.ts';
import type { ThemeDeps } from './themeDeps.ts';

export interface ThemeZip {
  readonly fileName: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly size: number;
}

/** A version as one file, as it can be installed elsewhere. */
export async function zipTheme(
  { db, files, now }: ThemeDeps,
  websiteId: string,
  reference: string,
): Promise<Outcome<ThemeZip, ThemeCode>> {
  const theme = readThemeReference(reference);
  const listed = await db.inSite({ websiteId }, async (trx) => {
    const version = theme && (await findThemeVersion(trx, websiteId, theme));
    return version === null ? null : { version, files: await listThemeFiles(trx, websiteId, version) };
  });
  if (listed === null) return refuse('themeUnknown');
  const zipped: ZippedFile[] = [];
  for (const { path, sha256 } of listed.files) {
    const file = await files.find(websiteId, sha256);
    if (file !== null) zipped.push({ name: path, size: file.size, open: file.open });
  }
  const fileName = `${listed.version.name}-${listed.version.number}.zip`;
  return accept({ fileName, size: zipSize(zipped), bytes: zipStream(zipped, new Date(now())) });
}
