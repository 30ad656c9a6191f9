/** How a page's timings travel (TELE-01, platform 7 and 9). Times in milliseconds. */
export const TELEMETRY_LIMITS = {
  /** After the page has loaded: then what is there goes out. */
  flush: 30_000,
  /** At most so long after the load is a figure waited for that comes late. */
  longestWait: 60_000,
  /** Records of one request; more are not read. */
  records: 50,
} as const;

/** Who sends the records. */
export const TELEMETRY_APP = 'storefront';
