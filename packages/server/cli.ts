import { readFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { rowSentence } from '@quoin/domain/catalog';
import { ConfigFault, readConfig } from './config.ts';
import { DataFolderInUse, EmbeddedPostgresFault } from './database/faults.ts';
import { type Installation, openInstallation } from './installation.ts';
import { createLog } from './log.ts';
import { examine } from './operations/doctor/examine.ts';
import { type ImportReport, importProducts } from './operations/imports/importProducts.ts';
import { addDomain, type DomainCode, domainsOf, removeDomain } from './operations/sites/domains.ts';
import { findSite } from './operations/sites/findSite.ts';

const USAGE = `Usage: npm run quoin -- COMMAND

  import products FILE --site SLUG [--apply] [--images FOLDER]
      Reads a product CSV. Tells what it would do; with --apply, does it. Pictures named by relative
      addresses are looked for in FOLDER, else beside the file. Running it twice changes nothing.

  domains list|add|remove [HOST] --site SLUG
      The host names of its own that a site answers to, besides its slug. Point their DNS here first.

  doctor [--site SLUG]
      Checks that stock equals its movements and every order adds up. Exit code 1 when something does not.
`;

class UsageFault extends Error {}

interface Arguments {
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, string>;
}

const FLAGS = new Set(['apply']);

function parseArguments(args: readonly string[]): Arguments {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at]!;
    if (!word.startsWith('--')) words.push(word);
    else if (FLAGS.has(word.slice(2))) options.set(word.slice(2), 'yes');
    else {
      const value = args[at + 1];
      if (value === undefined) throw new UsageFault(`${word} needs a value.`);
      options.set(word.slice(2), value);
      at += 1;
    }
  }
  return { words, options };
}

async function main(): Promise<number> {
  const args = parseArguments(process.argv.slice(2));
  const [first, second] = args.words;
  if (first === 'import' && second === 'products') return withInstallation((open) => runImport(open, args));
  if (first === 'domains') return withInstallation((open) => runDomains(open, args));
  if (first === 'doctor') return withInstallation((open) => runDoctor(open, args));
  console.log(USAGE);
  return first === undefined || first === 'help' ? 0 : 2;
}

async function withInstallation(act: (installation: Installation) => Promise<number>): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  const log = createLog(process.env.LOG_LEVEL ?? 'warn');
  const installation = await openInstallation(config, log, { mayJoin: true });
  try {
    return await act(installation);
  } finally {
    await installation.close();
  }
}

async function runImport(installation: Installation, { words, options }: Arguments): Promise<number> {
  const [, , file] = words;
  const identifier = options.get('site');
  if (!file || !identifier) throw new UsageFault('import products needs a FILE and --site SLUG.');
  const site = await findSite(installation, { identifier });
  if (!site) throw new UsageFault(`There is no site "${identifier}".`);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new UsageFault(`The file ${file} cannot be read.`);
  const folder = options.get('images') ?? dirname(file);
  const report = await importProducts(installation, site, {
    text,
    readImage: (reference) => readPictureBeside(folder, reference),
    isDryRun: !options.has('apply'),
  });
  printReport(report, !options.has('apply'));
  return report.problems.length > 0 ? 1 : 0;
}

/** Only files inside the folder: what a table names elsewhere on this machine is nobody's picture. */
async function readPictureBeside(folder: string, reference: string): Promise<Uint8Array | null> {
  const path = resolve(folder, reference);
  return path.startsWith(resolve(folder) + sep) ? readFile(path).catch(() => null) : null;
}

function printReport(report: ImportReport, isDryRun: boolean): void {
  for (const problem of report.problems) console.log(`line ${problem.line}: ${rowSentence(problem)}`);
  const { created, updated, unchanged } = report;
  const would = isDryRun ? 'would be ' : '';
  console.log(`${created.length} ${would}created, ${updated.length} ${would}updated, ${unchanged.length} unchanged`);
  if (isDryRun && created.length + updated.length > 0) console.log('Nothing was changed: add --apply to do it.');
}

const DOMAIN_SENTENCES: Readonly<Record<DomainCode, (host: string) => string>> = {
  domainInvalid: (host) => `"${host}" is not a host name like shop.example.com.`,
  domainTaken: (host) => `A site answers at ${host} already.`,
  domainUnknown: (host) => `The site does not answer at ${host}.`,
};

async function runDomains(installation: Installation, { words, options }: Arguments): Promise<number> {
  const [, verb = 'list', host = ''] = words;
  const identifier = options.get('site') ?? '';
  const site = await findSite(installation, { identifier });
  if (!site) throw new UsageFault(`There is no site "${identifier}".`);
  if (verb !== 'list') {
    const act = verb === 'add' ? addDomain : verb === 'remove' ? removeDomain : null;
    if (!act) throw new UsageFault('domains can list, add and remove.');
    const outcome = await act(installation, site, host);
    if (!outcome.ok) throw new UsageFault(DOMAIN_SENTENCES[outcome.problem.code](host));
  }
  for (const domain of await domainsOf(installation, site)) console.log(domain);
  return 0;
}

async function runDoctor(installation: Installation, { options }: Arguments): Promise<number> {
  const identifier = options.get('site') ?? null;
  if (identifier !== null && !(await findSite(installation, { identifier }))) {
    throw new UsageFault(`There is no site "${identifier}".`);
  }
  const findings = await examine(installation, identifier);
  for (const { site, rule, subject, detail } of findings) console.log(`${site}: ${rule}: ${subject} (${detail})`);
  console.log(`${findings.length} violations`);
  return findings.length > 0 ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isForPeople =
      error instanceof UsageFault ||
      error instanceof ConfigFault ||
      error instanceof DataFolderInUse ||
      error instanceof EmbeddedPostgresFault;
    console.error(isForPeople ? error.message : error);
    process.exit(2);
  },
);
