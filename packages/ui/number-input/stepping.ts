export interface NumberLimits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * The text after one press of plus (`direction` 1) or minus (-1). Text that is no number starts from the lowest value;
 * a value between two steps goes to the next whole one, and never beyond the limits.
 */
export function steppedText(text: string, direction: 1 | -1, limits: NumberLimits): string {
  const { min, max, step } = limits;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) return String(min);
  const steps = (value - min) / step;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return String(Math.min(max, Math.max(min, min + next * step)));
}

/** Whether a press in that direction could still change something. */
export function canStep(text: string, direction: 1 | -1, limits: NumberLimits): boolean {
  return steppedText(text, direction, limits) !== text.trim();
}
