import type { DiagnosticCode } from '../diagnostics/sentences.ts';
import { Reader } from './reader.ts';
import { LITERALS } from './tags/other.ts';
import { readPredicate } from './tags/predicate.ts';
import { readNames } from './tags/variable.ts';

/**
 * Why braces hold no tag, for an editor. Follows the readers of `tags/` up to where these give up; it runs only for
 * what looks like a tag but is none.
 */
export function explainText(source: string, open: number, close: number): DiagnosticCode {
  const reader = new Reader(source, open + 1, close);
  if (!reader.skip('.')) return explainVariable(reader);
  const word = reader.readWord();
  if (word === undefined) return 'INVALID_INSTRUCTION';
  const explain = INSTRUCTIONS.get(word);
  if (explain !== undefined) return explain(reader);
  return LITERALS.has(word) ? 'EXTRA_CHARS' : 'INVALID_INSTRUCTION';
}

type Explain = (reader: Reader) => DiagnosticCode;

function explainVariable(reader: Reader): DiagnosticCode {
  if (readNames(reader) === undefined) return 'VARIABLE_EXPECTED';
  return reader.skip('|') ? 'FORMATTER_INVALID' : 'EXTRA_CHARS';
}

/** A name behind whitespace, and nothing behind it. */
function explainName(reader: Reader): DiagnosticCode {
  if (reader.skipSpaces() === 0) return reader.isAtEnd() ? 'VARIABLE_EXPECTED' : 'WHITESPACE_EXPECTED';
  return reader.readReference() === undefined ? 'VARIABLE_EXPECTED' : 'EXTRA_CHARS';
}

function explainIf(reader: Reader): DiagnosticCode {
  if (reader.skipSpaces() === 0) return reader.isAtEnd() ? 'VARIABLE_EXPECTED' : 'WHITESPACE_EXPECTED';
  for (;;) {
    if (reader.readReference() === undefined) return 'VARIABLE_EXPECTED';
    reader.skipSpaces();
    if (!reader.skip('&&') && !reader.skip('||')) return 'IF_EXPECTED_VAROP';
    reader.skipSpaces();
  }
}

function explainOr(reader: Reader): DiagnosticCode {
  if (!reader.skip(' ')) return 'WHITESPACE_EXPECTED';
  return readPredicate(reader) === undefined ? 'OR_EXPECTED_PREDICATE' : 'EXTRA_CHARS';
}

/** Checks the `@name` at the start of a binding, then the rest. */
function explainBinding(noName: DiagnosticCode, rest: Explain): Explain {
  return (reader) => {
    if (!reader.skip(' ')) return reader.isAtEnd() ? noName : 'WHITESPACE_EXPECTED';
    if (reader.readDefinition() === undefined) return noName;
    return rest(reader);
  };
}

/** After one space. */
function explainAfterSpace(missing: DiagnosticCode, rest: Explain): Explain {
  return (reader) => (reader.skip(' ') ? rest(reader) : reader.isAtEnd() ? missing : 'WHITESPACE_EXPECTED');
}

const INSTRUCTIONS: ReadonlyMap<string, Explain> = new Map<string, Explain>([
  ['section', explainName],
  ['repeated', (reader) => (reader.skip(' section') ? explainName(reader) : 'MISSING_SECTION_KEYWORD')],
  ['alternates', (reader) => (reader.skip(' with') ? 'EXTRA_CHARS' : 'MISSING_WITH_KEYWORD')],
  ['if', explainIf],
  ['or', explainOr],
  ['end', () => 'EXTRA_CHARS'],
  ['eval', () => 'WHITESPACE_EXPECTED'],
  ['var', explainBinding('BINDVAR_EXPECTS_NAME', explainAfterSpace('MISSING_VARIABLE_NAME', explainVariable))],
  ['ctx', explainBinding('CTXVAR_EXPECTS_NAME', () => 'CTXVAR_EXPECTS_BINDINGS')],
  ['inject', explainBinding('INJECT_EXPECTS_NAME', () => 'INJECT_EXPECTS_PATH')],
  ['macro', (reader) => (reader.skip(' ') && reader.readPath() !== undefined ? 'EXTRA_CHARS' : 'MACRO_EXPECTS_NAME')],
  ['include', () => 'INCLUDE_EXPECTS_NAME'],
]);
