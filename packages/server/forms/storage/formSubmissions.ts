import type { KeptAnswer, SubmissionFolder } from '@quoin/domain/forms';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';

/** Where the submitted form was (FORM-12). */
export interface SubmissionPage {
  readonly title: string;
  readonly id: string;
  readonly path: string;
  /** `c` of a collection, `i` of an item; empty when nobody said. */
  readonly contentSource: string;
  readonly permissionType: string;
}

export interface NewSubmission {
  readonly formId: string;
  readonly keyHash: Buffer;
  readonly contentHash: Buffer;
  readonly answers: readonly KeptAnswer[];
  readonly search: string;
  readonly email: string;
  readonly sender: string;
  readonly page: SubmissionPage;
  readonly language: string;
  readonly folder: SubmissionFolder;
  readonly spamReasons: readonly string[];
}

export interface Submission extends Omit<NewSubmission, 'keyHash' | 'contentHash' | 'search'> {
  readonly id: string;
  readonly formName: string;
  readonly readAt: Date | null;
  readonly deletedAt: Date | null;
  readonly createdAt: Date;
}

/** The id, or null when this key has its submission already (FRM-2). */
export async function insertSubmission(
  trx: SiteTransaction,
  websiteId: string,
  submission: NewSubmission,
): Promise<string | null> {
  const { formId, keyHash, contentHash, answers, page, spamReasons, ...texts } = submission;
  const row = await trx
    .insertInto('form_submission')
    .values({
      website_id: websiteId,
      id: trx.newId(),
      form_id: formId,
      key_hash: keyHash,
      content_hash: contentHash,
      answers: JSON.stringify(answers),
      page: JSON.stringify(page),
      spam_reasons: [...spamReasons],
      created_at: trx.now(),
      ...texts,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'key_hash']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What was sent under a key; null when nothing was yet. */
export async function findSubmissionByKey(
  trx: SiteTransaction,
  websiteId: string,
  keyHash: Buffer,
): Promise<{ readonly id: string; readonly contentHash: Buffer } | null> {
  const row = await trx
    .selectFrom('form_submission')
    .select(['id', 'content_hash as contentHash'])
    .where('website_id', '=', websiteId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row ?? null;
}

const COLUMNS = [
  'form_submission.id',
  'form_submission.form_id as formId',
  'form.name as formName',
  'form_submission.answers',
  'form_submission.email',
  'form_submission.sender',
  'form_submission.page',
  'form_submission.language',
  'form_submission.folder',
  'form_submission.spam_reasons as spamReasons',
  'form_submission.read_at as readAt',
  'form_submission.deleted_at as deletedAt',
  'form_submission.created_at as createdAt',
] as const;

function selectSubmissions(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('form_submission')
    .innerJoin('form', (join) =>
      join.onRef('form.website_id', '=', 'form_submission.website_id').onRef('form.id', '=', 'form_submission.form_id'),
    )
    .select(COLUMNS)
    .where('form_submission.website_id', '=', websiteId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSubmissions>['execute']>>[number];

function toSubmission({ answers, page, ...row }: Row): Submission {
  return { ...row, answers: answers as unknown as readonly KeptAnswer[], page: page as unknown as SubmissionPage };
}

export async function findSubmission(trx: SiteTransaction, websiteId: string, id: string): Promise<Submission | null> {
  const row = await selectSubmissions(trx, websiteId).where('form_submission.id', '=', id).executeTakeFirst();
  return row === undefined ? null : toSubmission(row);
}

export interface SubmissionQuery {
  /** Empty: of all forms. */
  readonly formId: string;
  readonly folder: SubmissionFolder;
  readonly isUnread: boolean;
  readonly search: string;
  /** The last one of the page before: newest first. */
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

export async function listSubmissions(
  trx: SiteTransaction,
  websiteId: string,
  { formId, folder, isUnread, search, after, limit }: SubmissionQuery,
): Promise<readonly Submission[]> {
  let query = selectSubmissions(trx, websiteId)
    .where('form_submission.folder', '=', folder)
    .where('form_submission.deleted_at', 'is', null)
    .orderBy('form_submission.created_at', 'desc')
    .orderBy('form_submission.id')
    .limit(limit);
  if (formId !== '') query = query.where('form_submission.form_id', '=', formId);
  if (isUnread) query = query.where('form_submission.read_at', 'is', null);
  if (search !== '') query = query.where(isWithin([sql`form_submission.search`], search));
  if (after !== null) {
    const { at, id } = after;
    query = query.where((is) =>
      is.or([
        is('form_submission.created_at', '<', at),
        is.and([is('form_submission.created_at', '=', at), is('form_submission.id', '>', id)]),
      ]),
    );
  }
  return (await query.execute()).map(toSubmission);
}

export type SubmissionAct = 'read' | 'unread' | 'spam' | 'inbox' | 'delete' | 'restore';

/** How many rows it changed. */
export async function actOnSubmissionRows(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
  act: SubmissionAct,
): Promise<number> {
  const change = {
    read: { read_at: trx.now() },
    unread: { read_at: null },
    spam: { folder: 'spam' as const },
    inbox: { folder: 'inbox' as const, spam_reasons: [] },
    delete: { deleted_at: trx.now() },
    restore: { deleted_at: null },
  }[act];
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('form_submission')
    .set(change)
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Its sender confirmed it: what else spoke against it stays. */
export async function moveSubmission(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  where: { readonly folder: SubmissionFolder; readonly spamReasons: readonly string[] },
): Promise<void> {
  await trx
    .updateTable('form_submission')
    .set({ folder: where.folder, spam_reasons: [...where.spamReasons] })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/** What was deleted before then, for good; spam too, when it lay there that long. */
export async function clearSubmissions(trx: SiteTransaction, websiteId: string, before: Date): Promise<number> {
  const { rows } = await sql`DELETE FROM form_submission WHERE website_id = ${websiteId}
    AND (deleted_at < ${before} OR (folder = 'spam' AND created_at < ${before})) RETURNING id`.execute(trx);
  return rows.length;
}
