import { createHmac, timingSafeEqual } from 'node:crypto';
import { PAGE_PASSWORD_LENGTH, PAGE_PASSWORD_LIFE_MS } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { QueueFull } from '../../platform/background/workQueue.ts';
import type { Site } from '../../sites/index.ts';
import type { Passwords, SignInDelays } from '../../team/index.ts';
import { findPagePassword } from '../storage/pagePasswords.ts';

export interface PageEntryDeps extends Pick<Deps, 'db' | 'now' | 'keyFor'> {
  readonly passwords: Passwords;
  readonly delays: SignInDelays;
}

/** Who tries: by address, so that nobody locks others out of a page. */
export interface EntryAttempt {
  readonly pageId: string;
  readonly password: string;
  readonly ip: string;
}

/** `entryTooOften` carries `values.seconds`. */
export type PageEntryCode = 'entryWrong' | 'entryTooOften';

const BUSY_SECONDS = 5;
const MAC_BYTES = 18;
const KEY_PURPOSE = 'page-entry';

/**
 * Names the cookie of an admitted visitor, for one page of one site, until the password changes or two weeks are over.
 */
export function entryCookie(pageId: string): string {
  return `page-entry-${pageId.replaceAll('-', '').slice(-16)}`;
}

/**
 * Returns the cookie's value for a visitor who knows the password of a page. A page without a password admits nobody.
 */
export async function enterPage(
  deps: PageEntryDeps,
  site: Pick<Site, 'id'>,
  { pageId, password, ip }: EntryAttempt,
): Promise<Outcome<string, PageEntryCode>> {
  const key = `page|${site.id}|${pageId}|${ip}`;
  const wait = await deps.delays.begin(key);
  if (wait !== null) return refuse('entryTooOften', { values: { seconds: wait } });
  try {
    const held = await deps.db.inSite({ websiteId: site.id }, (trx) => findPagePassword(trx, site.id, pageId));
    const entered = password.length > PAGE_PASSWORD_LENGTH.max * 4 ? '' : password.trim();
    const isRight =
      held === null ? await deps.passwords.refuseSlowly(entered) : await deps.passwords.isCorrect(held.hash, entered);
    if (held === null || !isRight) return refuse('entryWrong');
    await deps.delays.succeeded(key);
    return accept(sealEntry(deps, site.id, { pageId, epoch: held.epoch, until: deps.now() + PAGE_PASSWORD_LIFE_MS }));
  } catch (fault) {
    if (fault instanceof QueueFull) return refuse('entryTooOften', { values: { seconds: BUSY_SECONDS } });
    throw fault;
  }
}

/** Whether what a browser keeps opens this page today. */
export async function isLetIn(
  deps: Pick<PageEntryDeps, 'db' | 'now' | 'keyFor'>,
  site: Pick<Site, 'id'>,
  pageId: string,
  kept: string | undefined,
): Promise<boolean> {
  const parts = /^([0-9a-z]{1,10})\.([\w-]{24})$/.exec(kept ?? '');
  if (parts === null) return false;
  const until = Number.parseInt(parts[1]!, 36);
  if (until <= deps.now()) return false;
  const held = await deps.db.inSite({ websiteId: site.id }, (trx) => findPagePassword(trx, site.id, pageId));
  if (held === null) return false;
  const [given, expected] = [kept!, sealEntry(deps, site.id, { pageId, epoch: held.epoch, until })].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sealEntry(
  { keyFor }: Pick<PageEntryDeps, 'keyFor'>,
  websiteId: string,
  { pageId, epoch, until }: { readonly pageId: string; readonly epoch: number; readonly until: number },
): string {
  const expiry = until.toString(36);
  const mac = createHmac('sha256', keyFor(KEY_PURPOSE)).update(`${websiteId}|${pageId}|${epoch}|${expiry}`).digest();
  return `${expiry}.${mac.subarray(0, MAC_BYTES).toString('base64url')}`;
}
