import { tweakSlug } from './slug.ts';
import type { Tweak } from './tweak.ts';

const RATIOS = [
  ...['1:1 Square', '3:2 Standard', '4:3 Four-Three', '16:9 Widescreen', '2:1 Two-One', '2:3 Standard (Vertical)'],
  ...['3:4 Three-Four (Vertical)', 'Auto'],
];
const SIDES = ['Left', 'Center', 'Right'];
const PLACES = ['Top', 'Center', 'Bottom'];
const BUTTON_STYLES = ['Solid', 'Outline', 'Raised'];
const BUTTON_SHAPES = ['Square', 'Rounded', 'Pill'];
const TONES = ['Light', 'Dark'];

/** Title, and what is chosen: whether a checkbox is on, or the options of a dropdown, the one that holds first. */
type Row = readonly [title: string, choice: boolean | readonly string[], isForScripts?: boolean];

/** An option before the others, whose order stays. */
function first(option: string, options: readonly string[]): readonly string[] {
  return [option, ...options.filter((other) => other !== option)];
}

/**
 * The tweaks of what the platform itself puts on pages, in the order in which their classes follow those of a theme
 * (site-templates 7). Themes are written against these classes.
 */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  Events: [
    ['Event Show Past Events', true],
    ['Event Thumbnails', true],
    ['Event Thumbnail Size', first('3:2 Standard', RATIOS)],
    ['Event Date Label', true],
    ['Event Date Label Time', false],
    ['Event List Show Cats', true],
    ['Event List Date', true],
    ['Event List Time', true],
    ['Event List Address', true],
    ['Event iCalGCal Links', true],
    ['Event Like And Share Buttons', false],
    ['Event Excerpts', true],
    ['Event Item Back Link', true],
    ['Event Time Format', false],
  ],
  Galleries: [
    ['Gallery Design', ['Grid', 'Slideshow', 'Slider', 'Stacked'], true],
    ['Aspect Ratio', first('Auto', RATIOS), true],
    ['Lightbox Style', TONES],
    ['Gallery Navigation', ['Bullets', 'Thumbnails', 'None'], true],
    ['Gallery Info Overlay', ['Show on Hover', 'Always Show', 'Show on Open', 'Hide'], true],
    ['Gallery Aspect Ratio', first('3:2 Standard', RATIOS), true],
    ['Gallery Arrow Style', ['No Background', 'Square', 'Circle'], true],
    ['Gallery Transitions', ['Fade', 'Slide'], true],
    ['Gallery Show Arrows', true, true],
    ['Gallery Auto Crop', true, true],
    ['Gallery Autoplay', false, true],
    ['Gallery Loop', false, true],
  ],
  Products: [
    ['Product List Titles', ['Under', 'Overlay', 'Show on Hover']],
    ['Product List Alignment', first('Center', SIDES)],
    ['Product Item Size', RATIOS],
    ['Product Image Auto Crop', true, true],
    ['Product Gallery Size', RATIOS],
    ['Product Gallery Auto Crop', false, true],
    ['Show Product Price', true],
    ['Show Product Item Nav', true],
    ['Product Social Sharing', true],
  ],
  'Related Products': [
    ['Tweak V1 Related Products Image Aspect Ratio', RATIOS],
    ['Tweak V1 Related Products Details Alignment', first('Center', SIDES)],
  ],
  Newsletter: [['Newsletter Style', ['Dark', 'Light', 'Custom']]],
  OpenTable: [
    ['Hide OpenTable Icons', true],
    ['OpenTable Style', ['Dark', 'Light']],
  ],
  Buttons: ['Small', 'Medium', 'Large'].flatMap((size): Row[] => [
    [`${size} Button Style`, BUTTON_STYLES],
    [`${size} Button Shape`, BUTTON_SHAPES],
  ]),
  'Image Blocks': [
    ['Image Block Poster Text Alignment', first('Center', SIDES)],
    ['Image Block Card Dynamic Font Sizing', true],
    ['Image Block Card Content Position', first('Center', PLACES)],
    ['Image Block Card Text Alignment', SIDES],
    ['Image Block Overlap Dynamic Font Sizing', true],
    ['Image Block Overlap Content Position', first('Center', PLACES)],
    ['Image Block Overlap Text Alignment', SIDES],
    ['Image Block Collage Dynamic Font Sizing', true],
    ['Image Block Collage Content Position', PLACES],
    ['Image Block Collage Text Alignment', SIDES],
    ['Image Block Stack Dynamic Font Sizing', true],
    ['Image Block Stack Text Alignment', SIDES],
  ],
  'Forms and Carts': [
    ['Button Style', ['Default', ...BUTTON_STYLES]],
    ['Button Corner Style', BUTTON_SHAPES],
  ],
  'Quick View': [
    ['Tweak Product Quick View Button Style', ['Floating', 'Docked']],
    ['Tweak Product Quick View Button Position', first('Bottom', PLACES)],
    ['Tweak Product Quick View Lightbox Excerpt Display', ['Truncate', 'Full', 'Hide']],
    ['Tweak Product Quick View Lightbox Show Arrows', true],
    ['Tweak Product Quick View Lightbox Show Close Button', true],
    ['Tweak Product Quick View Lightbox Controls Weight', ['Light', 'Medium', 'Heavy']],
  ],
};

