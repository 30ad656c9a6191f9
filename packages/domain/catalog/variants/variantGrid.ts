import { CATALOG_LIMITS } from '../limits.ts';

/** One choice a product offers, with its values in display order. */
export interface OptionChoice {
  readonly name: string;
  readonly values: readonly string[];
}

/** The options of variants that have one value for each name: values in the order in which they first occur. */
export function optionsOf(
  names: readonly string[],
  variants: readonly { readonly values: readonly string[] }[],
): readonly OptionChoice[] {
  return names.map((name, index) => ({
    name,
    values: [...new Set(variants.map((variant) => variant.values[index] ?? '').filter((value) => value !== ''))],
  }));
}

/** How many variants so many options make. */
export function combinationCount(options: readonly OptionChoice[]): number {
  return options.reduce((count, option) => count * Math.max(1, option.values.length), 1);
}

/** All combinations, the last option turning fastest; options without values count as not there. */
export function combinations(options: readonly OptionChoice[]): readonly (readonly string[])[] {
  return options.reduce<readonly (readonly string[])[]>(
    (rows, option) =>
      option.values.length === 0
        ? rows.map((row) => [...row, ''])
        : rows.flatMap((row) => option.values.map((value) => [...row, value])),
    [[]],
  );
}

export interface GridChange<Variant> {
  readonly variants: readonly Variant[];
  readonly added: number;
  /** Variants that no longer belong to any combination. */
  readonly removed: readonly Variant[];
}

/**
 * Returns the variants after the options changed. Each combination keeps its variant. `before` contains the former
 * position of a name (-1: new), so that renaming, reordering and adding an option lose nothing: a new option's first
 * value takes over the existing variants. `create` makes what is missing, like the variant nearest to it.
 */
export function rearrange<Variant extends { readonly values: readonly string[] }>(
  variants: readonly Variant[],
  options: readonly OptionChoice[],
  before: readonly number[],
  create: (values: readonly string[], like: Variant | undefined) => Variant,
): GridChange<Variant> {
  const moved = new Map<string, Variant>();
  for (const variant of variants) {
    const values = options.map((option, index) => {
      const place = before[index] ?? -1;
      return place === -1 ? (option.values[0] ?? '') : (variant.values[place] ?? '');
    });
    const key = keyOf(values);
    if (!moved.has(key)) moved.set(key, { ...variant, values });
  }
  const kept = new Set<string>();
  let added = 0;
  const next = combinations(options)
    .slice(0, CATALOG_LIMITS.variants + 1)
    .map((values) => {
      const own = moved.get(keyOf(values));
      if (own !== undefined) kept.add(keyOf(values));
      else added += 1;
      return own ?? create(values, nearest(values, [...moved.values()]));
    });
  const removed = [...moved].filter(([key]) => !kept.has(key)).map(([, variant]) => variant);
  return { variants: next, added, removed };
}

function keyOf(values: readonly string[]): string {
  return JSON.stringify(values);
}

/** The variant that shares the most values: its price and weight are the best guess. */
function nearest<Variant extends { readonly values: readonly string[] }>(
  values: readonly string[],
  variants: readonly Variant[],
): Variant | undefined {
  let best: Variant | undefined;
  let most = -1;
  for (const variant of variants) {
    const shared = values.filter((value, index) => variant.values[index] === value).length;
    if (shared > most) [best, most] = [variant, shared];
  }
  return best;
}
