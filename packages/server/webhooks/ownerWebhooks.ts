import type { Deps } from '../deps.ts';
import { listOwnerWebhooks, type OwnerWebhook } from './storage/ownerWebhooks.ts';

export type { OwnerWebhook } from './storage/ownerWebhooks.ts';

/** The owner's own webhooks and those of extensions, newest first, each with how its last notification went. */
export function loadOwnerWebhooks({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<readonly OwnerWebhook[]> {
  return db.inSite({ websiteId }, (trx) => listOwnerWebhooks(trx, websiteId));
}
