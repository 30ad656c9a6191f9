import { QUANTITY } from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';

export type QuantityCode = 'quantityNotNumber' | 'quantityNotWhole' | 'quantityOutOfRange';

/** A plain decimal number of at most 30 characters: no hexadecimal, no `Infinity`, nothing that could be long to read. */
const NUMBER = /^[+-]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})$/;

/** A quantity as it arrives, number or text, made a whole number from 1 to 9999 (ATC-06, ATC-11). */
export function parseQuantity(raw: unknown): Outcome<number, QuantityCode> {
  return parseWithin(raw, QUANTITY.min);
}

/** The same for a cart line, where 0 removes it. */
export function parseLineQuantity(raw: unknown): Outcome<number, QuantityCode> {
  return parseWithin(raw, 0);
}

function parseWithin(raw: unknown, min: number): Outcome<number, QuantityCode> {
  const value = typeof raw === 'string' ? fromText(raw) : raw;
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('quantityNotNumber', { field: 'quantity' });
  if (!Number.isInteger(value)) return refuse('quantityNotWhole', { field: 'quantity' });
  if (value < min || value > QUANTITY.max) {
    return refuse('quantityOutOfRange', { field: 'quantity', values: { min: QUANTITY.min, max: QUANTITY.max } });
  }
  // Adding 0 turns the -0 of "-0" into plain 0.
  return accept(value + 0);
}

function fromText(text: string): number {
  const trimmed = text.length > 64 ? '' : text.trim();
  return NUMBER.test(trimmed) ? Number(trimmed) : Number.NaN;
}
