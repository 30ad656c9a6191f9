import type { CollectionContent, ItemContent, ProductContent } from '../../content.ts';

/** A product behind the page JSON that templates print. */
export interface ShownProduct {
  readonly item: ItemContent;
  readonly product: ProductContent;
  readonly collection: CollectionContent;
}

/** By the `structuredContent` object: copies of an item share it, and nothing of this ends up in the JSON. */
const SHOWN = new WeakMap<object, ShownProduct>();

export function rememberProduct(structured: object, shown: ShownProduct): void {
  SHOWN.set(structured, shown);
}

/** The product that an item of a template's scope was made from; undefined for data that is none of ours. */
export function shownProduct(item: unknown): ShownProduct | undefined {
  const structured = (item as { readonly structuredContent?: unknown } | null | undefined)?.structuredContent;
  return typeof structured === 'object' && structured !== null ? SHOWN.get(structured) : undefined;
}
