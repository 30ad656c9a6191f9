/** Part of what a user edits. Parts are compared by value. */
type Part<Draft> = keyof Draft & string;

/** Which parts differ, in the order of `left`. */
export function differingParts<Draft extends object>(left: Draft, right: Draft): readonly Part<Draft>[] {
  return (Object.keys(left) as Part<Draft>[]).filter(
    (part) => JSON.stringify(left[part]) !== JSON.stringify(right[part]),
  );
}

/** What two people changed since `base`, each to something else; everything else can be joined without asking. */
export function clashingParts<Draft extends object>(base: Draft, mine: Draft, theirs: Draft): readonly Part<Draft>[] {
  const changedByThem = new Set(differingParts(base, theirs));
  return differingParts(base, mine).filter(
    (part) => changedByThem.has(part) && JSON.stringify(mine[part]) !== JSON.stringify(theirs[part]),
  );
}

/** Theirs, with what only I changed, and of what both changed what was chosen. */
export function joinedDraft<Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
  chosenMine: ReadonlySet<string>,
): Draft {
  const clashing = new Set<string>(clashingParts(base, mine, theirs));
  const own = differingParts(base, mine).filter((part) => !clashing.has(part) || chosenMine.has(part));
  return { ...theirs, ...Object.fromEntries(own.map((part) => [part, mine[part]])) };
}
