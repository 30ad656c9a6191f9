import { type BlockValue, summaryDefinition } from '@quoin/domain/blocks';
import type { PageContent } from '../../page/content/pageContent.ts';
import { escapeHtml } from '../../page/escape.ts';
import { type QueryRequest, queryRequest } from '../../page/requests.ts';
import { type BlockContext, type BlockKind, blockKind } from '../block.ts';

type Value = BlockValue<typeof summaryDefinition>;

/** Entries of a collection as a wall, a carousel, a list or a grid; `blocks/quoin-summary.block` unless the theme has its own. */
const summary: Omit<BlockKind<Value>, 'type'> = {
  needs: (value, page) => {
    const request = requestOf(value, page);
    return request === null ? [] : [request];
  },
  render(value, context) {
    const request = requestOf(value, context.page);
    const answer = request === null ? null : context.answer(request);
    if (!hasItems(answer)) return '';
    const scope = {
      ...answer,
      ...value,
      usesCards: value.usesCards && hasCard(answer.items, context),
      // Of a calendar it shows what is ahead.
      showPastOrUpcomingEvents: 'upcoming',
      headerText: escapeHtml(value.headerText),
      ratio: value.imageAspectRatio.replace(':', '/'),
    };
    return context.apply('summary-v2', scope) ?? context.apply('quoin-summary', scope) ?? '';
  },
};

export const summaryBlock = blockKind<Value>({ ...summary, type: summaryDefinition.type });
export const oldSummaryBlock = blockKind<Value>({ ...summary, type: 'summary' });
export const journalBlock = blockKind<Value>({ ...summary, type: 'journal' });

function requestOf(value: Value, page: PageContent): QueryRequest | null {
  const collection = page.frame.collections.find(({ id }) => id === value.collection);
  if (collection === undefined) return null;
  const request = queryRequest({
    collection: collection.urlId,
    limit: String(value.pageSize),
    category: value.category,
    tag: value.tag,
    featured: String(value.featured),
  });
  return request === null || value.order !== 'newest' ? request : { ...request, newestFirst: true };
}

/** Reports whether the theme has its own cards for such entries. Built-in cards would not match its pages. */
function hasCard([first]: readonly unknown[], { apply }: BlockContext): boolean {
  if (typeof first !== 'object' || first === null) return false;
  return apply('variants' in first ? 'product-card' : 'post-card', { ...first }) !== null;
}

function hasItems(answer: unknown): answer is { readonly items: readonly unknown[] } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'items' in answer &&
    Array.isArray(answer.items) &&
    answer.items.length > 0
  );
}
