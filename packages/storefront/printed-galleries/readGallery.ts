/** How a gallery in the markup of others shows its slides. */
export type PrintedDesign = 'slideshow' | 'slider' | 'grid' | 'stacked';

export interface PrintedGallery {
  readonly design: PrintedDesign;
  /** Seconds each slide is shown; 0 for no playing by itself. */
  readonly seconds: number;
  /** Of a grid; null where nothing says. */
  readonly perRow: number | null;
}

/** `stacked` of a block is one below the other, of a design of scripts one over the other. */
const BY_SCRIPT: ReadonlyMap<string, PrintedDesign> = new Map([
  ...(['stacked', 'slideshow'] as const).map((name) => [name, 'slideshow'] as const),
  ...(['strip', 'slider', 'carousel'] as const).map((name) => [name, 'slider'] as const),
  ...(['grid', 'autogrid', 'autocolumns'] as const).map((name) => [name, 'grid'] as const),
  ['list', 'stacked'],
]);
const BY_BLOCK: ReadonlyMap<string, PrintedDesign> = new Map([...BY_SCRIPT, ['stacked', 'stacked']]);
const DEFAULT_SECONDS = 5;

/**
 * From its classes, from the options that a block prints in `data-block-json`, or from the class of the page's own choice
 * (site-templates 7). Without any of them the slides stay one below the other.
 */
export function readGallery(classes: string, blockJson: string | undefined, pageClasses: string): PrintedGallery {
  const options = optionsOf(blockJson);
  const design =
    BY_BLOCK.get(word(classes, 'sqs-gallery-block')) ??
    BY_SCRIPT.get(word(classes, 'sqs-gallery-design')) ??
    BY_BLOCK.get(String(options.design ?? '')) ??
    BY_BLOCK.get(word(pageClasses, 'gallery-design')) ??
    'stacked';
  const perRow = Number(options['thumbnails-per-row'] ?? word(classes, 'sqs-gallery-thumbnails-per-row'));
  return { design, seconds: secondsOf(options, pageClasses), perRow: perRow > 0 ? perRow : null };
}

function secondsOf({ autoplay, 'autoplay-duration': duration }: Record<string, unknown>, pageClasses: string): number {
  const plays = autoplay === undefined ? /(?:^|\s)gallery-autoplay(?:\s|$)/.test(pageClasses) : isOn(autoplay);
  return plays ? Number(duration) || Number(word(pageClasses, 'gallery-autoplay-seconds')) || DEFAULT_SECONDS : 0;
}

function isOn(value: unknown): boolean {
  return value === true || value === 'true';
}

/** What follows `start-` in one of the classes. */
function word(classes: string, start: string): string {
  return new RegExp(`(?:^|\\s)${start}-(\\w+)(?:\\s|$)`).exec(classes)?.[1] ?? '';
}

function optionsOf(blockJson: string | undefined): Record<string, unknown> {
  try {
    const options: unknown = JSON.parse(blockJson ?? '{}');
    return typeof options === 'object' && options !== null ? (options as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
