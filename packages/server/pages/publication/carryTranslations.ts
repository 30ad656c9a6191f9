import type { PageDocument } from '@quoin/domain/blocks';
import { entryOfPage, FIELDS_OWNER, isProductPage } from '@quoin/domain/document';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { copyTranslation } from '../../platform/languages/storage/translations.ts';

/**
 * A text that has become sections keeps its translations: those of the whole text become those of its first text block. Where the
 * words were changed on the way, they are outdated there, which owners see. `page`: as the sections name it.
 */
export async function carryTranslations(
  trx: SiteTransaction,
  websiteId: string,
  page: string,
  document: PageDocument,
): Promise<void> {
  if (page === FIELDS_OWNER) return;
  const text = document.sections.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'html');
  if (text !== undefined)
    await copyTranslation(trx, websiteId, textOf(page), { kind: 'block', id: text.id, field: 'html' });
}

function textOf(page: string) {
  const item = entryOfPage(page);
  if (item === null) return { kind: 'page', id: page, field: 'mainContent' } as const;
  return { kind: 'item', id: item, field: isProductPage(page) ? 'additionalInfo' : 'body' } as const;
}
