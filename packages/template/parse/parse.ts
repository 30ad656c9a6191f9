import { createDiagnostic, type Diagnostic, type Severity } from '../diagnostics/diagnostic.ts';
import type { DiagnosticCode, SentenceValues } from '../diagnostics/sentences.ts';
import type { Source } from '../diagnostics/source.ts';
import type { Limits } from '../limits.ts';
import { Assembler } from './assembler.ts';
import { explainText } from './explain.ts';
import { scan, type TokenSink } from './scanner.ts';
import type { FormatterCall, Instruction, PredicateCall, Token } from './tree.ts';

/** The names the language is compiled with; anything else is unknown. */
export interface KnownNames {
  readonly formatters: { has(name: string): boolean };
  readonly predicates: { has(name: string): boolean };
}

export interface Parsed {
  readonly root: readonly Instruction[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Source → instruction tree, collecting diagnostics; never fails. */
export function parse(source: Source, known: KnownNames, limits: Limits): Parsed {
  const diagnostics: Diagnostic[] = [];
  const report = (code: DiagnosticCode, values: SentenceValues, offset: number, severity: Severity = 'error') => {
    if (diagnostics.length < limits.diagnostics) {
      diagnostics.push(createDiagnostic(code, values, source, offset, severity));
    }
  };
  const { length } = source.text;
  if (length > limits.sourceLength) {
    report('SOURCE_TOO_LONG', { length, limit: limits.sourceLength }, 0);
    return { root: [], diagnostics };
  }
  const assembler = new Assembler(report, limits.blockDepth);
  scan(source.text, createChecker(source.text, known, limits, assembler, report));
  return { root: assembler.finish(), diagnostics };
}

export type Report = (code: DiagnosticCode, values: SentenceValues, offset: number, severity?: Severity) => void;

/**
 * A filter between scanner and assembler: turns tags with unknown formatters into text, and stops at too many tokens.
 */
function createChecker(
  text: string,
  known: KnownNames,
  limits: Limits,
  assembler: Assembler,
  report: Report,
): TokenSink {
  let tokens = 0;
  const isFull = (offset: number): boolean => {
    tokens++;
    if (tokens === limits.tokens + 1) report('TOO_MANY_TOKENS', { limit: limits.tokens }, offset);
    return tokens > limits.tokens;
  };
  return {
    text(piece) {
      if (!isFull(0)) assembler.text(piece);
    },
    token(token, start, end) {
      if (isFull(start)) return;
      const unknown = unknownFormatter(token, known);
      if (unknown) {
        report('FORMATTER_UNKNOWN', { name: unknown.name }, start);
        assembler.text(text.slice(start, end));
        return;
      }
      const predicate = unknownPredicate(token, known);
      if (predicate) report('PREDICATE_UNKNOWN', { name: predicate.name }, start);
      assembler.token(token);
    },
    notATag(open, close) {
      if (looksLikeTag(text, open, close)) {
        const tag = text.slice(open, Math.min(close + 1, open + LONGEST_QUOTE));
        report(explainText(text, open, close), { tag }, open, 'warning');
      }
    },
    openComment(open) {
      report('EOF_IN_COMMENT', {}, open, 'warning');
    },
  };
}

function unknownFormatter(token: Token, known: KnownNames): FormatterCall | undefined {
  if (token.kind !== 'variable' && token.kind !== 'var') return undefined;
  return token.chain.find((call) => !known.formatters.has(call.name));
}

function unknownPredicate(token: Token, known: KnownNames): PredicateCall | undefined {
  if (token.kind !== 'predicate' && token.kind !== 'or') return undefined;
  return token.call && !known.predicates.has(token.call.name) ? token.call : undefined;
}

/** So much of a tag is quoted in a warning. */
const LONGEST_QUOTE = 80;

/** CSS rules and scripts are full of braces; only what begins like a tag on one line is worth a warning. */
function looksLikeTag(text: string, open: number, close: number): boolean {
  const inside = text.slice(open + 1, Math.min(close, open + 200));
  return /^(?:\.[a-z]|[@$a-zA-Z][\w.@$-]*\s*\|(?:[a-z]|\s*$)|\s+[@a-zA-Z][\w.@-]*(?:\|[^;:]*)?\s*$|[@a-zA-Z][\w.@-]*\s+$)/.test(
    inside,
  );
}
