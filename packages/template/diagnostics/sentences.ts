/**
 * The sentence of each diagnostic code. `{name}` stands for a value. The wording of the errors follows the public
 * engines where these have one, because owners of existing templates search for it.
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
  TAG_IS_TEXT: 'The tag {tag} is not understood and was kept as text',
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
  NOT_IMPLEMENTED: 'RuntimeError: "{name}" formatter is not yet implemented',
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
