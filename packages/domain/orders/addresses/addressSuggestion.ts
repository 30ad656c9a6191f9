import type { Address } from '../checkout.ts';

/** A suggested address that the user can accept or ignore (CX-13). */
export type AddressSuggestion = Pick<Address, 'line1' | 'postalCode' | 'city' | 'region'>;

/** One line of the list (PREF-08). Some services say a name first, and the whole address when it is chosen. */
export interface PlacePrediction {
  readonly placeId: string;
  /** Text shown in the list and entered in the field when it is chosen. */
  readonly description: string;
  /** Null: known by its name so far. */
  readonly address: AddressSuggestion | null;
}

/** Shorter input triggers no request. A longer list is cut off. */
export const ADDRESS_SUGGESTIONS = { minLength: 3, maxLength: 200, most: 5 } as const;

/** `Am Deich 4, 28199 Bremen`. */
export function suggestionText({ line1, postalCode, city }: AddressSuggestion): string {
  return [line1, `${postalCode} ${city}`.trim()].filter((part) => part !== '').join(', ');
}

/** Each once, the first few; those that say less than a street are no help. */
export function tidyPredictions(found: readonly PlacePrediction[]): readonly PlacePrediction[] {
  const helpful = found.filter(({ description, address }) => description !== '' && address?.line1 !== '');
  const byText = new Map<string, PlacePrediction>();
  for (const each of helpful) if (!byText.has(each.description)) byText.set(each.description, each);
  return [...byText.values()].slice(0, ADDRESS_SUGGESTIONS.most);
}

/** Reports whether a suggestion contains the typed text, ignoring case. */
export function matchesTyped(suggestion: AddressSuggestion, typed: string): boolean {
  return suggestionText(suggestion).toLowerCase().includes(typed.trim().toLowerCase());
}
