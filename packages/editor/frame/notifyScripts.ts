/** As much of `Y` as themes of the format listen with. */
interface Listening {
  readonly Y?: { readonly Global?: { fire(name: string, event: unknown): unknown } };
}

const OF_FRAME: ReadonlySet<string> = new Set(['load', 'iframeUnload']);

/**
 * Notifies scripts of the page of events in the style panel and in their frame (EDIT-02): as `tweak:change` on
 * `Y.Global`, where existing themes listen, and under the same name on the document.
 */
export function notifyScripts(name: string, event: unknown): void {
  const type = `${OF_FRAME.has(name) ? 'frame' : 'tweak'}:${name}`;
  for (const told of name === 'change' ? changesIn(event) : [event]) {
    document.dispatchEvent(new CustomEvent(type, { detail: told }));
    (window as Listening).Y?.Global?.fire(type, told);
  }
}

/** One for each tweak, which says its name and value as themes ask for them; else the change as it is. */
function changesIn(event: unknown): readonly unknown[] {
  const { tweaks = {} } = event as { readonly tweaks?: Readonly<Record<string, unknown>> };
  const each = Object.entries(tweaks);
  if (each.length === 0) return [event];
  return each.map(([name, value]) => ({ ...(event as object), getName: () => name, getValue: () => value }));
}
