import { imagesOf, type PageDocument, readPageDocument } from '@quoin/domain/blocks';
import { FIELDS_OWNER, type JsonRecord, withStoredFields } from '@quoin/domain/document';
import { mapDocumentTexts } from '@quoin/domain/translations';
import { type BlockFieldsContent, blockFieldsOf, NO_FIELDS, type PageContent } from '@quoin/rendering/page';
import { loadImages } from '../../media/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { loadTranslationSet } from '../../platform/languages/storage/translations.ts';

type Document = NonNullable<PageContent['document']>;

/** What visitors see of a page that was built of blocks, with its pictures; null for pages of one stored text. */
export async function loadDocument(
  trx: SiteTransaction,
  websiteId: string,
  collectionId: string,
): Promise<Document | null> {
  const stored = await findDocument(trx, websiteId, collectionId);
  return stored === null ? null : withPictures(trx, websiteId, stored.document);
}

/** Returns the content of the block fields in a site's theme. */
export async function loadFields(
  trx: SiteTransaction,
  websiteId: string,
  settings: JsonRecord,
): Promise<BlockFieldsContent> {
  const stored = await findDocument(trx, websiteId, FIELDS_OWNER);
  const document = withStoredFields(stored?.document ?? null, settings);
  if (document === null) return NO_FIELDS;
  const { content, images } = await withPictures(trx, websiteId, document);
  return { ...blockFieldsOf(content, images), updatedOn: stored?.updatedOn ?? 0 };
}

async function findDocument(
  trx: SiteTransaction,
  websiteId: string,
  collectionId: string,
): Promise<{ readonly document: PageDocument; readonly updatedOn: number } | null> {
  const row = await trx
    .selectFrom('page_document')
    .select(['published', 'updated_on'])
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .executeTakeFirst();
  return row === undefined ? null : { document: readPageDocument(row.published), updatedOn: row.updated_on.getTime() };
}

/** Its pictures, and its texts in the reader's language. */
export async function withPictures(trx: SiteTransaction, websiteId: string, stored: PageDocument): Promise<Document> {
  const ids = stored.sections.flatMap(({ blocks }) => blocks.map(({ id }) => id));
  const book = await loadTranslationSet(trx, websiteId, { kinds: ['block'], ids });
  const content = book === null ? stored : mapDocumentTexts(stored, (id) => book.of('block', id));
  return { content, images: await loadImages(trx, websiteId, imagesOf(content)) };
}

/** A page's first document, published at once. */
export async function insertDocument(
  trx: SiteTransaction,
  websiteId: string,
  collectionId: string,
  document: PageDocument,
): Promise<void> {
  const text = JSON.stringify(document);
  await trx
    .insertInto('page_document')
    .values({
      website_id: websiteId,
      collection_id: collectionId,
      published: text,
      draft: text,
      updated_on: trx.now(),
      published_on: trx.now(),
    })
    .execute();
}
