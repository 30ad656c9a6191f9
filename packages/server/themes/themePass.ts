import { createHmac, timingSafeEqual } from 'node:crypto';
import { themeFamily } from '@quoin/domain/site';
import { THEME_PASS } from '../pages/index.ts';
import type { Site } from '../sites/index.ts';

/** The purpose of the key that passes are sealed with. */
export const THEME_KEY = 'theme-pass';
/** Where pages of a preview find the script that says so. */
export const THEME_PREVIEW_SCRIPT_PATH = '/assets/theme-preview.js';
export const THEME_PREVIEW_STATE_PATH = '/assets/theme-preview.json';
/** How long a preview of an installed version works. */
export const THEME_PASS_MS = 4 * 3_600_000;
const MAC_BYTES = 18;
const PASS = /^(([0-9a-z]{1,10})\.([a-z0-9][a-z0-9-]{0,62}(?:~\d{1,9})?))\.([\w-]{24})$/;

export interface ThemePass {
  readonly theme: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Seals a pass whose holder sees the site in that theme. `key` is the installation's key for this purpose only. */
export function sealThemePass(key: Uint8Array, websiteId: string, { theme, expiresAt }: ThemePass): string {
  // A cookie would write the @ in another way.
  const words = `${expiresAt.toString(36)}.${theme.replace('@', '~')}`;
  return `${words}.${macOf(key, websiteId, words).toString('base64url')}`;
}

/** Null for what is no pass, of another site, or too old. */
export function openThemePass(key: Uint8Array, websiteId: string, text: string, now: number): ThemePass | null {
  const [, words = '', expiry = '', theme = '', mac = ''] = PASS.exec(text) ?? [];
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== MAC_BYTES || !timingSafeEqual(given, macOf(key, websiteId, words))) return null;
  const expiresAt = Number.parseInt(expiry, 36);
  return expiresAt > now ? { theme: theme.replace('~', '@'), expiresAt } : null;
}

function macOf(key: Uint8Array, websiteId: string, words: string): Buffer {
  return createHmac('sha256', key).update(`${websiteId}|${words}`).digest().subarray(0, MAC_BYTES);
}

/** Returns the site as previewed in another theme. Its tweaks belong to its own theme and apply to no other. */
export function siteInTheme(site: Site, theme: string): Site {
  if (theme === site.theme) return site;
  return { ...site, theme, tried: { own: site.theme, keepsTweaks: themeFamily(theme) === themeFamily(site.theme) } };
}

const COOKIE = new RegExp(`(?:^|;\\s*)${THEME_PASS}=([\\w.~-]+)`);

/** The site that a request sees; quick for everybody without such a cookie. */
export function createTriedSites({ key, now }: { readonly key: Uint8Array; readonly now: () => number }) {
  return (site: Site, cookies: string | undefined): Site => {
    if (cookies?.includes(THEME_PASS) !== true) return site;
    const text = COOKIE.exec(cookies)?.[1];
    const pass = text === undefined ? null : openThemePass(key, site.id, text, now());
    return pass === null ? site : siteInTheme(site, pass.theme);
  };
}
