import type { Site } from '../storage/sites.ts';

/** What a Host header leads to: the app, a published site, or nothing here (421). */
export type HostTarget =
  | { readonly kind: 'app' }
  | { readonly kind: 'site'; readonly site: Site }
  | { readonly kind: 'unknown' };

export interface HostOptions {
  readonly appOrigin: string;
  readonly sitesDomain: string;
  /** Looks a site up by its slug or by a custom domain. */
  readonly findByIdentifier: (identifier: string) => Promise<Site | null>;
  readonly findByDomain: (host: string) => Promise<Site | null>;
  readonly now: () => number;
}

/** A site's row is re-read at most once a second, so that publishing shows within a second on every node. */
const KEEP_MS = 1000;
const MAX_KEPT = 20_000;
const HOST = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:\d{1,5})?$/;

export interface Hosts {
  resolve(hostHeader: string | undefined): Promise<HostTarget> | HostTarget;
  /** The next request for this site reads its row again. */
  forget(websiteId: string): void;
}

export function createHosts(options: HostOptions): Hosts {
  const appHost = new URL(options.appOrigin).hostname;
  const suffix = `.${options.sitesDomain}`;
  const kept = new Map<string, { readonly target: HostTarget; readonly until: number }>();

  /** Looked up once at a time: else every request of a busy moment would ask, just when the database is slow (ANA-1). */
  const underway = new Map<string, Promise<HostTarget>>();

  function load(hostname: string): Promise<HostTarget> {
    const asked = underway.get(hostname);
    if (asked !== undefined) return asked;
    const asking: Promise<HostTarget> = lookUp(hostname).finally(() => {
      if (underway.get(hostname) === asking) underway.delete(hostname);
    });
    underway.set(hostname, asking);
    return asking;
  }

  async function lookUp(hostname: string): Promise<HostTarget> {
    const site = hostname.endsWith(suffix)
      ? await options.findByIdentifier(hostname.slice(0, -suffix.length))
      : await options.findByDomain(hostname);
    const target: HostTarget = site ? { kind: 'site', site } : { kind: 'unknown' };
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(hostname, { target, until: options.now() + KEEP_MS });
    return target;
  }

  return {
    resolve(hostHeader) {
      const hostname = hostnameOf(hostHeader);
      if (hostname === null) return { kind: 'unknown' };
      if (hostname === appHost) return { kind: 'app' };
      const held = kept.get(hostname);
      return held && held.until > options.now() ? held.target : load(hostname);
    },
    forget(websiteId) {
      // What is on its way may be of before.
      underway.clear();
      for (const [hostname, { target }] of kept) {
        if (target.kind === 'site' && target.site.id === websiteId) kept.delete(hostname);
      }
    },
  };
}

/** Lower-case host name without port; null for what is no plain host name (SC-33). */
export function hostnameOf(header: string | undefined): string | null {
  const host = header?.toLowerCase() ?? '';
  return HOST.test(host) ? host.replace(/:\d+$/, '') : null;
}
