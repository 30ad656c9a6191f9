import { readTable, type Separator, type TextEncoding } from '@quoin/domain/formats';
import { EncodingField } from './EncodingField.tsx';
import { type Choice, SelectField } from './SelectField.tsx';
import css from './tableReading.module.css';

const SEPARATOR_CHOICES: readonly Choice<Separator>[] = [
  { value: ',', text: 'Commas' },
  { value: ';', text: 'Semicolons' },
  { value: '\t', text: 'Tabs' },
  { value: '|', text: 'Vertical bars' },
];

interface SeparatorFieldProps {
  readonly value: Separator;
  readonly isDisabled?: boolean;
  readonly onChange: (separator: Separator) => void;
}

/** What parts the cells of a chosen table, for whoever sees them run together. */
export function SeparatorField(props: SeparatorFieldProps) {
  return <SelectField label="Cells are separated by" choices={SEPARATOR_CHOICES} {...props} />;
}

interface TableReadingFieldsProps {
  readonly encoding: TextEncoding;
  /** Left out where the file is no table. */
  readonly separator?: Separator | undefined;
  readonly onEncoding: (encoding: TextEncoding) => void;
  readonly onSeparator: (separator: Separator) => void;
}

/** How a chosen file was read, both guessed of the whole file and changeable. */
export function TableReadingFields({ encoding, separator, onEncoding, onSeparator }: TableReadingFieldsProps) {
  return (
    <div className={css.fields}>
      <EncodingField value={encoding} onChange={onEncoding} />
      {separator === undefined ? null : <SeparatorField value={separator} onChange={onSeparator} />}
    </div>
  );
}

/** So many lines show whether letters and cells are right. */
const SHOWN = 4;

/** The first lines of a table as it was read. */
export function TableBeginning({ text, separator }: { readonly text: string; readonly separator: Separator }) {
  const [header, ...rows] = readTable(text, separator).records.slice(0, SHOWN);
  if (header === undefined) return null;
  return (
    <table className={css.table} aria-label="Beginning of the file">
      <thead>
        <tr>
          {header.cells.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name of their own and never move
            <th key={at} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, cells }) => (
          <tr key={line}>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name of their own and never move
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
