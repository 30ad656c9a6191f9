import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DEV_NUMBER, installedThemeName, THEME_LIMITS, themeSentence, toThemeReference } from '@quoin/domain/site';
import { PRODUCT_ITSELF } from '../audit/index.ts';
import { scheduleFileRemoval } from '../media/index.ts';
import { THEME_PASS } from '../pages/index.ts';
import { filesOfFolder } from '../platform/gateways/archive/givenFiles.ts';
import { siteAddress } from '../sites/index.ts';
import {
  DEV_LIFE_MS,
  deleteVersion,
  putDevVersion,
  type StoredFiles,
  sealThemePass,
  sortTheme,
  storeThemeFiles,
  THEME_KEY,
  themeReport,
  titleIn,
  touchDevVersion,
} from '../themes/index.ts';
import { UsageFault } from './arguments.ts';
import { problemText, summaryText } from './problemText.ts';
import type { ThemeWork } from './themeCommands.ts';

/** How often the folder is looked at. */
const LOOK_MS = 300;
const HEARTBEAT_MS = DEV_LIFE_MS / 4;
/** A working day. After that, the user opens the new address. */
const PASS_MS = 12 * 3_600_000;
const MOST_PRINTED = 30;

/**
 * Shows a site from a folder to anyone who opens the printed address, until the signal. Stores each state of the folder
 * completely, in one transaction, so no one sees half of one. Visitors always see the site's own theme (decision 0158).
 */
export async function developTheme(work: ThemeWork, folder: string, signal: AbortSignal): Promise<void> {
  const first = await readState(work, folder);
  const name = installedThemeName(first.title, basename(folder));
  const dev = { name, number: DEV_NUMBER };
  try {
    await keep(work, name, first);
    announce(work, folder, toThemeReference(dev));
    await printProblems(work, toThemeReference(dev));
    await follow(work, { folder, name, fingerprint: first.fingerprint }, signal);
  } finally {
    await end(work, dev);
    work.terminal.out('The site is shown in its own theme again.\n');
  }
}

interface FolderState extends StoredFiles {
  readonly title: string;
}

/** @throws where there is no theme in it, or too much. */
async function readState({ installation, site }: ThemeWork, folder: string): Promise<FolderState> {
  const { files } = await filesOfFolder(folder, THEME_LIMITS.entries);
  const fileName = basename(folder);
  const sorted = sortTheme(files, fileName);
  if (!sorted.ok) throw new UsageFault(themeSentence(sorted.problem));
  const stored = await storeThemeFiles(installation, site.id, sorted.value, fileName);
  if (!stored.ok) throw new UsageFault(themeSentence(stored.problem));
  return { ...stored.value, title: await titleIn(sorted.value.files) };
}

function keep({ installation, site }: ThemeWork, name: string, state: FolderState): Promise<void> {
  const { files, fingerprint, title } = state;
  return installation.db.inSite({ websiteId: site.id }, async (trx) => {
    const version = { name, title: title || name, fingerprint, leftOut: [], addedBy: PRODUCT_ITSELF.name };
    const before = await putDevVersion(trx, site.id, version, files);
    const now = new Set(files.map(({ sha256 }) => sha256));
    const gone = before.filter((sha256) => !now.has(sha256));
    if (gone.length > 0) await scheduleFileRemoval(trx, site.id, gone);
  });
}

function announce({ installation, site, terminal }: ThemeWork, folder: string, theme: string): void {
  const pass = sealThemePass(installation.keyFor(THEME_KEY), site.id, {
    theme,
    expiresAt: installation.now() + PASS_MS,
  });
  const address = `${siteAddress(installation.config, site)}/?${new URLSearchParams({ [THEME_PASS]: pass })}`;
  terminal.out(`${folder} is shown to whoever opens\n\n  ${address}\n\n`);
  terminal.out('Visitors go on seeing the theme of the site. Ctrl-C ends it.\n\n');
}

interface Followed {
  readonly folder: string;
  readonly name: string;
  readonly fingerprint: string;
}

/** Looks at the folder again and again: change notices of systems get lost, and folders of other machines give none. */
async function follow(work: ThemeWork, { folder, name, fingerprint }: Followed, signal: AbortSignal): Promise<void> {
  const { installation, site, terminal } = work;
  let [shown, stamp, heardAt, complaint] = [fingerprint, '', installation.now(), ''];
  while (!signal.aborted) {
    await wait(LOOK_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    if (installation.now() - heardAt > HEARTBEAT_MS) {
      heardAt = installation.now();
      await installation.db.inSite({ websiteId: site.id }, (trx) => touchDevVersion(trx, site.id, name));
    }
    const next = await stampOf(folder);
    if (next === stamp) continue;
    stamp = next;
    const state = await readState(work, folder).catch((error: unknown) => {
      if (error instanceof UsageFault) return error.message;
      throw error;
    });
    if (typeof state === 'string') {
      // A folder is empty for a moment while it is rewritten: the previous state stays.
      if (state !== complaint) terminal.err(`${state}\n`);
      complaint = state;
    } else if (state.fingerprint !== shown) {
      [shown, complaint] = [state.fingerprint, ''];
      await keep(work, name, state);
      await printProblems(work, toThemeReference({ name, number: DEV_NUMBER }));
    }
  }
}

/** Names, sizes and times: whether anything may have changed. */
async function stampOf(folder: string): Promise<string> {
  const { files } = await filesOfFolder(folder, THEME_LIMITS.entries);
  return files
    .map(({ path, size, changedAt }) => `${path}|${size}|${changedAt}`)
    .sort()
    .join('\n');
}

async function printProblems(work: ThemeWork, reference: string): Promise<void> {
  const report = await themeReport({ ...work.installation, pages: work.pages }, work.site.id, reference);
  if (!report.ok) return;
  const { problems, files } = report.value;
  const theme = await work.pages.themes.load({ id: work.site.id, theme: reference });
  for (const problem of problems.slice(0, MOST_PRINTED)) {
    work.terminal.out(`${problemText(problem, theme.files.get(problem.file))}\n`);
  }
  const time = new Date(work.installation.now()).toISOString().slice(11, 19);
  work.terminal.out(`${time} ${summaryText(files, problems)}\n`);
}

function end({ installation, site }: ThemeWork, dev: { readonly name: string; readonly number: number }) {
  return installation.db.inSite({ websiteId: site.id }, async (trx) => {
    const contents = await deleteVersion(trx, site.id, dev);
    if (contents.length > 0) await scheduleFileRemoval(trx, site.id, contents);
  });
}
