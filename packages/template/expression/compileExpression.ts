import type { DiagnosticCode, SentenceValues } from '../diagnostics/sentences.ts';
import type { Limits } from '../limits.ts';
import { compileAccess } from '../run/access.ts';
import type { Frame } from '../run/frame.ts';
import { describe } from './describe.ts';
import { type ExpressionItem, reduce } from './reduce.ts';
import { tokenize } from './tokenize.ts';
import type { ExpressionToken, Scalar } from './tokens.ts';
import { findUnknownFunction, toPostfix } from './toPostfix.ts';

type Report = (code: DiagnosticCode, values: SentenceValues) => void;

/** Evaluates in a frame and gives the text to print. */
export type Evaluate = (frame: Frame, report: Report) => string;

/** Reads an expression once (template-language.md section 6). A leading `#` prints it in postfix form as well. */
export function compileExpression(text: string, limits: Limits): Evaluate {
  const isDebug = text.startsWith('#');
  const body = isDebug ? text.slice(1) : text;
  const { tokens, error } = tokenize(body, limits.expressionTokens);
  const unknown = findUnknownFunction(tokens);
  const mistakes = [unknown === undefined ? '' : `Invalid function ${unknown}`, error ?? ''].filter(
    (text) => text !== '',
  );
  if (mistakes.length > 0) return (_frame, report) => refuse(body, mistakes, isDebug, report);
  const { expressions, errors } = toPostfix(tokens);
  if (errors.length > 0) return (_frame, report) => refuse(body, errors, isDebug, report);
  const evaluate = compileReduction(expressions.map(toItems), body, limits.stringLength);
  if (!isDebug) return (frame, report) => print(evaluate(frame, report));
  const shown = `EVAL=${describe(expressions)}`;
  return (frame, report) => {
    const value = evaluate(frame, report);
    return value === undefined ? shown : `${shown} -> ${print(value)}`;
  };
}

function refuse(body: string, messages: readonly string[], isDebug: boolean, report: Report): string {
  const expression = JSON.stringify(body);
  for (const message of messages) report('EXPRESSION_PARSE', { expression, message });
  return isDebug ? 'EVAL=[]' : '';
}

/** Runs the expressions in order; after an error the locals are as they were before all of them. */
function compileReduction(
  expressions: readonly (readonly ExpressionItem[])[],
  body: string,
  stringLength: number,
): (frame: Frame, report: Report) => Scalar | undefined {
  return (frame, report) => {
    const before = frame.locals === null ? null : new Map(frame.locals);
    const assignments = { assign: (name: string, value: Scalar) => frame.setLocal(name, value) };
    let value: Scalar | undefined;
    let isBroken = false;
    for (const items of expressions) {
      const reduced = reduce(items, frame, stringLength, assignments);
      for (const message of reduced.errors) report('EXPRESSION_REDUCE', { expression: body, message });
      isBroken ||= reduced.errors.length > 0;
      value = reduced.value;
    }
    if (isBroken) frame.locals = before;
    return isBroken ? undefined : value;
  };
}

function print(value: Scalar | undefined): string {
  return value === undefined || value === null ? '' : String(value);
}

function toItems(tokens: readonly ExpressionToken[]): ExpressionItem[] {
  const items: ExpressionItem[] = [];
  for (const token of tokens) {
    if (token.kind === 'name') {
      const { reference, text } = token;
      const isLocal = reference.length === 1 && text.length > 1 && text.startsWith('@');
      items.push({ kind: 'name', local: isLocal ? text : undefined, read: compileAccess(reference) });
    } else if (
      token.kind === 'value' ||
      token.kind === 'operator' ||
      token.kind === 'call' ||
      token.kind === 'arguments'
    ) {
      items.push(token);
    }
  }
  return items;
}
