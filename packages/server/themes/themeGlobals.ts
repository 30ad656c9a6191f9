import type { LoadedTheme } from './themes.ts';

/** Addresses of the files with the browser globals of existing templates; null where they were not built. */
export interface GlobalScripts {
  readonly compatScript: string | null;
  readonly compatWidgetsScript: string | null;
  /** Closes menus of our own themes. */
  readonly menuScript: string | null;
  /** Keeps what is gone to clear of a header of a theme. */
  readonly headerRoomScript: string | null;
  /** Stops pictures that move. */
  readonly motionScript: string | null;
  /** Filters a product list in place. */
  readonly listScript: string | null;
}

/** Those of them that pages of a theme load (decision 0036). */
export function globalsOf(
  theme: Pick<LoadedTheme, 'needsGlobals' | 'needsWidgets' | 'lender'>,
  scripts: GlobalScripts,
) {
  return {
    compat: theme.needsGlobals ? scripts.compatScript : null,
    menus: theme.needsGlobals ? null : scripts.menuScript,
    headerRoom: theme.lender === null ? null : scripts.headerRoomScript,
    motion: scripts.motionScript,
    list: scripts.listScript,
    compatWidgets: theme.needsWidgets ? scripts.compatWidgetsScript : null,
  };
}
