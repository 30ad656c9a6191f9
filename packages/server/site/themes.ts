import { join } from 'node:path';
import { coreFormatters } from '@quoin/rendering/formatters';
import { type CompiledTheme, compileTheme } from '@quoin/rendering/page';
import { corePredicates } from '@quoin/rendering/predicates';
import { readTheme, type Theme } from '@quoin/rendering/theme';
import { readThemeFolder, themeVersion } from './readThemeFolder.ts';

export interface LoadedTheme {
  readonly name: string;
  readonly version: string;
  /** Absolute path. */
  readonly folder: string;
  readonly compiled: CompiledTheme;
}

/** The themes on disk, each read and compiled once; while developing, again whenever a file changed. */
export interface Themes {
  load(name: string): Promise<LoadedTheme>;
  /** Version of a theme that is loaded; null before. For cache keys, so never waits. */
  versionOf(name: string): string | null;
}

export interface ThemesOptions {
  readonly folder: string;
  readonly isDevelopment: boolean;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Stands in where a theme has no system pages, and where a site names a theme that is not there. */
export const HOUSE_THEME = 'quoin';
const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;
/** While developing, how long a theme is believed unchanged. */
const LOOK_AGAIN_MS = 300;

interface Held {
  readonly loaded: Promise<LoadedTheme>;
  version: string | null;
  checkedAt: number;
}

export function createThemes(options: ThemesOptions): Themes {
  const held = new Map<string, Held>();
  let house: Promise<Theme> | null = null;

  async function read(name: string): Promise<LoadedTheme> {
    const folder = join(options.folder, name);
    const { files, version } = await readThemeFolder(folder);
    const theme = readTheme(files);
    if (name === HOUSE_THEME) house = Promise.resolve(theme);
    house ??= readThemeFolder(join(options.folder, HOUSE_THEME)).then((own) => readTheme(own.files));
    const compiled = compileTheme(theme, {
      formatters: coreFormatters(),
      predicates: corePredicates(),
      fallback: name === HOUSE_THEME ? undefined : await house,
    });
    return { name, version, folder, compiled };
  }

  function hold(name: string): Held {
    const entry: Held = { loaded: read(name), version: null, checkedAt: options.now() };
    held.set(name, entry);
    entry.loaded.then(
      (theme) => {
        entry.version = theme.version;
      },
      () => held.delete(name),
    );
    return entry;
  }

  async function isStale(entry: Held): Promise<boolean> {
    if (!options.isDevelopment || options.now() - entry.checkedAt < LOOK_AGAIN_MS) return false;
    entry.checkedAt = options.now();
    const { folder, version } = await entry.loaded;
    return (await themeVersion(folder)) !== version;
  }

  return {
    async load(wanted) {
      const name = NAME.test(wanted) ? wanted : HOUSE_THEME;
      const entry = held.get(name);
      if (entry === undefined || (await isStale(entry))) return hold(name).loaded;
      return entry.loaded;
    },
    versionOf: (name) => held.get(NAME.test(name) ? name : HOUSE_THEME)?.version ?? null,
  };
}
