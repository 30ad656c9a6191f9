import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import css from './choices.module.css';
import type { Choice } from './SelectField.tsx';
import field from './TextField.module.css';

export interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
}

/** One of a few, all of them in sight. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, choices, value, onChange, isDisabled = false } = props;
  return (
    <RadioGroup
      value={value}
      onChange={(next) => onChange(next as Value)}
      isDisabled={isDisabled}
      className={css.group ?? ''}
    >
      <Label className={field.label ?? ''}>{label}</Label>
      {choices.map((choice) => (
        <Radio key={choice.value} value={choice.value} className={css.check ?? ''}>
          <span className={css.dot} aria-hidden="true" />
          <span className={css.words}>
            {choice.text}
            {choice.hint === undefined ? null : <span className={css.optionHint}>{choice.hint}</span>}
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
