import type { CompiledTheme } from '../compileTheme.ts';
import type { PageContent } from '../content/pageContent.ts';

/** Any way a template names them: ours, the format's, or our block. */
const NAMED = /\b(?:productReviews|quoin-reviews|reviews)\b/;

/**
 * Returns the theme's markup of a product, followed by the house theme's reviews if none of the theme's templates shows
 * any (decision 0158). `print` renders the built-in block.
 */
export function withLentReviews(
  html: string,
  { theme }: Pick<CompiledTheme, 'theme'>,
  { item, collection }: Pick<PageContent, 'item' | 'collection'>,
  print: () => string | null,
): string {
  if (collection === null || item?.rating === undefined) return html;
  const own = theme.collections.get(collection.typeName)?.item ?? null;
  // Without its own template, the theme uses the house theme's, which shows them.
  if (own === null || [own, ...theme.blocks.values()].some((source) => NAMED.test(source))) return html;
  const reviews = print() ?? '';
  return reviews.trim() === '' ? html : `${html}<div class="quoin-part">${reviews}</div>`;
}
