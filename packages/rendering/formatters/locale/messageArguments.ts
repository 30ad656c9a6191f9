import type { RenderContext } from '@quoin/template';
import { zoneOf } from '../dates/date.ts';
import type { MessageArguments } from '../localeData.ts';

interface Reference {
  readonly key: string | undefined;
  readonly name: string;
}

/** `ref`, `key:ref` or `key=ref`. */
function toReference(piece: string): Reference {
  const at = piece.search(/[:=]/);
  return at < 0 ? { key: undefined, name: piece } : { key: piece.slice(0, at), name: piece.slice(at + 1) };
}

/** Reads the pieces once; what they refer to is looked up around the variable, so `@` is the section's node. */
export function messageArguments(pieces: readonly string[]): (context: RenderContext) => MessageArguments {
  const references = pieces.map(toReference);
  return (context) => {
    const named = new Map<string, unknown>();
    const positional = references.map(({ key, name }) => {
      // A name that leads nowhere is an argument too, and not the same as one that was not given.
      const value = context.resolveAround(name) ?? null;
      if (key !== undefined) named.set(key, value);
      return value;
    });
    return { positional, named, zone: () => zoneOf(context) };
  };
}
