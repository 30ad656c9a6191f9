/**
 * Everything between `<` and the next `>` replaced. Looks at each character once, also where tags are never closed: a
 * pattern would look for each end anew (SC-45).
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
