import * as texts from '@quoin/messages/app/stackBands';

/** One layer of stacked columns. */
export interface StackBand {
  readonly title: string;
  readonly color: string;
  readonly values: readonly number[];
}

/** Users with a colour vision deficiency can tell them apart by lightness. Each has a contrast of 3:1 against white. */
const COLORS = ['#0b6450', '#1d63d8', '#b45309', '#7c3aed', '#be185d'] as const;
const OTHERS = '#6b7280';

/** The largest five, and all others together. */
export function stackBands(
  stack: readonly { readonly key: string; readonly values: readonly number[] }[],
  titleOf: (key: string) => string,
): readonly StackBand[] {
  const shown = stack.slice(0, COLORS.length).map(({ key, values }, index) => ({
    ...{ title: titleOf(key), values },
    color: COLORS[index] ?? OTHERS,
  }));
  const rest = stack.slice(COLORS.length);
  if (rest.length === 0) return shown;
  const values = (rest[0]?.values ?? []).map((_, index) =>
    rest.reduce((sum, band) => sum + (band.values[index] ?? 0), 0),
  );
  return [...shown, { title: texts.other, color: OTHERS, values }];
}

/** Where each layer ends, the lowest first. */
export function stackTops(bands: readonly StackBand[], count: number): readonly (readonly number[])[] {
  const below = Array.from({ length: count }, () => 0);
  return bands.map(({ values }) =>
    below.map((_, index) => {
      below[index] = (below[index] ?? 0) + (values[index] ?? 0);
      return below[index] ?? 0;
    }),
  );
}
