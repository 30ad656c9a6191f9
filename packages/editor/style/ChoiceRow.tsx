import { useId } from 'react';
import css from './style.module.css';

export interface ChoiceRowProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

/** A few things side by side of which one holds. */
export function ChoiceRow<Value extends string>({ label, value, choices, onChange }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.choices}>
      <legend>{label}</legend>
      {choices.map(([each, text]) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
