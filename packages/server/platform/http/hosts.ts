import type { Site } from '../../sites/index.ts';

/** What a Host header leads to: the app, the Commerce API alone, a published site, or nothing here (421). */
export type HostTarget =
  | { readonly kind: 'app' }
  | { readonly kind: 'api' }
  | { readonly kind: 'site'; readonly site: Site }
  | { readonly kind: 'unknown' };

export interface HostOptions {
  readonly appOrigin: string;
  readonly sitesDomain: string;
  /** Of the Commerce API; left out: it answers on the app's host only. */
  readonly apiHost?: string | null;
  /** Looks a site up by its slug or by a custom domain. */
  readonly findByIdentifier: (identifier: string) => Promise<Site | null>;
  readonly findByDomain: (host: string) => Promise<Site | null>;
  readonly now: () => number;
}

/** No older row is answered with, so that publishing shows within a second on every node. */
const KEEP_MS = 1000;
/** From this age on it is read again while it still answers: at a busy site nobody waits for the database every second. */
const AHEAD_MS = 800;
const MAX_KEPT = 20_000;
const HOST = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:\d{1,5})?$/;

export interface Hosts {
  resolve(hostHeader: string | undefined): Promise<HostTarget> | HostTarget;
  /** The same where it is known; null where it would have to be looked up. */
  known(hostHeader: string | undefined): HostTarget | null;
  /** The next request for this site reads its row again: it has been changed. */
  forget(identifier: string): void;
}

const UNKNOWN: HostTarget = { kind: 'unknown' };
const APP: HostTarget = { kind: 'app' };
const API: HostTarget = { kind: 'api' };

export function createHosts(options: HostOptions): Hosts {
  const appHost = new URL(options.appOrigin).hostname;
  const suffix = `.${options.sitesDomain}`;
  const kept = new Map<string, { readonly target: HostTarget; readonly readAt: number }>();

  /** Looked up once at a time: else every request of a busy moment would ask, just when the database is slow (ANA-1). */
  const underway = new Map<string, Promise<HostTarget>>();

  function load(hostname: string): Promise<HostTarget> {
    const asked = underway.get(hostname);
    if (asked !== undefined) return asked;
    const asking: Promise<HostTarget> = lookUp(hostname).then(
      (target) => {
        // Unless the target was changed meanwhile.
        if (underway.get(hostname) === asking) keep(hostname, target);
        return target;
      },
      (error: unknown) => {
        if (underway.get(hostname) === asking) underway.delete(hostname);
        throw error;
      },
    );
    underway.set(hostname, asking);
    return asking;
  }

  function keep(hostname: string, target: HostTarget): void {
    underway.delete(hostname);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(hostname, { target, readAt: options.now() });
  }

  async function lookUp(hostname: string): Promise<HostTarget> {
    const site = hostname.endsWith(suffix)
      ? await options.findByIdentifier(hostname.slice(0, -suffix.length))
      : await options.findByDomain(hostname);
    return site ? { kind: 'site', site } : { kind: 'unknown' };
  }

  /** What is known, or the name to look it up by. */
  function recall(hostHeader: string | undefined): HostTarget | string {
    const hostname = hostnameOf(hostHeader);
    if (hostname === null) return UNKNOWN;
    if (hostname === appHost) return APP;
    if (hostname === options.apiHost) return API;
    const held = kept.get(hostname);
    const age = held === undefined ? KEEP_MS : options.now() - held.readAt;
    if (held === undefined || age >= KEEP_MS) return hostname;
    // If that fails, the first request after expiry gets the error.
    if (age >= AHEAD_MS) load(hostname).catch(() => undefined);
    return held.target;
  }

  return {
    resolve(hostHeader) {
      const found = recall(hostHeader);
      return typeof found === 'string' ? load(found) : found;
    },
    known(hostHeader) {
      const found = recall(hostHeader);
      return typeof found === 'string' ? null : found;
    },
    forget(identifier) {
      // What is on its way may be of before.
      underway.clear();
      for (const [hostname, { target }] of kept) {
        if (target.kind === 'site' && target.site.identifier === identifier) kept.delete(hostname);
      }
    },
  };
}

/** Lower-case host name without port; null for what is no plain host name (SC-33). */
export function hostnameOf(header: string | undefined): string | null {
  const host = header?.toLowerCase() ?? '';
  return HOST.test(host) ? host.replace(/:\d+$/, '') : null;
}
