import type { Deps } from '../../deps.ts';
import type { PageEntryDeps } from '../../pages/index.ts';

export type PageEntryRouteDeps = Pick<Deps, 'db' | 'now' | 'keyFor'> & {
  readonly config: Pick<Deps['config'], 'appOrigin'>;
  readonly pages: Pick<Deps['pages'], 'frameOf' | 'closedPage' | 'systemPage'>;
  readonly members: Pick<PageEntryDeps, 'passwords' | 'delays'>;
};

/** How long a browser keeps the cookie that grants it access. */
export const LIFE_SECONDS = 14 * 86_400;
/** Kept by no cache, found by no search. */
export const PRIVATE = { 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' } as const;
