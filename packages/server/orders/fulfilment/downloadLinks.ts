import { createHmac, timingSafeEqual } from 'node:crypto';
import { DEFAULT_DOWNLOADS, DOWNLOAD_LINK_SECONDS, type DownloadLink, downloadMessage } from '@quoin/domain/orders';
import { type GrantedFile, grantFiles, listGrantedFiles } from '../../catalog/index.ts';
import type { Deps } from '../../deps.ts';

/** One file that a buyer may download, with a link that is good for an hour. */
export interface Download {
  readonly lineId: string;
  readonly fileId: string;
  /** Of the product. */
  readonly title: string;
  readonly filename: string;
  readonly byteSize: number;
  /** Site-relative. */
  readonly url: string;
  readonly downloadsLeft: number;
  readonly expiresAt: Date;
  readonly isOpen: boolean;
}

type LinkDeps = Pick<Deps, 'db' | 'now' | 'keyFor'>;

/**
 * What the buyer of an order may download now, in the order of its lines; for the pages of an order, which know who asks.
 * The right begins with the order; this call only writes it down.
 */
export async function listDownloads(
  deps: LinkDeps,
  websiteId: string,
  orderId: string,
  policy = DEFAULT_DOWNLOADS,
): Promise<readonly Download[]> {
  const granted = await deps.db.inSite({ websiteId }, async (trx) => {
    await grantFiles(trx, websiteId, orderId, policy.days);
    return listGrantedFiles(trx, websiteId, orderId);
  });
  return granted.map((each) => toDownload(deps, websiteId, each, policy.maxDownloads));
}

function toDownload(deps: LinkDeps, websiteId: string, granted: GrantedFile, maxDownloads: number): Download {
  const { orderId, lineId, file, title, expiresAt } = granted;
  const expires = Math.floor(deps.now() / 1000) + DOWNLOAD_LINK_SECONDS;
  const downloadsLeft = Math.max(0, maxDownloads - granted.downloads);
  const isPaid = granted.paymentState === 'paid' || granted.paymentState === 'partially_refunded';
  return {
    lineId,
    fileId: file.id,
    title,
    filename: file.filename,
    byteSize: file.byteSize,
    url: downloadPath(deps, { websiteId, orderId, lineId, fileId: file.id, expires }, file.filename),
    downloadsLeft,
    expiresAt,
    isOpen: isPaid && !granted.isRevoked && downloadsLeft > 0 && expiresAt.getTime() > deps.now(),
  };
}

/** `/download/<order>.<line>.<file>.<expires>.<signature>/<name>`; the name is for people. */
export function downloadPath(deps: Pick<Deps, 'keyFor'>, link: DownloadLink, filename: string): string {
  const { orderId, lineId, fileId, expires } = link;
  const token = [orderId, lineId, fileId, expires, signatureOf(deps, link).toString('base64url')].join('.');
  return `/download/${token}/${encodeURIComponent(filename)}`;
}

function signatureOf(deps: Pick<Deps, 'keyFor'>, link: DownloadLink): Buffer {
  return createHmac('sha256', deps.keyFor('download-link')).update(downloadMessage(link)).digest();
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const TOKEN = new RegExp(`^(${UUID})\\.(${UUID})\\.(${UUID})\\.(\\d{10,11})\\.([A-Za-z0-9_-]{43})$`);

/** What a link says, when we signed it for this site; else null. */
export function readDownloadToken(deps: Pick<Deps, 'keyFor'>, websiteId: string, token: string): DownloadLink | null {
  const [, orderId = '', lineId = '', fileId = '', expires = '', signature = ''] = TOKEN.exec(token) ?? [];
  const link = { websiteId, orderId, lineId, fileId, expires: Number(expires) };
  const given = Buffer.from(signature, 'base64url');
  const own = signatureOf(deps, link);
  return given.length === own.length && timingSafeEqual(given, own) ? link : null;
}
