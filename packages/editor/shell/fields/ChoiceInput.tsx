import type { Field } from '@quoin/domain/blocks';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { fitInRow, SegmentedField } from './SegmentedField.tsx';

export interface ChoiceInputProps {
  readonly field: Extract<Field, { readonly kind: 'choice' }>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Shows a few short choices side by side, and more of them in a list that opens. */
export function ChoiceInput({ field: { label, choices }, value, onChange }: ChoiceInputProps) {
  const all = Object.entries(choices).map(([name, text]) => ({ value: name, text }));
  const Input = fitInRow(all) ? SegmentedField : SelectField;
  return <Input label={label} value={value} choices={all} onChange={onChange} />;
}
