import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { WireThemeReport } from '@quoin/contract/endpoints/content';
import { type DocumentCode, documentSentence } from '@quoin/domain/document';
import type { Outcome, Problem } from '@quoin/domain/problem';
import {
  readThemeReference,
  THEME_LIMITS,
  type ThemeCode,
  themeSentence,
  themeWording,
  toThemeReference,
} from '@quoin/domain/site';
import { PRODUCT_ITSELF } from '../audit/index.ts';
import type { Installation } from '../installation.ts';
import type { DocumentRights } from '../pages/index.ts';
import { THEMES_FOLDER } from '../platform/folders.ts';
import { filesOfFolder } from '../platform/gateways/archive/givenFiles.ts';
import type { Site } from '../sites/index.ts';
import { findSite } from '../sites/index.ts';
import { createDraftMemory, createSitePages, type SitePages } from '../storefront/index.ts';
import {
  checkTheme,
  checkZip,
  findNewestVersion,
  forgetTheme,
  installTheme,
  listThemes,
  removeTheme,
  useTheme,
} from '../themes/index.ts';
import { type Arguments, type Terminal, UsageFault } from './arguments.ts';
import { developTheme } from './developTheme.ts';
import { problemText, summaryText } from './problemText.ts';
import { THEME_USAGE } from './themeUsage.ts';

/** What the commands about themes work with. */
export interface ThemeWork {
  readonly installation: Installation;
  readonly pages: SitePages;
  readonly site: Site;
  readonly terminal: Terminal;
}

type Command = (work: ThemeWork, args: Arguments) => Promise<number>;

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['list', list],
  ['add', add],
  ['use', use],
  ['remove', remove],
  ['dev', dev],
]);

/** `theme list|add|use|remove|dev`: works while the product runs, on the same database. */
export async function runThemes(installation: Installation, args: Arguments, terminal: Terminal): Promise<number> {
  const command = COMMANDS.get(args.words[1] ?? '');
  if (command === undefined) throw new UsageFault(`theme can list, add, use, remove and dev.\n\n${THEME_USAGE}`);
  const identifier = args.options.get('site');
  if (!identifier) throw new UsageFault(`theme ${args.words[1]} needs --site SLUG.`);
  const site = await findSite(installation, { identifier });
  if (!site) throw new UsageFault(`There is no site "${identifier}".`);
  const { config, db, files, log, now } = installation;
  const pages = createSitePages({ db, files, config, log, now, themesFolder: config.themesDir ?? THEMES_FOLDER });
  try {
    return await command({ installation, pages, site, terminal }, args);
  } finally {
    await pages.close();
  }
}

const depsOf = ({ installation, pages }: ThemeWork) => ({ ...installation, pages, drafts: createDraftMemory() });
const editingOf = ({ site }: ThemeWork) => ({ site, actor: PRODUCT_ITSELF });

async function list(work: ThemeWork): Promise<number> {
  const { themes, current } = await listThemes(depsOf(work), work.site);
  for (const { title, versions } of themes) {
    for (const { reference, addedAt, addedBy } of versions) {
      const when = addedAt === '' ? 'comes with the product' : `${addedAt.slice(0, 10)}, ${addedBy}`;
      work.terminal.out(`${reference === current ? '*' : ' '} ${reference.padEnd(24)} ${title} (${when})\n`);
    }
  }
  return 0;
}

async function add(work: ThemeWork, { words, options }: Arguments): Promise<number> {
  const [, , path] = words;
  if (!path) throw new UsageFault('theme add needs a FOLDER or a ZIP file.');
  const report = orFault(await check(work, resolve(path)));
  printReport(work, report);
  if (!options.has('apply')) {
    await forgetTheme(depsOf(work), editingOf(work), report.reference);
    work.terminal.out('Nothing was changed: add --apply to install it.\n');
    return 0;
  }
  orFault(await installTheme(depsOf(work), editingOf(work), report.reference));
  work.terminal.out(`${report.reference} is installed.\n`);
  return options.has('use') ? show(work, report.reference) : 0;
}

