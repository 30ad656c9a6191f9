import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';
import { type StoredGiftCard, selectGiftCards } from './giftCards.ts';

export interface GiftCardSearch {
  readonly search: string;
  readonly state: 'all' | 'active' | 'spent' | 'disabled';
  /** The last card of the page before: newest first. */
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

export function listGiftCards(
  trx: SiteTransaction,
  websiteId: string,
  { search, state, after, limit }: GiftCardSearch,
): Promise<readonly StoredGiftCard[]> {
  let query = selectGiftCards(trx, websiteId).orderBy('created_at', 'desc').orderBy('id').limit(limit);
  if (state === 'disabled') query = query.where('state', '=', 'disabled');
  if (state === 'active')
    query = query
      .where('state', '!=', 'disabled')
      .where('issued', '>', 0n)
      .where((is) => is.or([is('balance', '>', 0n), is('held', '>', 0n)]));
  if (state === 'spent') query = query.where('balance', '=', 0n).where('held', '=', 0n);
  if (after !== null) {
    query = query.where((is) =>
      is.or([is('created_at', '<', after.at), is.and([is('created_at', '=', after.at), is('id', '>', after.id)])]),
    );
  }
  if (search !== '') {
    const isNamed = isWithin([sql`recipient_email`, sql`recipient_name`, sql`buyer_email`], search);
    query = query.where((is) => is.or([is('last_four', '=', search.toUpperCase()), isNamed]));
  }
  return query.execute();
}

export interface GiftCardMovementRow {
  readonly id: string;
  readonly kind: 'issue' | 'redeem' | 'return' | 'adjust' | 'expire';
  readonly delta: bigint;
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
  readonly orderId: string | null;
  readonly orderNumber: bigint | null;
}

/** Newest first. */
export function listGiftCardMovements(
  trx: SiteTransaction,
  websiteId: string,
  cardId: string,
): Promise<readonly GiftCardMovementRow[]> {
  return trx
    .selectFrom('gift_card_movement as m')
    .leftJoin('sales_order as o', (join) =>
      join.onRef('o.website_id', '=', 'm.website_id').onRef('o.id', '=', 'm.order_id'),
    )
    .select(['m.id', 'm.kind', 'm.delta', 'm.actor', 'm.reason', 'm.created_at as at'])
    .select(['o.id as orderId', 'o.order_number as orderNumber'])
    .where('m.website_id', '=', websiteId)
    .where('m.gift_card_id', '=', cardId)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(500)
    .execute();
}
