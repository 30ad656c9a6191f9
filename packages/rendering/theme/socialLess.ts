import { SERVICE_COLORS } from '../blocks/social/socialIcons.ts';
import { MARK_NAMES } from '../blocks/social/socialMarks.ts';

/** `@import 'social-icon-font'`: links called `social-vimeo` get their mark before what they say. */
export const SOCIAL_ICON_FONT = `.social-icon-font() { display: inline-block; font-style: normal; font-weight: normal; }
${MARK_NAMES.map((name) => `.social-${name}:before { .quoin-icon(url("/universal/svg/social/${name}.svg")); }\n`).join('')}`;

/** What themes say to `svg-icon-templates`; here for those that say less. */
export const SVG_ICON_SETTINGS = `@social-icons-wrapper: "social-links"; @social-icons-color: currentColor; @social-icons-size-custom: 32px;
@social-icons-standard-color: "social-icon-standard-color"; @social-icons-style-regular: "social-icon-style-regular";
${['circle', 'square', 'rounded']
  .flatMap((shape) => ['knockout', 'border', 'solid'].map((kind) => `${shape}--${kind}`))
  .map((style) => `@social-icons-style-${style}: "social-icon-style-${style}";`)
  .join(' ')}
`;

const SHAPES = { circle: '50%', square: '0', rounded: '20%' };
const KINDS = {
  knockout: '.sqs-use--icon { display: none; } .sqs-use--mask { display: inline; }',
  border: 'box-shadow: inset 0 0 0 2px currentColor;',
  solid: 'background-color: @social-icons-color; .sqs-svg-icon--social { fill: #fff; }',
};
const STYLES = Object.entries(SHAPES).flatMap(([shape, radius]) =>
  Object.entries(KINDS).map(([kind, rules]) => ({
    name: `style-${shape}--${kind}`,
    rules: `border-radius: ${radius}; ${rules}`,
  })),
);
const MARK = '.@{quoin-social-wrapper} .sqs-svg-icon--wrapper';

/** Themes write names as strings, which a selector would take with their quotes. */
function unquoted(name: string): string {
  return `@quoin-social-${name}: ~"@{social-icons-${name}}";\n`;
}

/** `@import 'svg-icon-templates'`: marks of the symbol sheet in nine styles, in one colour or in those of the services. */
export const SVG_ICON_TEMPLATES = `${['wrapper', 'standard-color', ...STYLES.map(({ name }) => name)].map(unquoted).join('')}
.sqs-svg-icon--wrapper { display: inline-block; position: relative; box-sizing: border-box; width: 32px; height: 32px; overflow: hidden; vertical-align: top; }
.sqs-svg-icon--social { position: absolute; top: 0; left: 0; width: 100%; height: 100%; fill: currentColor; }
.sqs-use--mask, .sqs-use--background { display: none; }
${MARK} { width: @social-icons-size-custom; height: @social-icons-size-custom; margin: 0 4px; color: @social-icons-color; }
${STYLES.map(({ name, rules }) => `.@{quoin-social-${name}} ${MARK} { ${rules} }\n`).join('')}${Object.entries(
  SERVICE_COLORS,
)
  .map(([name, color]) => `.@{quoin-social-standard-color} ${MARK}.${name} { color: ${color}; }\n`)
  .join('')}`;
