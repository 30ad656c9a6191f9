import type { Autoplay } from '../../../widgets/gallery/autoplay.ts';
import { autoplaySlides } from '../../../widgets/gallery/autoplaySlides.ts';
import {
  all,
  CustomEvents,
  ImageLoader,
  type NodeLike,
  one,
  type Subscription,
  type YuiNode,
  YuiNodeList,
} from '../../kit.ts';
import { type GalleryOptions, isOn, showsAll, slideAfter, slidesToLoad, stepOfKey } from './galleryPlan.ts';
import { Strip } from './strip.ts';

const ACTIVE = 'sqs-active-slide';
/** Milliseconds each slide is shown, where a template does not say. */
const TIMEOUT = 5000;
const SWIPE = 40;

/**
 * `Y.Squarespace.Gallery2` of existing templates: slides over each other of which one is shown, in a strip that moves, or all
 * of them in columns; with their arrows, dots, keys and time. A design that we do not know shows one slide at a time.
 */
export class Gallery2 extends CustomEvents {
  readonly #options: GalleryOptions;
  readonly #container: YuiNode | null;
  readonly #slides: YuiNodeList;
  readonly #ends: Subscription[] = [];
  #index: number;
  #autoplay: Autoplay | null = null;
  #strip: Strip | null = null;
  /** The slide in front is as high as it is, and the gallery with it. */
  #isAsHighAsSlide: boolean;

  constructor(options: GalleryOptions = {}) {
    super();
    this.#options = options;
    this.#container = one(options.container as NodeLike);
    this.#slides = slidesOf(this.#container, options.slides);
    this.#isAsHighAsSlide = options.designOptions?.autoHeight === true;
    this.#index = Math.min(options.currentIndex ?? 0, Math.max(0, this.#slides.size() - 1));
    if (this.#container === null || this.#slides.isEmpty()) return;
    const design = this.#design;
    this.#container.addClass(`sqs-gallery-design-${design}`);
    // Ours leave it alone from then on (printed-galleries).
    this.#container.setAttribute('data-island-awake', '');
    this.#slides.addClass(`sqs-gallery-design-${design}-slide`);
    if (showsAll(design)) this.#standOpen();
    else this.#standOneByOne();
    if (options.refreshOnResize === true) this.#hear(window, 'resize', () => this.refresh());
    // Templates listen to it on what they are just being given.
    queueMicrotask(() => this.fire('init', { target: this }));
  }

  get #design(): string {
    return this.#options.design ?? 'stacked';
  }

  get #state() {
    return { index: this.#index, total: this.#slides.size(), isLoop: isOn(this.#options.loop) };
  }

