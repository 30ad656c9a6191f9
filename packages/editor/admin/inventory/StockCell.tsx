import type { WireInventoryRow, WireStockChange } from '@quoin/contract/endpoints/store';
import { inventorySentence, parseAdjustment } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/stockCell';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import css from './InventoryScreen.module.css';

export interface StockCellProps {
  readonly row: WireInventoryRow;
  readonly isReadOnly: boolean;
  /** False: it was refused, and the cell shows what is there. */
  readonly onAdjust: (change: WireStockChange) => Promise<boolean>;
}

/**
 * Shows the stock on hand and edits it in place: 12 sets, +5 adds, -3 removes. Enter saves and moves to the row below.
 */
export function StockCell({ row, isReadOnly, onAdjust }: StockCellProps) {
  const shown = row.unlimited ? commonTexts.unlimited : String(row.onHand);
  const [text, setText] = useState(shown);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const errorId = useId();
  useEffect(() => setText(shown), [shown]);
  const reset = () => {
    setText(shown);
    setError(undefined);
  };
  const save = async (): Promise<boolean> => {
    if (text.trim() === shown || isSaving) return true;
    const parsed = parseAdjustment(text, row.onHand);
    if (!parsed.ok) {
      setError(inventorySentence(parsed.problem));
      return false;
    }
    setError(undefined);
    if (parsed.value === null) {
      reset();
      return true;
    }
    setSaving(true);
    const isSaved = await onAdjust({ quantity: 0, ...parsed.value, variantId: row.variantId });
    setSaving(false);
    if (!isSaved) setText(shown);
    return isSaved;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') reset();
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const input = event.currentTarget;
    void save().then((isSaved) => isSaved && goTo(input, event.shiftKey && event.key === 'Enter' ? -1 : step));
  };
  return (
    <span className={css.stockCell}>
      <input
        className={css.stockInput}
        data-stock
        data-changed={text.trim() !== shown || undefined}
        aria-label={texts.onHand([row.title, row.description].filter(Boolean).join(', '))}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        autoComplete="off"
        value={text}
        readOnly={isReadOnly || isSaving}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => void save()}
        onKeyDown={onKeyDown}
      />
      {error === undefined ? null : (
        <span id={errorId} className={css.stockError} role="alert">
          {error}
        </span>
      )}
    </span>
  );
}

/** The stock cell above or below; rows just out of sight exist already. */
function goTo(input: HTMLInputElement, step: number): void {
  const all = [...(input.closest('tbody')?.querySelectorAll<HTMLInputElement>('input[data-stock]') ?? [])];
  all[all.indexOf(input) + step]?.focus();
}
