import type { AppAuditResponse } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/auditFilters';
import * as commonTexts from '@quoin/messages/app/common';
import { Button } from '../../../parts/Button.tsx';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { SearchBox } from '../../../parts/tables/SearchBox.tsx';
import rows from '../settingsRows.module.css';
import { subjectText } from './activityWords.ts';
import css from './audit.module.css';
import { type AuditChoice, isChosen, NO_CHOICE } from './auditChoice.ts';

const ALL = 'all';

export interface AuditFiltersProps {
  readonly choice: AuditChoice;
  /** What there is to choose from, once it is known. */
  readonly known: Pick<AppAuditResponse, 'subjects' | 'actors'> | undefined;
  readonly onChoose: (part: Partial<AuditChoice>) => void;
}

/** By person, by what it was about, by days. */
export function AuditFilters({ choice, known, onChoose }: AuditFiltersProps) {
  const { search, subject, actor, from, until } = choice;
  return (
    <>
      <div className={rows.bar}>
        <SearchBox label={texts.searchByPersonAction} value={search} onSearch={(text) => onChoose({ search: text })} />
        <SelectField
          label={texts.subject}
          isLabelHidden
          choices={[
            { value: ALL, text: texts.allSubjects },
            ...(known?.subjects ?? []).map((each) => ({ value: each, text: subjectText(each) })),
          ]}
          value={subject === '' ? ALL : subject}
          onChange={(value) => onChoose({ subject: value === ALL ? '' : value })}
        />
        <SelectField
          label={texts.person}
          isLabelHidden
          choices={[
            { value: ALL, text: texts.everyone },
            ...(known?.actors ?? []).map(({ accountId, name }) => ({ value: accountId, text: name })),
          ]}
          value={actor === '' ? ALL : actor}
          onChange={(value) => onChoose({ actor: value === ALL ? '' : value })}
        />
      </div>
      <div className={css.days}>
        <div className={css.day}>
          <TextField label={texts.startDate} type="date" value={from} onChange={(day) => onChoose({ from: day })} />
        </div>
        <div className={css.day}>
          <TextField
            label={commonTexts.endDate}
            type="date"
            value={until}
            onChange={(day) => onChoose({ until: day })}
          />
        </div>
        {isChosen(choice) ? (
          <Button look="quiet" onPress={() => onChoose(NO_CHOICE)}>
            {commonTexts.clearFilters}
          </Button>
        ) : null}
      </div>
    </>
  );
}
