import type { Lookup, Names, PredicateDefinition, RenderContext, Test } from '@quoin/template';

/** A predicate without arguments. */
export function ofNode(name: string, test: (node: unknown, context: RenderContext) => boolean): PredicateDefinition {
  return { name: `${name}?`, bind: () => test };
}

/** A predicate that reads its arguments once. */
export function withArguments(
  name: string,
  bind: (args: readonly string[], names: Names) => Test,
): PredicateDefinition {
  return { name: `${name}?`, bind: ({ list }, names) => bind(list, names) };
}

/** A JSON value when it looks like one, else a reference; anything else is missing. */
export function operand(text: string, names: Names): Lookup {
  const value = parseLiteral(text);
  if (value !== undefined) return () => value;
  return names.reference(text) ?? (() => undefined);
}

const LOOKS_LIKE_JSON = /^(?:["[{\d]|-\d|true$|false$|null$)/;

function parseLiteral(text: string): unknown {
  if (!LOOKS_LIKE_JSON.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
