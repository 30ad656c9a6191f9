/** YUI's selectors as the browser wants them: values of attributes in quotes, and a leading `>` meant from here. */
export function nativeSelector(selector: string): string {
  const quoted = selector.replace(
    /\[\s*([\w-]+)\s*([~|^$*]?=)\s*([^"'\]]*[^"'\]\s])\s*\]/g,
    (_whole, name: string, sign: string, value: string) => `[${name}${sign}"${value.replaceAll('\\', '\\\\')}"]`,
  );
  return partsOf(quoted)
    .map((part) => (/^\s*[>+~]/.test(part) ? `:scope ${part.trim()}` : part))
    .join(',');
}

/** At the commas that separate selectors, not at those inside brackets and quotes. */
function partsOf(selector: string): string[] {
  return selector.match(/(?:"[^"]*"|'[^']*'|\([^)]*\)|\[[^\]]*\]|[^,])+/g) ?? [selector];
}

/** What matches below a node; nothing for a selector the browser does not know. */
export function queryAll(root: ParentNode, selector: string): Element[] {
  try {
    return [...root.querySelectorAll(nativeSelector(selector))];
  } catch {
    return [];
  }
}

export function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(nativeSelector(selector));
  } catch {
    return false;
  }
}
