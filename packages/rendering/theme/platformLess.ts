/**
 * What stylesheets of the format find beside their own files (site-templates 6): variables, mixins, and files to import.
 * All of it is written for this product; icons are characters, so that they take size and colour of the text.
 */
const ICONS: Readonly<Record<string, string>> = {
  bubble: '\\275D',
  calendar: '\\25A4',
  clock: '\\25F7',
  close: '\\2715',
  'down-arrow': '\\2193',
  eye: '\\25C9',
  folder: '\\25AD',
  grid: '\\25A6',
  'heart-2': '\\2665\\FE0E',
  info: '\\24D8',
  left: '\\2039',
  'left-arrow': '\\2190',
  'map-marker': '\\25C8',
  menu: '\\2630',
  minus: '\\2212',
  plus: '\\002B',
  right: '\\203A',
  'right-arrow': '\\2192',
  search: '\\2315',
  share: '\\2934\\FE0E',
  tag: '\\2317',
  'up-arrow': '\\2191',
};

/**
 * `.sqs-ui-font(menu)` in a pseudo-element, or `.sqs-ui-font(menu, before)` beside one. Unknown names change nothing.
 */
const UI_FONT = `${Object.entries(ICONS)
  .map(([name, mark]) => `.quoin-ui-icon(${name}) { content: "${mark}"; }\n`)
  .join('')}.quoin-ui-icon(...) { font-style: normal; font-weight: normal; text-transform: none; }
.sqs-ui-font(@name) { @quoin-icon: ~"@{name}"; .quoin-ui-icon(@quoin-icon); }
.sqs-ui-font(@name, before) { &:before { .sqs-ui-font(@name); } }
.sqs-ui-font(@name, after) { &:after { .sqs-ui-font(@name); } }
`;

const GRID_BREAKER = `.sqs-layout .sqs-row .sqs-col, .sqs-layout .sqs-row [class*="sqs-col-"], .sqs-layout .row [class*="span-"] {
  float: none; width: auto; max-width: none;
}
.sqs-layout .sqs-row .sqs-block { padding-left: 0; padding-right: 0; }
.sqs-layout .sqs-block.float { float: none; width: auto; }
`;

const SOCIAL_ICONS = `.social-icon-font() { display: inline-block; font-style: normal; font-weight: normal; }
`;

const SVG_ICONS = `.sqs-svg-icon--wrapper { display: inline-block; position: relative; width: 32px; height: 32px; vertical-align: top; }
.sqs-svg-icon--social { position: absolute; top: 0; left: 0; width: 100%; height: 100%; fill: currentColor; }
`;

const FILES: Readonly<Record<string, string>> = {
  'sqs-grid-breaker': GRID_BREAKER,
  // Stands above every stylesheet already.
  'sqs-ui-font': '',
  'social-icon-font': SOCIAL_ICONS,
  'svg-icon-templates': SVG_ICONS,
};

/** Above every theme's stylesheets. */
export const PLATFORM = `@newsletterTextColor: #000;
${UI_FONT}.sqs-ui-font-size(@size, @height: 1) { font-size: @size; line-height: @height; }
.button-block-guarded-mixin-outline-hover-style(...) {}
`;

/** A file that every theme may import; null when there is none of that name. */
export function platformFile(name: string): string | null {
  return Object.hasOwn(FILES, name) ? (FILES[name] ?? null) : null;
}

const SIZES = ['small', 'medium', 'large'];
// By their attribute: these are no rules of the theme, from which its buttons are told.
const FORM_BUTTONS = ['sqs-add-to-cart-button', 'sqs-system-button', 'newsletter-form-button', 'sqs-editable-button']
  .map((name) => `[class~="${name}"]`)
  .join(', ');

/**
 * What blocks and forms answer to of the platform's tweaks. Themes style the same classes after it; colours are those of
 * the text around, because nobody knows a theme's. What tweaks begin with says nothing: buttons are as the theme has them.
 */
export const PLATFORM_BUTTONS = [
  ...SIZES.map((size) =>
    buttonRules(`.${size}-button-style`, `.${size}-button-shape`, `[class~="sqs-block-button-element--${size}"]`),
  ),
  buttonRules('.button-style', '.button-corner-style', FORM_BUTTONS),
].join('');

function buttonRules(style: string, shape: string, buttons: string): string {
  return `${style}-outline { ${buttons} { border: 2px solid currentColor; background-color: transparent; } }
${style}-raised { ${buttons} { border-bottom: 4px solid rgba(0, 0, 0, .25); } }
${shape}-rounded { ${buttons} { border-radius: 5px; } }
${shape}-pill { ${buttons} { border-radius: 300px; } }
`;
}
