import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve, sep } from 'node:path';
import { importFileSentence, importUndoSentence, type RowProblem, rowSentence } from '@quoin/domain/catalog';
import { decodeText } from '@quoin/domain/formats';
import { PRODUCT_ITSELF } from '../audit/index.ts';
import {
  createPictureFetch,
  decodeBytes,
  draftImport,
  findImportRun,
  foreseeUndo,
  importProducts,
  readProductCsv,
  runImport,
  startImport,
  startImportUndo,
  undoImport,
} from '../catalog/index.ts';
import type { Installation } from '../installation.ts';
import { createOutsideFetch } from '../platform/gateways/outside/safeFetch.ts';
import { findSite, type Site } from '../sites/index.ts';
import { type Arguments, UsageFault } from './arguments.ts';
import { productColumnsSaid } from './columnsSaid.ts';

const NEVER = new AbortController().signal;

/** What a product file brings; with `--apply` it is brought. Pictures that it names by a path lie beside it. */
export async function runProductImport(installation: Installation, { words, options }: Arguments): Promise<number> {
  const [, , file] = words;
  const identifier = options.get('site');
  if (!file || !identifier) throw new UsageFault('import products needs a FILE and --site SLUG.');
  const site = await findSite(installation, { identifier });
  if (!site) throw new UsageFault(`There is no site "${identifier}".`);
  const bytes = await readFile(file).catch(() => null);
  const text = bytes === null ? null : (decodeText(bytes, decodeBytes)?.text ?? null);
  if (bytes === null || text === null) throw new UsageFault(`The file ${file} cannot be read.`);
  // Remembered for files of this header: the run that is applied finds it there.
  const mapping = await productColumnsSaid(installation, site, text, options.get('map'));
  const columns = mapping === undefined ? {} : { mapping };
  const folder = options.get('images') ?? dirname(file);
  const pictures = {
    readImage: (reference: string) => readPictureBeside(folder, reference),
    fetchImage: createPictureFetch(createOutsideFetch()),
  };
  // A file that lacks columns is told what it lacks, as in a dry run.
  const isDryRun = !options.has('apply') || !readProductCsv(text, columns).ok;
  if (!isDryRun) return apply({ ...installation, ...pictures }, site, { bytes, fileName: basename(file) });
  const report = await importProducts(installation, site, { text, ...columns, ...pictures, isDryRun });
  printProblems(report.problems);
  const { created, updated, unchanged } = report;
  console.log(`${created.length} would be created, ${updated.length} would be updated, ${unchanged.length} unchanged`);
  if (created.length + updated.length > 0) console.log('Nothing was changed: add --apply to do it.');
  return report.problems.length > 0 ? 1 : 0;
}

async function apply(
  deps: Parameters<typeof runImport>[0],
  site: Site,
  file: { readonly bytes: Uint8Array; readonly fileName: string },
): Promise<number> {
  const actor = PRODUCT_ITSELF;
  const drafted = await draftImport(deps, site.id, { ...file, actor, language: site.language });
  if (!drafted.ok) throw new UsageFault(importFileSentence(drafted.problem));
  const { id } = drafted.value.run;
  const started = await startImport(deps, site.id, { id, actor, isOwnWork: true });
  if (!started.ok) throw new UsageFault(importFileSentence(started.problem));
  await runImport(deps, site.id, id, NEVER);
  const { problems, counts } = (await findImportRun(deps, site.id, id))!;
  printProblems(problems);
  console.log(`${counts.created} created, ${counts.updated} updated, ${counts.unchanged} unchanged`);
  if (counts.created + counts.updated > 0) console.log(`To take it back: import undo ${id} --site ${site.identifier}`);
  return counts.problems > 0 ? 1 : 0;
}

/** Takes an import of products back; null where there is none of this id. */
export async function undoProductImport(installation: Installation, site: Site, id: string): Promise<number | null> {
  if ((await findImportRun(installation, site.id, id)) === null) return null;
  const started = await startImportUndo(installation, site.id, { id, actor: PRODUCT_ITSELF, isOwnWork: true });
  if (!started.ok) throw new UsageFault(importFileSentence(started.problem));
  await undoImport(installation, site.id, id, NEVER);
  const { counts, notes } = (await foreseeUndo(installation, site.id, id))!;
  for (const { line, title, code } of notes) console.log(`line ${line} ${title}: ${importUndoSentence(code)}`);
  const { deleted, restored, hidden, kept } = counts;
  console.log(`${deleted} deleted, ${restored} restored, ${hidden} hidden, ${kept} kept`);
  return 0;
}

/** Only files inside the folder: what a table names elsewhere on this machine is nobody's picture. */
async function readPictureBeside(folder: string, reference: string): Promise<Uint8Array | null> {
  const path = resolve(folder, reference);
  return path.startsWith(resolve(folder) + sep) ? readFile(path).catch(() => null) : null;
}

function printProblems(problems: readonly RowProblem[]): void {
  for (const problem of problems) console.log(`line ${problem.line}: ${rowSentence(problem)}`);
}