/** Colours and sizes that go with them: variables of stylesheets, which say no class. */
const VALUES: readonly (readonly [key: string, label: string, value: string, range?: readonly [number, number]])[] = [
  ['gridSize', 'Grid Size', '280px', [100, 600]],
  ['gridSpacing', 'Grid Spacing', '10px', [0, 60]],
  ['galleryArrowColor', 'Gallery Arrow Color', '#ffffff'],
  ['galleryArrowBackground', 'Gallery Arrow Background', 'rgba(34,34,34,0.8)'],
  ['galleryCircleColor', 'Gallery Circle Color', 'rgba(34,34,34,1)'],
  ['galleryInfoBackground', 'Gallery Info Background', 'rgba(34,34,34,0.8)'],
  ['galleryThumbnailSize', 'Gallery Thumbnail Size', '100px', [40, 200]],
  ['galleryAutoplaySpeed', 'Gallery Autoplay Speed', '3', [1, 10]],
];

const SYSTEM_TWEAKS: readonly Tweak[] = [
  ...Object.entries(ROWS).flatMap(([category, rows]) => rows.map((row) => tweakOf(category, row))),
  ...VALUES.map(valueTweak),
];

/** Returns the system tweaks of the format that a theme doesn't declare. A declared one is the theme's own. */
export function systemTweaksBeside(own: readonly Tweak[]): readonly Tweak[] {
  const keys = new Set(own.map(({ key }) => key));
  return SYSTEM_TWEAKS.filter(({ key }) => !keys.has(key));
}

/** Reports whether it is in no stylesheet of the theme. */
export function isSystemTweak({ line }: Pick<Tweak, 'line'>): boolean {
  return line === 0;
}

function tweakOf(category: string, [title, choice, isForScripts = false]: Row): Tweak {
  const isCheckbox = typeof choice === 'boolean';
  return {
    type: isCheckbox ? 'checkbox' : 'dropdown',
    key: tweakSlug(title),
    title,
    label: title.replace(/^Tweak (?:V1 )?/, ''),
    category,
    target: '',
    showOnlyWhenPresent: '',
    ...{ min: null, max: null, step: null, unit: '', property: [] },
    options: isCheckbox ? [] : choice,
    defaultValue: isCheckbox ? String(choice) : (choice[0] ?? ''),
    isRule: false,
    js: isForScripts,
    loadAllVariants: false,
    disableTransparency: false,
    line: 0,
  };
}

function valueTweak([key, label, value, range]: (typeof VALUES)[number]): Tweak {
  const [min, max] = range ?? [null, null];
  return {
    ...tweakOf('Galleries', [label, [value], true]),
    ...{ type: range === undefined ? 'color' : 'value', key, label, options: [], min, max },
    // A number without a unit is one of seconds.
    ...(range === undefined ? {} : { step: 1, unit: value.endsWith('px') ? 'px' : '' }),
  };
}
