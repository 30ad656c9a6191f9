import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  isSkipped,
  type MoveInKind,
  type MoveInProblem,
  moveInFileSentence,
  moveInSentence,
  NO_CHOICES,
} from '@quoin/domain/site';
import { PRODUCT_ITSELF } from '../audit/index.ts';
import { buildDeps } from '../buildDeps.ts';
import { createPictureFetch } from '../catalog/index.ts';
import type { Installation } from '../installation.ts';
import {
  draftMoveIn,
  findMoveIn,
  forecastMoveIn,
  runMoveIn,
  startMoveIn,
  startUndo,
  type TableDraft,
  undoMoveIn,
} from '../moveIn/index.ts';
import { createOutsideFetch } from '../platform/gateways/outside/safeFetch.ts';
import { findSite, type Site } from '../sites/index.ts';
import { type Arguments, UsageFault } from './arguments.ts';
import { columnHelp, columnsSaid } from './columnsSaid.ts';
import { undoProductImport } from './productImportCommands.ts';

const NEVER = new AbortController().signal;

/** What a file brings; with `--apply` it is brought. Run again, nothing is made twice. */
export async function runMoveInCommand(installation: Installation, kind: MoveInKind, args: Arguments): Promise<number> {
  const { words, options } = args;
  const [, , file] = words;
  if (file === undefined) throw new UsageFault(`import ${kind} needs a FILE and --site SLUG.`);
  const site = await siteNamed(installation, args, `import ${kind}`);
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) throw new UsageFault(`The file ${file} cannot be read.`);
  const drafted = await draftMoveIn(installation, site, {
    kind,
    fileName: basename(file),
    bytes,
    actor: PRODUCT_ITSELF,
  });
  if (!drafted.ok) throw new UsageFault(moveInFileSentence(drafted.problem));
  const { run, blogs, table } = drafted.value;
  const { id } = run;
  const said = options.get('map');
  const mapping = table === null || said === undefined ? undefined : columnsSaid(said, columnsOf(table));
  const choices = {
    ...NO_CHOICES,
    blog: blogs[0]?.id ?? '',
    hasConsent: options.has('consent'),
    isInReports: options.has('in-reports'),
  };
  const forecast = await forecastMoveIn(installation, site, {
    ...{ id, choices },
    ...(mapping === undefined ? {} : { mapping }),
  });
  if (!forecast.ok) {
    const help =
      forecast.problem.code === 'columnsMissing' && table !== null ? `\n${columnHelp(columnsOf(table))}` : '';
    throw new UsageFault(moveInFileSentence(forecast.problem) + help);
  }
  if (!options.has('apply')) {
    const { rows, problems, run: foreseen } = forecast.value;
    for (const { kind: thing, title, isKnown } of rows)
      console.log(`${isKnown ? 'here already' : 'new'}: ${thing} ${title}`);
    printProblems(problems);
    console.log(`${foreseen.counts.created} would be created, ${foreseen.counts.unchanged} here already`);
    if (foreseen.counts.created > 0) console.log('Nothing was changed: add --apply to do it.');
    return problems.some(isSkipped) ? 1 : 0;
  }
  return apply(installation, site, id);
}

function columnsOf({ header, fields }: TableDraft) {
  const mapping = Object.fromEntries(fields.flatMap(({ field, column }) => (column === null ? [] : [[field, column]])));
  return { mapping, header, fields: fields.map(({ field }) => field) };
}

async function apply(installation: Installation, site: Site, id: string): Promise<number> {
  const started = await startMoveIn(installation, site.id, { id, actor: PRODUCT_ITSELF, isOwnWork: true });
  if (!started.ok) throw new UsageFault(moveInFileSentence(started.problem));
  const deps = buildDeps(installation);
  try {
    const fetchPicture = createPictureFetch(createOutsideFetch());
    await runMoveIn({ ...deps, fetchPicture }, site.id, id, NEVER);
  } finally {
    await deps.pages.close();
  }
  const run = (await findMoveIn(installation, site.id, id))!;
  printProblems(run.problems);
  const { created, unchanged, skipped } = run.counts;
  console.log(`${created} created, ${unchanged} here already, ${skipped} skipped`);
  if (created > 0) console.log(`To take it back: import undo ${id} --site ${site.identifier}`);
  return skipped > 0 ? 1 : 0;
}

/** Takes back everything that a run has made; what was edited since stays. */
export async function runUndoCommand(installation: Installation, args: Arguments): Promise<number> {
  const [, , id = ''] = args.words;
  const site = await siteNamed(installation, args, 'import undo');
  const isId = /^[0-9a-f-]{36}$/.test(id);
  const ofProducts = isId ? await undoProductImport(installation, site, id) : null;
  if (ofProducts !== null) return ofProducts;
  const run = isId ? await findMoveIn(installation, site.id, id) : null;
  if (run === null) throw new UsageFault('import undo needs the ID that the import has printed.');
  const started = await startUndo(installation, site.id, { id, actor: PRODUCT_ITSELF, isOwnWork: true });
  if (!started.ok) throw new UsageFault(moveInFileSentence(started.problem));
  const deps = buildDeps(installation);
  try {
    await undoMoveIn(deps, site.id, id, NEVER);
  } finally {
    await deps.pages.close();
  }
  const { problems, counts } = (await findMoveIn(installation, site.id, id))!;
  printProblems(problems.filter(({ code }) => code === 'keptEdited' || code === 'keptInUse'));
  console.log(`${counts.undone} taken back, ${counts.kept} kept`);
  return 0;
}

async function siteNamed(installation: Installation, { options }: Arguments, command: string): Promise<Site> {
  const identifier = options.get('site');
  if (identifier === undefined) throw new UsageFault(`${command} needs --site SLUG.`);
  const site = await findSite(installation, { identifier });
  if (!site) throw new UsageFault(`There is no site "${identifier}".`);
  return site;
}

function printProblems(problems: readonly MoveInProblem[]): void {
  for (const problem of problems) {
    const { line, title } = problem;
    console.log(
      `${[line === 0 ? '' : `${line}`, title].filter((part) => part !== '').join(' ')}: ${moveInSentence(problem)}`,
    );
  }
}
