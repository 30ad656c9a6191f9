import type { Actor } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { Site } from '../../sites/index.ts';
import type { SampleScreens } from '../../storefront/index.ts';

export type DocumentDeps = Pick<Deps, 'db' | 'drafts'>;

/** Shows drafts under the site's own address. */
export type ShowingDeps = DocumentDeps &
  Pick<Deps, 'keyFor' | 'now' | 'pages'> & { readonly config: Pick<Deps['config'], 'appOrigin' | 'sitesDomain'> };

/** What the canvas shows of cart, checkout and sign-in. When left out, it shows nothing of them. */
export interface SampleDeps {
  readonly samples?: SampleScreens | undefined;
}

/** Who edits which site. */
export interface DocumentEditing {
  readonly site: Pick<Site, 'id'>;
  readonly actor: Actor;
}
