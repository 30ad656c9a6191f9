import { useState } from 'react';
import { TextField } from '../../parts/TextField.tsx';
import { measureText, parseMeasure } from './cellTexts.ts';

interface MeasureFieldProps {
  readonly label: string;
  readonly unit?: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error?: string | undefined;
}

/** A weight or a length; what is typed stays as typed while it means the same. */
export function MeasureField({ label, unit, value, onChange, error }: MeasureFieldProps) {
  const [typed, setTyped] = useState(measureText(value));
  return (
    <TextField
      label={unit === undefined ? label : `${label} (${unit})`}
      inputMode="decimal"
      value={Object.is(parseMeasure(typed), value) ? typed : measureText(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(parseMeasure(text));
      }}
      error={error}
    />
  );
}
