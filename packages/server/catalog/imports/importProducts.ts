import { type RowProblem, readProductFile } from '@quoin/domain/catalog';
import type { ColumnMapping, TableReading } from '@quoin/domain/formats';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { violatedUnique } from '../../platform/database/errors.ts';
import { bumpPublishedVersion, type Site } from '../../sites/index.ts';
import { saveImportedProduct } from '../storage/productImport.ts';
import { createPictures, type PictureSource, type Pictures, referencesOf } from './importPictures.ts';
import { type Plan, planImport, type Verdict } from './planImport.ts';
import { readProductCsv } from './readProductCsv.ts';

export interface ImportRequest extends PictureSource {
  readonly text: string;
  /** Quoin's columns → the file's, if the user chose them. */
  readonly mapping?: ColumnMapping;
  /** How the file is read, where it is not guessed. */
  readonly reading?: Partial<TableReading>;
  /** A run that people watch and that goes on where it was stopped. */
  readonly watched?: WatchedRun;
}

export interface WatchedRun {
  /** Names the cause of every stock movement of this import. */
  readonly id: string;
  readonly accountId: string | null;
  /** Products that are done already. */
  readonly position: number;
  /** Notes in the product's own transaction that it is done; false: the run is to stop, and the product is not done. */
  readonly note: (trx: SiteTransaction, step: ImportStep) => Promise<boolean>;
  readonly signal: AbortSignal;
}

export interface ImportStep {
  /** Products done with this one. */
  readonly position: number;
  readonly total: number;
  readonly verdict: Verdict | null;
}

/**
 * What an import did, or would do. Products with a fault are counted nowhere else and listed in `problems`; a product
 * that only lacks a picture is both counted and listed.
 */
export interface ImportReport {
  readonly created: readonly string[];
  readonly updated: readonly string[];
  readonly unchanged: readonly string[];
  readonly problems: readonly RowProblem[];
  /** In the order of the file. */
  readonly plans: readonly Plan[];
}

type ImportDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now'>;

/** What became of one product; null when it could not be saved. */
interface Done {
  readonly verdict: Verdict | null;
  readonly problems: readonly RowProblem[];
}

/** The run was stopped: completed work stays. */
export class ImportStopped extends Error {}

/**
 * Imports a product file: each product in its own transaction, found again by its key, left unchanged if its rows are
 * the same as last time or match the stored data. So a stopped import can be run again and a repeated one changes
 * nothing (IMP-1).
 */
export async function importProducts(deps: ImportDeps, site: Site, request: ImportRequest): Promise<ImportReport> {
  const titles: Record<Verdict, string[]> = { created: [], updated: [], unchanged: [] };
  const csv = readProductCsv(request.text, { ...request, language: site.language });
  if (!csv.ok) return { ...titles, problems: csv.problems, plans: [] };
  const file = readProductFile(csv.rows, site.currency, { now: deps.now(), timeZone: site.timeZone });
  const { plans, problems } = await planImport(deps, site, file.products);
  const all: RowProblem[] = [...file.problems, ...problems];
  const pictures = createPictures(deps, site.id, request);
  const { watched } = request;
  const run: Run = { deps, site, id: watched?.id ?? deps.newId(), watched, total: plans.length };
  const shown: Plan[] = [];
  for (const [index, plan] of plans.entries()) {
    if (index < (watched?.position ?? 0)) continue;
    watched?.signal.throwIfAborted();
    const pending = await withPicturesFound(plan, pictures);
    const done = request.isDryRun
      ? await foresee(pending, pictures)
      : await carryOut(run, pending, pictures, index + 1);
    if (done.verdict) titles[done.verdict].push(plan.product.title);
    all.push(...done.problems, ...madeOtherwise(pending));
    shown.push(pending);
  }
  return { ...titles, problems: all.sort((a, b) => a.line - b.line), plans: shown };
}

/** A picture that was missing last time and is there now makes an unchanged product an updated one. */
async function withPicturesFound(plan: Plan, pictures: Pictures): Promise<Plan> {
  if (plan.verdict !== 'unchanged' || plan.missing.length === 0) return plan;
  const stillMissing = await pictures.check(plan.product, plan.missing);
  return stillMissing.length < plan.missing.length ? { ...plan, verdict: 'updated' } : plan;
}

async function foresee(plan: Plan, pictures: Pictures): Promise<Done> {
  const references = plan.verdict === 'unchanged' ? plan.missing : referencesOf(plan.product);
  return { verdict: plan.verdict, problems: await pictures.check(plan.product, references) };
}

/** What comes in another way than the file has it; nothing is said of what stays as it is. */
function madeOtherwise({ verdict, product: { line }, removedMarkup, renamedSkus }: Plan): readonly RowProblem[] {
  if (verdict === 'unchanged') return [];
  if (removedMarkup.length === 0) return renamedSkus;
  return [...renamedSkus, { line, code: 'markupRemoved', values: { value: removedMarkup.join(', ') } }];
}

interface Run {
  readonly deps: ImportDeps;
  readonly site: Site;
  readonly id: string;
  readonly watched: WatchedRun | undefined;
  readonly total: number;
}

async function carryOut(run: Run, plan: Plan, pictures: Pictures, position: number): Promise<Done> {
  const { deps, site, id, watched } = run;
  if (plan.verdict === 'unchanged') {
    await noteAlone(run, { position, total: run.total, verdict: 'unchanged' });
    return foresee(plan, pictures);
  }
  const { problems, ...taken } = await pictures.take(plan.product);
  const accountId = watched?.accountId ?? null;
  const save = { ...plan, ...taken, runId: id, accountId, now: new Date(deps.now()), newId: deps.newId };
  try {
    await deps.db.inSite({ websiteId: site.id }, async (trx) => {
      await saveImportedProduct(trx, site.id, save);
      await note(trx, run, { position, total: run.total, verdict: plan.verdict });
      await bumpPublishedVersion(trx, site.id);
    });
    return { verdict: plan.verdict, problems };
  } catch (fault) {
    if (violatedUnique(fault) === null) throw fault;
    // The address or a SKU was taken after the plan was made.
    await noteAlone(run, { position, total: run.total, verdict: null });
    const { line, urlId } = plan.product;
    return { verdict: null, problems: [{ line, code: 'taken', values: { value: urlId } }] };
  }
}

async function note(trx: SiteTransaction, { watched }: Run, step: ImportStep): Promise<void> {
  if (watched !== undefined && !(await watched.note(trx, step))) throw new ImportStopped();
}

function noteAlone(run: Run, step: ImportStep): Promise<void> {
  if (run.watched === undefined) return Promise.resolve();
  return run.deps.db.inSite({ websiteId: run.site.id }, (trx) => note(trx, run, step));
}
