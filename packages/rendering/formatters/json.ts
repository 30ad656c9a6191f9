import type { FormatterDefinition, RenderContext } from '@quoin/template';
import { inScope } from './define.ts';

/** How many values one step of the budget pays for. */
const VALUES_PER_STEP = 32;
/** A text counts as one value more for each so many characters. */
export const CHARACTERS_PER_VALUE = 64;

/** Number of values inside a value; Infinity beyond `most` values, or deeper than `depth`. */
export function countValues(value: unknown, most: number, depth: number): number {
  let count = 0;
  const visit = (node: unknown, deep: number): boolean => {
    count += typeof node === 'string' ? 1 + node.length / CHARACTERS_PER_VALUE : 1;
    if (count > most || deep > depth) return false;
    if (typeof node !== 'object' || node === null) return true;
    if (Array.isArray(node)) return node.every((item) => visit(item, deep + 1));
    // No list of the values is made: every page with a product counts those of its variants.
    for (const name in node) {
      if (Object.hasOwn(node, name) && !visit((node as Record<string, unknown>)[name], deep + 1)) return false;
    }
    return true;
  };
  return visit(value, 0) ? count : Number.POSITIVE_INFINITY;
}

/** JSON of a value; '' when it is missing, or too large, which is reported. */
export function toJson(name: string, value: unknown, context: RenderContext, indent = 0): string {
  if (value === undefined) return '';
  const count = countValues(value, context.limits.values, context.limits.valueDepth);
  if (count === Number.POSITIVE_INFINITY) {
    context.report('VALUE_TOO_LARGE', { name });
    context.spend(context.limits.values / VALUES_PER_STEP);
    return '';
  }
  return payFor(count, context) ? (JSON.stringify(value, null, indent) ?? '') : '';
}

/** Charges the writing of so many values; false when the budget is used up. */
export function payFor(count: number, context: RenderContext): boolean {
  return context.spend(count / VALUES_PER_STEP);
}

/** Escapes the JSON, so `</script>` in a text doesn't end its script. */
export function guardScript(json: string): string {
  return json.includes('</') ? json.replaceAll('</', '<\\/') : json;
}

/** Returns JSON that is safe in a script or, escaped, in an attribute. */
export function jsonText(name: string, value: unknown, context: RenderContext): string {
  return guardScript(toJson(name, value, context));
}

export const JSON_FORMATTERS: readonly FormatterDefinition[] = [
  inScope('json', () => (value, context) => jsonText('json', value, context)),
  inScope('json-pretty', () => (value, context) => guardScript(toJson('json-pretty', value, context, 2))),
  inScope('raw', () => (value, context) => toJson('raw', value ?? null, context)),
];
