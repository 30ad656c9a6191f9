import type { Actor } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { Site } from '../../sites/index.ts';

export type DocumentDeps = Pick<Deps, 'db' | 'drafts'>;

/** Shows drafts under the site's own address. */
export type ShowingDeps = DocumentDeps &
  Pick<Deps, 'keyFor' | 'now' | 'pages'> & { readonly config: Pick<Deps['config'], 'appOrigin' | 'sitesDomain'> };

/** Who edits which site. */
export interface DocumentEditing {
  readonly site: Pick<Site, 'id'>;
  readonly actor: Actor;
}
