import { createHmac, timingSafeEqual } from 'node:crypto';
import { DRAFT_PARAMETER } from '@quoin/contract/endpoints/site';

/** Who may look at the draft of a site, and until when. */
export interface CanvasPass {
  readonly websiteId: string;
  readonly accountId: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** A version instead of the draft. */
  readonly version: number | null;
}

/** The cookie of a visitor who came by a preview link. */
export const PREVIEW_COOKIE = 'quoin-preview';

/** What may ask for a draft is never answered with what visitors see, before anybody looked at it. */
export function isOfDraft(url: string, headers: Readonly<Record<string, string | undefined>>): boolean {
  if (url.includes(DRAFT_PARAMETER) || url.includes(THEME_PASS)) return true;
  return headers.cookie?.includes(PREVIEW_COOKIE) === true || headers.cookie?.includes(THEME_PASS) === true;
}

export const PASS_MS = 15 * 60_000;
const MAC_BYTES = 18;

/** Encodes a pass for an address. `key`: the installation's key for this purpose alone. */
export function sealPass(key: Uint8Array, pass: CanvasPass): string {
  const words = [pass.expiresAt.toString(36), pass.accountId, pass.version ?? ''].join('.');
  return `${words}.${macOf(key, pass.websiteId, words).toString('base64url')}`;
}

/** Null for what is no pass, of another site, or too old. */
export function openPass(key: Uint8Array, websiteId: string, text: string, now: number): CanvasPass | null {
  const parts = /^(([0-9a-z]{1,10})\.([0-9a-f-]{36})\.(\d{0,9}))\.([\w-]{24})$/.exec(text);
  if (parts === null) return null;
  const [, words = '', expiry = '', accountId = '', version = '', mac = ''] = parts;
  const expected = macOf(key, websiteId, words);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const expiresAt = Number.parseInt(expiry, 36);
  return expiresAt <= now
    ? null
    : { websiteId, accountId, expiresAt, version: version === '' ? null : Number(version) };
}

function macOf(key: Uint8Array, websiteId: string, words: string): Buffer {
  return createHmac('sha256', key).update(`${websiteId}|${words}`).digest().subarray(0, MAC_BYTES);
}

/** In an address; the visit goes on with a cookie of the same name. */
export const THEME_PASS = 'quoin-theme';
