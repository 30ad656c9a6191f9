import { cardNumberAsTyped, expiryAsTyped } from '@quoin/domain/orders';
import type { FieldName } from './form.ts';

const WRITTEN: Partial<Record<FieldName, (text: string, before: string) => string>> = {
  cardNumber: cardNumberAsTyped,
  expiry: expiryAsTyped,
};

/**
 * Formats the input of a field: card numbers in groups, expiry dates with their slash. The caret stays after the same
 * digit.
 */
export function written(name: FieldName, input: HTMLInputElement | HTMLTextAreaElement, before: string): string {
  const write = WRITTEN[name];
  if (write === undefined) return input.value;
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const figures = figuresIn(input.value.slice(0, caret));
  const text = write(input.value, before);
  // A value that is there already is left alone when React draws the field, and its caret with it.
  input.value = text;
  const place = isAtEnd ? text.length : placeBehind(text, figures);
  input.setSelectionRange(place, place);
  return text;
}

function figuresIn(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}

function placeBehind(text: string, figures: number): number {
  let place = 0;
  for (let left = figures; left > 0 && place < text.length; place += 1) if (/\d/.test(text[place]!)) left -= 1;
  return place;
}