async function check(work: ThemeWork, path: string): Promise<Outcome<WireThemeReport, ThemeCode>> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new UsageFault(`There is no ${path}.`);
  const fileName = basename(path);
  if (found.isFile()) return checkZip(depsOf(work), editingOf(work), { fileName, path });
  const { files } = await filesOfFolder(path, THEME_LIMITS.entries);
  return checkTheme(depsOf(work), editingOf(work), { files, fileName });
}

function printReport({ terminal }: ThemeWork, report: WireThemeReport): void {
  const names = (values: readonly string[]) => (values.length === 0 ? 'none' : values.join(', '));
  const { problems, difference, leftOut } = report;
  terminal.out(`${report.title}, version ${report.number}: ${report.files} files\n`);
  terminal.out(`  layouts: ${names(report.layouts)}\n  navigations: ${names(report.navigations)}\n`);
  terminal.out(`  collections: ${names(report.collections)}\n  pages: ${names(report.pages)}\n`);
  terminal.out(`  tweaks: ${report.tweaks}\n  languages: ${names(report.languages)}\n`);
  for (const { path, reason } of leftOut) terminal.out(`left out: ${path} (${reason})\n`);
  for (const problem of problems) terminal.out(`${problemText(problem, undefined)}\n`);
  terminal.out(`${summaryText(report.files, problems)}\n`);
  if (difference === null) return;
  const { number, added, changed, removed } = difference;
  const counts = `${added.length} added, ${changed.length} changed, ${removed.length} removed`;
  terminal.out(`Compared with version ${number}: ${counts}\n`);
}

async function use(work: ThemeWork, { words }: Arguments): Promise<number> {
  const [, , wanted] = words;
  if (!wanted) throw new UsageFault('theme use needs a NAME, or a NAME@VERSION.');
  return show(work, await referenceOf(work, wanted));
}

/** The newest version of an installed theme, where none is named; an installed one goes before one of the product's. */
async function referenceOf({ installation, site }: ThemeWork, wanted: string): Promise<string> {
  if (readThemeReference(wanted) !== null) return wanted;
  const newest = await installation.db.inSite({ websiteId: site.id }, (trx) => findNewestVersion(trx, site.id, wanted));
  return newest === null ? wanted : toThemeReference(newest);
}

/** Who has the machine may do everything with its sites. */
const ALL_RIGHTS: DocumentRights = {
  ...{ draft: true, storePages: true, publish: true, design: true, code: true, notices: true },
};

async function show(work: ThemeWork, reference: string): Promise<number> {
  orFault(await useTheme(depsOf(work), { ...editingOf(work), rights: ALL_RIGHTS }, reference));
  work.terminal.out(`Visitors see ${work.site.identifier} in ${reference}.\n`);
  return 0;
}

async function remove(work: ThemeWork, { words }: Arguments): Promise<number> {
  const [, , name] = words;
  if (!name) throw new UsageFault('theme remove needs a NAME.');
  orFault(await removeTheme(depsOf(work), editingOf(work), name));
  work.terminal.out(`${name} is removed.\n`);
  return 0;
}

async function dev(work: ThemeWork, { words }: Arguments): Promise<number> {
  const [, , folder] = words;
  if (!folder) throw new UsageFault('theme dev needs a FOLDER.');
  const path = resolve(folder);
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory() !== true) throw new UsageFault(`${path} is not a folder.`);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
  await developTheme(work, path, stop.signal);
  return 0;
}

/** @throws UsageFault with the sentence of a refusal. */
export function orFault<T>(outcome: Outcome<T, ThemeCode | DocumentCode>): T {
  if (outcome.ok) return outcome.value;
  const { problem } = outcome;
  const isOfThemes = Object.hasOwn(themeWording, problem.code);
  throw new UsageFault(
    isOfThemes ? themeSentence(problem as Problem<ThemeCode>) : documentSentence(problem as Problem<DocumentCode>),
  );
}
