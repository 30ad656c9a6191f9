// Lets the server show what it answers as JSON, so that it can be held to the types that its code says (docs/decisions/0023).
import { join } from 'node:path';

/** A file of the server whose calls of `json` hand their number and value to `globalThis.holdAnswer`; null where it has none. */
export function holdAnswers({ calls }, root, path, source) {
  const own = [...calls.entries()].filter(([, call]) => join(root, call.path) === path);
  // A file that has changed since its types were read is left as it is.
  const isAsRead = own.every(([, { start }]) => source.slice(0, start).trimEnd().endsWith('json('));
  if (own.length === 0 || !isAsRead) return null;
  return own.reduceRight((text, [index, { start, end }]) => {
    const argument = text.slice(start, end);
    return `${text.slice(0, start)}globalThis.holdAnswer(${index}, ${argument})${text.slice(end)}`;
  }, source);
}
