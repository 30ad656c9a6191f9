import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DEV_NUMBER, type InstalledTheme, readThemeReference } from '@quoin/domain/site';
import { coreFormatters, type LocaleData } from '@quoin/rendering/formatters';
import { type CompiledTheme, compileTheme, type TemplateProblem, themeProblems } from '@quoin/rendering/page';
import { corePredicates } from '@quoin/rendering/predicates';
import { BASIS_CONF, readTheme, type ThemeRequests, themeRequests } from '@quoin/rendering/theme';
import { readThemeFiles, readThemeFolder, type ThemeFolder, themeVersion } from './installed/readThemeFolder.ts';
import type { StoredTheme, StoredThemes } from './installed/storedThemes.ts';
import type { StyledTheme } from './siteStyles.ts';

export interface LoadedTheme {
  /** What sites refer to it by: `folio`, or `plain-shop@3` of an installed one. */
  readonly name: string;
  readonly version: string;
  /** The bytes of one of its files; null where it has none of that path. */
  readonly read: (path: string) => Promise<Buffer | null>;
  /** Its files are being edited: pages check for changes and reload. */
  readonly isWorkedOn: boolean;
  readonly compiled: CompiledTheme;
  /** The same for the editor's canvas; compiled when first asked for. */
  marked(): CompiledTheme;
  /** Texts by path; everything else by name, as ''. */
  readonly files: ReadonlyMap<string, string>;
  /** The house theme's files. Null if this is the house theme. */
  readonly fallbackFiles: ReadonlyMap<string, string> | null;
  /**
   * The house theme, whose stylesheets apply below its own. Null for the house theme and themes based on it, which
   * include them.
   */
  readonly lender: StyledTheme | null;
  /** Its scripts call the browser globals of the format: pages bring them along (decision 0036). */
  readonly needsGlobals: boolean;
  /** The heavier ones among them. */
  readonly needsWidgets: boolean;
  /** Marks the theme's own code in pages. Removed before pages are sent (`ownCode.ts`). */
  readonly mark: string;
  /** What this process rendered before the files changed; null for the first state it has seen. */
  readonly previous: LoadedTheme | null;
  /** What is wrong in its files, found without rendering; computed when first asked for. */
  problems(): readonly TemplateProblem[];
  /** What it loads and runs beyond its own files; computed when first asked for. */
  requests(): ThemeRequests;
}

/** A site, and the theme it is shown in. */
export interface ThemedSite {
  readonly id: string;
  readonly theme: string;
  /** During a preview of `theme`: the theme shown if that one no longer exists. */
  readonly tried?: { readonly own: string };
}

/**
 * Themes, each read and compiled once: those that come with the product, which are folders (looked at again whenever a file
 * changed while developing), and those that sites have installed.
 */
export interface Themes {
  /** Returns the names of all bundled themes, the house theme first. */
  names(): Promise<readonly string[]>;
  /**
   * Loads a site's theme. If a previewed one is deleted, loads the site's own. If the site lacks the one it names,
   * loads the house theme.
   */
  load(site: ThemedSite): Promise<LoadedTheme>;
  /** One that comes with the product. */
  loadShipped(name: string): Promise<LoadedTheme>;
  /** Version of a theme that is loaded; null before. For cache keys, so never waits. */
  versionOf(site: ThemedSite): string | null;
  /** A theme that is loaded; null before. Never waits either. */
  held(site: ThemedSite): LoadedTheme | null;
  /** Marks every theme's own code in pages (`ownCode.ts`). */
  readonly mark: string;
}

export interface ThemesOptions {
  readonly folder: string;
  readonly isDevelopment: boolean;
  /** Milliseconds. */
  readonly now: () => number;
  readonly locales: LocaleData;
  /** Left out: no site has installed any. */
  readonly stored?: StoredThemes;
}

/** The fallback for missing system pages, and for sites that name a theme that doesn't exist. */
export const HOUSE_THEME = 'quoin';
/** `"basedOn": "quoin"` of template.conf: our own extension of the format. */
const BASIS = /"basedOn"\s*:\s*"([a-z0-9][a-z0-9-]{0,62})"/;
const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;
/** While developing, how long a theme is believed unchanged. */
const LOOK_AGAIN_MS = 300;

/** Installed themes are kept while pages are made of them, and no longer. */
const KEEP_UNUSED_MS = 30 * 60_000;
const MAX_INSTALLED = 64;

