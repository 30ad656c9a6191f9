import { toNumber } from './numbers.ts';
import type { Scalar } from './tokens.ts';

export interface Operator {
  /** As diagnostics name it. */
  readonly name: string;
  readonly precedence: number;
  readonly isRightAssociative: boolean;
  readonly operands: 1 | 2;
  /** Undefined when assigning, which the evaluator does itself. */
  readonly apply?: (a: Scalar, b: Scalar) => Scalar;
}

type Arithmetic = (a: number, b: number) => number;

function unary(name: string, apply: (a: Scalar) => Scalar): Operator {
  return { name, precedence: 17, isRightAssociative: true, operands: 1, apply };
}

function binary(name: string, precedence: number, apply: (a: Scalar, b: Scalar) => Scalar): Operator {
  return { name, precedence, isRightAssociative: false, operands: 2, apply };
}

function arithmetic(name: string, precedence: number, apply: Arithmetic): Operator {
  return binary(name, precedence, (a, b) => apply(toNumber(a), toNumber(b)));
}

/** Compares the raw values as the host language does: two strings by UTF-16 unit, everything else as numbers. */
function compares(name: string, test: (a: number | string, b: number | string) => boolean): Operator {
  return binary(name, 12, (a, b) => test(a as number | string, b as number | string));
}

// biome-ignore lint/suspicious/noDoubleEquals: the language's `==` converts, `===` does not
const isLooselyEqual = (a: Scalar, b: Scalar): boolean => a == b;

export const ADD: Operator = binary('add', 14, (a, b) =>
  typeof a === 'string' || typeof b === 'string' ? String(a) + String(b) : toNumber(a) + toNumber(b),
);

export const ASSIGN: Operator = { name: 'assign', precedence: 3, isRightAssociative: true, operands: 2 };

/** Operators in front of an operand. */
export const PREFIXES: ReadonlyMap<string, Operator> = new Map([
  ['+', unary('unary plus', toNumber)],
  ['-', unary('unary minus', (a) => -toNumber(a))],
  ['!', unary('logical not', (a) => !a)],
  ['~', unary('bitwise not', (a) => ~toNumber(a))],
]);

/** Operators between operands; longer spellings come first, because the first that fits is taken. */
export const INFIXES: ReadonlyMap<string, Operator> = new Map([
  ['===', binary('strict equality', 11, (a, b) => a === b)],
  ['!==', binary('strict inequality', 11, (a, b) => a !== b)],
  ['**', { ...arithmetic('exponent', 16, (a, b) => a ** b), isRightAssociative: true }],
  ['<<', arithmetic('left shift', 13, (a, b) => a << b)],
  ['>>', arithmetic('right shift', 13, (a, b) => a >> b)],
  ['<=', compares('less than or equal', (a, b) => a <= b)],
  ['>=', compares('greater than or equal', (a, b) => a >= b)],
  ['==', binary('equality', 11, isLooselyEqual)],
  ['!=', binary('inequality', 11, (a, b) => !isLooselyEqual(a, b))],
  ['&&', binary('logical and', 7, (a, b) => Boolean(a) && Boolean(b))],
  ['||', binary('logical or', 6, (a, b) => Boolean(a) || Boolean(b))],
  ['*', arithmetic('multiply', 15, (a, b) => a * b)],
  ['/', arithmetic('divide', 15, (a, b) => a / b)],
  ['%', arithmetic('modulus', 15, (a, b) => a % b)],
  ['+', ADD],
  ['-', arithmetic('subtract', 14, (a, b) => a - b)],
  ['<', compares('less than', (a, b) => a < b)],
  ['>', compares('greater than', (a, b) => a > b)],
  ['&', arithmetic('bitwise and', 10, (a, b) => a & b)],
  ['^', arithmetic('bitwise xor', 9, (a, b) => a ^ b)],
  ['|', arithmetic('bitwise or', 8, (a, b) => a | b)],
  ['=', ASSIGN],
]);
