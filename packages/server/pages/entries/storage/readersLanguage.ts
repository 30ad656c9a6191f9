import { imagesOf } from '@quoin/domain/blocks';
import { RECORD_TYPES } from '@quoin/domain/site';
import { mapDocumentTexts, mapItemTexts } from '@quoin/domain/translations';
import { flowHtml } from '@quoin/rendering/blocks';
import type { ItemContent } from '@quoin/rendering/page';
import { loadImages } from '../../../media/index.ts';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import { loadTranslationSet } from '../../../platform/languages/storage/translations.ts';
import { listEntryDocuments } from './entryDocuments.ts';

/** Entries as their readers' language has them. */
export async function inReadersLanguage(
  trx: SiteTransaction,
  websiteId: string,
  items: readonly ItemContent[],
): Promise<ItemContent[]> {
  const ids = items.map(({ id }) => id);
  const book = await loadTranslationSet(trx, websiteId, { kinds: ['item'], ids });
  if (book === null) return [...items];
  // Of a product its details are written on its page, not its description.
  const bodied = items.filter(({ recordType }) => recordType !== RECORD_TYPES.storeItem);
  const bodies = await writtenTexts(
    trx,
    websiteId,
    bodied.map(({ id }) => id),
  );
  return items.map((item) => {
    const translated = mapItemTexts(item, book.of('item', item.id));
    const body = bodies.get(item.id);
    return body === undefined || item.body === '' ? translated : { ...translated, body };
  });
}

/** Texts that are sections on their page, made of the translations of their blocks, by entry or product. */
export async function writtenTexts(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const documents = await listEntryDocuments(trx, websiteId, ids);
  if (documents.size === 0) return new Map();
  const all = [...documents.values()];
  const blocks = all.flatMap(({ sections }) => sections.flatMap((section) => section.blocks.map(({ id }) => id)));
  const book = await loadTranslationSet(trx, websiteId, { kinds: ['block'], ids: blocks });
  const images = await loadImages(trx, websiteId, [...new Set(all.flatMap(imagesOf))]);
  return new Map(
    [...documents].map(([id, document]) => {
      const translated = book === null ? document : mapDocumentTexts(document, (block) => book.of('block', block));
      return [id, flowHtml(translated, (image) => images.get(image) ?? null)];
    }),
  );
}
