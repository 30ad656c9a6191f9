import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';

/** Links of mails about lists and forms: signed for a site and a thing of it, so that nothing need be stored for them. */
export type ListLinkKind = 'unsubscribe' | 'submission';

const PATHS: Readonly<Record<ListLinkKind, string>> = {
  unsubscribe: '/newsletter/unsubscribe',
  submission: '/forms/confirm',
};
const MAC_BYTES = 16;
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{22})$/;

function macOf(deps: Pick<Deps, 'keyFor'>, websiteId: string, id: string, kind: ListLinkKind): Buffer {
  return createHmac('sha256', deps.keyFor(`list-${kind}`))
    .update(`${websiteId}|${id}`)
    .digest()
    .subarray(0, MAC_BYTES);
}

export function listLinkToken(deps: Pick<Deps, 'keyFor'>, websiteId: string, id: string, kind: ListLinkKind): string {
  return `${id}.${macOf(deps, websiteId, id, kind).toString('base64url')}`;
}

/** Site-relative. */
export function listLinkPath(deps: Pick<Deps, 'keyFor'>, websiteId: string, id: string, kind: ListLinkKind): string {
  return `${PATHS[kind]}/${listLinkToken(deps, websiteId, id, kind)}`;
}

/** The id a link means, when we signed it for this site and purpose; else null. */
export function readListLink(
  deps: Pick<Deps, 'keyFor'>,
  websiteId: string,
  token: string,
  kind: ListLinkKind,
): string | null {
  const [, id = '', mac = ''] = TOKEN.exec(token) ?? [];
  if (id === '') return null;
  const given = Buffer.from(mac, 'base64url');
  const own = macOf(deps, websiteId, id, kind);
  return given.length === own.length && timingSafeEqual(given, own) ? id : null;
}

/** Returns the stored hash of a double opt-in token. The token itself is only in the mail. */
export function optInHash(token: string): Buffer {
  return createHash('sha256').update(`opt-in|${token}`).digest();
}
