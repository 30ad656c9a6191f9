import { apart } from './distinctTranslations.ts';

/** Returns the field of products that holds an option's name. */
export function optionField(name: string): string {
  return `option:${name}`;
}

export function optionValueField(name: string, value: string): string {
  return `value:${name}:${value}`;
}

/** An option as filters have it: of all products that write it so in the main language. */
export interface NamedOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** Returns each option and each value once, sorted, so every caller gets the same names. */
function inOrder(options: readonly NamedOption[]): readonly NamedOption[] {
  const byName = new Map<string, Set<string>>();
  for (const { name, values } of options) byName.set(name, new Set([...(byName.get(name) ?? []), ...values]));
  return [...byName.keys()].sort().map((name) => ({ name, values: [...(byName.get(name) ?? [])].sort() }));
}

/** The fields of options and their values, each once. */
export function optionFields(options: readonly NamedOption[]): readonly string[] {
  return inOrder(options).flatMap(({ name, values }) => [
    optionField(name),
    ...values.map((value) => optionValueField(name, value)),
  ]);
}

/** What some products call one of these fields in a further language. */
export interface OptionTranslation {
  readonly field: string;
  readonly text: string;
  readonly products: number;
}

/**
 * What a filter calls options and their values, by field: what most products say, and of equals the first by code unit,
 * so that a filter reads the same on every page. No two options, and no two values of one, are ever called the same.
 */
export function chooseOptionNames(
  options: readonly NamedOption[],
  said: readonly OptionTranslation[],
): ReadonlyMap<string, string> {
  const most = mostSaid(said);
  const ordered = inOrder(options);
  const names = apart(ordered, ({ name }) => [name, most.get(optionField(name)) ?? name]);
  const chosen = new Map<string, string>();
  for (const [index, { name, values }] of ordered.entries()) {
    chosen.set(optionField(name), names[index] ?? name);
    const shown = apart(values, (value) => [value, most.get(optionValueField(name, value)) ?? value]);
    for (const [at, value] of values.entries()) chosen.set(optionValueField(name, value), shown[at] ?? value);
  }
  return chosen;
}

function mostSaid(said: readonly OptionTranslation[]): ReadonlyMap<string, string> {
  const best = new Map<string, OptionTranslation>();
  for (const each of said) {
    const held = best.get(each.field);
    if (held === undefined || isBefore(each, held)) best.set(each.field, each);
  }
  return new Map([...best].map(([field, { text }]) => [field, text]));
}

function isBefore(left: OptionTranslation, right: OptionTranslation): boolean {
  return left.products > right.products || (left.products === right.products && left.text < right.text);
}
