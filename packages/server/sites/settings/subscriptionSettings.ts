import type { DunningPolicy, SubscriptionSettings } from '@quoin/domain/orders';
import { DEFAULT_DUNNING, ORDER_SETTINGS_LIMITS } from '@quoin/domain/orders';
import type { Site } from '../storage/sites.ts';

/** What the owner decided about subscriptions: `storeSettings.subscriptions`. */
function settingsOf(site: Pick<Site, 'settings'>): Readonly<Record<string, unknown>> {
  const store = site.settings.storeSettings;
  const own = typeof store === 'object' && store !== null && 'subscriptions' in store ? store.subscriptions : null;
  return typeof own === 'object' && own !== null ? { ...own } : {};
}

/** What happens when a payment keeps failing; parts that are missing or unsound as usual. */
export function dunningOf(site: Pick<Site, 'settings'>): DunningPolicy {
  const { atLast, retryDays, graceDays } = settingsOf(site);
  const { retries, retryDay, graceDays: most } = ORDER_SETTINGS_LIMITS;
  const isDay = (day: unknown, min: number, max: number): day is number =>
    typeof day === 'number' && Number.isSafeInteger(day) && day >= min && day <= max;
  const isSound =
    Array.isArray(retryDays) && retryDays.length <= retries && retryDays.every((day) => isDay(day, 1, retryDay));
  return {
    retryDays: isSound ? [...retryDays].sort((one, other) => one - other) : DEFAULT_DUNNING.retryDays,
    graceDays: isDay(graceDays, 0, most) ? graceDays : DEFAULT_DUNNING.graceDays,
    atLast: atLast === 'pause' || atLast === 'cancel' ? atLast : DEFAULT_DUNNING.atLast,
  };
}

/** What customers may do by themselves; skip and pause unless the owner said no. */
export function customerSettings(site: Pick<Site, 'settings'>): SubscriptionSettings {
  const { customersMaySkip, customersMayPause } = settingsOf(site);
  return { customersMaySkip: customersMaySkip !== false, customersMayPause: customersMayPause !== false };
}
