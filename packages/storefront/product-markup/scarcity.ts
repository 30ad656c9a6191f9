/** The `product-scarcity` lines: of those that name a variant the chosen one's is shown. */
export function showScarcity(lines: readonly HTMLElement[], attributes: Readonly<Record<string, string>> | null): void {
  for (const line of lines) {
    const named = line.dataset.variantAttributes;
    if (named !== undefined) line.hidden = attributes === null || !isSame(JSON.parse(named), attributes);
  }
}

function isSame(named: unknown, chosen: Readonly<Record<string, string>>): boolean {
  const pairs = Object.entries(named as Readonly<Record<string, string>>);
  return pairs.length > 0 && pairs.every(([name, value]) => chosen[name] === value);
}
