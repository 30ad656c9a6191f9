import { mapSelectors } from './selectors.ts';

/** Buttons of the format, those first that themes mean for forms and system pages. */
const BUTTONS = [
  'sqs-system-button',
  'sqs-editable-button',
  'sqs-block-button-element--medium',
  'sqs-block-button-element',
  'sqs-add-to-cart-button',
] as const;
/** The house theme's buttons, inside the house theme's parts. */
const OURS = '.button:where(.quoin-part *,[data-island] *,.dialog *,.screen__words *):where(:not(.button--quiet))';
const FILLED =
  '.page-section[data-section-theme] .sqs-button-element--primary:not(#_):not(#_){color:var(--button-text,var(--section-ground))}';
const COMBINATOR = /[\s>+~]/;

/** Extends the rules of a theme's stylesheet for the format's buttons to the house theme's buttons. */
export function withSystemButtons(css: string): string {
  const name = BUTTONS.find((button) => css.includes(`.${button}`) && isStyled(css, button));
  if (name === undefined) return css;
  return mapSelectors(css, (selectors) => [...selectors, ...selectors.flatMap((selector) => asOurs(selector, name))]);
}

/** In a theme that colours all links and knows no such buttons, a filled button keeps the colour of its text. */
export function withFilledButtons(css: string): string {
  return /\.sqs-(?:block-)?button-element/.test(css) ? css : css + FILLED;
}

function isStyled(css: string, name: string): boolean {
  let isFound = false;
  mapSelectors(css, (selectors) => {
    isFound ||= selectors.some((selector) => asOurs(selector, name).length > 0);
    return selectors;
  });
  return isFound;
}

/** Only rules for any such button, or for those under a class of the page: not those for buttons inside some block. */
function asOurs(selector: string, name: string): readonly string[] {
  const parts = selector.split(COMBINATOR).filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const own = new RegExp(`\\.${name}(?![\\w-])`);
  if (parts.length > 2 || !own.test(last) || (parts.length === 2 && !/^(?:html|body)?[.#]/.test(parts[0] ?? '')))
    return [];
  if (parts.length === 2 && /sqs-|form|block/i.test(parts[0] ?? '')) return [];
  const before = selector.slice(0, selector.length - last.length);
  const rest = last.replace(own, '').replace(/^(?:a|input|button)(?=[.:#[]|$)/, '');
  return [before + withPseudo(rest)];
}

/** `:hover` and `::before` behind the class. */
function withPseudo(rest: string): string {
  return OURS + rest;
}
