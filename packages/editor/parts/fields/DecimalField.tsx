import { plainDecimal, withDecimalMark } from '@quoin/domain/formats';
import { useState } from 'react';
import { useSite } from '../../app/site/site.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface DecimalFieldProps extends Omit<TextFieldProps, 'inputMode' | 'rows' | 'value' | 'onChange'> {
  /** With a point, as it is kept. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An amount, a rate or a measure as the language of the site writes it: `12,50` where that is how one writes it. */
export function DecimalField({ value, onChange, ...rest }: DecimalFieldProps) {
  const { language } = useSite();
  const [typed, setTyped] = useState(() => withDecimalMark(value, language));
  // What is typed stays as typed while it means what is held.
  const shown = plainDecimal(typed, language) === value ? typed : withDecimalMark(value, language);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(plainDecimal(text, language));
      }}
    />
  );
}
