import type { MoveInChoices, MoveInProblem } from '@quoin/domain/site';
import type { Actor } from '../audit/index.ts';
import type { FetchPicture } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import type { ContentRow } from './contents.ts';
import type { ImportedThing } from './storage/importedThings.ts';
import { type MoveInCounts, noteStep } from './storage/moveInRuns.ts';

export type MoveInDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now' | 'drafts' | 'keyFor'>;

/** A run while it works. */
export interface WorkingRun {
  readonly deps: MoveInDeps;
  readonly site: Site;
  readonly id: string;
  readonly actor: Actor;
  readonly kind: string;
  readonly choices: MoveInChoices;
  /** Left out: pictures stay where they are, and are listed. */
  readonly fetchPicture?: FetchPicture;
  /** Rows done before the present step. */
  position: number;
  /** Addresses of pictures that are here, or could not be had. */
  readonly pictures: Map<string, TakenPicture | null>;
}

export interface TakenPicture {
  readonly id: string;
  /** Site-relative. */
  readonly address: string;
}

/** What became of some rows. */
export interface Saved {
  readonly counts: Partial<MoveInCounts>;
  readonly problems: readonly MoveInProblem[];
}

/** One kind of thing: how it is found, made and taken back. */
export interface ThingType<Row extends ContentRow> {
  /** Rows that are saved in one step. */
  readonly batch: number;
  /** Of these rows those that are here already, by key. */
  readonly known: (
    trx: SiteTransaction,
    about: Pick<WorkingRun, 'site' | 'choices' | 'kind'>,
    rows: readonly Row[],
  ) => Promise<ReadonlySet<string>>;
  /** Saves rows and notes, in the same transaction, that they are done. */
  readonly save: (run: WorkingRun, rows: readonly Row[]) => Promise<void>;
  /** Takes things of a run back. Returns those that stay, with the reason. */
  readonly takeBack: (run: TakingBack, things: readonly ImportedThing[]) => Promise<readonly MoveInProblem[]>;
}

export type TakingBack = Pick<WorkingRun, 'deps' | 'site' | 'actor'>;

/** The run was stopped, or another process works on it. */
export class RunStopped extends Error {}

/** One transaction that saves some rows and notes that they are done: it may be killed at any point. */
export async function inStep(
  run: WorkingRun,
  rows: readonly ContentRow[],
  work: (trx: SiteTransaction) => Promise<Saved>,
): Promise<void> {
  const { deps, site, id, position: from } = run;
  await deps.db.inSite(
    { websiteId: site.id },
    async (trx) => {
      const saved = await work(trx);
      const step = { ...saved, from, to: from + rows.length };
      if (!(await noteStep(trx, site.id, id, step))) throw new RunStopped();
    },
    { statementTimeoutMs: STEP_TIMEOUT_MS },
  );
  run.position = from + rows.length;
}

const STEP_TIMEOUT_MS = 60_000;

/** What a row's own text says beside what became of it. */
export function problemsOf(row: ContentRow, further: readonly Omit<MoveInProblem, 'line' | 'title'>[] = []) {
  const title = row.kind === 'subscriber' || row.kind === 'customer' ? '' : row.title.slice(0, 200);
  return [...row.problems, ...further].map((problem): MoveInProblem => ({ ...problem, line: row.line, title }));
}
