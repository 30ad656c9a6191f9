import type { SiteTransaction } from '../../platform/database/database.ts';

/** Returns false when this event was received before (SC-15). */
export async function noteEvent(
  trx: SiteTransaction,
  websiteId: string,
  event: {
    readonly provider: string;
    readonly eventId: string;
    readonly kind: string;
    readonly intentId: string | null;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('payment_event')
    .values({
      website_id: websiteId,
      id: trx.newId(),
      provider: event.provider,
      event_id: event.eventId,
      kind: event.kind,
      intent_id: event.intentId,
      received_at: trx.now(),
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'provider', 'event_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export interface StoredMethod {
  readonly id: string;
  readonly provider: string;
  readonly accountId: string | null;
  readonly intentId: string;
  readonly customerId: string;
  readonly methodId: string;
  readonly label: string;
}

/** What a buyer let the provider keep; one per payment. */
export async function insertSavedMethod(
  trx: SiteTransaction,
  websiteId: string,
  method: Omit<StoredMethod, 'id'>,
): Promise<void> {
  await trx
    .insertInto('saved_payment_method')
    .values({
      website_id: websiteId,
      id: trx.newId(),
      provider: method.provider,
      account_id: method.accountId,
      intent_id: method.intentId,
      customer_id: method.customerId,
      method_id: method.methodId,
      label: method.label,
      created_at: trx.now(),
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'intent_id']).doNothing())
    .execute();
}
