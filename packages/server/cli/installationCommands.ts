import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { sentence } from '@quoin/domain/access';
import { reviewFileSentence } from '@quoin/domain/catalog';
import { domainSentence, EXPORT_KINDS, MOVE_IN_KINDS } from '@quoin/domain/site';
import { PRODUCT_ITSELF } from '../audit/index.ts';
import { buildDeps } from '../buildDeps.ts';
import { exportProducts } from '../catalog/index.ts';
import { createCommerce } from '../commerce.ts';
import { examine, reconcileSites } from '../doctor/index.ts';
import { addDomain, domainsOf, removeDomain } from '../domains/index.ts';
import { type Installation, openInstallation } from '../installation.ts';
import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { importReviews } from '../reviews/index.ts';
import { findSite, siteAddress } from '../sites/index.ts';
import { createAccounts } from '../team/index.ts';
import { runFileExport, runSiteExport, runSiteImport, runStaticExport } from './archiveCommands.ts';
import { type Arguments, TERMINAL, UsageFault } from './arguments.ts';
import { runBackup, runRestore } from './backupCommands.ts';
import { runClock } from './clockCommand.ts';
import { runDatabase } from './databaseCommand.ts';
import { runFiles } from './filesCommand.ts';
import { runMoveInCommand, runUndoCommand } from './moveInCommands.ts';
import { runProductImport } from './productImportCommands.ts';
import { runThemes } from './themeCommands.ts';

type Act = (args: Arguments) => Promise<number>;

/** The commands about an installation, by their first word; each opens what it needs and closes it again. */
export const INSTALLATION_COMMANDS: ReadonlyMap<string, Act> = new Map<string, Act>([
  ['import reviews', (args) => withInstallation((open) => runReviewImport(open, args))],
  ['import products', (args) => withInstallation((open) => runProductImport(open, args))],
  ...MOVE_IN_KINDS.map((kind): readonly [string, Act] => [
    `import ${kind}`,
    (args) => withInstallation((open) => runMoveInCommand(open, kind, args)),
  ]),
  ['import undo', (args) => withInstallation((open) => runUndoCommand(open, args))],
  ['export products', (args) => withInstallation((open) => runExport(open, args))],
  ...EXPORT_KINDS.map((kind): readonly [string, Act] => [
    `export ${kind}`,
    (args) => withInstallation((open) => runFileExport(open, kind, args)),
  ]),
  ['export static', (args) => withInstallation((open) => runStaticExport(open, args))],
  ['export site', (args) => withInstallation((open) => runSiteExport(open, args))],
  ['import site', (args) => withInstallation((open) => runSiteImport(open, args))],
  ['domains', (args) => withInstallation((open) => runDomains(open, args))],
  ['clock', (args) => withInstallation((open) => runClock(open, args))],
  ['password', (args) => withInstallation((open) => runPassword(open, args))],
  ['two-step-off', (args) => withInstallation((open) => runTwoStepOff(open, args))],
  ['theme', (args) => withInstallation((open) => runThemes(open, args, TERMINAL))],
  ['doctor', (args) => withInstallation((open) => runDoctor(open, args))],
  ['files', runFiles],
  ['database', runDatabase],
  ['backup', runBackup],
  ['restore', runRestore],
]);

async function withInstallation(act: (installation: Installation) => Promise<number>): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  const log = createLog(process.env.LOG_LEVEL ?? 'warn');
  const installation = await openInstallation(config, log, { database: 'startOrJoin', messages: 'send' });
  try {
    return await act(installation);
  } finally {
    await installation.close();
  }
}

async function runReviewImport(installation: Installation, { words, options }: Arguments): Promise<number> {
  const [, , file] = words;
  const identifier = options.get('site');
  if (!file || !identifier) throw new UsageFault('import reviews needs a FILE and --site SLUG.');
  const site = await findSite(installation, { identifier });
  if (!site) throw new UsageFault(`There is no site "${identifier}".`);
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) throw new UsageFault(`The file ${file} cannot be read.`);
  const isDryRun = !options.has('apply');
  const brought = await importReviews(installation, site, { bytes, isDryRun, actor: PRODUCT_ITSELF });
  if (!brought.ok) throw new UsageFault(reviewFileSentence(brought.problem));
  const { created, known, problems } = brought.value;
  for (const problem of problems) console.log(`line ${problem.line}: ${reviewFileSentence(problem)}`);
  console.log(`${created} ${isDryRun ? 'would be ' : ''}created, ${known} known`);
  if (isDryRun && created > 0) console.log('Nothing was changed: add --apply to do it.');
  return problems.length > 0 ? 1 : 0;
}

