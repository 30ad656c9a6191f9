import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { OrderPaymentState } from '../states/orderStates.ts';

/** How long and how often what was bought can be downloaded; settings of the store. */
export interface DownloadPolicy {
  readonly maxDownloads: number;
  readonly days: number;
}

export const DEFAULT_DOWNLOADS: DownloadPolicy = { maxDownloads: 5, days: 30 };
/** A link in a page or mail is good for this long; the right to download lasts longer and makes new links. */
export const DOWNLOAD_LINK_SECONDS = 3600;
const DAY = 86_400_000;

/** The right to one file of one order line. Times in milliseconds. */
export interface DownloadGrant {
  readonly downloads: number;
  readonly expiresAt: number;
  readonly isRevoked: boolean;
}

export type DownloadCode = 'downloadNotPaid' | 'downloadRevoked' | 'downloadExpired' | 'downloadLimitReached';

export function newDownloadGrant(now: number, policy: DownloadPolicy = DEFAULT_DOWNLOADS): DownloadGrant {
  return { downloads: 0, expiresAt: now + policy.days * DAY, isRevoked: false };
}

/** Whether a download may begin. It counts when it begins; a resumed one (range request) counts once. */
export function decideDownload(
  grant: DownloadGrant,
  payment: OrderPaymentState,
  now: number,
  policy: DownloadPolicy = DEFAULT_DOWNLOADS,
): Outcome<DownloadGrant, DownloadCode> {
  if (payment === 'awaiting_payment' || payment === 'pending') return refuse('downloadNotPaid');
  if (grant.isRevoked || payment === 'refunded' || payment === 'voided') return refuse('downloadRevoked');
  if (grant.expiresAt <= now) return refuse('downloadExpired');
  if (grant.downloads >= policy.maxDownloads)
    return refuse('downloadLimitReached', { values: { max: policy.maxDownloads } });
  return accept({ ...grant, downloads: grant.downloads + 1 });
}

/** The owner sends the files again: a new count and a new period; what was revoked stays revoked. */
export function renewDownloadGrant(
  grant: DownloadGrant,
  now: number,
  policy: DownloadPolicy = DEFAULT_DOWNLOADS,
): Outcome<DownloadGrant, DownloadCode> {
  return grant.isRevoked ? refuse('downloadRevoked') : accept(newDownloadGrant(now, policy));
}

export interface DownloadLink {
  readonly websiteId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly fileId: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** What is signed: the server's key over this text, with the site in it, opens one file of one order for an hour. */
export function downloadMessage({ websiteId, orderId, lineId, fileId, expires }: DownloadLink): string {
  return ['download.v1', websiteId, orderId, lineId, fileId, String(expires)].join('|');
}

export function isDownloadLinkLive(link: Pick<DownloadLink, 'expires'>, now: number): boolean {
  return Number.isSafeInteger(link.expires) && link.expires * 1000 > now;
}
