/**
 * The sentence of each diagnostic code. `{name}` is a placeholder for a value. The wording of the errors follows the
 * public engines where these have one, because owners of existing templates search for it.
 */
export const SENTENCES = {
  // what the parser finds
  FORMATTER_UNKNOWN: "SyntaxError: Formatter '{name}' is unknown",
  PREDICATE_UNKNOWN: "SyntaxError: Predicate '{name}' is unknown",
  DEAD_CODE_BLOCK: 'SyntaxError: This {kind} block will never execute.',
  EOF_IN_BLOCK: 'SyntaxError: Reached EOF in the middle of {kind}',
  NOT_ALLOWED_IN_BLOCK: 'SyntaxError: {kind} instruction is not allowed inside {block} block.',
  NOT_ALLOWED_AT_ROOT: 'SyntaxError: Instruction {kind} not allowed at root',
  IF_EMPTY: 'SyntaxError: IF instruction has no variables',
  SOURCE_TOO_LONG: 'LimitError: The source of {length} characters exceeds the maximum of {limit}',
  TOO_MANY_TOKENS: 'LimitError: The source has more than {limit} tags and texts',
  BLOCKS_TOO_DEEP: 'LimitError: Blocks are nested more than {limit} deep',
  // what silently became text: warnings for an editor
  INVALID_INSTRUCTION: '{tag} was kept as text: there is no such instruction',
  WHITESPACE_EXPECTED: '{tag} was kept as text: a space is missing behind the name of the instruction',
  VARIABLE_EXPECTED: '{tag} was kept as text: the name of a value is missing',
  EXTRA_CHARS: '{tag} was kept as text: there are characters too many, perhaps a space, before its end',
  FORMATTER_INVALID: '{tag} was kept as text: what stands behind | is not the name of a formatter',
  MISSING_SECTION_KEYWORD: '{tag} was kept as text: .repeated is followed by the word section, after one space',
  MISSING_WITH_KEYWORD: '{tag} was kept as text: .alternates is followed by the word with, after one space',
  IF_EXPECTED_VAROP: '{tag} was kept as text: names in .if are joined by && or ||, there is no ! and no parenthesis',
  OR_EXPECTED_PREDICATE: '{tag} was kept as text: .or stands alone, or before a predicate after one space',
  BINDVAR_EXPECTS_NAME: '{tag} was kept as text: .var is followed by a name that begins with @, after one space',
  MISSING_VARIABLE_NAME: '{tag} was kept as text: .var says no value for its name',
  CTXVAR_EXPECTS_NAME: '{tag} was kept as text: .ctx is followed by a name that begins with @, after one space',
  CTXVAR_EXPECTS_BINDINGS: '{tag} was kept as text: the name of .ctx is followed by pieces like key=value',
  INJECT_EXPECTS_NAME: '{tag} was kept as text: .inject is followed by a name that begins with @, after one space',
  INJECT_EXPECTS_PATH: '{tag} was kept as text: the name of .inject is followed by a path, after one space',
  MACRO_EXPECTS_NAME: '{tag} was kept as text: .macro is followed by the name of the macro, after one space',
  INCLUDE_EXPECTS_NAME: '{tag} was kept as text: .include is followed by the name of a partial, after one space',
  EOF_IN_COMMENT: 'The comment is never closed; everything after it is dropped',
  // what rendering finds
  APPLY_PARTIAL_MISSING: "RuntimeError: Attempt to apply partial '{name}' which could not be found.",
  APPLY_PARTIAL_SYNTAX: 'RuntimeError: Parse of partial "{name}" failed: {message}',
  APPLY_PARTIAL_RECURSION_DEPTH:
    "RuntimeError: Attempt to apply partial '{name}' exceeded maximum recursion depth of {limit}",
  INCLUDE_PARTIAL_MISSING: "RuntimeError: Attempt to apply partial '{name}' which could not be found.",
  EXPRESSION_PARSE: 'RuntimeError: Error parsing expression: {expression}: {message}',
  EXPRESSION_REDUCE: 'RuntimeError: Error reducing expression: {expression}: {message}',
  UNEXPECTED_ERROR: 'RuntimeError: Unexpected {type} error when executing {kind}: {message}',
  NOT_IMPLEMENTED: '"{name}" formatter is not yet implemented',
  FORMATTER_FAILED: "RuntimeError: Formatter '{name}': {message}",
  STEPS_EXHAUSTED: 'LimitError: Rendering needs more than {limit} steps',
  TIME_EXHAUSTED: 'LimitError: Rendering took too long',
  OUTPUT_TOO_LONG: 'LimitError: The output exceeds the maximum of {limit} characters',
  VALUE_TOO_LARGE: "LimitError: The value given to '{name}' is too large or too deep",
} as const;

export type DiagnosticCode = keyof typeof SENTENCES;

export type SentenceValues = Readonly<Record<string, string | number>>;

export function sentence(code: DiagnosticCode, values: SentenceValues): string {
  return SENTENCES[code].replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}
