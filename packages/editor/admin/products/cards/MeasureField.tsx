import { plainDecimal, withDecimalMark } from '@quoin/domain/formats';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { measureText, parseMeasure } from '../cellTexts.ts';

interface MeasureFieldProps {
  readonly label: string;
  readonly unit?: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error?: string | undefined;
}

/** A weight or a length; what is typed stays as typed while it means the same. */
export function MeasureField({ label, unit, value, onChange, error }: MeasureFieldProps) {
  const { language } = useSite();
  const written = withDecimalMark(measureText(value), language);
  const [typed, setTyped] = useState(written);
  const meant = (text: string) => parseMeasure(plainDecimal(text, language));
  return (
    <TextField
      label={unit === undefined ? label : `${label} (${unit})`}
      inputMode="decimal"
      value={Object.is(meant(typed), value) ? typed : written}
      onChange={(text) => {
        setTyped(text);
        onChange(meant(text));
      }}
      error={error}
    />
  );
}
