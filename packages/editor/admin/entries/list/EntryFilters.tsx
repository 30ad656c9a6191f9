import type { WireJournal } from '@quoin/contract/endpoints/content';
import { Button } from '../../../parts/Button.tsx';
import { type Choice, SelectField } from '../../../parts/fields/SelectField.tsx';
import css from '../EntryScreen.module.css';
import { STATUS_LOOKS } from '../entryLooks.ts';
import { type EntrySearch, LIST_STATUSES } from './entrySearch.ts';

const ANY = 'any';

const TIMES: readonly Choice<string>[] = [
  { value: ANY, text: 'Any time' },
  { value: 'upcoming', text: 'Upcoming' },
  { value: 'past', text: 'Past' },
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
      {field('status', 'Status', [{ value: ANY, text: 'Any status' }, ...statuses])}
      {journal.kind === 'events' ? field('time', 'Time', TIMES) : null}
      {journal.tags.length === 0
        ? null
        : field('tag', 'Tag', [
            { value: ANY, text: 'Any tag' },
            ...journal.tags.map((tag) => ({ value: tag, text: tag })),
          ])}
      {Object.keys(search).length > 0 ? (
        <Button look="quiet" onPress={() => onFilter({})}>
          Clear
        </Button>
      ) : null}
    </div>
  );
}
