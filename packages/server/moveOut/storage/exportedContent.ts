import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface ExportedPost {
  readonly id: string;
  readonly blogUrl: string;
  readonly collectionId: string;
  readonly urlId: string;
  readonly title: string;
  readonly body: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  /** Paths. */
  readonly categories: readonly string[];
  readonly workflowState: number;
  readonly publishOn: Date | null;
  readonly addedOn: Date;
  readonly author: string;
  readonly isFeatured: boolean;
  readonly seo: Readonly<Record<string, unknown>>;
  /** Id and file name of its picture; null for none. */
  readonly image: readonly [string, string] | null;
}

/** Posts of these blogs, behind this id. */
export async function listExportedPosts(
  trx: SiteTransaction,
  websiteId: string,
  wanted: { readonly blogs: readonly string[]; readonly after: string; readonly limit: number },
): Promise<readonly ExportedPost[]> {
  const { rows } = await sql<ExportedPost>`
    SELECT i.id, c.url_id AS "blogUrl", i.collection_id AS "collectionId", i.url_id AS "urlId", i.title, i.body, i.excerpt,
      i.tags, i.categories, i.workflow_state AS "workflowState", i.publish_on AS "publishOn", i.added_on AS "addedOn",
      i.author_name AS author, i.starred AS "isFeatured", i.seo,
      CASE WHEN a.id IS NULL THEN NULL ELSE jsonb_build_array(a.id, a.filename) END AS image
    FROM item i JOIN collection c ON c.website_id = i.website_id AND c.id = i.collection_id
    LEFT JOIN asset a ON a.website_id = i.website_id AND a.id = i.main_image_id
    WHERE i.website_id = ${websiteId} AND i.collection_id = ANY(${[...wanted.blogs]}::uuid[]) AND i.deleted_at IS NULL
      AND i.id > ${wanted.after} ORDER BY i.id LIMIT ${wanted.limit}`.execute(trx);
  return rows;
}

export interface ExportedComment {
  readonly id: string;
  readonly itemId: string;
  readonly parentId: string | null;
  readonly state: string;
  readonly author: string;
  readonly email: string;
  readonly body: string;
  readonly createdAt: Date;
}

/** What visitors wrote to these posts and the owner may show. */
export async function listExportedComments(
  trx: SiteTransaction,
  websiteId: string,
  items: readonly string[],
): Promise<readonly ExportedComment[]> {
  const { rows } = await sql<ExportedComment>`
    SELECT id, item_id AS "itemId", parent_id AS "parentId", state, author_name AS author, author_email AS email, body,
      created_at AS "createdAt"
    FROM item_comment WHERE website_id = ${websiteId} AND item_id = ANY(${[...items]}::uuid[])
      AND state IN ('approved', 'pending') ORDER BY created_at, id`.execute(trx);
  return rows;
}

export interface ExportedPage {
  readonly id: string;
  readonly urlId: string;
  readonly title: string;
  readonly isHome: boolean;
  readonly isShown: boolean;
  readonly mainContent: string;
  readonly published: unknown;
  readonly createdOn: Date;
  readonly seo: Readonly<Record<string, unknown>>;
}

/** Pages that are built of blocks, in no trash. */
export async function listExportedPages(trx: SiteTransaction, websiteId: string): Promise<readonly ExportedPage[]> {
  const { rows } = await sql<ExportedPage>`
    SELECT c.id, c.url_id AS "urlId", c.title, c.homepage AS "isHome", c.enabled AS "isShown", c.main_content AS "mainContent",
      d.published, c.created_on AS "createdOn", c.seo
    FROM collection c LEFT JOIN page_document d ON d.website_id = c.website_id AND d.collection_id = c.id
    WHERE c.website_id = ${websiteId} AND c.type_name = 'page' AND c.settings -> 'trash' IS NULL
    ORDER BY c.display_index, c.id`.execute(trx);
  return rows;
}

/** File names and descriptions of pictures, by id. */
export async function listPictureNames(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly altText: string }>> {
  const { rows } = await sql<{ id: string; name: string; altText: string }>`
    SELECT id, filename AS name, alt_text AS "altText" FROM asset
    WHERE website_id = ${websiteId} AND id::text = ANY(${[...ids]}::text[])`.execute(trx);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

export interface ExportedTerm {
  readonly collectionId: string;
  readonly path: string;
  readonly name: string;
}

/** Categories of these blogs. */
export async function listExportedTerms(
  trx: SiteTransaction,
  websiteId: string,
  blogs: readonly string[],
): Promise<readonly ExportedTerm[]> {
  const { rows } = await sql<ExportedTerm>`
    SELECT collection_id AS "collectionId", path, display_name AS name FROM category
    WHERE website_id = ${websiteId} AND collection_id = ANY(${[...blogs]}::uuid[]) ORDER BY path`.execute(trx);
  return rows;
}
