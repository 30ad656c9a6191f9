import { typedList } from '@quoin/domain/formats';

/** Several short texts in their order, each once. */
export type Tokens = readonly string[];

export type TokensAfter = { readonly isTaken: false; readonly values: Tokens } | { readonly isTaken: true };

/** What was typed, which may be several with commas or lines between them; taken where all of it is there already. */
export function withTyped(values: Tokens, typed: string): TokensAfter {
  const parts = typedList(typed);
  const fresh = [...new Set(parts.filter((part) => !values.includes(part)))];
  return parts.length > 0 && fresh.length === 0 ? { isTaken: true } : { isTaken: false, values: [...values, ...fresh] };
}

/** Returns the values with one of them replaced. An empty text removes it. */
export function withRewritten(values: Tokens, old: string, typed: string): TokensAfter {
  const text = typed.trim();
  if (text !== old && values.includes(text)) return { isTaken: true };
  return { isTaken: false, values: values.flatMap((each) => (each !== old ? each : text === '' ? [] : text)) };
}
