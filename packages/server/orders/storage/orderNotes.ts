import type { SiteTransaction } from '../../platform/database/database.ts';

export interface StoredOrderNote {
  readonly id: string;
  readonly text: string;
  readonly actor: string;
  readonly createdAt: Date;
}

export async function insertOrderNote(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
  note: { readonly id: string; readonly text: string; readonly accountId: string | null; readonly actor: string },
): Promise<void> {
  await trx
    .insertInto('order_note')
    .values({
      website_id: websiteId,
      id: note.id,
      order_id: orderId,
      text: note.text,
      account_id: note.accountId,
      actor: note.actor,
      created_at: trx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteOrderNote(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('order_note')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function listOrderNotes(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<StoredOrderNote[]> {
  return trx
    .selectFrom('order_note')
    .select(['id', 'text', 'actor', 'created_at as createdAt'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
}
