import type { SaveSearchTextRequest } from '@quoin/contract/endpoints/content';
import type { Problem } from '@quoin/domain/problem';
import { ITEM_LIMITS, type ItemEditCode } from '@quoin/domain/site';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { bumpPublishedVersion } from '../sites/index.ts';
import { lockSearchText, type SearchText, writeSearchText } from './storage/searchTexts.ts';

export interface SearchTextEdit extends SaveSearchTextRequest {
  readonly itemId: string;
  /** Who may change entries need not be who may change products. */
  readonly isProduct: boolean;
  readonly actor: Actor;
}

/**
 * Returns the stored version, or why it is not saved: deleted, too long, saved by another user in the meantime
 * (`itemChanged`).
 */
export function saveSearchText(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  edit: SearchTextEdit,
): Promise<{ readonly row: SearchText } | { readonly problems: readonly Problem<ItemEditCode>[] }> {
  return db.inSite({ websiteId }, async (trx) => {
    const held = await lockSearchText(trx, websiteId, edit.itemId);
    if (held === null || held.isProduct !== edit.isProduct) return { problems: [{ code: 'itemMissing' }] };
    if (held.revision !== edit.revision) return { problems: [{ code: 'itemChanged', values: { title: held.title } }] };
    const seo = { ...edit.seo, title: edit.seo.title.trim(), description: edit.seo.description.trim() };
    const problems = tooLong(seo);
    if (problems.length > 0) return { problems };
    const changed = (['title', 'description', 'isHidden'] as const).filter((part) => held.seo[part] !== seo[part]);
    if (changed.length === 0) return { row: held };
    await writeSearchText(trx, websiteId, { id: held.id, seo });
    const details = { changed: { seo: { before: held.seo, after: seo } } };
    const action = held.isProduct ? 'product.update' : 'entry.update';
    await recordAudit(trx, {
      ...{ websiteId, actor: edit.actor, action, subjectId: held.id, subjectTitle: held.title, details },
    });
    if (held.isPublic) await bumpPublishedVersion(trx, websiteId);
    return { row: (await lockSearchText(trx, websiteId, held.id)) ?? held };
  });
}

function tooLong(seo: SearchText['seo']): readonly Problem<ItemEditCode>[] {
  const lengths = [
    ['title', seo.title.length, ITEM_LIMITS.seoTitle],
    ['description', seo.description.length, ITEM_LIMITS.seoDescription],
  ] as const;
  return lengths
    .filter(([, length, max]) => length > max)
    .map(([field, , max]) => ({ code: 'itemTextTooLong', field, values: { max } }));
}
