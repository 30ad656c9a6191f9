import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { Choice } from '../../parts/fields/SelectField.tsx';
import css from './fields.module.css';

export interface SegmentedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice<string>[];
  readonly onChange: (value: string) => void;
}

const MOST_SEGMENTS = 4;
/** Number of letters that fit side by side in the panel. */
const MOST_LETTERS = 26;

/** Reports whether choices are few and short enough for one row. */
export function fitInRow(choices: readonly Choice<string>[]): boolean {
  const letters = choices.reduce((sum, { text }) => sum + text.length, 0);
  return choices.length <= MOST_SEGMENTS && letters <= MOST_LETTERS;
}

/** One of a few, side by side. */
export function SegmentedField({ label, value, choices, onChange }: SegmentedFieldProps) {
  return (
    <RadioGroup value={value} onChange={onChange} orientation="horizontal" className={css.segments ?? ''}>
      <Label>{label}</Label>
      <div className={css.bar}>
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className={css.segment ?? ''}>
            {choice.text}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
