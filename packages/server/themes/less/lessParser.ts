import {
  Block,
  type Context,
  Definition,
  Directive,
  type ExecEnv,
  Import,
  LessStream,
  Mixin,
  type Node,
  type Parselet,
  Parselets,
  Quoted,
  Rule,
  Ruleset,
  Stylesheet,
  Url,
} from '@squarespace/less-ts';
import { endOfStatement } from './endOfStatement.ts';
import { type LessMath, mathParselets } from './lessMath.ts';
import { readAsCss } from './readAsCss.ts';

export interface LessReader {
  readonly source: string;
  readonly math: LessMath;
  readonly report: (index: number, message: string) => void;
  /** Throws when time is up. */
  readonly watch: () => void;
}

/** What a stylesheet says, with the place in the source of each node an error may be about. */
export interface LessTree {
  readonly sheet: Stylesheet;
  readonly places: ReadonlyPlaces;
}

type ReadonlyPlaces = Pick<WeakMap<object, number>, 'get'>;

/** At-rules without a block that browsers support. `@import` has its own node. */
const STATEMENTS: ReadonlySet<string> = new Set(['@charset', '@namespace', '@layer']);
const ELSEWHERE = /^(?:https?:)?\/\//i;

/**
 * Reads a whole stylesheet, statement by statement. One that the format's parser can't read is taken as plain CSS when
 * it is that; else it is reported and left out. The parser itself would give up the whole stylesheet.
 */
export function parseLess(reader: LessReader, context: Context): LessTree {
  const places = new WeakMap<object, number>();
  const statements = new Statements(reader, places);
  const own = {
    PRIMARY: [statements],
    BLOCK: [new Braces(reader, statements)],
    ...mathParselets(reader.math),
  };
  const known = Object.fromEntries(Object.keys(own).map((name) => [name, Parselets[name as keyof typeof own]]));
  // Other parsers in this process share them. Parsing is synchronous, so no other parser sees these.
  Object.assign(Parselets, own);
  try {
    return { sheet: new Stylesheet(statements.parse(new LessStream(context, reader.source))), places };
  } finally {
    Object.assign(Parselets, known);
  }
}

/** The statements of a stylesheet or of a block. */
class Statements implements Parselet {
  /** Blocks around the statement that is read. */
  depth = 0;
  /** One of them belongs to a selector. */
  #isInRule = false;

  constructor(
    private readonly reader: LessReader,
    private readonly places: WeakMap<object, number>,
  ) {}

  parse(stm: LessStream): Block {
    const block = new Block();
    for (stm.skipEmpty(); !this.#isAtEnd(stm); stm.skipEmpty()) {
      this.reader.watch();
      const start = stm.index;
      const around = this.#isInRule;
      const node = this.#statement(stm, around);
      this.#isInRule = around;
      if (node === undefined) continue;
      this.#note(node, start);
      block.add(node);
    }
    return block;
  }

  #isAtEnd(stm: LessStream): boolean {
    return stm.peek() === undefined || (this.depth > 0 && stm.peek() === '}');
  }

  #statement(stm: LessStream, isInRule: boolean): Node | undefined {
    const mark = stm.mark();
    this.#isInRule ||= stm.peek() !== '@';
    const node = attempt(() => stm.parse(Parselets.PRIMARY_SUB));
    if (node !== undefined) return this.#isTaken(node, mark[0]) ? node : undefined;
    stm.restore(mark);
    const css = readAsCss(stm, isInRule);
    if (css !== undefined) return css;
    stm.restore(mark);
    const end = endOfStatement(stm.source, mark[0]);
    stm.seekn(end - mark[0]);
    this.reader.report(mark[0], `This could not be read: ${excerpt(stm.source.slice(mark[0], end))}`);
    return undefined;
  }

  /** No files are read here: those of the theme and the platform are already in the source. */
  #isTaken(node: Node, start: number): boolean {
    if (node instanceof Directive && !STATEMENTS.has(node.name)) {
      this.reader.report(start, `${node.name} is not known.`);
      return false;
    }
    if (!(node instanceof Import) || node.path instanceof Url || ELSEWHERE.test(textOf(node.path))) return true;
    this.reader.report(start, `'${textOf(node.path)}' cannot be imported: it is not in the theme.`);
    return false;
  }

  #note(node: Node, start: number): void {
    this.places.set(node, start);
    // What stays of these once they are evaluated, and what their errors are said to be about.
    if (node instanceof Rule) this.places.set(node.property, start);
    if (node instanceof Ruleset) this.places.set(node.selectors, start);
    if (node instanceof Mixin) this.places.set(node.original, start);
    if (node instanceof Definition) blameDefinition(node);
  }
}

/** Errors in the value of a variable are of its definition, not of the next rule that is evaluated. */
function blameDefinition(node: Definition): void {
  const dereference = node.dereference.bind(node);
  node.dereference = (env: ExecEnv): Node => {
    const earlier = env.errors.splice(0);
    const value = dereference(env);
    env.ctx.captureErrors(node, env);
    env.errors.push(...earlier);
    return value;
  };
}

/** A block in braces; the end of the source closes those that are open. */
class Braces implements Parselet {
  constructor(
    private readonly reader: LessReader,
    private readonly statements: Statements,
  ) {}

  parse(stm: LessStream): Block | undefined {
    stm.skipWs();
    if (stm.peek() !== '{') return undefined;
    const start = stm.index;
    stm.seekOpenSpace();
    this.statements.depth += 1;
    stm.skipWs();
    const block = this.statements.parse(stm);
    this.statements.depth -= 1;
    if (stm.peek() === '}') stm.seekOpenSpace();
    else this.reader.report(start, 'A brace is opened here and never closed.');
    return block;
  }
}

/** The parser throws what it can't read inside strings, addresses and arguments; time that is up is thrown on. */
function attempt(parse: () => Node | undefined): Node | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof OutOfTime) throw error;
    return undefined;
  }
}

export class OutOfTime extends Error {}

function textOf(path: Node): string {
  return path instanceof Quoted ? path.parts.map((part) => ('value' in part ? String(part.value) : '')).join('') : '';
}

function excerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
