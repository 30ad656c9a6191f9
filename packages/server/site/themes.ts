import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { coreFormatters, type LocaleData } from '@quoin/rendering/formatters';
import { type CompiledTheme, compileTheme, type TemplateProblem, themeProblems } from '@quoin/rendering/page';
import { corePredicates } from '@quoin/rendering/predicates';
import { BASIS_CONF, readTheme } from '@quoin/rendering/theme';
import type { ScriptHash } from '../http/headers.ts';
import { readThemeFolder, themeVersion } from './readThemeFolder.ts';

export interface LoadedTheme {
  readonly name: string;
  readonly version: string;
  /** Absolute path. */
  readonly folder: string;
  readonly compiled: CompiledTheme;
  /** Texts by path; everything else by name, as ''. */
  readonly files: ReadonlyMap<string, string>;
  /** The house theme's files; null where this is the house's own. */
  readonly fallbackFiles: ReadonlyMap<string, string> | null;
  /** Its scripts call the browser globals of the format: pages bring them along (decision 0036). */
  readonly needsGlobals: boolean;
  /** The heavier ones among them. */
  readonly needsWidgets: boolean;
  /** Scripts inside its templates, for the policy of its pages. */
  readonly scriptHashes: readonly ScriptHash[];
  /** What this process rendered before the files changed; null for the first state it has seen. */
  readonly previous: LoadedTheme | null;
  /** What is wrong in its files, found without rendering; computed when first asked for. */
  problems(): readonly TemplateProblem[];
}

/** The themes on disk, each read and compiled once; while developing, again whenever a file changed. */
export interface Themes {
  /** Names of all themes, the house's first. */
  names(): Promise<readonly string[]>;
  load(name: string): Promise<LoadedTheme>;
  /** Version of a theme that is loaded; null before. For cache keys, so never waits. */
  versionOf(name: string): string | null;
  /** Scripts inside the templates of a theme that is loaded; none before. Never waits either. */
  scriptHashesOf(name: string): readonly ScriptHash[];
}

export interface ThemesOptions {
  readonly folder: string;
  readonly isDevelopment: boolean;
  /** Milliseconds. */
  readonly now: () => number;
  readonly locales: LocaleData;
}

/** Stands in where a theme has no system pages, and where a site names a theme that is not there. */
export const HOUSE_THEME = 'quoin';
/** `"basedOn": "quoin"` of template.conf: our own extension of the format. */
const BASIS = /"basedOn"\s*:\s*"([a-z0-9][a-z0-9-]{0,62})"/;
const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;
/** While developing, how long a theme is believed unchanged. */
const LOOK_AGAIN_MS = 300;
/** They are named in a header of every page, which proxies want to be short. */
const MAX_SCRIPTS = 40;

interface Held {
  readonly loaded: Promise<LoadedTheme>;
  version: string | null;
  scriptHashes: readonly ScriptHash[];
  checkedAt: number;
}

export function createThemes(options: ThemesOptions): Themes {
  const held = new Map<string, Held>();
  const formatters = coreFormatters({ locales: options.locales });
  const predicates = corePredicates();
  let house: Promise<ReadonlyMap<string, string>> | null = null;

  async function read(name: string, previous: LoadedTheme | null): Promise<LoadedTheme> {
    const folder = join(options.folder, name);
    const { files, callsGlobals, callsWidgets, version } = await readWhole(name, folder);
    if (name === HOUSE_THEME) house = Promise.resolve(files);
    house ??= readThemeFolder(join(options.folder, HOUSE_THEME)).then((own) => own.files);
    const fallbackFiles = name === HOUSE_THEME ? null : await house;
    const fallback = fallbackFiles === null ? undefined : readTheme(fallbackFiles);
    const compiled = compileTheme(readTheme(files), { formatters, predicates, fallback });
    let problems: readonly TemplateProblem[] | null = null;
    const needsGlobals = compiled.theme.browserGlobals ?? callsGlobals;
    const needsWidgets = needsGlobals && callsWidgets;
    const scriptHashes = compiled.inlineScripts.slice(0, MAX_SCRIPTS).map(hashOf);
    return {
      ...{ name, version, folder, compiled, files, fallbackFiles, needsGlobals, needsWidgets, scriptHashes, previous },
      problems() {
        problems ??= themeProblems(compiled);
        return problems;
      },
    };
  }

  /** A theme that is made on another's: files it does not have itself are that one's. One that is not there is the house's. */
  async function readWhole(name: string, folder: string) {
    const own = await readThemeFolder(folder);
    const conf = own.files.get('template.conf');
    if (name === HOUSE_THEME) return own;
    const basis = conf === undefined ? HOUSE_THEME : BASIS.exec(conf)?.[1];
    if (basis === undefined || basis === name) return own;
    const below = await readThemeFolder(join(options.folder, basis));
    const files = new Map([...[...below.files].filter(([path]) => !path.startsWith('assets/')), ...own.files]);
    files.set(BASIS_CONF, below.files.get('template.conf') ?? '');
    return {
      files,
      callsGlobals: own.callsGlobals,
      callsWidgets: own.callsWidgets,
      version: `${own.version}.${below.version}`,
    };
  }

  async function lastOf(entry: Held | undefined): Promise<LoadedTheme | null> {
    const last = await entry?.loaded.catch(() => null);
    // One step back is enough; longer chains would only keep old states alive.
    return last ? { ...last, previous: null } : null;
  }

  function hold(name: string): Held {
    const last = lastOf(held.get(name));
    const entry: Held = {
      loaded: last.then((previous) => read(name, previous)),
      version: null,
      scriptHashes: [],
      checkedAt: options.now(),
    };
    held.set(name, entry);
    entry.loaded.then(
      (theme) => {
        entry.version = theme.version;
        entry.scriptHashes = theme.scriptHashes;
      },
      () => held.delete(name),
    );
    return entry;
  }

  async function isStale(entry: Held): Promise<boolean> {
    if (!options.isDevelopment || options.now() - entry.checkedAt < LOOK_AGAIN_MS) return false;
    entry.checkedAt = options.now();
    const { name, folder, version, files } = await entry.loaded;
    const basis = BASIS.exec(files.get('template.conf') ?? '')?.[1];
    const own = await themeVersion(folder);
    const now =
      basis === undefined || basis === name ? own : `${own}.${await themeVersion(join(options.folder, basis))}`;
    return now !== version;
  }

  return {
    async names() {
      const entries = await readdir(options.folder, { withFileTypes: true }).catch(() => []);
      const found = entries.filter((entry) => entry.isDirectory() && NAME.test(entry.name)).map(({ name }) => name);
      return [HOUSE_THEME, ...found.filter((name) => name !== HOUSE_THEME).sort()];
    },
    async load(wanted) {
      const name = NAME.test(wanted) ? wanted : HOUSE_THEME;
      const entry = held.get(name);
      if (entry === undefined || (await isStale(entry))) return hold(name).loaded;
      return entry.loaded;
    },
    versionOf: (name) => held.get(NAME.test(name) ? name : HOUSE_THEME)?.version ?? null,
    scriptHashesOf: (name) => held.get(NAME.test(name) ? name : HOUSE_THEME)?.scriptHashes ?? [],
  };
}

function hashOf(script: string): ScriptHash {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
