import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** A member of a site's staff, as read by the request that changes something. */
export interface ActingMember {
  readonly websiteId: string;
  readonly accountId: string;
  /** Raised with every change of the membership. */
  readonly epoch: number;
}

/** Thrown in a transaction of a user who was removed from the site, or given other roles, since the request came in. */
export class MemberChanged extends Error {
  constructor() {
    super('The membership has changed since this request came in.');
  }
}

const acting = new AsyncLocalStorage<ActingMember | null>();

/**
 * Runs `work`. Everything it writes to the site is written while the membership is unchanged, or not at all (RC-13).
 */
export function actAs<T>(member: ActingMember, work: () => Promise<T>): Promise<T> {
  return acting.run(member, work);
}

/** What follows from a request and is no part of it: jobs, caches. */
export function actAsNobody<T>(work: () => T): T {
  return acting.run(null, work);
}

/**
 * Holds the membership of the acting member until the transaction ends: a removal waits for the writes that it would miss,
 * and later ones find it gone.
 * @throws MemberChanged
 */
export async function holdMembership(trx: Transaction<Schema>, websiteId: string): Promise<void> {
  const member = acting.getStore() ?? null;
  if (member === null || member.websiteId !== websiteId) return;
  const row = await trx
    .selectFrom('membership')
    .select('epoch')
    .where('website_id', '=', websiteId)
    .where('account_id', '=', member.accountId)
    .forShare()
    .executeTakeFirst();
  if (row?.epoch !== member.epoch) throw new MemberChanged();
}
