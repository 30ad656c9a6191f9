import { FEED_ITEMS, type ListFeedSettings } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/listFeedCard';
import { Card } from '../../../parts/Card.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import type { Choice } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import type { DiscoveryPart } from './discoveryQueries.ts';

const CONTENTS: readonly Choice<ListFeedSettings['content']>[] = [
  { value: 'full', text: texts.fullEntries, hint: texts.peopleCanReadFull },
  { value: 'summary', text: texts.summaries, hint: texts.theExcerptOrThe },
];

/** What readers get of lists: of journals, shops, calendars and all others. */
export function ListFeedCard({ draft, problems, isReadOnly, onChange }: DiscoveryPart) {
  const { listFeed } = draft;
  const set = (part: Partial<ListFeedSettings>) => onChange({ listFeed: { ...listFeed, ...part } });
  return (
    <Card title={texts.rssFeeds}>
      <div className={fields.stack}>
        <p className={fields.soft}>{texts.eachCollectionHasA}</p>
        <ChoiceField
          label={texts.content}
          choices={CONTENTS}
          value={listFeed.content}
          isDisabled={isReadOnly}
          onChange={(content) => set({ content })}
        />
        <TextField
          label={texts.entriesPerFeed}
          inputMode="numeric"
          value={String(listFeed.items)}
          error={problems['listFeed.items']}
          isDisabled={isReadOnly}
          hint={texts.theNewestEntriesTo(FEED_ITEMS.min, FEED_ITEMS.max)}
          onChange={(text) => set({ items: Number(text.replace(/\D/g, '').slice(0, 3)) })}
        />
      </div>
    </Card>
  );
}
