const sheets = new Map<string, CSSStyleSheet>();

/**
 * A stylesheet by its name: written in the place of the page's own of that name, so that what comes after it still wins;
 * where the page has none, over all others. Never an element: the page's policy allows none.
 */
export function applySheet(name: string, css: string): void {
  const sheet = sheets.get(name) ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  const link = document.querySelector<HTMLLinkElement>(`link[data-sheet="${CSS.escape(name)}"]`);
  if (link !== null) {
    sheets.set(name, sheet);
    if (link.sheet === null) link.addEventListener('load', () => rewrite(link, name), { once: true });
    else rewrite(link, name);
    return;
  }
  if (sheets.has(name)) return;
  sheets.set(name, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Replaces the rules of a link's sheet with those requested last. Leaves unchanged rules at the start and end alone:
 * redeclaring a font reloads it and lays out all text set in it again.
 */
function rewrite(link: HTMLLinkElement, name: string): void {
  const [own, wanted] = [link.sheet, sheets.get(name)];
  if (own === null || wanted === undefined) return;
  const [before, now] = [textsOf(own), textsOf(wanted)];
  const least = Math.min(before.length, now.length);
  let start = 0;
  while (start < least && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  for (let at = before.length - end - 1; at >= start; at -= 1) own.deleteRule(at);
  for (const [at, text] of now.slice(start, now.length - end).entries()) own.insertRule(text, start + at);
}

function textsOf({ cssRules }: CSSStyleSheet): readonly string[] {
  return [...cssRules].map(({ cssText }) => cssText);
}

export function applyProperties(properties: Readonly<Record<`--${string}`, string | null>>): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(properties)) {
    if (value === null) style.removeProperty(name);
    else style.setProperty(name, value);
  }
}

/**
 * Replaces the last stylesheet whose address contains `from` (a theme's fallback styles come before its own). The old
 * one stays until the new one has loaded.
 */
export function swapStylesheet(from: string, to: string, onDone: () => void): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-sheet])');
  const old = [...links].findLast((link) => link.href.includes(from));
  if (old === undefined || new URL(to, location.href).origin !== location.origin) return;
  const fresh = document.createElement('link');
  fresh.rel = 'stylesheet';
  fresh.href = to;
  fresh.addEventListener('load', () => {
    old.remove();
    onDone();
  });
  old.after(fresh);
}

export function applyBodyClasses(add: readonly string[], remove: readonly string[]): void {
  document.body.classList.remove(...remove);
  document.body.classList.add(...add);
}
