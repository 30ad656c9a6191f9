import { formatDay } from '@quoin/domain/formats';
import { type FilePerson, type SubscriberFile, subscriberFileSentence } from '@quoin/domain/forms';
import { counted } from '../../app/formats.ts';
import fields from '../../parts/fields/fields.module.css';
import css from '../../parts/fields/tableReading.module.css';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';

/** So many show whether letters, names and dates are right. */
const SHOWN = 4;

const PERSON: readonly Column<FilePerson>[] = [
  { id: 'email', title: 'Email', cell: ({ email }) => email },
  { id: 'name', title: 'Name', cell: ({ fullName }) => fullName },
];
const SINCE: Column<FilePerson> = {
  id: 'since',
  title: 'Subscribed on',
  cell: ({ since }) => (since === '' ? 'Today' : `${formatDay(since.slice(0, 10))} ${since.slice(11, 16)}`.trim()),
};

/** Whom a file names, as they would come, and which of its cells cannot be taken. */
export function FilePeople({ file }: { readonly file: SubscriberFile }) {
  const { people, problems, leftOut, dateOrder } = file;
  return (
    <div className={fields.stack}>
      <p>
        {counted(people.length, 'person', 'people')} in this file
        {leftOut === 0
          ? '.'
          : `, and ${leftOut} who ${leftOut === 1 ? 'is' : 'are'} not subscribed there and left out.`}
      </p>
      {people.length === 0 ? null : (
        <div className={css.beginning}>
          <RecordTable
            label="File preview"
            columns={dateOrder === null ? PERSON : [...PERSON, SINCE]}
            rows={people.slice(0, SHOWN)}
            keyOf={({ line }) => String(line)}
          />
        </div>
      )}
      {problems.length === 0 ? null : (
        <ul aria-label="Problems">
          {problems.slice(0, 20).map((problem) => (
            <li key={`${problem.line} ${problem.code}`}>
              Line {problem.line}: {subscriberFileSentence(problem)}
            </li>
          ))}
          {problems.length > 20 ? <li>And {problems.length - 20} more.</li> : null}
        </ul>
      )}
    </div>
  );
}
