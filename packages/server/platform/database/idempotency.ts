import type { SiteTransaction } from './database.ts';

/** Who asked what, under which key (ORD-4). */
export interface OnceKey {
  /** Whose keys these are: two visitors may have the same. */
  readonly principal: string;
  readonly route: string;
  readonly key: string;
}

export interface OnceRecord {
  readonly requestHash: string;
  /** Null while the first request is at work. */
  readonly answer: unknown;
  readonly createdAt: Date;
}

export async function findOnce(trx: SiteTransaction, websiteId: string, once: OnceKey): Promise<OnceRecord | null> {
  const row = await trx
    .selectFrom('idempotency')
    .select(['request_hash', 'answer', 'created_at'])
    .where('website_id', '=', websiteId)
    .where('principal', '=', once.principal)
    .where('route', '=', once.route)
    .where('key', '=', once.key)
    .executeTakeFirst();
  return row ? { requestHash: row.request_hash, answer: row.answer, createdAt: row.created_at } : null;
}

export async function forgetOnce(trx: SiteTransaction, websiteId: string, once: OnceKey): Promise<void> {
  await trx
    .deleteFrom('idempotency')
    .where('website_id', '=', websiteId)
    .where('principal', '=', once.principal)
    .where('route', '=', once.route)
    .where('key', '=', once.key)
    .execute();
}

/** How often this was begun on the site since then, by whomever. */
export async function countOnce(trx: SiteTransaction, websiteId: string, route: string, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('idempotency')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('website_id', '=', websiteId)
    .where('created_at', '>', since)
    .where('route', '=', route)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function beginOnce(
  trx: SiteTransaction,
  websiteId: string,
  once: OnceKey,
  requestHash: string,
): Promise<void> {
  await trx
    .insertInto('idempotency')
    .values({ website_id: websiteId, ...once, request_hash: requestHash, created_at: trx.now() })
    .execute();
}

export async function answerOnce(
  trx: SiteTransaction,
  websiteId: string,
  once: OnceKey,
  answer: unknown,
): Promise<void> {
  await trx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('website_id', '=', websiteId)
    .where('principal', '=', once.principal)
    .where('route', '=', once.route)
    .where('key', '=', once.key)
    .execute();
}

const KEY_BYTES = 16;

export function newIdempotencyKey(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(KEY_BYTES)).toString('base64url');
}
