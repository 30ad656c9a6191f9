import { type CLDR, CLDRFramework } from '@phensley/cldr';
import {
  Assembler,
  Context,
  Engine,
  Formatters,
  type FormatterTable,
  MatcherImpl,
  Parser,
  Predicates,
  type PredicateTable,
} from '@squarespace/template-engine';
import type { Case } from './cases.ts';

export interface Outcome {
  readonly output: string;
  readonly errors: readonly string[];
}

/** Language packs, by language. */
export type ReadPack = (language: string) => unknown;

/** The public engine, in parts a slip may put right. */
export interface Peer {
  readonly formatters: FormatterTable;
  readonly predicates: PredicateTable;
  readonly createAssembler: () => Assembler;
  readonly createContext: (...args: ConstructorParameters<typeof Context>) => Context;
  readonly createEngine: (...args: ConstructorParameters<typeof Engine>) => Engine;
  readonly localeOf: (locale: string) => CLDR;
}

export function createPeer(readPack: ReadPack): Peer {
  const framework = new CLDRFramework({ loader: readPack, packCacheSize: 20 });
  const known = new Map<string, CLDR>();
  return {
    formatters: Formatters,
    predicates: Predicates,
    createAssembler: () => new Assembler(),
    createContext: (...args) => new Context(...args),
    createEngine: (...args) => new Engine(...args),
    localeOf(locale) {
      const found = known.get(locale) ?? framework.get(locale);
      known.set(locale, found);
      return found;
    },
  };
}

/** A copy of JSON data: the public engine must not see what ours has seen, and the other way round. */
export function copyOf<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

const parsed = new WeakSet<object>();

/** Whether a tree comes from a source of the case; all others are built-in markup. */
export function isParsed(code: unknown): boolean {
  return typeof code === 'object' && code !== null && parsed.has(code);
}

export function renderWithPeer(test: Case, peer: Peer): Outcome {
  const { formatters, predicates } = peer;
  const matcher = new MatcherImpl('');
  const parse = (source: string) => {
    const assembler = peer.createAssembler();
    new Parser(source, assembler, matcher, formatters, predicates).parse();
    const code = assembler.code();
    if (typeof code === 'object') parsed.add(code);
    return { code, errors: assembler.errors };
  };
  const { code, errors } = parse(test.template);
  const context = peer.createContext(copyOf(test.data), {
    cldr: test.locale === null ? undefined : peer.localeOf(test.locale),
    now: test.now,
    partials: { ...test.partials },
    injects: copyOf(test.injects),
    enableExpr: test.allowEval,
    enableInclude: test.allowInclude,
    exprOpts: { maxTokens: 1000, maxStringLen: 100_000 },
  });
  context.parsefunc = parse;
  peer.createEngine({ formatters, predicates }).execute(code, context);
  return { output: context.render(), errors: [...errors, ...context.errors].map((error) => error.message) };
}
