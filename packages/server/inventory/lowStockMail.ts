import { isEmailAddress } from '@quoin/domain/access';
import { optionText } from '@quoin/domain/catalog';
import { lowStockMail } from '@quoin/rendering/mail';
import type { Deps } from '../deps.ts';
import { contactOf, type MailWriterDeps, writeMail } from '../mail/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Job, JobHandler } from '../platform/jobs/job.ts';
import { isLowStockMailed, loadSiteById, lowStockThreshold, type Site } from '../sites/index.ts';
import { listContributors } from '../team/index.ts';
import { type FallenVariant, forgetRestocked, type LowStockLook, takeFallen } from './storage/lowStock.ts';

export const LOW_STOCK_JOB = 'stock.low';
/** Above that the job looks at everything instead of naming each. */
const MOST_NAMED = 500;
const LINES_SHOWN = 50;

/**
 * Enqueues a check for low stock, in the transaction that moved the stock. With many variants, the job checks all of
 * them.
 */
export async function enqueueLowStockCheck(
  trx: SiteTransaction,
  websiteId: string,
  variantIds: readonly string[] | null,
): Promise<void> {
  if (variantIds?.length === 0) return;
  const named = variantIds !== null && variantIds.length <= MOST_NAMED ? { variantIds: [...new Set(variantIds)] } : {};
  await enqueue(trx, { websiteId, kind: LOW_STOCK_JOB, payload: named });
}

export type LowStockDeps = Pick<Deps, 'db'> & MailWriterDeps;

export function lowStockJobs(deps: LowStockDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([[LOW_STOCK_JOB, (job) => look(deps, job)]]);
}

/** The note and the mail are one transaction: a variant is reported once until it is restocked, however often this runs. */
async function look(deps: LowStockDeps, { id, websiteId, payload }: Job): Promise<void> {
  const site = await deps.db.acrossSites((trx) => loadSiteById(trx, websiteId));
  if (site === null) return;
  const variantIds = Array.isArray(payload.variantIds) ? payload.variantIds.map(String) : null;
  const wanted: LowStockLook = { variantIds, threshold: lowStockThreshold(site) };
  await deps.db.inSite({ websiteId }, async (trx) => {
    await forgetRestocked(trx, websiteId, wanted);
    if (!isLowStockMailed(site)) return;
    const to = await ownerOf(trx, site);
    if (to === null) return;
    const fallen = await takeFallen(trx, websiteId, wanted);
    if (fallen.length > 0) await tell(deps, trx, site, { fallen, to, dedupeKey: `lowStock:${id}` });
  });
}

/** Where the store's mail is read, else the account of its owner. */
async function ownerOf(trx: SiteTransaction, site: Site): Promise<string | null> {
  const contact = contactOf(site);
  if (contact !== '') return contact;
  const owner = (await listContributors(trx, site.id)).find(({ isOwner }) => isOwner);
  return owner !== undefined && isEmailAddress(owner.email) ? owner.email : null;
}

interface Notification {
  readonly fallen: readonly FallenVariant[];
  readonly to: string;
  readonly dedupeKey: string;
}

async function tell(
  deps: LowStockDeps,
  trx: SiteTransaction,
  site: Site,
  { fallen, to, dedupeKey }: Notification,
): Promise<void> {
  const shown = fallen.slice(0, LINES_SHOWN);
  await writeMail(deps, trx, site, {
    kind: lowStockMail,
    to: { name: '', email: to },
    dedupeKey,
    input: {
      count: fallen.length,
      url: `${deps.config.appOrigin}/${site.identifier}/config/inventory?stock=low`,
      variants: shown.map(({ title, attributes, optionNames, sku, available }) => ({
        ...{ title, sku, available },
        variant: optionText(attributes, optionNames),
      })),
    },
  });
}
