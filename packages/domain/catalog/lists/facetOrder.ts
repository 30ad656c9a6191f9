interface Counted {
  readonly value: string;
  readonly count: number;
}

/** Values of a facet: the most frequent first, equals as people would sort them (`5. Dezember` before `12. Dezember`). */
export function sortFacetValues<Value extends Counted>(values: readonly Value[], language: string): readonly Value[] {
  const order = new Intl.Collator(language, { numeric: true });
  return [...values].sort((left, right) => right.count - left.count || order.compare(left.value, right.value));
}
