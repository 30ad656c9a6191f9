import { Decimal } from '@phensley/cldr';
import {
  type Assembler,
  type Context,
  type Engine,
  Formatter,
  type FormatterTable,
  Node,
  Opcode,
  PredicatePlugin,
  Type,
  type Variable,
} from '@squarespace/template-engine';
import { isParsed, type Peer } from './peer.ts';

/** Tools to put a part of the public engine right, for `slips.ts`. */
export type Apply = (args: string[], variables: Variable[], context: Context) => void;

class Corrected extends Formatter {
  readonly #apply: Apply;
  constructor(apply: Apply) {
    super();
    this.#apply = apply;
  }
  override apply(args: string[], variables: Variable[], context: Context): void {
    this.#apply(args, variables, context);
  }
}

/** With other formatters of these names; `wrap` may call the one there is. */
export function withFormatters(
  peer: Peer,
  names: readonly string[],
  wrap: (original: Apply, name: string) => Apply,
): Peer {
  const corrected: FormatterTable = { ...peer.formatters };
  for (const name of names) {
    const original = corrected[name];
    if (original) corrected[name] = new Corrected(wrap(original.apply.bind(original), name));
  }
  return { ...peer, formatters: corrected };
}

class CorrectedPredicate extends PredicatePlugin {
  readonly #apply: PredicatePlugin['apply'];
  constructor(apply: PredicatePlugin['apply']) {
    super();
    this.#apply = apply;
  }
  override apply(...args: Parameters<PredicatePlugin['apply']>): boolean {
    return this.#apply(...args);
  }
}

/** With another predicate of this name; `wrap` may call the one there is. */
export function withPredicate(
  peer: Peer,
  name: string,
  wrap: (original: PredicatePlugin['apply']) => PredicatePlugin['apply'],
): Peer {
  const original = peer.predicates[name];
  if (original === undefined) return peer;
  const corrected = new CorrectedPredicate(wrap(original.apply.bind(original)));
  return { ...peer, predicates: { ...peer.predicates, [name]: corrected } };
}

export function withContext(peer: Peer, change: (context: Context) => void): Peer {
  return {
    ...peer,
    createContext: (...args) => {
      const context = peer.createContext(...args);
      change(context);
      return context;
    },
  };
}

export function withAssembler(peer: Peer, change: (assembler: Assembler) => void): Peer {
  return {
    ...peer,
    createAssembler: () => {
      const assembler = peer.createAssembler();
      change(assembler);
      return assembler;
    },
  };
}

type Execute = Engine['impls'][number];

/** With another way to execute one kind of instruction; `wrap` may call the one there is. */
export function withInstruction(
  peer: Peer,
  opcode: Opcode,
  wrap: (original: NonNullable<Execute>) => NonNullable<Execute>,
): Peer {
  return {
    ...peer,
    createEngine: (...args) => {
      const engine = peer.createEngine(...args);
      const original = engine.impls[opcode];
      if (original) engine.impls[opcode] = wrap(original.bind(engine));
      return engine;
    },
  };
}

/** Numbers are integers by their value, not by how they are written: 1e21 is one. */
export function withIntegers(peer: Peer): Peer {
  return {
    ...peer,
    createEngine: (...args) => {
      const engine = peer.createEngine(...args);
      const { execute } = engine;
      engine.execute = (...given) => {
        const { asBoolean } = Node.prototype;
        Node.prototype.asBoolean = function (this: Node) {
          return this.type === Type.NUMBER ? Number.isInteger(this.value) && this.value !== 0 : asBoolean.call(this);
        };
        try {
          execute.apply(engine, given);
        } finally {
          Node.prototype.asBoolean = asBoolean;
        }
      };
      return engine;
    },
  };
}

/** The same text as a script would print it, escaped, wherever built-in markup prints a value as it is. */
export function escapeBuiltIn(peer: Peer): Peer {
  const inside = new WeakSet<Context>();
  const rooted = withInstruction(peer, Opcode.ROOT, (original) => (code, context) => {
    const wasInside = inside.has(context);
    if (isParsed(code)) inside.delete(context);
    else inside.add(context);
    original(code, context);
    if (wasInside) inside.add(context);
    else inside.delete(context);
  });
  return withInstruction(rooted, Opcode.VARIABLE, (original) => (code, context) => {
    if (!inside.has(context)) return original(code, context);
    const [, names, calls] = code as unknown as [unknown, readonly (string | number)[][], unknown];
    const isPlain = calls === 0 || names[0]?.[0] === 'selectText';
    if (!isPlain) return original(code, context);
    const before = context.swapBuffer();
    original(code, context);
    const printed = context.swapBuffer();
    context.restoreBuffer(before);
    const isEscaped = Array.isArray(calls) && calls.some((call) => Array.isArray(call) && call[0] === 'htmltag');
    context.append(isEscaped ? printed : escapeMarkup(printed));
  });
}

/** Parts of the public engine that its types keep to themselves. */
interface AssemblerParts {
  current: unknown;
  stateAlternatesWith(type: Opcode, instruction: unknown, pushes: boolean): unknown;
  stateFor(type: Opcode): unknown;
  push(type: Opcode, instruction: unknown): unknown;
}

/** Blocks inside `alternates with` stay there. */
export function keepAlternates(assembler: Assembler): void {
  const own = assembler as unknown as AssemblerParts;
  const alternating = new WeakSet<object>();
  const { stateAlternatesWith, stateFor } = own;
  own.stateAlternatesWith = function (this: AssemblerParts, type, instruction, pushes) {
    const current = this.current as { setAlternatesWith(instruction: unknown): void };
    alternating.add(current);
    if (!pushes) return stateAlternatesWith.call(this, type, instruction, pushes);
    current.setAlternatesWith(instruction);
    return this.push(type, instruction);
  };
  own.stateFor = function (this: AssemblerParts, type) {
    const { current } = this;
    const isInside = typeof current === 'object' && current !== null && alternating.has(current);
    return type === Opcode.REPEATED && isInside ? this.stateAlternatesWith : stateFor.call(this, type);
  };
}

export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char);

/** The value with the texts behind some of its members escaped; `a.b` is a member of a member, `*` any of a list. */
export function escapeMembers(value: unknown, names: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const inside = names.flatMap((name) => (name.startsWith('*.') ? [name.slice(2)] : []));
    return value.map((item) => escapeMembers(item, inside));
  }
  const copy: Record<string, unknown> = { ...value };
  for (const name of names) {
    const [first = '', ...rest] = name.split('.');
    if (!Object.hasOwn(copy, first)) continue;
    const old = copy[first];
    if (rest.length > 0) copy[first] = escapeMembers(old, [rest.join('.')]);
    else if (typeof old === 'string') copy[first] = escapeMarkup(old);
  }
  return copy;
}

/** A value joined into a list, whatever it brings along. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((item: unknown) => textOf(item ?? '')).join(',');
  if (value === null) return 'null';
  return typeof value === 'object' ? '[object Object]' : String(value);
}

/** The formatter with decimal numbers that know that 0.5 is more than 0. */
export function withComparison(original: Apply): Apply {
  return (args, variables, context) => {
    const { compare } = Decimal.prototype;
    Decimal.prototype.compare = function (this: Decimal, other, ...rest) {
      const [left, right] = [this.signum(), new Decimal(other).signum()];
      return left === 0 || right === 0 ? Math.sign(left - right) : compare.call(this, other, ...rest);
    };
    try {
      original(args, variables, context);
    } finally {
      Decimal.prototype.compare = compare;
    }
  };
}
