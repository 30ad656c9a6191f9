/** Texts, and what opens, ends and parts; everything between says nothing here. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/**
 * Whether an object in this JSON has the same name twice, however it is written: two readers of it would not agree on which of
 * them counts (SC-47). `json`: a text that has been parsed, so that it is known to be whole.
 */
export function hasRepeatedName(json: string): boolean {
  /** The names so far of each object that is still open; null for a list. */
  const open: (Set<string> | null)[] = [];
  let text = '';
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null);
    else if (token === '}' || token === ']') open.pop();
    else if (token !== ':') text = token;
    else if (isKnown(open.at(-1) ?? null, text)) return true;
  }
  return false;
}

function isKnown(names: Set<string> | null, written: string): boolean {
  const name = written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
  if (names === null || names.has(name)) return names !== null;
  names.add(name);
  return false;
}
