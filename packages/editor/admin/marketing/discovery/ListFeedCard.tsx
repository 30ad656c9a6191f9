import { FEED_ITEMS, type ListFeedSettings } from '@quoin/domain/site';
import { Card } from '../../../parts/Card.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import type { Choice } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import type { DiscoveryPart } from './discoveryQueries.ts';

const CONTENTS: readonly Choice<ListFeedSettings['content']>[] = [
  { value: 'full', text: 'Full entries', hint: 'People can read full entries in their feed reader.' },
  { value: 'summary', text: 'Summaries', hint: 'The excerpt or the beginning of the entry, with a link to your site.' },
];

/** What readers get of lists: of journals, shops, calendars and all others. */
export function ListFeedCard({ draft, problems, isReadOnly, onChange }: DiscoveryPart) {
  const { listFeed } = draft;
  const set = (part: Partial<ListFeedSettings>) => onChange({ listFeed: { ...listFeed, ...part } });
  return (
    <Card title="RSS feeds">
      <div className={fields.stack}>
        <p className={fields.soft}>
          Each collection has a feed: add ?format=rss to its URL. Podcast feeds always contain full episodes.
        </p>
        <ChoiceField
          label="Content"
          choices={CONTENTS}
          value={listFeed.content}
          isDisabled={isReadOnly}
          onChange={(content) => set({ content })}
        />
        <TextField
          label="Entries per feed"
          inputMode="numeric"
          value={String(listFeed.items)}
          error={problems['listFeed.items']}
          isDisabled={isReadOnly}
          hint={`The newest entries, ${FEED_ITEMS.min} to ${FEED_ITEMS.max}.`}
          onChange={(text) => set({ items: Number(text.replace(/\D/g, '').slice(0, 3)) })}
        />
      </div>
    </Card>
  );
}
