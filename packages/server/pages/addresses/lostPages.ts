import { readRedirects, redirectFor, withQuery } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import type { Site } from '../../sites/index.ts';
import { forgetMissing, listMissing, type MissingPage, noteMissing } from '../storage/missingPages.ts';

const MAX_PATH = 500;

export interface LedElsewhere {
  /** As a `Location` header says it. */
  readonly to: string;
  readonly status: 301 | 302;
}

interface Lost {
  readonly path: string;
  /** The visitor's own query, which goes along. */
  readonly search: string;
  readonly host: string;
  readonly isPage: (path: string) => boolean;
}

/** Where the owner's own redirects lead a path that nothing answers; null where none is meant. */
export function ownRedirect({ settings }: Pick<Site, 'settings'>, lost: Lost): LedElsewhere | null {
  const { siteFrame } = settings;
  if (typeof siteFrame !== 'object' || siteFrame === null || !('redirects' in siteFrame)) return null;
  const found = redirectFor(readRedirects(siteFrame.redirects), lost.path, lost);
  if (found === null) return null;
  return { to: withQuery(encodeURI(decodeSafely(found.to)), found.search), status: found.isTemporary ? 302 : 301 };
}

/** An address may be written encoded or plain; it is sent encoded once. */
export function decodeSafely(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Remembers an address that leads nowhere, if a person asked for it rather than a machine for a picture or a script. */
export async function noteLostPage(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  { path, accept }: { readonly path: string; readonly accept: string },
): Promise<void> {
  const isPage =
    accept.includes('text/html') && !/\.(?:php|asp|aspx|env|xml|txt|ico|png|jpe?g|js|css|map|json)$/i.test(path);
  if (!isPage || path === '' || path.length > MAX_PATH || /\p{Cc}/u.test(path)) return;
  await deps.db.inSite({ websiteId }, (trx) => noteMissing(trx, websiteId, path));
}

export function showLostPages({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<readonly MissingPage[]> {
  return db.inSite({ websiteId }, (trx) => listMissing(trx, websiteId));
}

export function forgetLostPages({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<void> {
  return db.inSite({ websiteId }, (trx) => forgetMissing(trx, websiteId));
}
