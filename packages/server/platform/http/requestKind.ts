import { isApiPath } from './apiPipeline.ts';
import type { HostTarget } from './hosts.ts';

/** What latencies are measured by: few kinds, each with a speed of its own. */
export type RequestKind =
  | 'page'
  | 'call'
  | 'checkout'
  | 'report'
  | 'asset'
  | 'media'
  | 'appCall'
  | 'appPage'
  | 'api'
  | 'probe'
  | 'unknown';

/** By the beginning of a site's path; everything else is a page. */
const OF_SITES: readonly (readonly [RegExp, RequestKind])[] = [
  [/^\/assets\//, 'asset'],
  [/^\/(s|download)\//, 'media'],
  [/^\/checkout(\/|$)/, 'checkout'],
  [/^\/(api|cart|webhooks)(\/|$)/, 'call'],
];

/** `path` without the language it begins with; host null: a probe. */
export function requestKind(host: HostTarget['kind'] | null, path: string): RequestKind {
  if (host === null) return 'probe';
  if (host === 'unknown') return 'unknown';
  if (host === 'site') return OF_SITES.find(([beginning]) => beginning.test(path))?.[1] ?? 'page';
  if (isApiPath(path)) return 'api';
  if (path.startsWith('/api/')) return 'appCall';
  return path.startsWith('/assets/') ? 'asset' : 'appPage';
}