interface Held {
  readonly loaded: Promise<LoadedTheme>;
  theme: LoadedTheme | null;
  /** When its files were looked at. */
  checkedAt: number;
  usedAt: number;
}

export function createThemes(options: ThemesOptions): Themes {
  const shipped = new Map<string, Held>();
  /** By site and reference, least recently used ones first. */
  const installed = new Map<string, Held>();
  const formatters = coreFormatters({ locales: options.locales });
  const predicates = corePredicates();
  // Made of chance: nobody outside can write code into a page that looks like a theme's own.
  const mark = `own-${randomBytes(12).toString('hex')}`;
  let house: Promise<Pick<ThemeFolder, 'files' | 'version'>> | null = null;

  async function compile(name: string, parts: ThemeFolder, previous: LoadedTheme | null): Promise<LoadedTheme> {
    const { files, callsGlobals, callsWidgets, scripts, version, read } = parts;
    if (name === HOUSE_THEME) house = Promise.resolve({ files, version });
    house ??= readThemeFolder(join(options.folder, HOUSE_THEME));
    const standIn = name === HOUSE_THEME ? null : await house;
    const fallbackFiles = standIn?.files ?? null;
    const fallback = fallbackFiles === null ? undefined : readTheme(fallbackFiles);
    const isLent = fallback !== undefined && standIn !== null && basisOf(files) !== HOUSE_THEME;
    const lender = isLent ? { name: HOUSE_THEME, version: standIn.version, compiled: { theme: fallback } } : null;
    const how = { formatters, predicates, fallback, mark: { name: mark, hash: shortHash } };
    const compiled = compileTheme(readTheme(files), how);
    let marked: CompiledTheme | null = null;
    let problems: readonly TemplateProblem[] | null = null;
    const needsGlobals = compiled.theme.browserGlobals ?? callsGlobals;
    const needsWidgets = needsGlobals && callsWidgets;
    const isWorkedOn = readThemeReference(name)?.number === DEV_NUMBER;
    let asked: ThemeRequests | null = null;
    const requests = (): ThemeRequests => {
      asked ??= themeRequests({ files, scripts, hash: shortHash });
      return asked;
    };
    return {
      ...{ name, version, read, isWorkedOn, compiled, files, fallbackFiles, lender },
      ...{ needsGlobals, needsWidgets, mark, previous },
      marked() {
        marked ??= compileTheme(compiled.theme, { ...how, isMarked: true });
        return marked;
      },
      problems() {
        problems ??= themeProblems(compiled, requests());
        return problems;
      },
      requests,
    };
  }

  /**
   * Completes a theme that is based on another: files it lacks come from that one. If that one doesn't exist, they come
   * from the house theme.
   */
  async function onBasis(name: string, own: ThemeFolder): Promise<ThemeFolder> {
    const conf = own.files.get('template.conf');
    if (name === HOUSE_THEME) return own;
    const basis = conf === undefined ? HOUSE_THEME : BASIS.exec(conf)?.[1];
    if (basis === undefined || basis === name) return own;
    const below = await readThemeFolder(join(options.folder, basis));
    const files = new Map([...[...below.files].filter(([path]) => !path.startsWith('assets/')), ...own.files]);
    files.set(BASIS_CONF, below.files.get('template.conf') ?? '');
    const { callsGlobals, callsWidgets, read } = own;
    return {
      ...{ files, callsGlobals, callsWidgets, scripts: own.scripts },
      version: `${own.version}.${below.version}`,
      read: async (path) => (await read(path)) ?? below.read(path),
    };
  }

  async function readShipped(name: string, previous: LoadedTheme | null): Promise<LoadedTheme> {
    return compile(name, await onBasis(name, await readThemeFolder(join(options.folder, name))), previous);
  }

  async function readInstalled(
    { theme }: ThemedSite,
    stored: StoredTheme,
    previous: LoadedTheme | null,
  ): Promise<LoadedTheme> {
    const own = await readThemeFiles(stored.sources, stored.fingerprint.slice(0, 20));
    return compile(theme, await onBasis(theme, own), previous);
  }

  async function lastOf(entry: Held | undefined): Promise<LoadedTheme | null> {
    const last = await entry?.loaded.catch(() => null);
    // One step back is enough; longer chains would only keep old states alive.
    return last ? { ...last, previous: null } : null;
  }

  function hold(
    held: Map<string, Held>,
    key: string,
    read: (previous: LoadedTheme | null) => Promise<LoadedTheme>,
  ): Held {
    const last = lastOf(held.get(key));
    const at = options.now();
    const entry: Held = { loaded: last.then(read), theme: null, checkedAt: at, usedAt: at };
    held.set(key, entry);
    entry.loaded.then(
      (theme) => {
        entry.theme = theme;
      },
      () => held.get(key) === entry && held.delete(key),
    );
    return entry;
  }

  async function isStale(entry: Held): Promise<boolean> {
    if (!options.isDevelopment || options.now() - entry.checkedAt < LOOK_AGAIN_MS) return false;
    entry.checkedAt = options.now();
    const { name, version, files } = await entry.loaded;
    const basis = BASIS.exec(files.get('template.conf') ?? '')?.[1];
    const own = await themeVersion(join(options.folder, name));
    const now =
      basis === undefined || basis === name ? own : `${own}.${await themeVersion(join(options.folder, basis))}`;
    return now !== version;
  }

  async function loadShipped(wanted: string): Promise<LoadedTheme> {
    const name = NAME.test(wanted) ? wanted : HOUSE_THEME;
    const entry = shipped.get(name);
    if (entry === undefined || (await isStale(entry)))
      return hold(shipped, name, (last) => readShipped(name, last)).loaded;
    return entry.loaded;
  }

  /** Returns null if the site does not have it. Its files never change, except those of a version in development. */
  async function loadInstalled(site: ThemedSite, theme: InstalledTheme): Promise<LoadedTheme | null> {
    const key = keyOf(site);
    const entry = installed.get(key);
    if (entry !== undefined && (theme.number !== DEV_NUMBER || (await isUnchanged(site, theme, entry)))) {
      return use(key, entry).loaded;
    }
    const stored = (await options.stored?.read(site.id, theme)) ?? null;
    if (stored === null) {
      installed.delete(key);
      return null;
    }
    forgetUnused();
    // Another request may have read it meanwhile.
    const held = installed.get(key);
    if (held !== undefined && held !== entry) return use(key, held).loaded;
    return hold(installed, key, (last) => readInstalled(site, stored, last)).loaded;
  }

  async function isUnchanged(site: ThemedSite, theme: InstalledTheme, entry: Held): Promise<boolean> {
    const fingerprint = (await options.stored?.fingerprintOf(site.id, theme)) ?? null;
    return fingerprint !== null && (await entry.loaded).version.startsWith(fingerprint.slice(0, 20));
  }

  function use(key: string, entry: Held): Held {
    entry.usedAt = options.now();
    installed.delete(key);
    installed.set(key, entry);
    return entry;
  }

  function forgetUnused(): void {
    for (const [key, { usedAt }] of installed) {
      if (installed.size < MAX_INSTALLED && options.now() - usedAt < KEEP_UNUSED_MS) return;
      installed.delete(key);
    }
  }

  async function load(site: ThemedSite): Promise<LoadedTheme> {
    const theme = readThemeReference(site.theme);
    if (theme === null) return loadShipped(site.theme);
    const found = await loadInstalled(site, theme);
    if (found !== null) return found;
    return site.tried === undefined ? loadShipped(HOUSE_THEME) : load({ id: site.id, theme: site.tried.own });
  }

  function heldOf(site: ThemedSite): Held | undefined {
    if (readThemeReference(site.theme) !== null) return installed.get(keyOf(site));
    return shipped.get(NAME.test(site.theme) ? site.theme : HOUSE_THEME);
  }

  return {
    async names() {
      const entries = await readdir(options.folder, { withFileTypes: true }).catch(() => []);
      const found = entries.filter((entry) => entry.isDirectory() && NAME.test(entry.name)).map(({ name }) => name);
      return [HOUSE_THEME, ...found.filter((name) => name !== HOUSE_THEME).sort()];
    },
    load,
    loadShipped,
    versionOf: (site) => heldOf(site)?.theme?.version ?? null,
    held: (site) => heldOf(site)?.theme ?? null,
    mark,
  };
}

const keyOf = ({ id, theme }: ThemedSite) => `${id}|${theme}`;

/** What a theme was put together on; null for one that is whole by itself. */
function basisOf(files: ThemeFolder['files']): string | null {
  return files.has(BASIS_CONF) ? (BASIS.exec(files.get('template.conf') ?? '')?.[1] ?? HOUSE_THEME) : null;
}

/** Names code in permissions. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
