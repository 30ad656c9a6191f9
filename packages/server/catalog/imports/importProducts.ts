import { type RowProblem, readProductFile } from '@quoin/domain/catalog';
import type { ColumnMapping, TableReading } from '@quoin/domain/formats';
import type { Deps } from '../../deps.ts';
import type { Site } from '../../sites/index.ts';
import { carryOut, type Done, type Ready, type Run, type WatchedRun } from './importBatches.ts';
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

/**
 * Imports a product file: some hundred products in each transaction, found again by their keys, left unchanged if their
 * rows are the same as last time or match the stored data. So a stopped import can be run again and a repeated one changes
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
  const position = watched?.position ?? 0;
  const run: Run = { deps, site, id: watched?.id ?? deps.newId(), watched, total: file.products.length, position };
  const left = plans.filter(({ displayIndex }) => displayIndex >= position);
  const shown: Plan[] = [];
  const settle = ({ plan, verdict, problems: found }: Done) => {
    if (verdict) titles[verdict].push(plan.product.title);
    all.push(...found, ...madeOtherwise(plan));
    shown.push(plan);
  };
  if (request.isDryRun) for (const plan of left) settle(await foresee(plan, pictures));
  else await carryOut(run, left, { prepare: (plan) => prepare(plan, pictures), settle });
  return { ...titles, problems: all.sort((a, b) => a.line - b.line), plans: shown };
}

/** A picture that was missing last time and is there now makes an unchanged product an updated one. */
async function withPicturesFound(plan: Plan, pictures: Pictures): Promise<Plan> {
  if (plan.verdict !== 'unchanged' || plan.missing.length === 0) return plan;
  const stillMissing = await pictures.check(plan.product, plan.missing);
  return stillMissing.length < plan.missing.length ? { ...plan, verdict: 'updated' } : plan;
}

async function foresee(given: Plan, pictures: Pictures): Promise<Done> {
  const plan = await withPicturesFound(given, pictures);
  const references = plan.verdict === 'unchanged' ? plan.missing : referencesOf(plan.product);
  return { plan, verdict: plan.verdict, problems: await pictures.check(plan.product, references) };
}

/** With its pictures, which are fetched before the transaction. */
async function prepare(given: Plan, pictures: Pictures): Promise<Ready> {
  const plan = await withPicturesFound(given, pictures);
  if (plan.verdict !== 'unchanged') return { plan, ...(await pictures.take(plan.product)) };
  const problems = await pictures.check(plan.product, plan.missing);
  return { plan, ...NO_PICTURES, problems };
}

const NO_PICTURES = { imageIds: [], variantImageIds: new Map<string, string>(), missing: [] };

/** What comes in another way than the file has it; nothing is said of what stays as it is. */
function madeOtherwise({ verdict, product: { line }, removedMarkup, renamedSkus }: Plan): readonly RowProblem[] {
  if (verdict === 'unchanged') return [];
  if (removedMarkup.length === 0) return renamedSkus;
  return [...renamedSkus, { line, code: 'markupRemoved', values: { value: removedMarkup.join(', ') } }];
}
