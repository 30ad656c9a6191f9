/** Rules whose heads are no selectors. */
const KEYFRAMES = /^@(?:-\w+-)?keyframes\b/;
/** Strings and comments, whose braces open nothing; and what opens, closes or ends something. */
const TOKEN = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\/\*[\s\S]*?\*\/|[{};]/g;

/** A stylesheet with the list of selectors of each rule as `map` makes it. */
export function mapSelectors(css: string, map: (selectors: readonly string[]) => readonly string[]): string {
  let out = '';
  let at = 0;
  const open: string[] = [];
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token.length > 1) continue;
    if (token === '}') open.pop();
    const before = css.slice(at, index);
    at = index + 1;
    if (token !== '{') {
      out += before + token;
      continue;
    }
    const head = before.replace(/\/\*[\s\S]*?\*\//g, '').trim();
    const isRule = !head.startsWith('@') && !open.some((outer) => KEYFRAMES.test(outer));
    out += isRule ? `${map(splitSelectors(head)).join(',')}{` : `${before}{`;
    open.push(head);
  }
  return out + css.slice(at);
}

/** At the commas outside brackets. */
export function splitSelectors(list: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < list.length; index += 1) {
    const letter = list[index];
    if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (letter === ',' && depth === 0) {
      parts.push(list.slice(start, index).trim());
      start = index + 1;
    }
  }
  parts.push(list.slice(start).trim());
  return parts.filter((part) => part !== '');
}
