import type { ExpressionToken } from './tokens.ts';

/** Postfix lists as `{.eval # …}` prints them: `[[1 a <add>]]`. */
export function describe(expressions: readonly (readonly ExpressionToken[])[]): string {
  return `[${expressions.map((tokens) => `[${tokens.map(describeToken).join(' ')}]`).join(', ')}]`;
}

function describeToken(token: ExpressionToken): string {
  switch (token.kind) {
    case 'value':
      return typeof token.value === 'string' ? JSON.stringify(token.value) : String(token.value);
    case 'name':
      return token.text;
    case 'operator':
      return `<${token.operator.name}>`;
    case 'call':
      return `${token.name}()`;
    case 'arguments':
      return '<args>';
    default:
      return '';
  }
}
