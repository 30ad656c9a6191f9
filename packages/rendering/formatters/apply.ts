import type { FormatterDefinition } from '@quoin/template';
import { inScope } from './define.ts';

/** `{x|apply name [private] [key=value …]}` (template-language.md section 4). */
const apply = inScope('apply', ({ list }) => {
  const [name = '', ...rest] = list;
  const isPrivate = rest.includes('private');
  const args = rest.length > 0 ? readPairs(rest) : undefined;
  return (value, context) => context.applyPartial(name, value, { args, isPrivate });
});

/** All values are texts, cut at the first `=`. */
function readPairs(pieces: readonly string[]): Readonly<Record<string, string>> {
  const pairs: [string, string][] = [];
  for (const piece of pieces) {
    const cut = piece.indexOf('=');
    if (cut > 0) pairs.push([piece.slice(0, cut), piece.slice(cut + 1)]);
  }
  return Object.freeze(Object.fromEntries(pairs));
}

export const APPLY_FORMATTERS: readonly FormatterDefinition[] = [apply];
