/** Who was told of which order, in the browser's storage: our own tracker, and pixels by what they are for. */
export const REPORTED_ORDER_KEYS = {
  tracker: 'ss_told_once',
  analytics: 'pixels-told-analytics',
  marketing: 'pixels-told-marketing',
} as const;
