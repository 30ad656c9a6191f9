import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';

/** Limits of a catalogue (LIM-01 and the product shape of commerce-api.md), each named here and nowhere else. */
export const CATALOG_LIMITS = {
  /** Products that one store page shows; further ones are on further pages. */
  productsShown: 200,
  /** Nested categories of one store page. */
  categories: 10_000,
  options: 6,
  variants: 250,
  images: 100,
  sku: 60,
  title: 200,
  description: 102_400,
  tag: 50,
  category: 25,
} as const;

export type CatalogLimitCode =
  | 'titleMissing'
  | 'titleTooLong'
  | 'descriptionTooLong'
  | 'skuTooLong'
  | 'tooManyOptions'
  | 'tooManyVariants'
  | 'tooManyImages'
  | 'tagTooLong'
  | 'categoryMissing'
  | 'categoryTooLong'
  | 'tooManyCategories';

/** What is counted and measured of a product before it is saved. */
export interface ProductMeasures {
  readonly title: string;
  readonly description: string;
  readonly optionNames: readonly string[];
  readonly skus: readonly string[];
  readonly imageCount: number;
}

/** Everything about a product that is too long or too many; one variant for each SKU. */
export function productLimitProblems(product: ProductMeasures): readonly Problem<CatalogLimitCode>[] {
  const title = product.title.trim();
  const found: readonly (Problem<CatalogLimitCode> | null)[] = [
    title === '' ? { code: 'titleMissing', field: 'title' } : tooMuch('titleTooLong', 'title', title.length),
    tooMuch('descriptionTooLong', 'description', product.description.length),
    tooMuch('tooManyOptions', 'options', product.optionNames.length),
    tooMuch('tooManyVariants', 'variants', product.skus.length),
    tooMuch(
      'skuTooLong',
      'sku',
      product.skus.reduce((longest, sku) => Math.max(longest, sku.length), 0),
    ),
    tooMuch('tooManyImages', 'images', product.imageCount),
  ];
  return found.filter((problem) => problem !== null);
}

function tooMuch(
  code: CatalogLimitCode,
  limit: keyof typeof CATALOG_LIMITS,
  amount: number,
): Problem<CatalogLimitCode> | null {
  const max = CATALOG_LIMITS[limit];
  return amount > max ? { code, field: limit, values: { max } } : null;
}

/** Tags as entered: without spaces around, each once whatever its case, the first spelling kept. */
export function decideTags(raw: readonly string[]): Outcome<readonly string[], CatalogLimitCode> {
  const tags = new Map<string, string>();
  for (const text of raw) {
    const tag = text.trim().replace(/\s+/g, ' ');
    if (lengthOf(tag) > CATALOG_LIMITS.tag) return refuse('tagTooLong', limited('tags', 'tag'));
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return accept([...tags.values()]);
}

/** The name of a category that joins so many others of its store page. */
export function decideCategory(raw: string, others: number): Outcome<string, CatalogLimitCode> {
  const name = raw.trim().replace(/\s+/g, ' ');
  if (name === '') return refuse('categoryMissing', { field: 'displayName' });
  if (lengthOf(name) > CATALOG_LIMITS.category) return refuse('categoryTooLong', limited('displayName', 'category'));
  if (others >= CATALOG_LIMITS.categories) return refuse('tooManyCategories', limited('displayName', 'categories'));
  return accept(name);
}

function limited(field: string, limit: keyof typeof CATALOG_LIMITS) {
  return { field, values: { max: CATALOG_LIMITS[limit] } };
}

/** Characters as people count them: an emoji is one, not two. */
function lengthOf(text: string): number {
  return [...text].length;
}
