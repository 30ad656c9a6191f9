import type { AppliedPartial, Arguments, FormatterDefinition } from '@quoin/template';

/** `{x|apply name [private] [key=value …]}` (template-language.md section 4). */
const apply: FormatterDefinition = {
  name: 'apply',
  bind(args) {
    const partial = partialOf(args);
    return (value, context) => (partial === undefined ? '' : context.applyPartial(partial.name, value, partial));
  },
  applied: partialOf,
};

function partialOf({ list }: Arguments): AppliedPartial | undefined {
  const [name, ...rest] = list;
  if (name === undefined) return undefined;
  return { name, isPrivate: rest.includes('private'), args: rest.length > 0 ? readPairs(rest) : undefined };
}

/** All values are texts, cut at the first `=`. */
function readPairs(pieces: readonly string[]): Readonly<Record<string, string>> {
  const pairs: [string, string][] = [];
  for (const piece of pieces) {
    const cut = piece.indexOf('=');
    if (cut >= 0 && piece !== 'private') pairs.push([piece.slice(0, cut), piece.slice(cut + 1)]);
  }
  return Object.freeze(Object.fromEntries(pairs));
}

export const APPLY_FORMATTERS: readonly FormatterDefinition[] = [apply];
