/** Translated texts, no two of them the same: the later one stays as it is in the main language. */
export function apart<Each>(
  all: readonly Each[],
  read: (each: Each) => readonly [own: string, shown: string],
): readonly string[] {
  const pairs = all.map(read);
  const taken = new Set(pairs.map(([own]) => own));
  return pairs.map(([own, shown]) => {
    if (shown === own || taken.has(shown)) return own;
    taken.add(shown);
    return shown;
  });
}
