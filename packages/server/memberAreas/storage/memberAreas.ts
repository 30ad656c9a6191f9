import { type AreaJoining, LEAVABLE_STATUSES, type MemberAreaDraft, type MembershipStatus } from '@quoin/domain/access';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface MemberArea extends MemberAreaDraft {
  readonly id: string;
  readonly joining: AreaJoining;
  /** Raised by each change. */
  readonly revision: number;
}

/** Reports whether one of these products gives its buyers access to an area. */
export async function isOpenedByAnyOf(
  trx: SiteTransaction,
  websiteId: string,
  productIds: readonly string[],
): Promise<boolean> {
  const area = await trx
    .selectFrom('member_area')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('joining', '=', 'paid')
    .where(sql<boolean>`product_ids && ${[...productIds]}::uuid[]`)
    .executeTakeFirst();
  return area !== undefined;
}

const COLUMNS = ['id', 'name', 'description', 'joining', 'product_ids as productIds', 'revision'] as const;

/** In the order in which they were made. */
export async function listMemberAreas(trx: SiteTransaction, websiteId: string): Promise<readonly MemberArea[]> {
  return trx
    .selectFrom('member_area')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Held until the end of the transaction: who changes an area and who joins it come one after the other. */
export async function lockMemberArea(trx: SiteTransaction, websiteId: string, id: string): Promise<MemberArea | null> {
  const row = await trx
    .selectFrom('member_area')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertMemberArea(
  trx: SiteTransaction,
  websiteId: string,
  { name, description, joining, productIds }: MemberAreaDraft,
): Promise<string> {
  const id = trx.newId();
  const row = { website_id: websiteId, id, name, description, joining, product_ids: [...productIds] };
  await trx
    .insertInto('member_area')
    .values({ ...row, created_at: trx.now() })
    .execute();
  return id;
}

export async function saveMemberArea(
  trx: SiteTransaction,
  websiteId: string,
  { id, name, description, joining, productIds }: Omit<MemberArea, 'revision'>,
): Promise<void> {
  await trx
    .updateTable('member_area')
    .set((eb) => ({
      ...{ name, description, joining, product_ids: [...productIds] },
      revision: eb('revision', '+', 1),
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/** With everything that was said of people in it; what they bought stays theirs. */
export async function deleteMemberArea(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await trx.deleteFrom('member_area').where('website_id', '=', websiteId).where('id', '=', id).execute();
}

interface InArea {
  readonly areaId: string;
  readonly email: string;
}

/** Instead of what was said before of this person in this area. */
export async function saveMembershipStatus(
  trx: SiteTransaction,
  websiteId: string,
  { areaId, email, kind }: InArea & { readonly kind: MembershipStatus },
): Promise<void> {
  const at = trx.now();
  await trx
    .insertInto('member_area_standing')
    .values({ website_id: websiteId, area_id: areaId, email: email.toLowerCase(), kind, at })
    .onConflict((conflict) => conflict.columns(['website_id', 'area_id', 'email']).doUpdateSet({ kind, at }))
    .execute();
}

/** Stores a person's request where no status is known yet. Returns false where one is. */
export async function insertRequest(
  trx: SiteTransaction,
  websiteId: string,
  { areaId, email }: InArea,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('member_area_standing')
    .values({ website_id: websiteId, area_id: areaId, email: email.toLowerCase(), kind: 'requested', at: trx.now() })
    .onConflict((conflict) => conflict.columns(['website_id', 'area_id', 'email']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Answers a pending request. Returns false when it was already answered. */
export async function answerRequest(
  trx: SiteTransaction,
  websiteId: string,
  { areaId, email, kind }: InArea & { readonly kind: MembershipStatus },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member_area_standing')
    .set({ kind, at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('area_id', '=', areaId)
    .where('email', '=', email.toLowerCase())
    .where('kind', '=', 'requested')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Deletes the status that a person set themselves and returns it. What the owner set stays. */
export async function deleteOwnMembershipStatus(
  trx: SiteTransaction,
  websiteId: string,
  { areaId, email }: InArea,
): Promise<MembershipStatus | null> {
  const row = await trx
    .deleteFrom('member_area_standing')
    .where('website_id', '=', websiteId)
    .where('area_id', '=', areaId)
    .where('email', '=', email.toLowerCase())
    .where('kind', 'in', [...LEAVABLE_STATUSES])
    .returning('kind')
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** A member has another address now: what was said under the old one goes along, and wins; a request, and the no to it, do not. */
export async function moveMembershipStatuses(
  trx: SiteTransaction,
  websiteId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const [old, next] = [from.toLowerCase(), to.toLowerCase()];
  if (old === next) return;
  const rows = await trx
    .deleteFrom('member_area_standing')
    .where('website_id', '=', websiteId)
    .where('email', '=', old)
    .returning(['area_id', 'kind', 'at'])
    .execute();
  for (const row of rows) {
    await trx
      .insertInto('member_area_standing')
      .values({ ...row, website_id: websiteId, email: next })
      .onConflict((conflict) => {
        const same = conflict.columns(['website_id', 'area_id', 'email']);
        const isOpen = row.kind === 'requested' || row.kind === 'declined';
        return isOpen ? same.doNothing() : same.doUpdateSet({ kind: row.kind, at: row.at });
      })
      .execute();
  }
}
