/** Bounds of one compilation and one rendering. Lengths are UTF-16 units (reliability.md section 4). */
export interface Limits {
  /** Work of one rendering: each turn of a loop, each block and each formatter costs. */
  readonly steps: number;
  readonly outputLength: number;
  readonly partialDepth: number;
  readonly blockDepth: number;
  readonly sourceLength: number;
  /** Source of a template together with all partials it has used so far. */
  readonly totalSourceLength: number;
  readonly tokens: number;
  readonly expressionTokens: number;
  /** Longest string an expression may concatenate. */
  readonly stringLength: number;
  /** Most values a formatter may walk through, and how deep: JSON, deep equality. */
  readonly values: number;
  readonly valueDepth: number;
  /** Diagnostics kept per rendering; later ones are dropped. */
  readonly diagnostics: number;
}

export const DEFAULT_LIMITS: Limits = {
  steps: 1_000_000,
  outputLength: 5_000_000,
  partialDepth: 16,
  blockDepth: 64,
  sourceLength: 512 * 1024,
  totalSourceLength: 2 * 1024 * 1024,
  tokens: 100_000,
  expressionTokens: 1_000,
  stringLength: 100_000,
  values: 200_000,
  valueDepth: 32,
  diagnostics: 200,
};
