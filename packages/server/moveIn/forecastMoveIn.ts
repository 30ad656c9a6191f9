import { type ColumnMapping, missingFields, type TableReading } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { isSkipped, type MoveInChoices, type MoveInFileCode, type MoveInProblem } from '@quoin/domain/site';
import { loadImportContent, rememberMapping } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import { findMailingList } from '../mailingLists/index.ts';
import { findJournal } from '../pages/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import type { ContentRow, Contents, RowKind } from './contents.ts';
import { problemsOf } from './moveInRun.ts';
import { readContents } from './readers/readContents.ts';
import { tableColumns } from './readers/tableDraft.ts';
import { tableKind } from './readers/tableForms.ts';
import { findRun, type MoveInRun, saveDraft } from './storage/moveInRuns.ts';
import { thingType } from './thingTypes.ts';

const TIMEOUT_MS = 60_000;

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

export interface ForecastAsked {
  readonly id: string;
  readonly choices: MoveInChoices;
  /** What the columns of a table hold; left out: as the draft has it. */
  readonly mapping?: ColumnMapping;
  readonly reading?: Partial<TableReading>;
}

/** What applying the file with these choices would do. Changes nothing but the draft, and keeps what was said of its columns. */
export function forecastMoveIn(
  { db }: Pick<Deps, 'db'>,
  site: Site,
  asked: ForecastAsked,
): Promise<Outcome<MoveInForecast, MoveInFileCode>> {
  const { id, choices } = asked;
  return db.inSite(
    { websiteId: site.id },
    async (trx) => {
      const held = await heldFile(trx, site, id, asked);
      if (held === null) return refuse('moveInUnknown');
      const { run, contents, content } = held;
      const missing = missingIn(run);
      if (missing.length > 0) return refuse('columnsMissing', { values: { value: missing.join(', ') } });
      if (!(await arePlacesThere(trx, site.id, choices))) return refuse('placeGone');
      const { mapping, reading } = run;
      const total = contents.rows.length;
      if (!(await saveDraft(trx, site.id, id, { choices, mapping, reading, total }))) return refuse('moveInOver');
      if (asked.mapping !== undefined) await rememberColumns(trx, site.id, run, content);
      const known = await knownRows(trx, { site, choices, kind: run.kind }, contents.rows);
      return accept(forecastOf({ ...run, choices, total }, contents, known));
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
}

function missingIn({ kind, mapping }: MoveInRun): readonly string[] {
  const asTable = tableKind(kind);
  return asTable === null ? [] : missingFields(asTable.form, mapping);
}

async function rememberColumns(trx: SiteTransaction, websiteId: string, run: MoveInRun, content: string) {
  const { kind, mapping, reading } = run;
  const columns = tableColumns(kind, content, reading);
  if (columns !== null) await rememberMapping(trx, websiteId, { kind, ...columns, mapping });
}

function forecastOf(run: MoveInRun, contents: Contents, known: ReadonlySet<ContentRow>): MoveInForecast {
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
  return { run: { ...run, counts }, rows, problems: inOrder(problems) };
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

export interface HeldFile {
  readonly run: MoveInRun;
  readonly content: string;
  readonly contents: Contents;
}

/** Null where the file was thrown away. `asked`: how to read a table, in place of what the run says. */
export async function heldFile(
  trx: SiteTransaction,
  site: Site,
  id: string,
  asked: Pick<ForecastAsked, 'mapping' | 'reading'> = {},
): Promise<HeldFile | null> {
  const found = await findRun(trx, site.id, id);
  const content = found === null ? null : await loadImportContent(trx, site.id, id);
  if (found === null || content === null) return null;
  const reading = { ...found.reading, ...asked.reading };
  const mapping = asked.mapping ?? found.mapping;
  const isKnown = Object.keys(mapping).length > 0;
  const contents = readContents(found.kind, content, site, { reading, mapping: isKnown ? mapping : null });
  return contents === null ? null : { run: { ...found, mapping, reading }, content, contents };
}

export async function arePlacesThere(
  trx: SiteTransaction,
  websiteId: string,
  choices: MoveInChoices,
): Promise<boolean> {
  if (choices.blog !== '' && (await findJournal(trx, websiteId, choices.blog))?.kind !== 'blog') return false;
  return choices.list === '' || (await findMailingList(trx, websiteId, { id: choices.list })) !== null;
}
