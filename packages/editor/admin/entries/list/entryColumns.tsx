import type { WireEntry, WireJournal } from '@quoin/contract/endpoints/content';
import { eventTexts } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/entryColumns';
import { SquarePen } from 'lucide-react';
import { capitalised, type MomentFormats } from '../../../app/formats.ts';
import { Badge } from '../../../parts/Badge.tsx';
import type { Column } from '../../../parts/tables/RecordTable.tsx';
import { Thumbnail } from '../../../parts/tables/Thumbnail.tsx';
import table from '../../../parts/tables/table.module.css';
import { EntryFormLink, EntryLink } from '../EntryLink.tsx';
import css from '../EntryScreen.module.css';
import { STATUS_LOOKS } from '../entryLooks.ts';
import { KIND_LOOKS } from '../kindLooks.ts';

export interface EntryListPlace {
  readonly site: { readonly identifier: string; readonly language: string; readonly timeZone: string };
  readonly moments: MomentFormats;
  readonly kind: WireJournal['kind'];
}

export function entryColumns(place: EntryListPlace): readonly Column<WireEntry>[] {
  const isCalendar = place.kind === 'events';
  return [
    {
      id: 'title',
      title: capitalised(KIND_LOOKS[place.kind].one),
      cell: (entry) => <Name entry={entry} />,
    },
    { id: 'status', title: commonTexts.status, cell: (entry) => <Status place={place} entry={entry} /> },
    isCalendar
      ? { id: 'when', title: texts.dateAndTime, isLine: true, cell: (entry) => <When place={place} entry={entry} /> }
      : {
          id: 'published',
          title: commonTexts.published,
          isLine: true,
          cell: (entry) => <Published place={place} entry={entry} />,
        },
    {
      id: 'tags',
      title: commonTexts.tags,
      isExtra: true,
      cell: ({ tags }) => <span className={table.soft}>{tags.slice(0, 3).join(', ')}</span>,
    },
    {
      id: 'details',
      title: commonTexts.details,
      isExtra: true,
      cell: (entry) => (
        <EntryFormLink entry={entry} className={table.iconLink}>
          <SquarePen aria-hidden="true" />
          <span className={table.spoken}>{texts.editDetailsOf(entry.title)}</span>
        </EntryFormLink>
      ),
    },
  ];
}

interface CellProps {
  readonly place: EntryListPlace;
  readonly entry: WireEntry;
}

function Name({ entry }: Pick<CellProps, 'entry'>) {
  const { authorName, commentCount, event } = entry;
  const comments = commentCount === 0 ? '' : texts.comments(commentCount);
  const details = [event === null ? authorName : event.place, comments].filter((text) => text !== '');
  return (
    <span className={css.name}>
      <Thumbnail src={entry.imageUrl} />
      <span className={css.names}>
        <EntryLink entry={entry} className={`${table.rowLink} ${table.two}`}>
          {entry.title}
        </EntryLink>
        {details.length === 0 ? null : <span className={css.detail}>{details.join(' · ')}</span>}
      </span>
    </span>
  );
}

/** With its end, where it has one. */
function Status({ place, entry: { status, takeDownOn } }: CellProps) {
  const hasEnd = takeDownOn !== null && (status === 'published' || status === 'scheduled' || status === 'takenDown');
  return (
    <span className={css.when}>
      <span>
        <Badge {...STATUS_LOOKS[status]} />
      </span>
      {hasEnd ? (
        <span className={css.detail}>
          {status === 'takenDown' ? place.moments.full(takeDownOn) : texts.until(place.moments.full(takeDownOn))}
        </span>
      ) : null}
    </span>
  );
}

function Published({ place, entry: { status, publishOn } }: CellProps) {
  if (publishOn === null || (status !== 'published' && status !== 'scheduled' && status !== 'takenDown')) return null;
  return <span className={table.soft}>{place.moments.full(publishOn)}</span>;
}

/** By the clock of the place, as visitors read it. */
function When({ place, entry: { event } }: CellProps) {
  if (event === null) return null;
  const { date, time, zone } = eventTexts(event, place.site);
  const detail = [time, zone, event.repeats].filter((text) => text !== '').join(' · ');
  return (
    <span className={css.when}>
      <span>{date}</span>
      {detail === '' ? null : <span className={css.detail}>{detail}</span>}
    </span>
  );
}
