import { SOCIAL_ICON_FONT, SVG_ICON_SETTINGS, SVG_ICON_TEMPLATES } from './socialLess.ts';
import { ICON_SHAPE, UI_FONT } from './uiIcons.ts';

const GRID_BREAKER = `.sqs-layout .sqs-row .sqs-col, .sqs-layout .sqs-row [class*="sqs-col-"], .sqs-layout .row [class*="span-"] {
  float: none; width: auto; max-width: none;
}
.sqs-layout .sqs-row .sqs-block { padding-left: 0; padding-right: 0; }
.sqs-layout .sqs-block.float { float: none; width: auto; }
`;

/** What they import by name. */
const FILES: Readonly<Record<string, string>> = {
  'sqs-grid-breaker': GRID_BREAKER,
  // Already above every stylesheet.
  'sqs-ui-font': '',
  'social-icon-font': SOCIAL_ICON_FONT,
  'svg-icon-templates': SVG_ICON_TEMPLATES,
};

/**
 * Placed above every theme's stylesheets: what themes of the format expect in addition to their own files
 * (site-templates 6), all of it written for this product.
 */
export const PLATFORM = `@newsletterTextColor: #000;
${SVG_ICON_SETTINGS}${ICON_SHAPE}${UI_FONT}.sqs-ui-font-size(@size, @height: 1) { font-size: @size; line-height: @height; }
.button-block-guarded-mixin-outline-hover-style(...) {}
`;

/** A file that every theme may import; null when there is none of that name. */
export function platformFile(name: string): string | null {
  return Object.hasOwn(FILES, name) ? (FILES[name] ?? null) : null;
}

const SIZES = ['small', 'medium', 'large'];
// Selected by attribute: they must not count as rules of the theme, which identify its buttons.
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
