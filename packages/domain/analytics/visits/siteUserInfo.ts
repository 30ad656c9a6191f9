import { type Member, ROLES } from '@quoin/domain/access';

/**
 * What the cookie `SiteUserInfo` contains: for display and for whether a visit is counted, never for what a user may
 * do.
 */
export interface SiteUserInfo {
  readonly authenticated: boolean;
  readonly siteUserId: string;
  /** Numbers of ENUM-10 that the account has on this site; members who do not work on it have none. */
  readonly roles: readonly number[];
}

/** Contains the language that a visitor chose (USER-03). */
export const LOCALE_COOKIE = 'locale';

export const ANONYMOUS: SiteUserInfo = { authenticated: false, siteUserId: '', roles: [] };

/** The cookie's value, still encoded; '' when there is none. One that cannot be read is anonymous, and logged (VISIT-03). */
export function parseSiteUserInfo(value: string, log: () => void): SiteUserInfo {
  if (value === '') return ANONYMOUS;
  try {
    const held: unknown = JSON.parse(decodeURIComponent(value));
    if (typeof held !== 'object' || held === null) throw new TypeError('no object');
    const { authenticated, siteUserId, roles } = held as Partial<Record<keyof SiteUserInfo, unknown>>;
    return {
      authenticated: authenticated === true,
      siteUserId: typeof siteUserId === 'string' ? siteUserId : '',
      roles: Array.isArray(roles) ? roles.filter((role): role is number => typeof role === 'number') : [],
    };
  } catch {
    log();
    return ANONYMOUS;
  }
}

/** Returns the account's own language as trackers report it (TRACK-01, TRACK-03); empty without an account. */
export function memberLocaleOf({ siteUserId }: SiteUserInfo, cookie: (name: string) => string): string {
  return siteUserId === '' ? '' : cookie(LOCALE_COOKIE);
}

/** Visitors who are not signed in, and accounts whose only role on this site is viewer (VISIT-04). */
export function isTrackedUser({ authenticated, roles }: SiteUserInfo): boolean {
  return !authenticated || (roles.length === 1 && roles[0] === ROLES.viewer);
}

/** 30 days: how long a browser remembers, since the user last came from the app, that the user works on this site. */
export const STAFF_VISIT_SECONDS = 2_592_000;

/**
 * Returns the roles by which the site's pages recognize a user who works on it. The owner has no row of roles, and
 * every right.
 */
export function rolesOnPages({ roles, isOwner }: Member): readonly number[] {
  return isOwner ? [...new Set([ROLES.admin, ...roles])] : roles;
}
