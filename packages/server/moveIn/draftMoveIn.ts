import { createHash } from 'node:crypto';
import { type ColumnMapping, decodeText, type TableReading, type TextEncoding } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { hasPosts, hasSubscribers, type MoveInFileCode, type MoveInKind } from '@quoin/domain/site';
import type { Actor } from '../audit/index.ts';
import { decodeBytes, findMapping, insertImport } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import { listMailingLists } from '../mailingLists/index.ts';
import { listJournals } from '../pages/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import type { Contents, RowKind } from './contents.ts';
import { readContents } from './readers/readContents.ts';
import { shopifyPagesTable } from './readers/shopifyPages.ts';
import { substackText } from './readers/substackText.ts';
import { type TableDraft, tableColumns, tableDraft } from './readers/tableDraft.ts';
import { findRun, type MoveInRun } from './storage/moveInRuns.ts';

type DraftDeps = Pick<Deps, 'db'>;

export interface FileToMoveIn {
  readonly kind: MoveInKind;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly actor: Actor;
  /** What the owner chose of a table in place of what is guessed. */
  readonly reading?: Partial<TableReading>;
  readonly encoding?: TextEncoding;
}

/** Where what the file holds may go. */
export interface Places {
  readonly blogs: readonly { readonly id: string; readonly title: string }[];
  readonly lists: readonly { readonly id: string; readonly title: string }[];
}

export interface MoveInDraft extends Places {
  readonly run: MoveInRun;
  readonly hasPosts: boolean;
  readonly hasSubscribers: boolean;
  readonly hasOrders: boolean;
  readonly encoding: TextEncoding;
  /** Null for what is no table. */
  readonly table: TableDraft | null;
}

/** Keeps a file that somebody brings along, and says where what it holds may go. */
export async function draftMoveIn(
  { db }: DraftDeps,
  site: Site,
  file: FileToMoveIn,
): Promise<Outcome<MoveInDraft, MoveInFileCode>> {
  const { kind, reading = {} } = file;
  const decoded = await fileText(file);
  if (decoded === null) return refuse('importFileUnreadable');
  // PostgreSQL text holds no NUL, and neither does any text that people wrote.
  const content = decoded.text.replaceAll('\0', '');
  return db.inSite(
    { websiteId: site.id },
    async (trx) => {
      const mapping = await columnsOf(trx, site.id, { kind, content, reading });
      const contents = readContents(kind, content, site, { mapping, reading });
      if (contents === null) return refuse('importFileOther');
      const table = mapping === null ? null : tableDraft(kind, content, { mapping, reading, language: site.language });
      if (isEmpty(contents, table)) return refuse('importFileEmpty');
      const holds = (row: RowKind) => contents.rows.some((each) => each.kind === row);
      const id = await insertImport(trx, site.id, {
        ...{ kind, fileName: file.fileName.slice(0, 200), content, mapping: mapping ?? {} },
        // Numbers and dates are guessed again of the columns that turn out to hold them.
        reading: { ...reading, ...(table === null ? {} : { separator: table.reading.separator }) },
        ...{ dialect: kind, total: contents.rows.length, actor: file.actor },
        fileHash: createHash('sha256').update(file.bytes).digest('hex'),
      });
      const places = await placesOf(trx, site.id);
      return accept({
        ...places,
        run: (await findRun(trx, site.id, id))!,
        hasPosts: hasPosts(kind) && holds('post'),
        hasSubscribers: kind === 'subscribers' || (hasSubscribers(kind) && holds('subscriber')),
        hasOrders: kind === 'orders',
        ...{ encoding: decoded.encoding, table },
      });
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
}

/** A table whose columns nobody has named yet has rows all the same. */
function isEmpty({ rows, skipped }: Contents, table: TableDraft | null): boolean {
  if (rows.length > 0 || skipped.length > 0) return false;
  return table === null || table.samples.every((values) => values.length === 0);
}

async function fileText({ kind, bytes, encoding }: FileToMoveIn) {
  if (kind === 'substack') {
    const text = await substackText(bytes);
    return text === null ? null : { text, encoding: 'utf-8' as const };
  }
  const decoded = decodeText(bytes, decodeBytes, encoding);
  const table = kind === 'pages' && decoded !== null ? shopifyPagesTable(decoded.text) : null;
  return decoded === null || table === null ? decoded : { ...decoded, text: table };
}

/** What the columns of a table hold: as somebody said it of such a file before, else guessed; null for what is no table. */
async function columnsOf(
  trx: SiteTransaction,
  websiteId: string,
  {
    kind,
    content,
    reading,
  }: { readonly kind: MoveInKind; readonly content: string; readonly reading: Partial<TableReading> },
): Promise<ColumnMapping | null> {
  const columns = tableColumns(kind, content, reading);
  if (columns === null) return null;
  return (await findMapping(trx, websiteId, { kind, header: columns.header })) ?? columns.guessed;
}

const TIMEOUT_MS = 60_000;

async function placesOf(trx: SiteTransaction, websiteId: string): Promise<Places> {
  const blogs = (await listJournals(trx, websiteId)).filter(({ kind }) => kind === 'blog');
  const lists = await listMailingLists(trx, websiteId);
  return {
    blogs: blogs.map(({ id, title }) => ({ id, title })),
    lists: lists.map(({ id, name }) => ({ id, title: name })),
  };
}
