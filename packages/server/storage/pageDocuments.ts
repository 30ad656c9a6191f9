import { imagesOf, type PageDocument, readPageDocument } from '@quoin/domain/blocks';
import { mapDocumentTexts } from '@quoin/domain/translations';
import type { PageContent } from '@quoin/rendering/page';
import type { SiteTransaction } from '../database/database.ts';
import { loadImages } from './images.ts';
import { loadBook } from './translations.ts';

/** What visitors see of a page that was built of blocks, with its pictures; null for pages of one stored text. */
export async function loadDocument(
  trx: SiteTransaction,
  websiteId: string,
  collectionId: string,
): Promise<NonNullable<PageContent['document']> | null> {
  const row = await trx
    .selectFrom('page_document')
    .select('published')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const stored = readPageDocument(row.published);
  const ids = stored.sections.flatMap(({ blocks }) => blocks.map(({ id }) => id));
  const book = await loadBook(trx, websiteId, { kinds: ['block'], ids });
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
