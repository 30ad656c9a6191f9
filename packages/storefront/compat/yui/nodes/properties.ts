/** A rectangle of the page, as YUI gives it. */
export interface Region {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly 0: number;
  readonly 1: number;
}

/** `top` and `left` are from the beginning of the page. */
export function regionOf(element: Element): Region {
  const { top, left, width, height } = element.getBoundingClientRect();
  return region(top + scrollY, left + scrollX, width, height);
}

/** What is seen of the page. */
export function viewportRegion(): Region {
  return region(scrollY, scrollX, innerWidth, innerHeight);
}

function region(top: number, left: number, width: number, height: number): Region {
  return { top, left, width, height, right: left + width, bottom: top + height, 0: left, 1: top };
}

/** Measures that any node answers, whichever it is. */
export const PAGE_MEASURES: Readonly<Record<string, () => number>> = {
  winWidth: () => innerWidth,
  winHeight: () => innerHeight,
  docWidth: () => Math.max(document.documentElement.scrollWidth, innerWidth),
  docHeight: () => Math.max(document.documentElement.scrollHeight, innerHeight),
  docScrollX: () => scrollX,
  docScrollY: () => scrollY,
};

const LENGTH = /^(?:width|height|(?:min|max)(?:Width|Height)|top|right|bottom|left|(?:margin|padding)\w*|font-?size)$/i;

/** A style's value as the browser wants it: plain numbers of lengths are pixels, nothing takes the style away. */
export function styleText(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const isPlain = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value));
  return isPlain && LENGTH.test(name) ? `${value}px` : String(value);
}

/** `backgroundColor` → `background-color`; names of one's own stay. */
export function styleName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
