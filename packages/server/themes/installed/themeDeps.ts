import type { Actor } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { Site } from '../../sites/index.ts';

export type ThemeDeps = Pick<Deps, 'db' | 'files' | 'pages' | 'now'> & {
  readonly config: Pick<Deps['config'], 'siteStorageBytes'>;
};

/** Who changes the themes of which site. */
export interface ThemeEditing {
  readonly site: Site;
  readonly actor: Actor;
}
