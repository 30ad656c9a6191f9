import type { SiteTransaction } from '../../platform/database/database.ts';

/** An address that shows the draft to anyone who has it. */
export interface PreviewLink {
  readonly id: string;
  readonly author: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
}

function links(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('preview_link')
    .select(['id', 'author', 'created_at', 'expires_at'])
    .where('website_id', '=', websiteId)
    .where('expires_at', '>', trx.now());
}

function toLink(row: Awaited<ReturnType<ReturnType<typeof links>['execute']>>[number]): PreviewLink {
  return { id: row.id, author: row.author, madeAt: row.created_at, expiresAt: row.expires_at };
}

/** Those that still work, newest first. */
export async function listPreviewLinks(trx: SiteTransaction, websiteId: string): Promise<readonly PreviewLink[]> {
  return (await links(trx, websiteId).orderBy('created_at', 'desc').orderBy('id').execute()).map(toLink);
}

export async function insertPreviewLink(
  trx: SiteTransaction,
  websiteId: string,
  link: {
    readonly id: string;
    readonly tokenHash: Buffer;
    readonly accountId: string | null;
    readonly author: string;
    readonly madeAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await trx
    .insertInto('preview_link')
    .values({
      ...{ website_id: websiteId, id: link.id, token_hash: link.tokenHash, account_id: link.accountId },
      ...{ author: link.author, created_at: link.madeAt, expires_at: link.expiresAt },
    })
    .execute();
}

export async function deletePreviewLink(trx: SiteTransaction, websiteId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('preview_link')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Finds a link by the hash of its token. Returns null for one that was withdrawn or is over. */
export async function findPreviewLink(
  trx: SiteTransaction,
  websiteId: string,
  tokenHash: Buffer,
): Promise<PreviewLink | null> {
  const row = await links(trx, websiteId).where('token_hash', '=', tokenHash).executeTakeFirst();
  return row === undefined ? null : toLink(row);
}
