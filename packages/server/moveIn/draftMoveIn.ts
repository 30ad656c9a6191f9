import { createHash } from 'node:crypto';
import { decodeText } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import {
  hasPosts,
  hasSubscribers,
  isSkipped,
  type MoveInChoices,
  type MoveInFileCode,
  type MoveInKind,
  type MoveInProblem,
} from '@quoin/domain/site';
import type { Actor } from '../audit/index.ts';
import { decodeBytes, insertImport, loadImportContent } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import { findMailingList, listMailingLists } from '../mailingLists/index.ts';
import { findJournal, listJournals } from '../pages/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import type { ContentRow, Contents, RowKind } from './contents.ts';
import { problemsOf } from './moveInRun.ts';
import { readContents } from './readers/readContents.ts';
import { findRun, type MoveInRun, saveChoices } from './storage/moveInRuns.ts';
import { thingType } from './thingTypes.ts';

type DraftDeps = Pick<Deps, 'db'>;

export interface FileToMoveIn {
  readonly kind: MoveInKind;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly actor: Actor;
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
}

/** Keeps a file that somebody brings along, and says where what it holds may go. */
export async function draftMoveIn(
  { db }: DraftDeps,
  site: Site,
  file: FileToMoveIn,
): Promise<Outcome<MoveInDraft, MoveInFileCode>> {
  const decoded = decodeText(file.bytes, decodeBytes);
  if (decoded === null) return refuse('importFileUnreadable');
  // PostgreSQL text holds no NUL, and neither does any text that people wrote.
  const content = decoded.text.replaceAll('\0', '');
  const contents = readContents(file.kind, content, site);
  if (contents === null) return refuse('importFileOther');
  if (contents.rows.length === 0 && contents.skipped.length === 0) return refuse('importFileEmpty');
  const holds = (kind: RowKind) => contents.rows.some((row) => row.kind === kind);
  return db.inSite(
    { websiteId: site.id },
    async (trx) => {
      const id = await insertImport(trx, site.id, {
        ...{ kind: file.kind, fileName: file.fileName.slice(0, 200), content, mapping: {}, reading: {} },
        ...{ dialect: file.kind, total: contents.rows.length, actor: file.actor },
        fileHash: createHash('sha256').update(file.bytes).digest('hex'),
      });
      const places = await placesOf(trx, site.id);
      return accept({
        ...places,
        run: (await findRun(trx, site.id, id))!,
        hasPosts: hasPosts(file.kind) && holds('post'),
        hasSubscribers: hasSubscribers(file.kind) && holds('subscriber'),
        hasOrders: holds('order'),
      });
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
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

/** What would become of one row. */
export interface PlannedRow {
  readonly line: number;
  readonly title: string;
  readonly kind: RowKind;
  readonly isKnown: boolean;
}

export interface MoveInForecast {
  readonly run: MoveInRun;
  readonly rows: readonly PlannedRow[];
  readonly problems: readonly MoveInProblem[];
}

/** What applying the file with these choices would do. Changes nothing but the draft's choices. */
export function forecastMoveIn(
  { db }: DraftDeps,
  site: Site,
  { id, choices }: { readonly id: string; readonly choices: MoveInChoices },
): Promise<Outcome<MoveInForecast, MoveInFileCode>> {
  return db.inSite(
    { websiteId: site.id },
    async (trx) => {
      const held = await heldFile(trx, site, id);
      if (held === null) return refuse('moveInUnknown');
      if (!(await arePlacesThere(trx, site.id, choices))) return refuse('placeGone');
      if (!(await saveChoices(trx, site.id, id, choices))) return refuse('moveInOver');
      const { run, contents } = held;
      const known = await knownRows(trx, { site, choices, kind: run.kind }, contents.rows);
      const rows = contents.rows.map((row): PlannedRow => {
        return { line: row.line, title: row.title, kind: row.kind, isKnown: known.has(row) };
      });
      const problems = [
        ...contents.skipped,
        ...contents.rows.filter((row) => !known.has(row)).flatMap((row) => problemsOf(row)),
      ];
      const counts = {
        ...run.counts,
        created: rows.length - known.size,
        unchanged: known.size,
        skipped: contents.skipped.length,
        problems: problems.length,
      };
      return accept({ run: { ...run, choices, counts }, rows, problems: inOrder(problems) });
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
}

/** What is left out comes first. */
export function inOrder(problems: readonly MoveInProblem[]): readonly MoveInProblem[] {
  return [...problems.filter(isSkipped), ...problems.filter((each) => !isSkipped(each))];
}

async function knownRows(
  trx: SiteTransaction,
  about: Parameters<ReturnType<typeof thingType>['known']>[1],
  rows: readonly ContentRow[],
): Promise<ReadonlySet<ContentRow>> {
  const known = new Set<ContentRow>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const own = rows.filter((row) => row.kind === kind);
    const keys = await thingType(kind).known(trx, about, own);
    for (const row of own) if (keys.has(row.key)) known.add(row);
  }
  return known;
}

/** Null where the file was thrown away. */
export async function heldFile(
  trx: SiteTransaction,
  site: Site,
  id: string,
): Promise<{ readonly run: MoveInRun; readonly contents: Contents } | null> {
  const run = await findRun(trx, site.id, id);
  const content = run === null ? null : await loadImportContent(trx, site.id, id);
  const contents = run === null || content === null ? null : readContents(run.kind, content, site);
  return run === null || contents === null ? null : { run, contents };
}

export async function arePlacesThere(
  trx: SiteTransaction,
  websiteId: string,
  choices: MoveInChoices,
): Promise<boolean> {
  if (choices.blog !== '' && (await findJournal(trx, websiteId, choices.blog))?.kind !== 'blog') return false;
  return choices.list === '' || (await findMailingList(trx, websiteId, { id: choices.list })) !== null;
}
