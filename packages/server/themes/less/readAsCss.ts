import {
  Anonymous,
  Block,
  BlockDirective,
  Directive,
  type LessStream,
  type Node,
  Parselets,
  Property,
  Rule,
  Ruleset,
  Selector,
  Selectors,
  TextElement,
} from '@squarespace/less-ts';
import { endOfStatement, openingBrace } from './endOfStatement.ts';

/** Not `@name:`, which defines a variable of LESS. */
const AT_RULE = /^@[a-z-]+(?![\w-]|\s*:)/;
const DECLARATION = /^(--[^\s:;{}()]+|[a-z-]+)\s*:(?!:)\s*([\s\S]*)$/;

/**
 * Reads the statement at the current position, which the format's parser can't read, unchanged: at-rules, selectors and
 * values that are newer than LESS. Undefined if it can't be CSS. The position of the stream is then undefined.
 */
export function readAsCss(stm: LessStream, isInRule: boolean): Node | undefined {
  const start = stm.index;
  const end = endOfStatement(stm.source, start);
  const open = openingBrace(stm.source, start, end);
  const head = plain(stm.source.slice(start, open < 0 ? end : open));
  if (head === '' || /[`@]/.test(head.slice(1)) || (open >= 0 && !isClosed(head))) return undefined;
  if (open < 0 || head.startsWith('--')) return take(stm, end, statement(plain(stm.source.slice(start, end))));
  const name = AT_RULE.exec(head)?.[0];
  if (name === undefined && head.startsWith('@')) return undefined;
  // Browsers resolve at-rules inside rules; the format would take them out of their rule.
  if (name !== undefined && isInRule) return take(stm, end, atRule(name, plain(stm.source.slice(start, end))));
  stm.seekn(open - start);
  const block = stm.parse(Parselets.BLOCK);
  if (!(block instanceof Block)) return undefined;
  return name === undefined ? new Ruleset(rawSelectors(head), block) : new BlockDirective(head, block);
}

function take(stm: LessStream, end: number, node: Node | undefined): Node | undefined {
  stm.seekn(end - stm.index);
  // What follows is no continuation of a selector.
  stm.setOpenSpace();
  return node;
}

function plain(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:("'])\/\/[^\n]*/g, ' ').trim();
}

function statement(text: string): Node | undefined {
  const bare = text.replace(/;$/, '');
  if (/`|@\{/.test(bare) || !isClosed(bare)) return undefined;
  const name = AT_RULE.exec(bare)?.[0];
  if (name !== undefined) return atRule(name, bare);
  const [, property, value] = DECLARATION.exec(bare) ?? [];
  if (property === undefined || value === undefined || value === '') return undefined;
  return new Rule(new Property(property), new Anonymous(value.trim()), false);
}

function atRule(name: string, text: string): Node | undefined {
  return text.includes('`') || !isClosed(text)
    ? undefined
    : new Directive(name, new Anonymous(text.slice(name.length).trim()));
}

/** What is open at its end would swallow all that follows. */
function isClosed(text: string): boolean {
  const marks = text.replace(/\\.|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '');
  const count = (mark: string) => marks.split(mark).length;
  return !/["']/.test(marks) && count('(') === count(')') && count('{') === count('}') && count('[') === count(']');
}

function rawSelectors(head: string): Selectors {
  return new Selectors(
    partsOf(head).map((part) => {
      const rest = part.startsWith('&') ? part.slice(1) : part;
      const text = new TextElement(rest === part ? (' ' as never) : undefined, rest);
      return new Selector(rest === part ? [text] : [new TextElement(undefined, '&'), text]);
    }),
  );
}

/** Splits at commas outside parentheses. */
function partsOf(head: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const mark of head) {
    if (mark === '(' || mark === '[') depth += 1;
    if (mark === ')' || mark === ']') depth -= 1;
    if (mark === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += mark;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