  get(name: string): unknown {
    const own: Readonly<Record<string, unknown>> = {
      container: this.#container,
      slides: this.#slides,
      currentIndex: this.#index,
      currentSlide: this.#slides.item(this.#index),
      autoplay: this.#autoplay !== null,
    };
    return Object.hasOwn(own, name) ? own[name] : (this.#options as Readonly<Record<string, unknown>>)[name];
  }

  set(name: string, value: unknown): this {
    if (name === 'currentIndex') this.#show(Number(value));
    if (name === 'autoplay') this.#play(isOn(value as boolean));
    return this;
  }

  /** Another gallery, of captions or small pictures, that shows the slide of the same number from now on, and this one its. */
  addChild(child: Gallery2): this {
    child.set('currentIndex', this.#index);
    this.#ends.push(
      this.on('currentIndexChange', () => child.set('currentIndex', this.#index)),
      child.on('currentIndexChange', () => this.set('currentIndex', child.#index)),
    );
    return this;
  }

  /** Measures again and reloads images, after a template has moved elements. */
  refresh(): this {
    if (showsAll(this.#design)) this.#load([...this.#slides]);
    else this.#showCurrent();
    this.fire('refresh');
    return this;
  }

  /** Leaves the slides as they were found. */
  destroy(): void {
    this.#play(false);
    for (const end of this.#ends.splice(0)) end.detach();
    this.#strip?.destroy();
    this.#container?.removeClass(`sqs-gallery-design-${this.#design}`);
    this.#slides.removeClass(`${ACTIVE} sqs-gallery-design-${this.#design}-slide`);
    for (const slide of this.#slides) slide.removeAttribute('style').removeAttribute('aria-hidden');
    this.fire('destroy');
  }

  #standOpen(): void {
    const { columnWidth, gutter = 0 } = this.#options.designOptions ?? {};
    if (columnWidth !== undefined && this.#design.startsWith('autocolumns')) {
      this.#container?.setStyles({ columns: `${columnWidth}px`, columnGap: `${gutter}px` });
      this.#slides.setStyles({ breakInside: 'avoid', marginBottom: gutter });
    }
    this.#load([...this.#slides]);
  }

  #standOneByOne(): void {
    const { elements = {}, autoplay, keyboard } = this.#options;
    for (const [place, step] of [
      [elements.next, 1],
      [elements.previous, -1],
    ] as const) {
      this.#press(place, () => this.#show(slideAfter(this.#state, step)));
    }
    this.#addControls(elements.controls);
    if (keyboard !== false) this.#hear(document, 'keydown', (event) => this.#answerKey(event as KeyboardEvent));
    this.#followSwipes();
    if (this.#design === 'strip') this.#layStrip();
    else this.#stack();
    if (isOn(autoplay)) this.#play(true);
  }

  #stack(): void {
    const { clickBehavior } = this.#options.designOptions ?? {};
    this.#container?.setStyle('position', 'relative');
    if (isOn(clickBehavior) || clickBehavior === 'auto') {
      for (const slide of this.#slides) this.#press(slide, () => this.#show(slideAfter(this.#state, 1)));
    }
    this.#showCurrent();
    const place = this.#container?._node;
    // Slides over each other take no room: a template that says no height means theirs.
    if (!(place instanceof HTMLElement) || place.offsetHeight > 0 || place.getClientRects().length === 0) return;
    this.#isAsHighAsSlide = true;
    this.#showCurrent();
  }

  /** In a strip, all slides are there to be pressed: another comes to the front, the one there may lead to the next. */
  #layStrip(): void {
    const { designOptions = {} } = this.#options;
    if (this.#container !== null) this.#strip = new Strip(this.#container, this.#slides, designOptions);
    this.#slides.each((slide, index) => {
      const end = slide.on('click', (event) => {
        const isFront = index === this.#index;
        if (isFront && designOptions.activeSlideClickBehavior !== 'next') return;
        (event as Event).preventDefault();
        this.#show(isFront ? slideAfter(this.#state, 1) : index);
      });
      this.#ends.push(end);
    });
    this.#showCurrent();
  }

  #press(place: unknown, run: () => void): void {
    const end = all(place as NodeLike).on('click', (event) => {
      (event as Event).preventDefault();
      run();
    });
    this.#ends.push(end);
  }

  /** Dots, numbers or thumbnails: those that are there by their order, else a number for each slide. */
  #addControls(place: unknown): void {
    for (const controls of all(place as NodeLike)) {
      if ((controls.get('children') as YuiNodeList).isEmpty()) {
        this.#slides.each(
          (_slide, index) => void controls.append(`<a href="#" data-index="${index}">${index + 1}</a>`),
        );
      }
      (controls.get('children') as YuiNodeList).each((control, index) => this.#press(control, () => this.#show(index)));
    }
  }

  #answerKey({ keyCode, target, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
    const { keyboard } = this.#options;
    const isTyping = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
    const step = stepOfKey(keyCode, typeof keyboard === 'object' ? keyboard : {});
    if (step !== null && !isTyping && !altKey && !ctrlKey && !metaKey) this.#show(slideAfter(this.#state, step));
  }

  #followSwipes(): void {
    let from = 0;
    const place = this.#container?._node;
    if (place === undefined) return;
    this.#hear(place, 'touchstart', (event) => {
      from = (event as TouchEvent).touches[0]?.clientX ?? 0;
    });
    this.#hear(place, 'touchend', (event) => {
      const way = ((event as TouchEvent).changedTouches[0]?.clientX ?? 0) - from;
      if (Math.abs(way) >= SWIPE) this.#show(slideAfter(this.#state, way < 0 ? 1 : -1));
    });
  }

  #hear(place: EventTarget, type: string, run: (event: Event) => void): void {
    place.addEventListener(type, run, { passive: true });
    this.#ends.push({ detach: () => place.removeEventListener(type, run) });
  }

  #show(index: number): void {
    const prevVal = this.#index;
    if (index === prevVal || this.#slides.item(index) === null || index < 0) return;
    this.#index = index;
    this.#showCurrent();
    this.fire('currentIndexChange', { newVal: index, prevVal, target: this });
  }

  #showCurrent(): void {
    const { designOptions = {}, elements = {} } = this.#options;
    this.#slides.each((slide, index) => this.#place(slide, index === this.#index));
    if (this.#strip === null)
      this.#load(slidesToLoad(this.#state, designOptions.preloadCount ?? 1).map((index) => this.#slides.item(index)));
    else this.#load([...this.#slides]);
    this.#strip?.show(this.#index, this.#transitionOf('transform'));
    all(elements.currentIndex as NodeLike).setHTML(String(this.#index + 1));
    all(elements.totalSlides as NodeLike).setHTML(String(this.#slides.size()));
    for (const controls of all(elements.controls as NodeLike)) {
      (controls.get('children') as YuiNodeList).each((control, index) =>
        control.toggleClass('active', index === this.#index),
      );
    }
  }

  /** The one shown, and those under it: neither seen nor read nor reached by keys. */
  #place(slide: YuiNode, isShown: boolean): void {
    slide.toggleClass(ACTIVE, isShown);
    if (this.#strip !== null) return;
    slide.setAttribute('aria-hidden', String(!isShown)).setStyles({
      position: isShown && this.#isAsHighAsSlide ? 'relative' : 'absolute',
      ...{ top: 0, left: 0, width: '100%' },
      height: this.#isAsHighAsSlide ? null : '100%',
      opacity: isShown ? 1 : 0,
      visibility: isShown ? 'visible' : 'hidden',
      transition: this.#transitionOf('opacity', 'visibility'),
    });
  }

  #transitionOf(...properties: readonly string[]): string {
    const { speed = 0.5, transition } = this.#options.designOptions ?? {};
    if (transition === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 'none';
    return properties.map((property) => `${property} ${speed}s`).join(', ');
  }

  #load(slides: readonly (YuiNode | null)[]): void {
    const { load, mode } = this.#options.loaderOptions ?? {};
    const images = slides.flatMap((slide) => (slide === null ? [] : imagesOf(slide)));
    ImageLoader.load(images, {
      ...(mode === undefined ? {} : { mode }),
      // `load: false` means: not all at once. The one in front is always wanted.
      load: load !== false || !showsAll(this.#design),
    });
  }

  #play(isWanted: boolean): void {
    this.#autoplay?.stop();
    this.#autoplay = null;
    const place = this.#container?._node;
    if (!isWanted || !(place instanceof HTMLElement) || this.#slides.size() < 2) return;
    const { timeout = TIMEOUT, randomize = false } = this.#options.autoplayOptions ?? {};
    const total = this.#slides.size();
    const step = (): number => (randomize ? 1 + Math.floor(Math.random() * (total - 1)) : 1);
    this.#autoplay = autoplaySlides(place, timeout / 1000, () =>
      this.#show(slideAfter({ ...this.#state, isLoop: true }, step())),
    );
  }
}

function slidesOf(container: YuiNode | null, wanted: unknown): YuiNodeList {
  if (container === null) return new YuiNodeList([]);
  if (wanted === undefined || wanted === null) return container.get('children') as YuiNodeList;
  return typeof wanted === 'string' ? container.all(wanted) : all(wanted as NodeLike);
}

function imagesOf(slide: YuiNode): YuiNode[] {
  return slide.test('img') ? [slide] : [...slide.all('img')];
}
