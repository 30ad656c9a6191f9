import { mapSelectors } from './selectors.ts';

/**
 * The roots of the house theme's parts: fallback templates (compileTheme.ts), widgets, and what a theme applies by
 * name. Elsewhere, a theme may use the same names as the house theme.
 */
export const SCOPE_ROOTS = [
  ...[
    '.quoin-part',
    '[data-island]',
    '.dialog',
    '.crumbs',
    '.discussion',
    '.cart-pill',
    '.cart-note',
    '.screen__words',
  ],
] as const;
const INSIDE = `:where(${SCOPE_ROOTS.join(',')},${SCOPE_ROOTS.map((root) => `${root} *`).join(',')})`;
/** Rules for the whole page say so; and no theme calls a thing `cart-line__title`. */
const EVERYWHERE = /^:where\((?:html|:root)\b|\.[\w-]+__[\w-]+/;
/** Themes often make `rem` ten pixels. */
const REM_PX = 16;

/**
 * Returns the house theme's stylesheets as a fallback for other themes: limited to the house theme's parts, with no
 * added specificity.
 */
export function scopedStyles(css: string): string {
  return mapSelectors(css, (selectors) => selectors.map(inside)).replace(
    /(?<![\w.-])(\d+(?:\.\d+)?|\.\d+)rem\b/g,
    (_, count: string) => `${Math.round(Number(count) * REM_PX * 100) / 100}px`,
  );
}

function inside(selector: string): string {
  if (EVERYWHERE.test(selector)) return selector;
  const pseudo = selector.indexOf('::');
  return pseudo < 0 ? selector + INSIDE : selector.slice(0, pseudo) + INSIDE + selector.slice(pseudo);
}
