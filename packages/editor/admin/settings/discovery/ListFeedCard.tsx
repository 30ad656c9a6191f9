import { FEED_ITEMS, type ListFeedSettings } from '@quoin/domain/site';
import { Card } from '../../../parts/Card.tsx';
import { ChoiceField } from '../../../parts/ChoiceField.tsx';
import fields from '../../../parts/fields.module.css';
import type { Choice } from '../../../parts/SelectField.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { DiscoveryPart } from './discoveryQueries.ts';

const CONTENTS: readonly Choice<ListFeedSettings['content']>[] = [
  { value: 'full', text: 'Whole entries', hint: 'People read them where they read everything.' },
  { value: 'summary', text: 'Summaries', hint: 'The excerpt, or how an entry begins. The rest is read on your site.' },
];

/** What readers get of lists: of journals, shops, calendars and all others. */
export function ListFeedCard({ draft, problems, isReadOnly, onChange }: DiscoveryPart) {
  const { listFeed } = draft;
  const set = (part: Partial<ListFeedSettings>) => onChange({ listFeed: { ...listFeed, ...part } });
  return (
    <Card title="RSS feeds">
      <div className={fields.stack}>
        <p className={fields.soft}>
          Each list has one: add ?format=rss to its address. Podcasts always carry whole episodes.
        </p>
        <ChoiceField
          label="Entries are given as"
          choices={CONTENTS}
          value={listFeed.content}
          isDisabled={isReadOnly}
          onChange={(content) => set({ content })}
        />
        <TextField
          label="Entries in a feed"
          inputMode="numeric"
          value={String(listFeed.items)}
          error={problems['listFeed.items']}
          isDisabled={isReadOnly}
          hint={`The newest ones, ${FEED_ITEMS.min} to ${FEED_ITEMS.max}.`}
          onChange={(text) => set({ items: Number(text.replace(/\D/g, '').slice(0, 3)) })}
        />
      </div>
    </Card>
  );
}
