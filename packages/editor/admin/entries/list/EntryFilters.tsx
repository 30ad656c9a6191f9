import type { WireJournal } from '@quoin/contract/endpoints/content';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/entryFilters';
import { Button } from '../../../parts/Button.tsx';
import { type Choice, SelectField } from '../../../parts/fields/SelectField.tsx';
import css from '../EntryScreen.module.css';
import { STATUS_LOOKS } from '../entryLooks.ts';
import { type EntrySearch, LIST_STATUSES } from './entrySearch.ts';

const ANY = 'any';

const TIMES: readonly Choice<string>[] = [
  { value: ANY, text: texts.anyTime },
  { value: 'upcoming', text: texts.upcoming },
  { value: 'past', text: texts.past },
];

interface EntryFiltersProps {
  readonly journal: WireJournal;
  readonly search: EntrySearch;
  readonly onFilter: (next: EntrySearch) => void;
}

/** What the list leaves out; each choice is in the address at once. */
export function EntryFilters({ journal, search, onFilter }: EntryFiltersProps) {
  const statuses = LIST_STATUSES.map((value) => {
    const count = journal.counts[value];
    return { value, text: count === 0 ? STATUS_LOOKS[value].text : `${STATUS_LOOKS[value].text} (${count})` };
  });
  const set = (name: keyof EntrySearch) => (value: string) => {
    const { [name]: _, ...others } = search;
    onFilter(value === ANY ? others : { ...others, [name]: value });
  };
  const field = (name: 'status' | 'time' | 'tag', label: string, choices: readonly Choice<string>[]) => (
    <SelectField label={label} isLabelHidden choices={choices} value={search[name] ?? ANY} onChange={set(name)} />
  );
  return (
    <div className={css.filters}>
      {field('status', commonTexts.status, [{ value: ANY, text: texts.anyStatus }, ...statuses])}
      {journal.kind === 'events' ? field('time', texts.time, TIMES) : null}
      {journal.tags.length === 0
        ? null
        : field('tag', texts.tag, [
            { value: ANY, text: texts.anyTag },
            ...journal.tags.map((tag) => ({ value: tag, text: tag })),
          ])}
      {Object.keys(search).length > 0 ? (
        <Button look="quiet" onPress={() => onFilter({})}>
          {texts.clear}
        </Button>
      ) : null}
    </div>
  );
}
