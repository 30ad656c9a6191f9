import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { finished } from 'node:stream/promises';
import { type Actor, recordAudit } from '../audit/index.ts';
import { loadFileProducts, productsCsv } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { THEMES_FOLDER } from '../platform/folders.ts';
import type { ZippedFile } from '../platform/gateways/archive/zipStream.ts';
import type { Site } from '../sites/index.ts';
import { archivedSite, contentName, peopleName } from './siteArchive.ts';
import {
  type ArchivedFile,
  CONTENT_TABLES,
  DRAFT_TABLES,
  listArchivedFiles,
  PEOPLE_TABLES,
  REVIEW_TABLES,
  rowsOf,
  SETTING_TABLES,
} from './storage/siteArchive.ts';
import { tableCsv } from './tableCsv.ts';

const TIMEOUT_MS = 15 * 60_000;
/** Tables that people also open in a spreadsheet. */
const AS_CSV: Readonly<Record<string, string>> = {
  sales_order: 'orders',
  order_line: 'order-lines',
  site_user: 'customers',
  subscriber: 'subscribers',
  form_submission: 'submissions',
};

export type ArchiveDeps = Pick<Deps, 'db' | 'files' | 'now'> & { readonly config: Pick<Deps['config'], 'themesDir'> };

export interface WantedArchive {
  readonly baseUrl: string;
  readonly actor: Actor;
  /** What visitors see and nothing else: no people, draft, tables for spreadsheets or theme of the product. */
  readonly isContentOnly?: boolean;
}

/** The files of an archive, where they are. The caller calls `remove` afterwards. */
export interface GatheredSite {
  readonly files: readonly ZippedFile[];
  remove(): Promise<void>;
}

/** Writes the rows of one moment outside the database first, so a slow connection holds no transaction. */
export async function gatherSite(deps: ArchiveDeps, site: Site, wanted: WantedArchive): Promise<GatheredSite> {
  const folder = await mkdtemp(join(tmpdir(), 'quoin-archive-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const listed = await writeRows(deps, site, folder, wanted);
    const kept = await keptFiles(deps, site.id, listed);
    const theme = wanted.isContentOnly ? [] : await filesIn(themeOf(deps, site), 'theme/');
    return { files: [...(await filesIn(folder, '')), ...kept, ...theme], remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function writeRows(
  { db, now }: ArchiveDeps,
  site: Site,
  folder: string,
  { baseUrl, actor, isContentOnly = false }: WantedArchive,
): Promise<readonly ArchivedFile[]> {
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  };
  const drafts: readonly string[] = isContentOnly ? DRAFT_TABLES : [];
  return db.inSite(
    { websiteId: site.id },
    async (trx) => {
      await write('site.json', `${JSON.stringify(archivedSite(site, new Date(now())), null, 2)}\n`);
      for (const table of [...CONTENT_TABLES, ...REVIEW_TABLES, ...SETTING_TABLES])
        if (!drafts.includes(table)) await writeTable(trx, folder, table, contentName(table));
      if (!isContentOnly) {
        await write('README.txt', README);
        for (const table of PEOPLE_TABLES) await writeTable(trx, folder, table, peopleName(table));
        const products = await loadFileProducts(trx, site.id, { baseUrl, currency: site.currency });
        await write('csv/products.csv', productsCsv(products));
      }
      await recordAudit(trx, { websiteId: site.id, actor, action: 'site.export', subjectTitle: site.title });
      return listArchivedFiles(trx);
    },
    { isolation: 'repeatable read', statementTimeoutMs: TIMEOUT_MS },
  );
}

/** One row a line, and as a table for spreadsheets where people want that. */
async function writeTable(trx: SiteTransaction, folder: string, table: string, name: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  const lines = createWriteStream(join(folder, name));
  const csvName = AS_CSV[table];
  await mkdir(join(folder, 'csv'), { recursive: true });
  const csv = csvName === undefined ? null : createWriteStream(join(folder, `csv/${csvName}.csv`));
  let isFirst = true;
  for await (const rows of rowsOf(trx, table)) {
    await put(lines, `${rows.join('\n')}\n`);
    if (csv !== null) await put(csv, tableCsv(rows, isFirst));
    isFirst = false;
  }
  for (const stream of csv === null ? [lines] : [lines, csv]) {
    stream.end();
    await finished(stream);
  }
}

async function put(stream: ReturnType<typeof createWriteStream>, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

/** Originals as they were uploaded. One whose bytes are lost is left out; the doctor tells of it. */
async function keptFiles(
  { files }: ArchiveDeps,
  websiteId: string,
  listed: readonly ArchivedFile[],
): Promise<ZippedFile[]> {
  const found: ZippedFile[] = [];
  for (const { name, sha256 } of listed) {
    const file = await files.find(websiteId, sha256);
    if (file !== null) found.push({ name, size: file.size, open: file.open });
  }
  return found;
}

function themeOf({ config }: ArchiveDeps, { theme }: Site): string {
  return join(config.themesDir ?? THEMES_FOLDER, theme);
}

async function filesIn(folder: string, under: string): Promise<ZippedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const named = paths.map((path) => ({ path, name: `${under}${relative(folder, path).replaceAll('\\', '/')}` }));
  const sorted = named.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return Promise.all(
    sorted.map(async ({ path, name }) => ({
      ...{ name, size: (await stat(path)).size },
      open: async () => createReadStream(path),
    })),
  );
}

const README = `A whole site, in formats that every program reads.

site.json   its name, language, currency, theme and settings
content/    pages, collections, items, products, navigation, forms, prices, redirects, reviews: a table each, one row a line, as JSON
people/     orders, customers, subscribers, submissions, comments: the same
csv/        products, orders, customers, subscribers and submissions as tables for spreadsheets
media/      the originals of the library: media/ID/NAME
files/      what buyers of digital products download
theme/      the templates and styles of its theme, where it comes with the product
themes/     themes of its own that are installed: themes/NAME/VERSION

Passwords, sign-ins, payment accounts and other secrets are none of it.
To make a site of it again: npm run quoin -- import site FILE --site SLUG --owner EMAIL
docs/reference/site-archive.md describes every part.
`;
