/** `Y.QueryString`. */
export const QueryString = {
  parse(text: string): Record<string, string | string[]> {
    const found: Record<string, string | string[]> = {};
    for (const [name, value] of new URLSearchParams(text.replace(/^[?#]/, ''))) {
      const known = found[name];
      found[name] = known === undefined ? value : [known, value].flat();
    }
    return found;
  },
  stringify(values: Readonly<Record<string, unknown>>): string {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(values)) {
      for (const each of [value].flat()) query.append(name, String(each ?? ''));
    }
    return query.toString();
  },
};
