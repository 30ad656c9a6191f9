/** Where what is dragged in a list is let go: at one that stays, before or after it. */
export interface Drop {
  readonly key: string | number;
  readonly dropPosition: string;
}

/** Returns the list after some items were moved next to another. Returns it unchanged if the other is one of them. */
export function movedBeside(
  ids: readonly string[],
  taken: Iterable<string | number>,
  { key, dropPosition }: Drop,
): readonly string[] {
  const moved = [...taken].map(String);
  const left = ids.filter((id) => !moved.includes(id));
  const at = left.indexOf(String(key));
  return at < 0 ? ids : left.toSpliced(at + (dropPosition === 'after' ? 1 : 0), 0, ...moved);
}

/** The list when one of it went some places on (or back, below zero), at most to its end. */
export function movedBy(ids: readonly string[], id: string, places: number): readonly string[] {
  const left = ids.filter((each) => each !== id);
  return left.toSpliced(Math.max(0, ids.indexOf(id) + places), 0, id);
}
