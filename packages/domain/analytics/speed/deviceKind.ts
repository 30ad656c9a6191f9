import type { Device } from '../siteEvent.ts';

/** What kind of machine a User-Agent header is of; unknown ones count as desktops. */
export function deviceKind(userAgent: string): Device {
  const text = userAgent.slice(0, 1000);
  if (/\biPad\b|\bTablet\b|\bKindle\b|\bAndroid\b(?!.*\bMobile\b)/.test(text)) return 'tablet';
  return /\biPhone\b|\biPod\b|\bMobile\b/.test(text) ? 'phone' : 'desktop';
}
