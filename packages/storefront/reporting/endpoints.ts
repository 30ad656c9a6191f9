/** No request of a tracker may take longer, whatever waits for it (ATC-13); milliseconds. */
export const TRACKER_TIMEOUT_MS = 2500;
/**
 * In characters. Quoin's endpoints answer in a few words. A longer answer comes from another server and is not read
 * (FT-20).
 */
const LONGEST_ANSWER = 1000;
const UNHEARD_KEY = 'ss_unheard';
const LEFT_KEY = 'ss_left';
/** So many beacons of pages that are gone may hold a connection at a time, and so long does a browser let them. */
const MOST_LEFT = 3;
const LEFT_MS = 30_000;

/**
 * Browsers open six connections to an HTTP/1.1 host. A request that outlives its page (a beacon or keepalive) holds one
 * for 30 seconds if the endpoint is silent: after a few quick pages the shop stopped responding. So a tab remembers
 * which endpoints have not answered and sends them nothing that outlives a page until they do. Without storage each
 * page starts over.
 */
export function isUnanswered(endpoint: string): boolean {
  return unheard().includes(`${endpoint} `);
}

/** Something is on its way to this endpoint. */
export function noteRequest(endpoint: string): void {
  if (!isUnanswered(endpoint)) keep(`${unheard()}${endpoint} `);
}

/** It has answered, in as many characters as its `content-length` says: whether it is one that may be trusted. */
export function noteAnswer(endpoint: string, length: string | null): boolean {
  const isWell = isShort(length);
  if (isWell) keep(unheard().replace(`${endpoint} `, ''));
  return isWell;
}

/** An answer that does not say how long it is may have no end. */
export function isShort(length: string | null, longest = LONGEST_ANSWER): boolean {
  return length !== null && Number(length) <= longest;
}

/**
 * Reports whether a beacon may be sent while the page is left. Its answer is not read. `now`: milliseconds since 1970.
 */
export function maySendBeacon(now: number): boolean {
  const times = read(LEFT_KEY).match(/\d+/g)?.slice(-MOST_LEFT) ?? [];
  if (times.length === MOST_LEFT && now - Number(times[0]) < LEFT_MS) return false;
  write(LEFT_KEY, [...times, now].join(' '));
  return true;
}

const unheard = (): string => read(UNHEARD_KEY);
const keep = (endpoints: string): void => write(UNHEARD_KEY, endpoints);

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Forgotten with the page.
  }
}
