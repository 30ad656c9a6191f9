import type { WireDiscount } from '@quoin/contract/endpoints/store';
import { DEFAULT_INSIGHT } from '@quoin/domain/analytics';
import { money } from '@quoin/domain/money';
import { saveInsightSettings } from '../analytics/index.ts';
import type { CheckoutDeps } from '../checkout/index.ts';
import { saveReminderPolicy, sweepCarts } from '../customers/index.ts';
import type { Deps } from '../deps.ts';
import type { OrderStaff } from '../orders/index.ts';
import { findOrderByToken, hashOrderToken, refundOrder } from '../orders/index.ts';
import { keepDiscount } from '../pricing/index.ts';
import type { Site } from '../sites/index.ts';
import { findAccountByEmail } from '../team/index.ts';
import { OWNER_EMAIL, OWNER_NAME } from './ensureDemo.ts';
import type { TrafficCounts } from './trafficCounts.ts';

export const PLAYED_COUPON = 'AUTUMN10';
/** Minor units: what goes back of a sale that is not given back as a whole. */
const PART = 500;
const HOUR = 3_600_000;
const LOOKS_EVERY = 6 * HOUR;
const REMINDS_AFTER = 10 * HOUR;
const REFUNDS_AFTER = 20 * HOUR;

/** A sale the shop gives something back of. */
export interface PlannedRefund {
  readonly at: number;
  readonly orderToken: string;
  readonly refund: 'everything' | 'part';
  /** Minor units. */
  readonly paid: number;
  readonly channel: string;
  readonly source: string;
}

/** The owner while visitors come: a discount, reminders, refunds, each by the operation behind its button. */
export interface PlayedOwner {
  /** Before the first visit. */
  open(): Promise<void>;
  refundLater(sale: PlannedRefund): void;
  /** Everything that is due by then, in its order. */
  workUntil(moment: number): Promise<void>;
}

export interface PlayedOwnerParts {
  readonly deps: Deps;
  readonly checkout: CheckoutDeps;
  readonly site: Site;
  readonly counts: TrafficCounts;
  readonly setClock: (moment: number) => void;
  readonly since: number;
}

export function playedOwner({ deps, checkout, site, counts, setClock, since }: PlayedOwnerParts): PlayedOwner {
  let lastRun = since;
  let waiting: readonly PlannedRefund[] = [];
  return {
    async open() {
      setClock(since);
      const actor = { accountId: await ownerId(deps), name: OWNER_NAME };
      await keepDiscount(deps, site, actor, COUPON);
      await saveReminderPolicy(deps, site, REMINDS_AFTER / 60_000, actor);
      const recording = { ...DEFAULT_INSIGHT.recording, isOn: true, sampleRate: 1 };
      await saveInsightSettings(deps, site.id, { entry: { ...DEFAULT_INSIGHT, recording }, actor });
    },
    refundLater(sale) {
      waiting = [...waiting, sale];
    },
    async workUntil(moment) {
      for (; lastRun + LOOKS_EVERY <= moment; lastRun += LOOKS_EVERY) {
        const now = lastRun + LOOKS_EVERY;
        setClock(now);
        await sweepCarts(deps, site.id);
        countReminders(counts, now);
        const due = waiting.filter(({ at }) => at + REFUNDS_AFTER <= now);
        waiting = waiting.filter((sale) => !due.includes(sale));
        for (const sale of due) await refund({ deps, checkout, site, counts }, sale);
      }
    },
  };
}

async function ownerId({ db }: Deps): Promise<string | null> {
  return (await db.acrossSites((trx) => findAccountByEmail(trx, OWNER_EMAIL)))?.id ?? null;
}

async function refund(
  { deps, checkout, site, counts }: Pick<PlayedOwnerParts, 'deps' | 'checkout' | 'site' | 'counts'>,
  sale: PlannedRefund,
): Promise<void> {
  const hash = hashOrderToken(sale.orderToken);
  const order = hash && (await deps.db.inSite({ websiteId: site.id }, (trx) => findOrderByToken(trx, site.id, hash)));
  if (!order) throw new Error('A played order is not there.');
  const staff: OrderStaff = { accountId: await ownerId(deps), name: OWNER_NAME, roles: [], isOwner: true };
  const isWhole = sale.refund === 'everything';
  const wish = isWhole
    ? ({ kind: 'everything' } as const)
    : ({ kind: 'amount', amount: money(BigInt(PART), site.currency) } as const);
  const act = { site, staff, orderId: order.id, requestId: deps.newId() };
  const done = await refundOrder(checkout, act, { wish, isRestocked: isWhole, reason: 'Arrived with a dent' });
  if (!done.ok) throw new Error(`A played refund was refused: ${done.problem.code}`);
  counts.refunds.push({ ...sale, amount: isWhole ? sale.paid : PART });
}

/** Counted from what was played, by the rule as people read it: once, after ten hours, who has bought here before. */
function countReminders({ carts, lastOrders }: TrafficCounts, now: number): void {
  for (const cart of carts) {
    const orderedAt = lastOrders.get(cart.email);
    const isKnown = orderedAt !== undefined && orderedAt < cart.changedAt;
    if (!cart.isBought && isKnown && now - cart.changedAt >= REMINDS_AFTER) cart.isReminded = true;
  }
}

const COUPON: WireDiscount = {
  ...{ id: '', name: 'Autumn letter', code: PLAYED_COUPON, kind: 'percent', value: '10', scope: 'order', scopeIds: [] },
  ...{ items: 'all', minimumSubtotal: '', startsOn: '', endsOn: '', totalLimit: null, perCustomerLimit: null },
  ...{ combinesWith: [], isEnabled: true, timesUsed: 0, revision: 0 },
};
