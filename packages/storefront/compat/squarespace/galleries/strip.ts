import type { YuiNode, YuiNodeList } from '../../kit.ts';

/** The position of a strip of slides, as set by templates. */
export interface StripOptions {
  /** The position of the current slide: `start`, `middle` or `end`. */
  readonly alignment?: string;
  readonly direction?: string;
  /** Away from the edge at `start` and `end`, in pixels. */
  readonly offset?: number;
  /** What is around the slides and moves; a strip without one gets one. */
  readonly wrapper?: string | false;
}

interface Extent {
  readonly start: number;
  readonly size: number;
}

/** How far the strip moves for a slide, in a room of this size. */
export function stripShift({ alignment, offset = 0 }: StripOptions, slide: Extent, room: number): number {
  if (alignment === 'start') return offset - slide.start;
  if (alignment === 'end') return room - slide.size - slide.start - offset;
  return (room - slide.size) / 2 - slide.start;
}

/** The slides of a gallery in one row, or column, that moves with the one in front. */
export class Strip {
  readonly #container: HTMLElement;
  readonly #slides: readonly HTMLElement[];
  readonly #options: StripOptions;
  readonly #track: HTMLElement;
  readonly #isMade: boolean;
  #index = 0;

  constructor(container: YuiNode, slides: YuiNodeList, options: StripOptions) {
    this.#container = container._node as HTMLElement;
    this.#slides = slides.getDOMNodes() as HTMLElement[];
    this.#options = options;
    const own = options.wrapper ? this.#container.querySelector<HTMLElement>(options.wrapper) : null;
    this.#isMade = own === null;
    this.#track = own ?? this.#wrap();
    this.#layOut();
    // A picture that comes later moves those behind it.
    this.#track.addEventListener('load', this.#place, true);
  }

  show(index: number, transition: string): void {
    this.#index = index;
    this.#track.style.transition = transition;
    this.#place();
  }

  /** Leaves the slides as they were found. */
  destroy(): void {
    this.#track.removeEventListener('load', this.#place, true);
    this.#container.style.removeProperty('overflow');
    if (this.#isMade) this.#track.replaceWith(...this.#track.childNodes);
    else this.#track.removeAttribute('style');
  }

  get #isDown(): boolean {
    return this.#options.direction === 'vertical';
  }

  #wrap(): HTMLElement {
    const track = document.createElement('div');
    track.className = 'sqs-wrapper';
    this.#slides[0]?.before(track);
    track.append(...this.#slides);
    return track;
  }

  #layOut(): void {
    Object.assign(this.#container.style, { overflow: 'hidden', position: 'relative' });
    Object.assign(this.#track.style, {
      ...{ display: 'flex', position: 'relative', width: '100%', height: '100%' },
      flexDirection: this.#isDown ? 'column' : 'row',
    });
    for (const slide of this.#slides) slide.style.flex = 'none';
  }

  readonly #place = (): void => {
    const slide = this.#slides[this.#index];
    if (slide === undefined) return;
    const { offsetTop, offsetLeft, offsetHeight, offsetWidth } = slide;
    const extent = this.#isDown ? { start: offsetTop, size: offsetHeight } : { start: offsetLeft, size: offsetWidth };
    const room = this.#isDown ? this.#container.clientHeight : this.#container.clientWidth;
    const shift = stripShift(this.#options, extent, room);
    this.#track.style.transform = `translate${this.#isDown ? 'Y' : 'X'}(${shift}px)`;
  };
}
