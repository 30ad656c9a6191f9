import { formatDay } from '@quoin/domain/formats';
import { type FilePerson, type SubscriberFile, subscriberFileSentence } from '@quoin/domain/forms';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/filePeople';
import { APP_LANGUAGE } from '../../app/locale.ts';
import fields from '../../parts/fields/fields.module.css';
import css from '../../parts/fields/tableReading.module.css';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';

/** So many show whether letters, names and dates are right. */
const SHOWN = 4;

const PERSON: readonly Column<FilePerson>[] = [
  { id: 'email', title: commonTexts.email, cell: ({ email }) => email },
  { id: 'name', title: commonTexts.name, cell: ({ fullName }) => fullName },
];
const SINCE: Column<FilePerson> = {
  id: 'since',
  title: texts.subscribedOn,
  cell: ({ since }) =>
    since === '' ? texts.today : `${formatDay(since.slice(0, 10), APP_LANGUAGE)} ${since.slice(11, 16)}`.trim(),
};

/** Whom a file names, as they would come, and which of its cells cannot be taken. */
export function FilePeople({ file }: { readonly file: SubscriberFile }) {
  const { people, problems, leftOut, dateOrder } = file;
  return (
    <div className={fields.stack}>
      <p>{texts.peopleInThisFile(people.length, leftOut)}</p>
      {people.length === 0 ? null : (
        <div className={css.beginning}>
          <RecordTable
            label={texts.filePreview}
            columns={dateOrder === null ? PERSON : [...PERSON, SINCE]}
            rows={people.slice(0, SHOWN)}
            keyOf={({ line }) => String(line)}
          />
        </div>
      )}
      {problems.length === 0 ? null : (
        <ul aria-label={texts.problems}>
          {problems.slice(0, 20).map((problem) => (
            <li key={`${problem.line} ${problem.code}`}>{texts.line(problem.line, subscriberFileSentence(problem))}</li>
          ))}
          {problems.length > 20 ? <li>{texts.andMore(problems.length - 20)}</li> : null}
        </ul>
      )}
    </div>
  );
}
