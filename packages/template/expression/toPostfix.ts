import { FUNCTIONS } from './functions.ts';
import type { Operator } from './operators.ts';
import type { ExpressionToken } from './tokens.ts';

type Waiting =
  | { readonly kind: 'operator'; readonly operator: Operator }
  | { readonly kind: 'open' }
  | { readonly kind: 'call'; readonly name: string };

const COMMA_PRECEDENCE = 1;

export interface Postfix {
  /** One list per expression between semicolons. */
  readonly expressions: readonly (readonly ExpressionToken[])[];
  readonly errors: readonly string[];
}

/** The first function that does not exist. */
export function findUnknownFunction(tokens: readonly ExpressionToken[]): string | undefined {
  const found = tokens.find((token, index) => isCall(token, tokens[index + 1]) && !FUNCTIONS.has(token.text));
  return found?.kind === 'name' ? found.text : undefined;
}

type NameToken = ExpressionToken & { readonly kind: 'name' };

function isCall(token: ExpressionToken, next: ExpressionToken | undefined): token is NameToken {
  return token.kind === 'name' && next?.kind === 'open' && token.reference.length === 1;
}

/** Tokens → postfix lists (shunting-yard). */
export function toPostfix(tokens: readonly ExpressionToken[]): Postfix {
  const builder = new PostfixBuilder();
  for (const [index, token] of tokens.entries()) builder.add(token, tokens[index + 1]);
  builder.finishExpression();
  return builder;
}

class PostfixBuilder implements Postfix {
  readonly expressions: ExpressionToken[][] = [];
  readonly errors: string[] = [];
  #output: ExpressionToken[] = [];
  #waiting: Waiting[] = [];
  #isBroken = false;

  add(token: ExpressionToken, next: ExpressionToken | undefined): void {
    switch (token.kind) {
      case 'name':
        this.#addName(token, next);
        break;
      case 'operator':
        this.#addOperator(token.operator);
        break;
      case 'open':
        this.#waiting.push(token);
        break;
      case 'close':
        this.#close();
        break;
      case 'comma':
        this.#popWhile((operator) => operator.precedence >= COMMA_PRECEDENCE);
        break;
      case 'semicolon':
        this.finishExpression();
        break;
      default:
        this.#output.push(token);
    }
  }

  finishExpression(): void {
    this.#popWhile(() => true);
    if (this.#waiting.length > 0) this.#mismatch('left');
    if (this.#output.length > 0) this.expressions.push(this.#output);
    this.#output = [];
    this.#waiting = [];
    this.#isBroken = false;
  }

  /** Said once per expression. */
  #mismatch(side: 'left' | 'right'): void {
    if (!this.#isBroken) this.errors.push(`Mismatched operator found: ${side} paren`);
    this.#isBroken = true;
  }

  #addName(token: NameToken, next: ExpressionToken | undefined): void {
    if (!isCall(token, next)) {
      this.#output.push(token);
      return;
    }
    this.#output.push({ kind: 'arguments' });
    this.#waiting.push({ kind: 'call', name: token.text });
  }

  #addOperator(operator: Operator): void {
    // A prefix operator has no left operand, so nothing before it is complete yet.
    if (operator.operands === 2) {
      this.#popWhile(({ precedence }) =>
        operator.isRightAssociative ? precedence > operator.precedence : precedence >= operator.precedence,
      );
    }
    this.#waiting.push({ kind: 'operator', operator });
  }

  #close(): void {
    this.#popWhile(() => true);
    if (this.#waiting.pop()?.kind !== 'open') this.#mismatch('right');
    const call = this.#waiting.at(-1);
    if (call?.kind === 'call') {
      this.#output.push(call);
      this.#waiting.pop();
    }
  }

  #popWhile(test: (operator: Operator) => boolean): void {
    for (let top = this.#waiting.at(-1); top?.kind === 'operator' && test(top.operator); top = this.#waiting.at(-1)) {
      this.#output.push(top);
      this.#waiting.pop();
    }
  }
}
