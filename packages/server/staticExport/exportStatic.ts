import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { type ZippedFile, zipSize, zipStream } from '../platform/gateways/archive/zipStream.ts';
import type { VisitSite } from '../platform/http/visitingSite.ts';
import type { Site } from '../sites/index.ts';
import { type CrawledSite, crawlSite, type Found, NOT_FOUND_FILE } from './crawlSite.ts';
import { SEARCH_SCRIPT, type SearchedPage, searchedPage, searchIndex } from './searchIndex.ts';
import { relativeLink } from './staticAddress.ts';
import { type StaticChoices, staticText } from './staticPages.ts';

type StaticDeps = Pick<Deps, 'db' | 'now'>;

export interface WantedStaticSite extends StaticChoices {
  readonly visit: VisitSite;
  /** Where the live site is. */
  readonly baseUrl: string;
  readonly actor: Actor;
}

export interface StaticFigures {
  readonly files: number;
  readonly pages: number;
}

/** Writes the published site into a folder, as files that any file server serves. Other things in the folder are refused. */
export async function exportStaticToFolder(
  deps: StaticDeps,
  site: Site,
  { folder, ...wanted }: WantedStaticSite & { readonly folder: string },
): Promise<Outcome<StaticFigures, 'folderTaken'>> {
  const there: readonly string[] = await readdir(folder).catch(() => []);
  if (there.length > 0 && !there.includes(MARK)) return refuse('folderTaken');
  await rm(folder, { recursive: true, force: true });
  return accept(await writeStatic(deps, site, { ...wanted, folder }));
}

/** Says that a folder is an export, which the next one may replace. */
const MARK = '.static-export';

/** The same as a ZIP archive. Temporary files are deleted with the last byte, or when the client stops reading. */
export async function exportStaticZip(
  deps: StaticDeps,
  site: Site,
  wanted: WantedStaticSite,
): Promise<{ readonly bytes: AsyncIterable<Uint8Array>; readonly size: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'quoin-static-'));
  try {
    await writeStatic(deps, site, { ...wanted, folder });
    const files = await zipped(folder);
    return { bytes: streamed(folder, files, new Date(deps.now())), size: zipSize(files) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function* streamed(folder: string, files: readonly ZippedFile[], at: Date): AsyncGenerator<Uint8Array> {
  try {
    yield* zipStream(files, at);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function zipped(folder: string): Promise<readonly ZippedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== MARK)
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.toSorted().map(async (path) => {
      const name = relative(folder, path).replaceAll('\\', '/');
      return { open: async () => createReadStream(path), name, size: (await stat(path)).size };
    }),
  );
}

async function writeStatic(
  { db }: StaticDeps,
  site: Site,
  wanted: WantedStaticSite & { readonly folder: string },
): Promise<StaticFigures> {
  const { folder, visit, baseUrl, actor } = wanted;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, MARK), '');
  const crawled = await crawlSite({ visit, baseUrl }, { folder, seeds: [] });
  const pages = await rewrite(crawled, site, wanted);
  await db.inSite({ websiteId: site.id }, (trx) =>
    recordAudit(trx, {
      ...{ websiteId: site.id, actor, action: 'site.export', subjectTitle: site.title },
      details: { kind: 'static', pages },
    }),
  );
  return { files: (await zipped(folder)).length, pages };
}

/** Gives every file the addresses of the export, and makes the index of the search. Returns how many pages there are. */
async function rewrite(
  crawled: CrawledSite,
  { language }: Site,
  { folder, origin, forms }: WantedStaticSite & { readonly folder: string },
): Promise<number> {
  const searched: SearchedPage[] = [];
  let pages = 0;
  for (const [key, found] of crawled.found) {
    if (!isText(found)) continue;
    const path = join(folder, found.file);
    const text = await readFile(path, 'utf8');
    await writeFile(path, staticText({ crawled, origin, forms }, found, key, text));
    if (found.kind !== 'page') continue;
    pages += 1;
    const isFound = !key.includes('?') && found.file !== NOT_FOUND_FILE && found.file !== SEARCH_PAGE;
    const page = isFound ? searchedPage(text, relativeLink(SEARCH_PAGE, found.file)) : null;
    if (page !== null) searched.push(page);
  }
  if (crawled.found.get('/search')?.kind === 'page') await writeSearch(folder, searchIndex(searched, language));
  return pages;
}

const SEARCH_PAGE = 'search/index.html';

async function writeSearch(folder: string, index: string): Promise<void> {
  await mkdir(dirname(join(folder, SEARCH_PAGE)), { recursive: true });
  await writeFile(join(folder, 'search/index.json'), index);
  await writeFile(join(folder, 'search/search.js'), SEARCH_SCRIPT);
}

function isText(found: Found): found is Extract<Found, { file: string }> {
  return found.kind === 'page' || found.kind === 'styles' || found.kind === 'text';
}
