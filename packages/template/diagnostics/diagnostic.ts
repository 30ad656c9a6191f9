import { type DiagnosticCode, type SentenceValues, sentence } from './sentences.ts';
import type { Source } from './source.ts';

export type Severity = 'error' | 'warning';

/** Something wrong in a template: collected with its position, never thrown, never shown to a visitor. Line and column count from 1. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly severity: Severity;
}

/** `offset` is the place in the source, in UTF-16 units. */
export function createDiagnostic(
  code: DiagnosticCode,
  values: SentenceValues,
  source: Source,
  offset: number,
  severity: Severity = 'error',
): Diagnostic {
  const { line, column } = source.positionOf(offset);
  return { code, message: sentence(code, values), file: source.file, line, column, severity };
}
