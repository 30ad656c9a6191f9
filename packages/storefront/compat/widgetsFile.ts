import type { StaticContext } from './staticContext.ts';
import type { CustomEvents } from './yui/events/customEvents.ts';

/** What the second file finds of the first (`quoinCompat`). */
export interface CompatApi {
  readonly kit: unknown;
  readonly y: { fire(name: string, ...told: unknown[]): unknown; readonly Global: CustomEvents };
  readonly context: StaticContext;
  /** The second file says so once its names are in their places. */
  readonly widgets: WidgetsFile;
}

type Members = Record<string, unknown>;

/** Names that come with the second file, in `Y` and in `Y.Squarespace`. */
export const WIDGET_NAMES = {
  y: ['Attribute', 'Base', 'HistoryHash', 'Plugin', 'QueryString', 'Widget'],
  squarespace: [
    ...[
      'Commerce',
      'DynamicData',
      'EscManager',
      'EventCollectionCalendar',
      'FollowButtonUtils',
      'FormSubmit',
      'Gallery',
      'Gallery2',
      'GalleryManager',
      'Lightbox2',
    ],
    ...['SimpleLike', 'Singletons', 'SocialButtons', 'VideoLoader', 'Widgets'],
  ],
} as const;

/** Modules of `Y.use` whose names are in the second file. */
const MODULES = /^(?:attribute|base|history|plugin|querystring|widget|squarespace-(?!util$|image-loader$|ui-base$))/;

/** The second file: fetched once, when first needed. Callers that wait for it continue even if it fails to load. */
export class WidgetsFile {
  readonly #load: () => void;
  #state: 'away' | 'coming' | 'there' = 'away';
  #waiting: (() => void)[] = [];

  constructor(load: () => void) {
    this.#load = load;
  }

  isNeededBy(module: string): boolean {
    return MODULES.test(module);
  }

  whenThere(run: () => void): void {
    if (this.#state === 'there') run();
    else this.#waiting.push(run);
    if (this.#state !== 'away') return;
    this.#state = 'coming';
    this.#load();
  }

  /** It came, or it cannot come: then those who ask find what is missing, as of everything that is. */
  came(): void {
    this.#state = 'there';
    for (const run of this.#waiting.splice(0)) run();
  }

  /**
   * Defines names that are undefined until the file loads. Reading one starts loading. A page's own value replaces it.
   */
  promise(place: object, names: readonly string[]): void {
    for (const name of names) {
      const put = (value: unknown): void => define(place, name, value);
      Object.defineProperty(place, name, {
        ...{ configurable: true, enumerable: true, set: put },
        get: () => {
          this.whenThere(() => {});
          return undefined;
        },
      });
    }
  }
}

/** Puts names where they were promised; what a theme has put there itself stays, and gets only what it lacks. */
export function adopt(place: object, parts: Readonly<Members>): void {
  for (const [name, value] of Object.entries(parts)) {
    const own = Object.getOwnPropertyDescriptor(place, name);
    if (own === undefined || own.get !== undefined) define(place, name, value);
    else if (isPlace(own.value) && isPlace(value)) adopt(own.value, value);
  }
}

function define(place: object, name: string, value: unknown): void {
  Object.defineProperty(place, name, { value, configurable: true, enumerable: true, writable: true });
}

function isPlace(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}
