/** Entries of the draft's navigations, by the objects that templates receive. None of this is part of a page's data. */
const LINKS = new WeakMap<object, string>();

/** `parts`: all that a template may print of the entry `id`; visitors' navigations have no ids. */
export function rememberLink(id: string | undefined, ...parts: readonly object[]): void {
  if (id !== undefined) for (const part of parts) LINKS.set(part, id);
}

export function shownLink(node: object): string | undefined {
  return LINKS.get(node);
}
