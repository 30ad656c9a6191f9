/**
 * Replaces everything between `<` and the next `>`. It looks at each character once, even if tags are never closed. A
 * pattern would look for each end again (SC-45).
 */
export function withoutTags(html: string, instead = ''): string {
  let rest = 0;
  let text = '';
  for (;;) {
    const open = html.indexOf('<', rest);
    const close = open === -1 ? -1 : html.indexOf('>', open);
    if (close === -1) return text + html.slice(rest);
    text += html.slice(rest, open) + instead;
    rest = close + 1;
  }
}
