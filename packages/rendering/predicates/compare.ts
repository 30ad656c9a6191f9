import { asBoolean, asNumber, asString, isRecord, type PredicateDefinition, type RenderContext } from '@quoin/template';
import { operand, withArguments } from './define.ts';

/** How many values one step of the budget pays for. */
const VALUES_PER_STEP = 32;

type Compare = (left: unknown, right: unknown, context: RenderContext) => boolean;

/** With one argument the current node against it, with two the first against the second, with none false. */
function comparison(name: string, compare: Compare): PredicateDefinition {
  return withArguments(name, ([first, second], names) => {
    if (first === undefined) return () => false;
    const left = operand(first, names);
    if (second === undefined) return (node, context) => compare(node, left(context), context);
    const right = operand(second, names);
    return (_node, context) => compare(left(context), right(context), context);
  });
}

/** Deep equality without casts; missing equals null. Gives false, and a diagnostic, for values too large to walk. */
function isEqual(left: unknown, right: unknown, context: RenderContext): boolean {
  if (typeof left !== 'object' || typeof right !== 'object')
    return left === right || (isMissing(left) && isMissing(right));
  let budget = context.limits.values;
  const visit = (a: unknown, b: unknown, depth: number): boolean => {
    if (--budget < 0 || depth > context.limits.valueDepth) return false;
    if (a === b || (isMissing(a) && isMissing(b))) return true;
    if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b, depth);
    return isRecord(a) && isRecord(b) && sameMembers(a, b, depth);
  };
  const sameItems = (a: readonly unknown[], b: readonly unknown[], depth: number): boolean =>
    a.length === b.length && a.every((item, index) => visit(item, b[index], depth + 1));
  const sameMembers = (a: Record<string, unknown>, b: Record<string, unknown>, depth: number): boolean => {
    const names = Object.keys(a);
    return (
      names.length === Object.keys(b).length &&
      names.every((key) => Object.hasOwn(b, key) && visit(a[key], b[key], depth + 1))
    );
  };
  const result = visit(left, right, 1);
  context.spend((context.limits.values - budget) / VALUES_PER_STEP);
  if (budget < 0) context.report('VALUE_TOO_LARGE', { name: 'equal?' });
  return result;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

/** Negative, 0 or positive: the right side is cast to the type of the left one. */
function order(left: unknown, right: unknown, context: RenderContext): number {
  if (typeof left === 'string') return difference(left, asString(right));
  if (typeof left === 'number') return difference(left, asNumber(right));
  if (typeof left === 'boolean') return difference(Number(left), Number(asBoolean(right)));
  return isEqual(left, right, context) ? 0 : -1;
}

function difference<Value extends string | number>(left: Value, right: Value): number {
  if (left < right) return -1;
  return left === right ? 0 : 1;
}

export const COMPARE_PREDICATES: readonly PredicateDefinition[] = [
  comparison('equal', isEqual),
  comparison('notEqual', (left, right, context) => !isEqual(left, right, context)),
  comparison('lessThan', (left, right, context) => order(left, right, context) < 0),
  comparison('lessThanOrEqual', (left, right, context) => order(left, right, context) <= 0),
  comparison('greaterThan', (left, right, context) => order(left, right, context) > 0),
  comparison('greaterThanOrEqual', (left, right, context) => order(left, right, context) >= 0),
];
