import { useState } from 'react';
import { priceDecimal, priceTyped } from './priceTyping.ts';
import { TextField } from './TextField.tsx';

interface PriceFieldProps {
  readonly label: string;
  readonly currency: string;
  /** Of the site: whether its prices are written with a comma. */
  readonly language: string;
  /** With a point, as it is kept. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** An amount as the language of the shop writes it: `12,50` where that is how one writes it. */
export function PriceField({ label, currency, language, value, onChange, error }: PriceFieldProps) {
  const [typed, setTyped] = useState(() => priceTyped(value, language));
  // What is typed stays as typed while it means what is held.
  const shown = priceDecimal(typed, language) === value ? typed : priceTyped(value, language);
  return (
    <TextField
      label={label}
      unit={currency}
      inputMode="decimal"
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(priceDecimal(text, language));
      }}
      error={error}
    />
  );
}
