import type { Reference } from '../parse/tree.ts';
import type { Operator } from './operators.ts';

export type Scalar = number | string | boolean | null;

/** One token of an expression; in a compiled expression, one item of its postfix list. */
export type ExpressionToken =
  | { readonly kind: 'value'; readonly value: Scalar }
  | { readonly kind: 'name'; readonly reference: Reference; readonly text: string }
  | { readonly kind: 'operator'; readonly operator: Operator }
  | { readonly kind: 'call'; readonly name: string }
  /** Where the arguments of a call begin on the stack. */
  | { readonly kind: 'arguments' }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'comma' }
  | { readonly kind: 'semicolon' };

/** A mistake in an expression; its message is the diagnostic's. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
}
