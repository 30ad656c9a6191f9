import { PRODUCT_TYPES, type WithdrawalExemption } from '@quoin/domain/catalog';
import { addDays, addWorkingDays, type IsoDay, laterDay } from '@quoin/domain/formats';
import type { LineQuantities } from '../fulfilment/lineQuantities.ts';

/** The European Union and the three states of the European Economic Area outside it. */
const COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(' '),
);

export function isInEea(countryCode: string): boolean {
  return COUNTRIES.has(countryCode);
}

/** Days to withdraw in, from the day after delivery (Directive 2011/83/EU art. 9, button: 2023/2673). */
export const WITHDRAWAL_DAYS = 14;
/** Days a parcel is thought to be under way while nobody knows when it came. */
export const ASSUMED_DELIVERY_DAYS = 7;

export interface WithdrawalLine extends LineQuantities {
  readonly exemption: WithdrawalExemption | null;
  /** For downloads: the buyer agreed to lose the right and has downloaded. */
  readonly isDownloadBegun: boolean;
  readonly withdrawn: number;
}

export interface WithdrawalFacts {
  /** Where the buyer lives; the shipping address's country, else the billing one's. */
  readonly countryCode: string | null;
  readonly isBusiness: boolean;
  readonly orderedOn: IsoDay;
  /** Day of the last parcel; null while something is still to be sent. */
  readonly lastSentOn: IsoDay | null;
  /** Day the last parcel came; null when unknown. */
  readonly deliveredOn: IsoDay | null;
  readonly lines: readonly WithdrawalLine[];
  /** The store's. */
  readonly today: IsoDay;
  /** What the store gives its buyers, at least what the law does. */
  readonly days?: number;
}

/** Why an order line can't be withdrawn from: marked by the owner, or its download has started. */
export type WithdrawalReason = WithdrawalExemption | 'downloadBegun';

export interface WithdrawalOffer {
  /** Quantities that may be withdrawn. */
  readonly lines: readonly {
    readonly lineId: string;
    readonly title: string;
    readonly quantity: number;
    /** What the goods must still be like: a seal that is whole. */
    readonly condition: WithdrawalExemption | null;
  }[];
  /** Last day; null while the goods have not been sent. */
  readonly until: IsoDay | null;
}

/**
 * The button's offer, or null where it is not shown: only consumers in the EU and EEA, only goods that are not exempt, and
 * only all through the period. Goods count from the last delivery, all else from the order.
 */
export function withdrawalOffer(facts: WithdrawalFacts): WithdrawalOffer | null {
  if (!isProtected(facts)) return null;
  const lines = facts.lines
    .filter((line) => reasonOf(line) === null)
    .map((line) => ({
      lineId: line.lineId,
      title: line.title,
      quantity: line.ordered - line.canceled - line.withdrawn,
      condition: isSealed(line.exemption) ? line.exemption : null,
      type: line.productType,
    }))
    .filter(({ quantity }) => quantity > 0);
  const open = lines.filter(({ type }) => isOpen(withdrawalEnd(facts, type === PRODUCT_TYPES.physical), facts.today));
  if (open.length === 0) return null;
  const hasGoods = open.some(({ type }) => type === PRODUCT_TYPES.physical);
  return { lines: open.map(({ type: _, ...line }) => line), until: withdrawalEnd(facts, hasGoods) };
}

/** Consumers of these countries have the right; nobody else does. */
function isProtected({ isBusiness, countryCode }: WithdrawalFacts): boolean {
  return !isBusiness && countryCode !== null && isInEea(countryCode);
}

/** What of an order the right leaves out, each with its reason: said to buyers who look for it. */
export function exemptLines(
  facts: WithdrawalFacts,
): readonly { readonly title: string; readonly reason: WithdrawalReason }[] {
  if (!isProtected(facts)) return [];
  return facts.lines.flatMap((line) => {
    const reason = reasonOf(line);
    return reason === null || line.ordered - line.canceled <= 0 ? [] : [{ title: line.title, reason }];
  });
}

/** Goods under a seal may go back as long as it is whole: that is said, not decided here. */
function isSealed(exemption: WithdrawalExemption | null): boolean {
  return exemption === 'sealedHygiene' || exemption === 'sealedMedia';
}

/** Returns the reason. Services are excluded only once fully performed, downloads once they have started. */
function reasonOf(line: WithdrawalLine): WithdrawalReason | null {
  if (line.productType === PRODUCT_TYPES.digital && line.isDownloadBegun) return 'downloadBegun';
  if (line.exemption === null || isSealed(line.exemption)) return null;
  const isPerformed = line.sent > 0 && line.sent >= line.ordered - line.canceled;
  return line.exemption === 'serviceDone' && !isPerformed ? null : line.exemption;
}

function isOpen(until: IsoDay | null, today: IsoDay): boolean {
  return until === null || today <= until;
}

/**
 * Returns the last day of the period. A period that would end on a weekend ends on Monday (Regulation 1182/71). Null:
 * not started.
 */
function withdrawalEnd(facts: WithdrawalFacts, isGoods: boolean): IsoDay | null {
  const { orderedOn, deliveredOn, lastSentOn } = facts;
  const days = Math.max(WITHDRAWAL_DAYS, facts.days ?? WITHDRAWAL_DAYS);
  if (!isGoods) return addWorkingDays(addDays(orderedOn, days), 0);
  const came = deliveredOn ?? (lastSentOn === null ? null : addDays(lastSentOn, ASSUMED_DELIVERY_DAYS));
  return came === null ? null : addWorkingDays(addDays(laterDay(orderedOn, came), days), 0);
}
