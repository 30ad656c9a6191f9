import type { Device } from './siteEvent.ts';

const TABLET = /\biPad\b|\bTablet\b|\bPlayBook\b|\bSilk\/(?!.*Mobile)|\bAndroid\b(?!.*\bMobile\b)/;
const PHONE = /\biPhone\b|\biPod\b|\bMobi(?:le)?\b/;
/** Machines that say so; a browser driven by a program is one too. */
const BOTS =
  /bot\b|bot[/;)-]|crawl|spider|slurp|scrap|headless|lighthouse|preview|monitor|uptime|facebookexternalhit|embedly|curl\/|wget|python-|node-fetch|axios|okhttp|go-http|java\/|libwww|phantom/i;

/** By the User-Agent header. An iPad that asks for desktop pages says that it is a Mac, and counts as one. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, 1000);
  if (TABLET.test(text)) return 'tablet';
  return PHONE.test(text) ? 'phone' : 'desktop';
}

/** A client without a user agent is not a browser either. */
export function isBotAgent(userAgent: string): boolean {
  return userAgent.trim() === '' || BOTS.test(userAgent.slice(0, 1000));
}
