import type { BlockValue, calendarDefinition } from '@quoin/domain/blocks';
import type { PageContent } from '../../page/content/pageContent.ts';
import type { EventsAnswer, EventsRequest } from '../../page/requests.ts';
import { blockKind } from '../block.ts';
import { monthHtml } from './monthHtml.ts';

type Value = BlockValue<typeof calendarDefinition>;

/** A month as a table. The months before and after are links to the same page, so it works without script. */
export const calendarBlock = blockKind<Value>({
  type: 'calendar',
  needs: (value, page) => {
    const request = requestOf(value, page);
    return request === null ? [] : [request];
  },
  render(value, context, id) {
    const request = requestOf(value, context.page);
    const answer = request === null ? null : (context.answer(request) as EventsAnswer | null);
    if (answer === null) return '';
    const own = context.apply('calendar', { collectionId: value.collection });
    const { site } = context.page.frame;
    return own ?? monthHtml(answer, { site, path: context.page.path, id: `block-${id}`, showTimes: value.showTimes });
  },
});

function requestOf({ collection }: Value, page: PageContent): EventsRequest | null {
  const isThere = page.frame.collections.some(({ id, isEnabled }) => id === collection && isEnabled);
  return isThere ? { kind: 'events', collectionId: collection, month: page.month ?? null } : null;
}
