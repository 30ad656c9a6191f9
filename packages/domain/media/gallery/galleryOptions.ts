/** How a gallery is laid out (GAL-01). Existing sites call the slider a carousel too. */
export const GALLERY_DESIGNS = ['slideshow', 'slider', 'grid', 'stacked'] as const;
export type GalleryDesign = (typeof GALLERY_DESIGNS)[number];

export const GALLERY_ASPECT_RATIOS = ['1:1', '3:2', '2:3', '4:3', '3:4', '16:9', '2.40'] as const;
export const GALLERY_META_POSITIONS = [
  'top',
  'top-left',
  'top-right',
  'center',
  'bottom',
  'bottom-left',
  'bottom-right',
] as const;
export const GALLERY_ALIGNMENTS = ['left', 'center', 'right'] as const;
export const LIGHTBOX_THEMES = ['dark', 'light'] as const;

interface Rule<Kind, Value> {
  readonly kind: Kind;
  /** The designs it changes; an editor offers it for these only. */
  readonly designs: readonly GalleryDesign[];
  readonly initial: Value;
  /** How templates and stored blocks of existing sites call it. */
  readonly wireName: string;
}
export type FlagRule = Rule<'flag', boolean>;
export interface RangeRule extends Rule<'range', number> {
  readonly min: number;
  readonly max: number;
  readonly unit: 'seconds' | 'pixels' | 'pictures' | 'percent';
}
export interface ChoiceRule<Value extends string> extends Rule<'choice', Value> {
  readonly choices: readonly Value[];
}

const ALL = GALLERY_DESIGNS;
const MOVING = ['slideshow', 'slider'] as const;

const flag = (wireName: string, initial: boolean, designs: readonly GalleryDesign[]): FlagRule => ({
  kind: 'flag',
  wireName,
  initial,
  designs,
});
const choice = <Value extends string>(
  wireName: string,
  choices: readonly Value[],
  initial: Value,
  designs: readonly GalleryDesign[],
): ChoiceRule<Value> => ({ kind: 'choice', wireName, choices, initial, designs });

/** Every option of a gallery with its default, range and the designs it belongs to (GAL-02; LIM-01 for the slider's shape). */
export const GALLERY_OPTIONS = {
  autoplay: flag('autoplay', false, MOVING),
  autoplayDelay: range('autoplay-duration', [1, 10], 5, 'seconds', MOVING),
  controls: flag('controls', false, MOVING),
  autoCrop: flag('auto-crop', true, ['slideshow', 'slider', 'grid']),
  aspectRatio: choice('aspect-ratio', GALLERY_ASPECT_RATIOS, '1:1', ['grid']),
  /** Height of a slider's pictures in percent of its width. */
  sliderHeight: range('slider-aspect-ratio', [10, 150], 50, 'percent', ['slider']),
  thumbnails: flag('thumbnails', true, ['slideshow']),
  stripHeight: range('thumbnail-strip-height', [0, 200], 80, 'pixels', ['slideshow']),
  stripMargin: range('thumbnail-strip-margin', [0, 60], 20, 'pixels', ['slideshow']),
  titleAndDescription: flag('show-meta', true, ['stacked', 'slideshow']),
  titleOnly: flag('show-meta-only-title', false, ['grid']),
  metaPosition: choice('meta-position', GALLERY_META_POSITIONS, 'bottom', ['slideshow']),
  metaOnHover: flag('show-meta-on-hover', false, ['slideshow']),
  activeAlignment: choice('active-alignment', GALLERY_ALIGNMENTS, 'center', ['slider']),
  perRow: range('thumbnails-per-row', [1, 10], 4, 'pictures', ['grid']),
  padding: range('padding', [0, 50], 20, 'pixels', ['grid', 'slider', 'stacked']),
  lightbox: flag('lightbox', false, ALL),
  lightboxTheme: choice('lightbox-theme', LIGHTBOX_THEMES, 'dark', ALL),
  maxColumnWidth: range('max-column-width', [100, 300], 300, 'pixels', ['grid']),
  newWindow: flag('new-window', false, ALL),
  transparentBackground: flag('transparent-background', false, MOVING),
} as const;

function range(
  wireName: string,
  [min, max]: readonly [number, number],
  initial: number,
  unit: RangeRule['unit'],
  designs: readonly GalleryDesign[],
): RangeRule {
  return { kind: 'range', wireName, min, max, initial, unit, designs };
}

type Rules = typeof GALLERY_OPTIONS;
export type GalleryOptionName = keyof Rules;
type ValueOf<R> = R extends FlagRule
  ? boolean
  : R extends RangeRule
    ? number
    : R extends ChoiceRule<infer V>
      ? V
      : never;

/** A gallery as its owner set it up; options of other designs keep their values. */
export type GalleryOptions = { readonly design: GalleryDesign } & {
  readonly [Name in GalleryOptionName]: ValueOf<Rules[Name]>;
};

/** The options an editor offers for a design, in order. */
export function galleryOptionsFor(design: GalleryDesign): readonly GalleryOptionName[] {
  return galleryOptionNames().filter((name) => (GALLERY_OPTIONS[name].designs as readonly string[]).includes(design));
}

export function galleryOptionNames(): readonly GalleryOptionName[] {
  return Object.keys(GALLERY_OPTIONS) as GalleryOptionName[];
}
