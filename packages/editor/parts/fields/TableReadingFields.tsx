import type { DateOrder, DecimalMark, Separator, TableReading, TextEncoding } from '@quoin/domain/formats';
import * as texts from '@quoin/messages/app/tableReadingFields';
import { EncodingField } from './EncodingField.tsx';
import { type Choice, SelectField } from './SelectField.tsx';
import css from './tableReading.module.css';

const SEPARATOR_CHOICES: readonly Choice<Separator>[] = [
  { value: ',', text: texts.commas },
  { value: ';', text: texts.semicolons },
  { value: '\t', text: texts.tabs },
  { value: '|', text: texts.verticalBars },
];

const DECIMAL_CHOICES: readonly Choice<DecimalMark>[] = [
  { value: '.', text: '1,299.00' },
  { value: ',', text: '1.299,00' },
];

const ORDER_CHOICES: readonly Choice<DateOrder>[] = [
  { value: 'dmy', text: texts.dayMonthYear29 },
  { value: 'mdy', text: texts.monthDayYear11 },
  { value: 'ymd', text: texts.yearMonthDay2026 },
];

/** What is said where a file could be read in two ways. */
const OPEN_ORDER = texts.theseDatesAreAmbiguous;

/** How the bytes of a file become cells. */
export interface FileReading extends Partial<TableReading> {
  readonly encoding: TextEncoding;
}

interface TableReadingFieldsProps {
  /** Parts that the file does not have are left out, and not asked for. */
  readonly reading: FileReading;
  /** Nothing in the file determines its date order. */
  readonly isDateOrderOpen?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (change: Partial<FileReading>) => void;
}

/** How a chosen file was read, all of it guessed of the whole file and changeable. */
export function TableReadingFields({
  reading,
  isDateOrderOpen = false,
  isDisabled = false,
  onChange,
}: TableReadingFieldsProps) {
  const { encoding, separator, decimalMark, dateOrder } = reading;
  return (
    <div className={css.fields}>
      <EncodingField value={encoding} isDisabled={isDisabled} onChange={(value) => onChange({ encoding: value })} />
      {separator === undefined ? null : (
        <SelectField
          label={texts.separator}
          choices={SEPARATOR_CHOICES}
          value={separator}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ separator: value })}
        />
      )}
      {decimalMark === undefined ? null : (
        <SelectField
          label={texts.numberFormat}
          choices={DECIMAL_CHOICES}
          value={decimalMark}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ decimalMark: value })}
        />
      )}
      {dateOrder === undefined ? null : (
        <SelectField
          label={texts.dateFormat}
          choices={ORDER_CHOICES}
          value={dateOrder}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ dateOrder: value })}
        />
      )}
      {dateOrder !== undefined && isDateOrderOpen ? <p className={css.open}>{OPEN_ORDER}</p> : null}
    </div>
  );
}

/**
 * Returns the chosen options with the rest of the reading. Another encoding may split the cells differently. Then the
 * rest is guessed again.
 */
export function againWith(reading: FileReading, chosen: Partial<FileReading>): Partial<FileReading> {
  return chosen.encoding === undefined ? { ...reading, ...chosen } : chosen;
}
