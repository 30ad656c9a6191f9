import { type RowProblem, readProductFile } from '@quoin/domain/catalog';
import { violatedUnique } from '../../database/errors.ts';
import type { Deps } from '../../deps.ts';
import { saveImportedProduct } from '../../storage/productImport.ts';
import { bumpPublishedVersion, type Site } from '../../storage/sites.ts';
import { createPictures, type PictureSource, type Pictures, referencesOf } from './importPictures.ts';
import { type Plan, planImport, type Verdict } from './planImport.ts';
import { readProductCsv } from './readProductCsv.ts';

export interface ImportRequest extends PictureSource {
  readonly text: string;
  /** Only tells what would happen. */
  readonly isDryRun: boolean;
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
}

type ImportDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now'>;

/** What became of one product; null when it could not be saved. */
interface Done {
  readonly verdict: Verdict | null;
  readonly problems: readonly RowProblem[];
}

/**
 * Imports a product file: each product in a transaction of its own, found again by its key, left alone when its rows
 * are as they were last time. So a stopped import can be run again and a repeated one changes nothing (IMP-1).
 */
export async function importProducts(deps: ImportDeps, site: Site, request: ImportRequest): Promise<ImportReport> {
  const titles: Record<Verdict, string[]> = { created: [], updated: [], unchanged: [] };
  const csv = readProductCsv(request.text);
  if (!csv.ok) return { ...titles, problems: csv.problems };
  const file = readProductFile(csv.rows, site.currency);
  const { plans, problems } = await planImport(deps, site, file.products);
  const all: RowProblem[] = [...file.problems, ...problems];
  const pictures = createPictures(deps, site.id, request);
  const run: Run = { deps, site, id: deps.newId() };
  for (const plan of plans) {
    const pending = await withPicturesFound(plan, pictures);
    const done = request.isDryRun ? await foresee(pending, pictures) : await carryOut(run, pending, pictures);
    if (done.verdict) titles[done.verdict].push(plan.product.title);
    all.push(...done.problems);
  }
  return { ...titles, problems: all.sort((a, b) => a.line - b.line) };
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

interface Run {
  readonly deps: ImportDeps;
  readonly site: Site;
  /** Names the cause of every stock movement of this import. */
  readonly id: string;
}

async function carryOut({ deps, site, id }: Run, plan: Plan, pictures: Pictures): Promise<Done> {
  if (plan.verdict === 'unchanged') return foresee(plan, pictures);
  const { problems, ...taken } = await pictures.take(plan.product);
  const save = { ...plan, ...taken, runId: id, now: new Date(deps.now()), newId: deps.newId };
  try {
    await deps.db.inSite({ websiteId: site.id }, async (trx) => {
      await saveImportedProduct(trx, site.id, save);
      await bumpPublishedVersion(trx, site.id);
    });
    return { verdict: plan.verdict, problems };
  } catch (fault) {
    if (violatedUnique(fault) === null) throw fault;
    // Somebody took the address or a SKU after the plan was made.
    const { line, urlId } = plan.product;
    return { verdict: null, problems: [{ line, code: 'taken', values: { value: urlId } }] };
  }
}
