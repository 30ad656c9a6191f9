import type { Address } from '../checkout.ts';

/** An address that somebody knows, to be taken over or not (CX-13). */
export type AddressSuggestion = Pick<Address, 'line1' | 'postalCode' | 'city' | 'region'>;

/** One line of the list (PREF-08). Some services say a name first, and the whole address when it is chosen. */
export interface PlacePrediction {
  readonly placeId: string;
  /** What stands in the list, and what is typed by choosing it. */
  readonly description: string;
  /** Null: known by its name so far. */
  readonly address: AddressSuggestion | null;
}

/** Nobody is asked about less; a list longer than this is not read. */
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

/** Whether a suggestion begins as somebody types, in any case. */
export function matchesTyped(suggestion: AddressSuggestion, typed: string): boolean {
  return suggestionText(suggestion).toLowerCase().includes(typed.trim().toLowerCase());
}
