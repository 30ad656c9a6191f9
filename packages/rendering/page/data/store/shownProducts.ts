import type { CollectionContent } from '../../content/collectionContent.ts';
import type { ItemContent, ProductContent } from '../../content/itemContent.ts';

/** A product behind the page JSON that templates print. */
export interface ShownProduct {
  readonly item: ItemContent;
  readonly product: ProductContent;
  readonly collection: CollectionContent;
}

/** Keyed by the `structuredContent` object: copies of an item share it, and none of this is part of the JSON. */
const SHOWN = new WeakMap<object, ShownProduct>();

export function rememberProduct(structured: object, shown: ShownProduct): void {
  SHOWN.set(structured, shown);
}

/** Returns the product behind an item in a template's scope. Undefined for data from other sources. */
export function shownProduct(item: unknown): ShownProduct | undefined {
  const structured = (item as { readonly structuredContent?: unknown } | null | undefined)?.structuredContent;
  return typeof structured === 'object' && structured !== null ? SHOWN.get(structured) : undefined;
}
