import { lazy, Suspense, useState } from 'react';
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

/** A list with more choices has a search box, whose code comes with the first such list; a list pressed before opens then. */
const SEARCHED = 40;

/** One of several, in a list that opens; a long list can be searched. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const [isAwaited, setAwaited] = useState(false);
  if (props.choices.length <= SEARCHED) {
    return (
      <SelectFrame {...props}>
        <ChoiceList choices={props.choices} />
      </SelectFrame>
    );
  }
  const closed = (
    <SelectFrame {...props} opening={{ isOpen: false, allowsEmptyCollection: true, onOpenChange: setAwaited }}>
      <ChoiceList choices={props.choices.filter(({ value }) => value === props.value)} />
    </SelectFrame>
  );
  return (
    <Suspense fallback={closed}>
      <SearchedSelect {...props} isOpenAtOnce={isAwaited} onChange={(value) => props.onChange(value as Value)} />
    </Suspense>
  );
}
