import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { zipSize, zipStream } from '../platform/gateways/archive/zipStream.ts';
import type { Site } from '../sites/index.ts';
import { type ArchiveDeps, type GatheredSite, gatherSite, type WantedArchive } from './gatherSite.ts';
import { ARCHIVE_PARTS, readArchivedSite } from './siteArchive.ts';

export interface SiteArchive {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly size: number;
}

/**
 * Returns everything of a site in one ZIP archive that streams out. Temporary files are deleted with the last byte, or
 * when the client stops reading.
 */
export async function exportSite(deps: ArchiveDeps, site: Site, wanted: WantedArchive): Promise<SiteArchive> {
  const gathered = await gatherSite(deps, site, wanted);
  return { bytes: streamed(gathered, new Date(deps.now())), size: zipSize(gathered.files) };
}

async function* streamed({ files, remove }: GatheredSite, at: Date): AsyncGenerator<Uint8Array> {
  try {
    yield* zipStream(files, at);
  } finally {
    await remove();
  }
}

/**
 * Does the same unpacked, in place of the archive in `folder`. Other files there stay. Returns the number of files. A
 * folder with other content is refused, because parts of it could have the names of the archive's parts.
 */
export async function exportSiteToFolder(
  deps: ArchiveDeps,
  site: Site,
  { folder, ...wanted }: WantedArchive & { readonly folder: string },
): Promise<Outcome<number, 'folderTaken'>> {
  if (!(await isFree(folder))) return refuse('folderTaken');
  const { files, remove } = await gatherSite(deps, site, wanted);
  try {
    for (const part of ARCHIVE_PARTS) await rm(join(folder, part), { recursive: true, force: true });
    for (const { name, open } of files) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await pipeline(await open(), createWriteStream(join(folder, name)));
    }
    return accept(files.length);
  } finally {
    await remove();
  }
}

/** Empty, not there yet, or an archive. */
async function isFree(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  const site = await readFile(join(folder, 'site.json'), 'utf8').catch(() => '');
  return names.length === 0 || readArchivedSite(site) !== null;
}
