export type { Diagnostic, Severity } from './diagnostics/diagnostic.ts';
export { type DiagnosticCode, SENTENCES, type SentenceValues } from './diagnostics/sentences.ts';
export {
  compile,
  createEngine,
  type Engine,
  type EngineOptions,
  type Rendered,
  type Template,
} from './engine.ts';
export { DEFAULT_LIMITS, type Limits } from './limits.ts';
export type { Arguments } from './parse/tree.ts';
export type { Allowed } from './run/compiler.ts';
export type {
  AppliedPartial,
  ApplyOptions,
  Format,
  FormatterDefinition,
  FormatterTable,
  Lookup,
  Names,
  PredicateDefinition,
  PredicateTable,
  RenderContext,
  Test,
} from './run/context.ts';
export type { Holder, Printed, Surround } from './run/instructions/observed.ts';
export type { RenderOptions } from './run/run.ts';
export { asBoolean, asNumber, asString, isRecord, isTruthy, member, toOutput } from './run/values.ts';
