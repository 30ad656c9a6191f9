/** FORM-15: how much a person agrees, from little to much. */
export const LIKERT_VALUES = ['-2', '-1', '0', '1', '2'] as const;
export type LikertValue = (typeof LIKERT_VALUES)[number];

export function isLikertValue(value: string): value is LikertValue {
  return LIKERT_VALUES.some((each) => each === value);
}
