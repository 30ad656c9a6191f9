import * as texts from '@quoin/messages/app/importColumns';
import { type ReactNode, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { type Choice, SelectField } from '../../parts/fields/SelectField.tsx';
import { type FileColumns, type FileMapping, missingNames, withColumn } from './fileColumns.ts';
import css from './Imports.module.css';

interface ColumnsCardProps {
  readonly columns: FileColumns;
  readonly mapping: FileMapping;
  readonly onChange: (mapping: FileMapping) => void;
  readonly acts?: ReactNode;
}

const NOTHING = '\u0000none';

/** What the columns of a table hold: guessed, shown with some values of each, and changeable. */
export function ColumnsCard({ columns, mapping, onChange, acts }: ColumnsCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { header, samples, fields } = columns;
  const fieldOf = new Map(Object.entries(mapping).map(([field, column]) => [column, field]));
  const all = header.map((column, index) => ({ column, values: samples[index] ?? [] }));
  const shown = all.filter(({ column, values }) => showsAll || values.length > 0 || fieldOf.has(column));
  const choices: readonly Choice<string>[] = [
    { value: NOTHING, text: texts.notImported },
    ...fields.map(({ field, text }) => ({ value: field, text })),
  ];
  const missing = missingNames(columns, mapping);
  return (
    <Card title={texts.columns}>
      <p className={css.small}>{texts.sayWhatEach}</p>
      <ul className={css.mapping}>
        {shown.map(({ column, values }) => (
          <li key={column}>
            <span className={css.field}>{column || texts.noName}</span>
            <SelectField
              label={texts.contentOf(column || texts.noName)}
              isLabelHidden
              choices={choices}
              value={fieldOf.get(column) ?? NOTHING}
              onChange={(field) => onChange(withColumn(mapping, column, field === NOTHING ? null : field))}
            />
            <span className={css.sample}>{values.length === 0 ? texts.noValues : values.join(' · ')}</span>
          </li>
        ))}
      </ul>
      {shown.length === all.length ? null : (
        <div className={css.further}>
          <Button look="quiet" onPress={() => setShowsAll(true)}>
            {texts.showMoreColumns(all.length - shown.length)}
          </Button>
        </div>
      )}
      {missing.length === 0 && acts === undefined ? null : (
        <div className={css.acts}>
          {missing.length === 0 ? null : <span className={css.bad}>{texts.chooseAColumnFor(missing.join(', '))}</span>}
          {acts}
        </div>
      )}
    </Card>
  );
}
