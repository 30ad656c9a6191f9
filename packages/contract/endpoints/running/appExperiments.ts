import type { VariantCount } from '@quoin/domain/analytics';
import { appSitePath } from './appSites.ts';

/** The results of an experiment so far. */
export interface WireExperiment {
  readonly name: string;
  /** Milliseconds since 1970: since when visitors are counted; null for an experiment from before results existed. */
  readonly since: number | null;
  /** The first is the control. */
  readonly variants: readonly (VariantCount & { readonly name: string })[];
}

/** GET. */
export interface AppExperimentsResponse {
  readonly experiments: readonly WireExperiment[];
}

export function appExperimentsPath(site: string): string {
  return appSitePath(site, '/experiments');
}
