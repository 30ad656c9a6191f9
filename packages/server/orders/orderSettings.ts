import {
  type OrderSettings,
  type OrderSettingsCode,
  type SeriesCounter,
  validateOrderSettings,
} from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { DocumentKind } from '../platform/database/schema/store/afterSale.ts';
import { loadSiteById } from '../sites/index.ts';
import { orderSettingsOf, orderSettingsRevision } from './documents/storePolicy.ts';
import { listSeriesCounters, lockSite, saveOrderSettings } from './storage/orderSettings.ts';

export interface OrderSettingsView {
  readonly settings: OrderSettings;
  readonly revision: number;
  readonly lastNumbers: Readonly<Record<DocumentKind, SeriesCounter>>;
}

export function loadOrderSettings({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<OrderSettingsView | null> {
  return db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    if (site === null) return null;
    const lastNumbers = await listSeriesCounters(trx, websiteId);
    return { settings: orderSettingsOf(site), revision: orderSettingsRevision(site), lastNumbers };
  });
}

export interface OrderSettingsChange {
  readonly actor: Actor;
  readonly settings: OrderSettings;
  /** Of what the change is based on. */
  readonly revision: number;
}

/** The new revision, or everything that is wrong. Settings and the line in the audit log are one transaction (AUT-4). */
export function changeOrderSettings(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { actor, settings, revision }: OrderSettingsChange,
): Promise<{ readonly revision: number } | { readonly problems: readonly Problem<OrderSettingsCode>[] }> {
  return db.inSite({ websiteId }, async (trx) => {
    await lockSite(trx, websiteId);
    const site = await loadSiteById(trx, websiteId);
    if (site === null || orderSettingsRevision(site) !== revision) return { problems: [{ code: 'settingsChanged' }] };
    const tidy = tidied(settings);
    const problems = validateOrderSettings(tidy, site.currency);
    if (problems.length > 0) return { problems };
    const before = orderSettingsOf(site);
    await saveOrderSettings(trx, websiteId, tidy, revision + 1);
    const names = Object.keys(tidy) as (keyof OrderSettings)[];
    const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(tidy[name]));
    const details = Object.fromEntries(differing.map((name) => [name, { from: before[name], to: tidy[name] }]));
    await recordAudit(trx, { websiteId, actor, action: 'settings.orders', subjectTitle: site.title, details });
    return { revision: revision + 1 };
  });
}

function tidied(settings: OrderSettings): OrderSettings {
  const line = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const lines = (texts: readonly string[]) => texts.map(line).filter((text) => text !== '');
  const { seller, refundLimit } = settings;
  return {
    ...settings,
    refundLimit: refundLimit.trim(),
    seller: {
      name: line(seller.name),
      addressLines: lines(seller.addressLines),
      email: line(seller.email),
      vatId: line(seller.vatId),
      taxNumber: line(seller.taxNumber),
      footer: lines(seller.footer),
    },
  };
}
