import { asNumber, isTruthy, type PredicateDefinition } from '@quoin/template';
import { ofNode, operand, withArguments } from './define.ts';

/** The current node, or one reference, is an integer with that remainder by two. */
function parity(name: string, remainder: 0 | 1): PredicateDefinition {
  return withArguments(name, ([argument], names) => {
    const lookup = argument === undefined ? undefined : names.reference(argument);
    return (node, context) => {
      const value = argument === undefined ? node : lookup?.(context);
      return Number.isInteger(value) && Math.abs(value as number) % 2 === remainder;
    };
  });
}

/** `nth? m`: the current node is a multiple of m; `nth? n m`: n is. */
const nth = withArguments('nth', ([first, second, ...more], names) => {
  if (first === undefined) return () => false;
  const one = operand(first, names);
  const two = second === undefined || more.length > 0 ? undefined : operand(second, names);
  return (node, context) => {
    const value = two === undefined ? node : one(context);
    const step = (two ?? one)(context);
    if (!Number.isInteger(value) || !Number.isInteger(step) || step === 0) return false;
    return Math.abs(value as number) % Math.abs(step as number) === 0;
  };
});

export const NUMBER_PREDICATES: readonly PredicateDefinition[] = [
  parity('even', 0),
  parity('odd', 1),
  nth,
  ofNode('plural', (node) => asNumber(node) > 1),
  ofNode('singular', (node) => asNumber(node) === 1),
  ofNode('debug', (_node, context) => isTruthy(context.resolve('debug'))),
];
