import {
  DEFAULT_DOWNLOADS,
  type DownloadCode,
  decideDownload,
  isDownloadLinkLive,
  type OrderPaymentState,
} from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { lockGrantedFile, saveGrant } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import { readDownloadToken } from '../orders/index.ts';
import type { StoredFile } from '../platform/gateways/files/fileStore.ts';

export interface BegunDownload {
  readonly filename: string;
  readonly stored: StoredFile;
}

export type DownloadRefusal = DownloadCode | 'downloadUnknown';

type DownloadDeps = Pick<Deps, 'db' | 'files' | 'keyFor' | 'now'>;

/** Opens what a signed link names, and counts it. `isCounted`: false only looks whether it would open. */
export async function beginDownload(
  deps: DownloadDeps,
  websiteId: string,
  token: string,
  isCounted: boolean,
): Promise<Outcome<BegunDownload, DownloadRefusal>> {
  const link = readDownloadToken(deps, websiteId, token);
  if (link === null) return refuse('downloadUnknown');
  if (!isDownloadLinkLive(link, deps.now())) return refuse('downloadExpired');
  const opened = await deps.db.inSite({ websiteId }, async (trx) => {
    const granted = await lockGrantedFile(trx, websiteId, link);
    if (granted === null) return refuse('downloadUnknown');
    const { downloads, isRevoked, file, lineId } = granted;
    const held = { downloads, isRevoked, expiresAt: granted.expiresAt.getTime() };
    const decided = decideDownload(held, granted.paymentState as OrderPaymentState, deps.now(), DEFAULT_DOWNLOADS);
    if (!decided.ok) return decided;
    if (isCounted)
      await saveGrant(trx, websiteId, { ...granted, lineId, fileId: file.id, downloads: decided.value.downloads });
    return accept(file);
  });
  if (!opened.ok) return opened;
  const stored = await deps.files.find(websiteId, opened.value.sha256);
  return stored === null ? refuse('downloadUnknown') : accept({ filename: opened.value.filename, stored });
}
