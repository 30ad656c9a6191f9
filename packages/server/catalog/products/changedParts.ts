import { isStockMoved, type ProductDraft } from '@quoin/domain/catalog';

export interface ChangedPart {
  readonly part: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Longer texts would make the log a second copy of the shop. */
const MAX_LOGGED = 200;

/** Which parts of a product an edit changes, with short old and new values for the log. */
export function changedParts(before: ProductDraft, after: ProductDraft): readonly ChangedPart[] {
  const parts = (Object.keys(after) as (keyof ProductDraft)[]).filter((part) => part !== 'variants');
  const changed = parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]));
  const plain = changed.map((part) => ({ part, before: short(before[part]), after: short(after[part]) }));
  return [...plain, ...changedVariants(before, after)];
}

function changedVariants(before: ProductDraft, after: ProductDraft): readonly ChangedPart[] {
  const facts = (draft: ProductDraft) =>
    draft.variants.map(({ stock, seenStock, ...variant }) => ({
      ...variant,
      moved: isStockMoved({ stock, seenStock }),
    }));
  const [old, next] = [facts(before), facts(after)];
  if (JSON.stringify(old) === JSON.stringify(next)) return [];
  const prices = (draft: ProductDraft) =>
    Object.fromEntries(
      draft.variants.slice(0, 20).map(({ sku, price, salePrice, onSale }) => [sku, onSale ? salePrice : price]),
    );
  return [{ part: 'variants', before: prices(before), after: prices(after) }];
}

function short(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text !== undefined && text.length > MAX_LOGGED ? `${text.slice(0, MAX_LOGGED)}…` : value;
}

/** The stored product with the texts and pictures of an edit: all that some roles may change. */
export function keepCommerce(stored: ProductDraft, wanted: ProductDraft): ProductDraft {
  const { title, description, additionalInfo, imageIds, tags, categories, seo, urlId } = wanted;
  return { ...stored, title, description, additionalInfo, imageIds, tags, categories, seo, urlId };
}
