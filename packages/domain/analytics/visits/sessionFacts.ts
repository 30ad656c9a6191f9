/** Cookies of the newer tracker (TRACK-06). */
export const ANALYTICS_COOKIES = {
  analyticsId: 'ss_analytics_id',
  marketingId: 'ss_marketing_id',
  sessionId: 'ss_session_id',
} as const;
/** What it keeps in the browser besides; the first three outlast the visit, the last does not. */
export const ANALYTICS_KEYS = {
  analyticsId: 'ss_analytics_id',
  expiration: 'ss_analytics_id_expiration',
  hasLanded: 'ss_has_landed',
  firstSession: 'ss_first_session',
} as const;
/** Days that the analytics cookie lasts (platform 9). */
export const ANALYTICS_COOKIE_DAYS = 390;
const DAY_MS = 86_400_000;

/** A browser's storage, which may refuse at any time by throwing. */
export interface KeptTexts {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface SessionPlace {
  readonly cookie: (name: string) => string;
  /** `maxAge` in seconds; null: until the browser is closed. */
  readonly writeCookie: (name: string, value: string, maxAge: number | null) => void;
  readonly local: () => KeptTexts;
  readonly session: () => KeptTexts;
  readonly now: number;
  readonly newId: () => string;
  readonly warn: (code: 'storageRefused' | 'analyticsIdNotStored') => void;
  /** Only visitors who may be reported to others have a marketing id. */
  readonly isMarketingAllowed: boolean;
}

export interface SessionFacts {
  readonly analyticsId: string;
  /** '' without consent to marketing. */
  readonly marketingId: string;
  readonly sessionId: string;
  readonly isFirstLanding: boolean;
  readonly isFirstSession: boolean;
}

/** Who and which session this is, found or made, and kept (TRACK-06). Never throws. */
export function sessionFactsOf(place: SessionPlace): SessionFacts {
  const { isMarketingAllowed } = place;
  const isNewSession = place.cookie(ANALYTICS_COOKIES.sessionId) === '';
  return {
    analyticsId: analyticsIdOf(place),
    marketingId: isMarketingAllowed ? keptInCookie(place, ANALYTICS_COOKIES.marketingId, yearly) : '',
    sessionId: keptInCookie(place, ANALYTICS_COOKIES.sessionId, null),
    ...landingOf(place, isNewSession),
  };
}

const yearly = ANALYTICS_COOKIE_DAYS * (DAY_MS / 1000);

function keptInCookie({ cookie, writeCookie, newId }: SessionPlace, name: string, maxAge: number | null): string {
  const found = cookie(name);
  if (found !== '') return found;
  const id = newId();
  writeCookie(name, id, maxAge);
  return id;
}

/** In a cookie and in local storage, so that losing one of them loses nobody. */
function analyticsIdOf(place: SessionPlace): string {
  const { now } = place;
  let stored = '';
  try {
    const local = place.local();
    const isFresh = Number(local.getItem(ANALYTICS_KEYS.expiration)) > now;
    stored = isFresh ? (local.getItem(ANALYTICS_KEYS.analyticsId) ?? '') : '';
  } catch {
    place.warn('storageRefused');
  }
  const id = place.cookie(ANALYTICS_COOKIES.analyticsId) || stored || place.newId();
  place.writeCookie(ANALYTICS_COOKIES.analyticsId, id, yearly);
  try {
    place.local().setItem(ANALYTICS_KEYS.analyticsId, id);
    place.local().setItem(ANALYTICS_KEYS.expiration, String(now + ANALYTICS_COOKIE_DAYS * DAY_MS));
  } catch {
    place.warn('analyticsIdNotStored');
  }
  return id;
}

/**
 * First landing: the tab's storage has no flag of a first session yet. First session: the browser's has no has-landed flag, or
 * it is `true`. It turns `false` once a later session begins, which is when the session's cookie is gone: a second tab of the
 * first session is none.
 */
function landingOf(
  { local, session, warn }: SessionPlace,
  isNewSession: boolean,
): Pick<SessionFacts, 'isFirstLanding' | 'isFirstSession'> {
  try {
    const isFirstLanding = session().getItem(ANALYTICS_KEYS.firstSession) === null;
    const landed = local().getItem(ANALYTICS_KEYS.hasLanded);
    const isFirstSession = landed === null || (landed === 'true' && !isNewSession);
    const said = String(isFirstSession);
    session().setItem(ANALYTICS_KEYS.firstSession, said);
    local().setItem(ANALYTICS_KEYS.hasLanded, said);
    return { isFirstLanding, isFirstSession };
  } catch {
    warn('storageRefused');
    return { isFirstLanding: true, isFirstSession: true };
  }
}
