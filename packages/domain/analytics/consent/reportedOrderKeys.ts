/**
 * Keys in the browser's storage that record who was notified of which order: Quoin's tracker, and pixels by their
 * purpose.
 */
export const REPORTED_ORDER_KEYS = {
  tracker: 'ss_told_once',
  analytics: 'pixels-told-analytics',
  marketing: 'pixels-told-marketing',
} as const;
