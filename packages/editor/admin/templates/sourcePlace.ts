/** Where a line and a column (both from 1) are in a text, in UTF-16 units; the nearest place where there is none such. */
export function offsetOf(source: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const end = source.indexOf('\n', start);
    if (end < 0) return source.length;
    start = end + 1;
  }
  const end = source.indexOf('\n', start);
  return Math.min(start + Math.max(0, column - 1), end < 0 ? source.length : end);
}

export function lineCount(source: string): number {
  let count = 1;
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) count += 1;
  return count;
}
