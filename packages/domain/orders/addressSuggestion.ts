import type { Address } from './checkout.ts';

/** An address that somebody knows, to be taken over or not (CX-13). */
export type AddressSuggestion = Pick<Address, 'line1' | 'postalCode' | 'city' | 'region'>;

/** Nobody is asked about less; a list longer than this is not read. */
export const ADDRESS_SUGGESTIONS = { minLength: 3, maxLength: 200, most: 5 } as const;

/** `Am Deich 4, 28199 Bremen`: what stands in the list, and what is typed by choosing it. */
export function suggestionText({ line1, postalCode, city }: AddressSuggestion): string {
  return [line1, `${postalCode} ${city}`.trim()].filter((part) => part !== '').join(', ');
}

/** Each once, the first few; those that say less than a street are no help. */
export function tidySuggestions(found: readonly AddressSuggestion[]): readonly AddressSuggestion[] {
  const byText = new Map(found.filter(({ line1 }) => line1 !== '').map((each) => [suggestionText(each), each]));
  return [...byText.values()].slice(0, ADDRESS_SUGGESTIONS.most);
}

/** Whether a suggestion begins as somebody types, in any case. */
export function matchesTyped(suggestion: AddressSuggestion, typed: string): boolean {
  return suggestionText(suggestion).toLowerCase().includes(typed.trim().toLowerCase());
}