/** To the terminal's output, so that it can be piped; to a FILE where one is named. */
async function runExport(installation: Installation, { words, options }: Arguments): Promise<number> {
  const [, , file] = words;
  const identifier = options.get('site');
  if (!identifier) throw new UsageFault('export products needs --site SLUG.');
  const site = await findSite(installation, { identifier });
  if (!site) throw new UsageFault(`There is no site "${identifier}".`);
  const wanted = { baseUrl: siteAddress(installation.config, site), actor: PRODUCT_ITSELF };
  const { csv, products } = await exportProducts(installation, site, wanted);
  if (file === undefined) process.stdout.write(csv);
  else {
    await writeFile(file, csv);
    console.log(`${products} products written to ${file}`);
  }
  return 0;
}

async function runDomains(installation: Installation, { words, options }: Arguments): Promise<number> {
  const [, verb = 'list', host = ''] = words;
  const identifier = options.get('site') ?? '';
  const site = await findSite(installation, { identifier });
  if (!site) throw new UsageFault(`There is no site "${identifier}".`);
  if (verb !== 'list') {
    const act = verb === 'add' ? addDomain : verb === 'remove' ? removeDomain : null;
    if (!act) throw new UsageFault('domains can list, add and remove.');
    const outcome = await act(installation, site, { name: host, actor: PRODUCT_ITSELF });
    if (!outcome.ok) throw new UsageFault(domainSentence(outcome.problem));
  }
  for (const domain of await domainsOf(installation, site)) console.log(domain.host);
  return 0;
}

/** Reads the password from the input, so it is in no history and in no list of processes. */
async function runPassword(installation: Installation, { words }: Arguments): Promise<number> {
  const [, email] = words;
  if (!email) throw new UsageFault('password needs an EMAIL.');
  const line = createInterface({ input: process.stdin });
  const entered = await new Promise<string>((resolve) => {
    line.once('line', resolve);
    line.once('close', () => resolve(''));
  });
  line.close();
  const outcome = await createAccounts(installation).setPassword(email, entered);
  console.log(outcome.ok ? `${email} has a new password and is signed out everywhere.` : sentence(outcome.problem));
  return outcome.ok ? 0 : 1;
}

/** For somebody who has lost the authenticator app and the recovery codes. */
async function runTwoStepOff(installation: Installation, { words }: Arguments): Promise<number> {
  const [, email] = words;
  if (!email) throw new UsageFault('two-step-off needs an EMAIL.');
  const outcome = await createAccounts(installation).resetTwoStep(email);
  console.log(outcome.ok ? `${email} signs in with the password alone.` : sentence(outcome.problem));
  return outcome.ok ? 0 : 1;
}

async function runDoctor(installation: Installation, { options }: Arguments): Promise<number> {
  const identifier = options.get('site') ?? null;
  if (identifier !== null && !(await findSite(installation, { identifier }))) {
    throw new UsageFault(`There is no site "${identifier}".`);
  }
  const foreign = await compareWithProviders(installation, identifier);
  const findings = [...foreign, ...(await examine(installation, identifier))];
  for (const { site, rule, subject, detail } of findings) console.log(`${site}: ${rule}: ${subject} (${detail})`);
  console.log(`${findings.length} violations`);
  return findings.length > 0 ? 1 : 0;
}

/** Returns payments at the providers that belong to no order in Quoin. Settles those it can on the way. */
async function compareWithProviders(installation: Installation, identifier: string | null) {
  const deps = buildDeps(installation);
  try {
    const sites = await reconcileSites(createCommerce(deps).checkout, identifier);
    return sites.flatMap(({ site, unknown }) =>
      unknown.map((subject) => ({ site, rule: 'ORD-3', subject, detail: 'paid at the provider, unknown here' })),
    );
  } finally {
    await deps.pages.close();
  }
}
