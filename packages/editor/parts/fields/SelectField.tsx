import { lazy, Suspense } from 'react';
import { ChoiceList, SelectFrame } from './SelectFrame.tsx';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly text: string;
  readonly hint?: string;
}

export interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  /** The label is spoken, not shown: in tool bars, where the value speaks for itself. */
  readonly isLabelHidden?: boolean;
}

const SearchedSelect = lazy(async () => ({ default: (await import('./SearchedSelect.tsx')).SearchedSelect }));

/** A list with more choices has a search box, whose code comes with the first such list. */
const SEARCHED = 40;

/** One of several, in a list that opens; a long list can be searched. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  if (props.choices.length <= SEARCHED) return <Listed {...props} choices={props.choices} />;
  const chosen = props.choices.filter(({ value }) => value === props.value);
  return (
    <Suspense fallback={<Listed {...props} choices={chosen} />}>
      <SearchedSelect {...props} onChange={(value) => props.onChange(value as Value)} />
    </Suspense>
  );
}

function Listed<Value extends string>(props: SelectFieldProps<Value>) {
  return (
    <SelectFrame {...props}>
      <ChoiceList choices={props.choices} />
    </SelectFrame>
  );
}
