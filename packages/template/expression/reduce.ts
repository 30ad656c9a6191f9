import type { Frame } from '../run/frame.ts';
import { FUNCTIONS } from './functions.ts';
import { ADD, ASSIGN, type Operator } from './operators.ts';
import type { Scalar } from './tokens.ts';

/** An item of a compiled expression: names have become look-ups. */
export type ExpressionItem =
  | { readonly kind: 'value'; readonly value: Scalar }
  | { readonly kind: 'name'; readonly local: string | undefined; readonly read: (frame: Frame) => unknown }
  | { readonly kind: 'operator'; readonly operator: Operator }
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'arguments' }
  /** What a prefix operator leaves when it has no operand it can use. */
  | { readonly kind: 'nothing' };

/** `value` is undefined when the expression prints nothing: an assignment, or an error. */
export interface Reduced {
  readonly value: Scalar | undefined;
  readonly errors: readonly string[];
}

export interface Assignments {
  assign(name: string, value: Scalar): void;
}

/** Evaluates one postfix list in a frame. Errors are messages; the first one ends the evaluation. */
export function reduce(
  items: readonly ExpressionItem[],
  frame: Frame,
  stringLength: number,
  assignments: Assignments,
): Reduced {
  const stack: ExpressionItem[] = [];
  const errors: string[] = [];
  for (const item of items) {
    if (item.kind === 'operator' && item.operator === ASSIGN) {
      assign(stack, frame, assignments);
      return { value: undefined, errors };
    }
    const problem = step(item, stack, frame, stringLength);
    if (problem !== undefined) {
      errors.push(problem);
      break;
    }
  }
  const top = stack.pop();
  const value = operand(top, frame);
  if (top !== undefined && top.kind !== 'nothing' && value === undefined)
    errors.push('Reduce error: unexpected token on stack');
  return { value, errors };
}

function step(item: ExpressionItem, stack: ExpressionItem[], frame: Frame, stringLength: number): string | undefined {
  if (item.kind === 'call') return call(item.name, stack, frame);
  if (item.kind === 'operator') {
    return item.operator.operands === 1
      ? operateOnOne(item.operator, stack, frame)
      : operateOnTwo(item.operator, stack, frame, stringLength);
  }
  stack.push(item);
  return undefined;
}

/** A prefix operator never complains itself: the operator that wants its result does. */
function operateOnOne(operator: Operator, stack: ExpressionItem[], frame: Frame): undefined {
  const value = operand(stack.pop(), frame);
  stack.push(
    value === undefined ? { kind: 'nothing' } : { kind: 'value', value: operator.apply?.(value, null) ?? null },
  );
}

function operateOnTwo(
  operator: Operator,
  stack: ExpressionItem[],
  frame: Frame,
  stringLength: number,
): string | undefined {
  const right = operand(stack.pop(), frame);
  const left = operand(stack.pop(), frame);
  if (left === undefined || right === undefined) return `Invalid arguments to operator ${operator.name}`;
  if (operator === ADD && concatenatedLength(left, right) > stringLength) {
    return `Concatenation would exceed maximum string length ${stringLength}`;
  }
  stack.push({ kind: 'value', value: operator.apply?.(left, right) ?? null });
  return undefined;
}

function concatenatedLength(left: Scalar, right: Scalar): number {
  return typeof left === 'string' || typeof right === 'string' ? String(left).length + String(right).length : 0;
}

/**
 * Arguments that are no values to calculate with are left out. A prefix operator without a value ends the list; where it
 * does, the mark of the list's begin stays behind, which is said at the end.
 */
function call(name: string, stack: ExpressionItem[], frame: Frame): string | undefined {
  const args: Scalar[] = [];
  for (let item = stack.pop(); item !== undefined && !endsArguments(item); item = stack.pop()) {
    const value = operand(item, frame);
    if (value !== undefined) args.push(value);
  }
  const apply = FUNCTIONS.get(name);
  if (apply === undefined || args.length === 0) return `Error calling function ${name}`;
  stack.push({ kind: 'value', value: apply(args.reverse()) });
  return undefined;
}

function endsArguments({ kind }: ExpressionItem): boolean {
  return kind === 'arguments' || kind === 'nothing';
}

/** Anything but a value for a single `@name` is silently ignored. */
function assign(stack: ExpressionItem[], frame: Frame, assignments: Assignments): void {
  const value = operand(stack.pop(), frame);
  const target = stack.pop();
  if (value !== undefined && target?.kind === 'name' && target.local !== undefined) {
    assignments.assign(target.local, value);
  }
}

/** A missing value counts as null; undefined means that the item is no value the language calculates with. */
function operand(item: ExpressionItem | undefined, frame: Frame): Scalar | undefined {
  if (item === undefined) return undefined;
  if (item.kind === 'value') return item.value;
  if (item.kind !== 'name') return undefined;
  const value = item.read(frame);
  if (value === undefined || value === null) return null;
  return typeof value === 'object' || typeof value === 'function' ? undefined : (value as Scalar);
}
