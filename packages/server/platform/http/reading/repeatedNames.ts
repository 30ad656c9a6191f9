const QUOTE = '"';
const [BACKSLASH, COLON, SPACE] = [92, 58, 32];

/**
 * Reports whether an object in this JSON has the same name twice, in any spelling: two readers would not agree on which
 * of them counts (SC-47). `value` is the parsed JSON with all its names. It has a repeated name once.
 */
export function hasRepeatedName(json: string, value: unknown): boolean {
  return namesWritten(json) !== namesIn(value);
}

/** Counts the names in a text that has been parsed, and so is known to be complete: a colon follows a name. */
function namesWritten(json: string): number {
  let count = 0;
  for (let start = json.indexOf(QUOTE); start >= 0; ) {
    let next = endOfText(json, start) + 1;
    while (json.charCodeAt(next) <= SPACE) next += 1;
    if (json.charCodeAt(next) === COLON) count += 1;
    start = json.indexOf(QUOTE, next);
  }
  return count;
}

function endOfText(json: string, start: number): number {
  let end = json.indexOf(QUOTE, start + 1);
  while (isEscaped(json, end)) end = json.indexOf(QUOTE, end + 1);
  return end;
}

function isEscaped(json: string, at: number): boolean {
  let before = at - 1;
  while (json.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
}

/** Without calling itself: a hostile text is a hundred thousand lists in each other. */
function namesIn(value: unknown): number {
  let count = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inner = Object.values(next);
    if (!Array.isArray(next)) count += inner.length;
    for (const each of inner) if (typeof each === 'object') open.push(each);
  }
  return count;
}
