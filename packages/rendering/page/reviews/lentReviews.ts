import type { CompiledTheme } from '../compileTheme.ts';
import type { PageContent } from '../content.ts';

/** Any way a template names them: ours, the format's, or our block. */
const NAMED = /\b(?:productReviews|quoin-reviews|reviews)\b/;

/**
 * What a theme shows of a product, with the house's reviews below it where none of the theme's templates shows any
 * (decision 0148). `print`: the block of the house.
 */
export function withLentReviews(
  html: string,
  { theme }: Pick<CompiledTheme, 'theme'>,
  { item, collection }: Pick<PageContent, 'item' | 'collection'>,
  print: () => string | null,
): string {
  if (collection === null || item?.rating === undefined) return html;
  const own = theme.collections.get(collection.typeName)?.item ?? null;
  // Without a template of its own it has the house's, which shows them.
  if (own === null || [own, ...theme.blocks.values()].some((source) => NAMED.test(source))) return html;
  const reviews = print() ?? '';
  return reviews.trim() === '' ? html : `${html}<div class="quoin-part">${reviews}</div>`;
}
