import { createHmac, timingSafeEqual } from 'node:crypto';

/** A contributor on the way from the app to a site's pages. */
export interface StaffPass {
  /** Identifies the account on this site only and reveals nothing about it. */
  readonly visitorId: string;
  /** Numbers of ENUM-10. */
  readonly roles: readonly number[];
}

export const STAFF_PASS_MS = 60_000;
/** How long a browser that came with one is let into a site that is closed, or edits from its pages: a day. */
export const STAFF_ENTRY_MS = 86_400_000;
const MAC_BYTES = 18;
const ID_BYTES = 12;

/** Returns an id that differs per site for one account. */
export function visitorIdOf(key: Uint8Array, websiteId: string, accountId: string): string {
  return digest(key, `visitor|${websiteId}|${accountId}`).subarray(0, ID_BYTES).toString('base64url');
}

/**
 * Seals a pass for an address or a cookie. `key` is the installation's key for this purpose only. `until` is in epoch
 * milliseconds.
 */
export function sealStaffPass(key: Uint8Array, websiteId: string, pass: StaffPass, until: number): string {
  const words = [until.toString(36), pass.visitorId, pass.roles.join('-')].join('.');
  return `${words}.${macOf(key, websiteId, words).toString('base64url')}`;
}

const PASS = /^(([0-9a-z]{1,10})\.([\w-]{16})\.(\d{0,2}(?:-\d{1,2}){0,20}))\.([\w-]{24})$/;

/** Null for what is no pass, of another site, or too old. */
export function openStaffPass(key: Uint8Array, websiteId: string, text: string, now: number): StaffPass | null {
  const parts = PASS.exec(text);
  if (parts === null) return null;
  const [, words = '', expiry = '', visitorId = '', roles = '', mac = ''] = parts;
  const expected = macOf(key, websiteId, words);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (Number.parseInt(expiry, 36) <= now) return null;
  return { visitorId, roles: roles === '' ? [] : roles.split('-').map(Number) };
}

function macOf(key: Uint8Array, websiteId: string, words: string): Buffer {
  return digest(key, `pass|${websiteId}|${words}`).subarray(0, MAC_BYTES);
}

function digest(key: Uint8Array, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
