import type { LoadedTheme } from './themes.ts';

/** Addresses of the files with the browser globals of existing templates; null where they were not built. */
export interface GlobalScripts {
  readonly compatScript: string | null;
  readonly compatWidgetsScript: string | null;
}

/** Those of them that pages of a theme load (decisions 0036, 0049). */
export function globalsOf(theme: Pick<LoadedTheme, 'needsGlobals' | 'needsWidgets'>, scripts: GlobalScripts) {
  return {
    compat: theme.needsGlobals ? scripts.compatScript : null,
    compatWidgets: theme.needsWidgets ? scripts.compatWidgetsScript : null,
  };
}
