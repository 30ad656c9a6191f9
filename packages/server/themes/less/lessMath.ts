import {
  Anonymous,
  type LessStream,
  type Node,
  Operation,
  type Parselet,
  Parselets,
  Quoted,
  Variable,
} from '@squarespace/less-ts';

/**
 * Where a stylesheet calculates. The format does so wherever an operator is between two numbers, even in CSS that means
 * something else by it. `parens-division` divides only inside parentheses and leaves functions to browsers that
 * calculate themselves, so modern CSS works.
 */
export type LessMath = 'always' | 'parens-division';

type Changed = Pick<typeof Parselets, 'MULTIPLICATION' | 'OPERAND_SUB' | 'ENTITY' | 'EXPRESSION_SUB' | 'FONT_SUB'>;

export function mathParselets(math: LessMath): Partial<Changed> {
  if (math === 'always') return {};
  const parens = { depth: 0 };
  const browserValue = new BrowserValue();
  const [group, ...operands] = Parselets.OPERAND_SUB;
  return {
    MULTIPLICATION: [new Product(parens)],
    OPERAND_SUB: [...(group ? [new Group(group, parens)] : []), browserValue, ...operands],
    ENTITY: [browserValue, ...Parselets.ENTITY],
    EXPRESSION_SUB: [browserValue, ...Parselets.EXPRESSION_SUB],
    FONT_SUB: [browserValue, ...Parselets.FONT_SUB],
  };
}

class Group implements Parselet {
  constructor(
    private readonly group: Parselet,
    private readonly parens: { depth: number },
  ) {}

  parse(stm: LessStream): Node | undefined {
    this.parens.depth += 1;
    const node = this.group.parse(stm);
    this.parens.depth -= 1;
    return node;
  }
}

class Product implements Parselet {
  constructor(private readonly parens: { readonly depth: number }) {}

  parse(stm: LessStream): Node | undefined {
    let product = stm.parse(Parselets.OPERAND);
    while (product !== undefined) {
      const mark = stm.mark();
      stm.skipWs();
      const operator = this.#operator(stm);
      const next = operator === undefined ? undefined : stm.parse(Parselets.OPERAND);
      if (operator === undefined || next === undefined) {
        stm.restore(mark);
        return product;
      }
      product = new Operation(operator, product, next);
    }
    return product;
  }

  #operator(stm: LessStream): Operation['operator'] | undefined {
    const sign = stm.peek();
    if (sign !== '*' && (sign !== '/' || this.parens.depth === 0)) return undefined;
    if (stm.peekn(1) === '*' || stm.peekn(1) === '/') return undefined;
    stm.seek1();
    return sign as Operation['operator'];
  }
}

/** Functions that calculate in the browser, colours without commas or with properties in them. */
const FUNCTION = /(?:calc|clamp|min|max)\(|(?:rgb|hsl)a?\((?=[^,;{}]*\)|[^;{}]*var\()/iy;
/** Colours with their own transparency. */
const HEX_COLOR = /#(?:[0-9a-f]{8}|[0-9a-f]{4})(?![\w-])/iy;

/** `calc(100% - @gap)`: its variables are filled in, the rest is the browser's. */
class BrowserValue implements Parselet {
  parse(stm: LessStream): Node | undefined {
    const end = valueEnd(stm.source, stm.index);
    if (end < 0 || /[\w-]/.test(stm.source[stm.index - 1] ?? '')) return undefined;
    const text = stm.source.slice(stm.index, end);
    stm.seekn(end - stm.index);
    return new Quoted('"', true, partsOf(text));
  }
}

/** Where a value that LESS leaves alone ends; -1 when there is none here. */
function valueEnd(source: string, at: number): number {
  HEX_COLOR.lastIndex = at;
  if (HEX_COLOR.test(source)) return HEX_COLOR.lastIndex;
  FUNCTION.lastIndex = at;
  return FUNCTION.test(source) ? closingParen(source, FUNCTION.lastIndex) : -1;
}

function partsOf(text: string): Node[] {
  return text
    .split(/(@\{[\w-]+\}|@[\w-]+)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('@') ? new Variable(`@${part.replace(/[@{}]/g, '')}`, 0, 0) : new Anonymous(part)));
}

/** Behind the parenthesis that closes what opened before `from`; -1 when the statement ends first. */
function closingParen(source: string, from: number): number {
  let depth = 1;
  for (let at = from; at < source.length; at += 1) {
    const mark = source[at];
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    if (depth === 0) return at + 1;
    if (mark === ';' || mark === '{' || mark === '}') {
      // `@{name}` is no block.
      const name = /^\{[\w-]+\}/.exec(source.slice(at, at + 80))?.[0];
      if (mark !== '{' || source[at - 1] !== '@' || name === undefined) return -1;
      at += name.length - 1;
    }
  }
  return -1;
}
