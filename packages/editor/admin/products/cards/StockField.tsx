import type { Stock } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/stockField';
import { useState } from 'react';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { parseStock, stockText } from '../cellTexts.ts';

interface StockFieldProps {
  readonly label: string;
  readonly stock: Stock;
  readonly onChange: (stock: Stock) => void;
  readonly error?: string | undefined;
}

/** A whole number, or nothing at all for stock without limit. */
export function StockField({ label, stock, onChange, error }: StockFieldProps) {
  const [typed, setTyped] = useState(stockText(stock));
  // What is typed stays as typed while it means what is held.
  const shown = sameStock(parseStock(typed), stock) ? typed : stockText(stock);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(parseStock(text));
      }}
      placeholder={commonTexts.unlimited}
      error={error}
      hint={texts.leaveEmptyForUnlimited}
    />
  );
}

function sameStock(left: Stock, right: Stock): boolean {
  if (left.unlimited || right.unlimited) return left.unlimited === right.unlimited;
  return Object.is(left.quantity, right.quantity);
}
