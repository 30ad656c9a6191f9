import { guid } from '../values.ts';
import { type Region, regionOf, styleName, styleText, viewportRegion } from './properties.ts';
import { matches } from './selectors.ts';

/** Whatever can be a node to YUI: elements, texts, the document, the window. */
export type Wrapped = Node | Window;

/** The part of a YUI node that needs no other node: classes, attributes, data, looks. Changes answer the node itself. */
export class PlainNode {
  readonly _node: Wrapped;
  readonly #data = new Map<string, unknown>();

  constructor(node: Wrapped) {
    this._node = node;
  }

  getDOMNode(): Wrapped {
    return this._node;
  }

  /** The element; the whole document for what is none (the window, the document, a text). */
  protected get element(): HTMLElement {
    return this._node instanceof HTMLElement || this._node instanceof SVGElement
      ? (this._node as HTMLElement)
      : document.documentElement;
  }

  test(selector: string): boolean {
    return this._node instanceof Element && matches(this._node, selector);
  }

  inDoc(): boolean {
    return this._node instanceof Node && this._node.isConnected;
  }

  addClass(names: string): this {
    this.element.classList.add(...words(names));
    return this;
  }

  removeClass(names: string): this {
    this.element.classList.remove(...words(names));
    return this;
  }

  replaceClass(old: string, name: string): this {
    return this.removeClass(old).addClass(name);
  }

  toggleClass(names: string, isOn?: boolean): this {
    for (const name of words(names)) this.element.classList.toggle(name, isOn);
    return this;
  }

  hasClass(name: string): boolean {
    return this.element.classList.contains(name);
  }

  /** '' for an attribute that is not there. */
  getAttribute(name: string): string {
    return this.element.getAttribute(name) ?? '';
  }

  hasAttribute(name: string): boolean {
    return this.element.hasAttribute(name);
  }

  setAttribute(name: string, value: unknown): this {
    this.element.setAttribute(name, String(value));
    return this;
  }

  removeAttribute(name: string): this {
    this.element.removeAttribute(name);
    return this;
  }

  /** What was kept with `setData`; else the `data-` attribute of that name. */
  getData(name: string): unknown {
    if (this.#data.has(name)) return this.#data.get(name);
    return this.element.getAttribute(`data-${name}`) ?? undefined;
  }

  setData(name: string, value: unknown): this {
    this.#data.set(name, value);
    return this;
  }

  clearData(name?: string): this {
    if (name === undefined) this.#data.clear();
    else this.#data.delete(name);
    return this;
  }

  generateID(): string {
    if (this.element.id === '') this.element.id = guid();
    return this.element.id;
  }

  setStyle(name: string, value: unknown): this {
    this.element.style.setProperty(styleName(name), styleText(name, value));
    return this;
  }

  setStyles(styles: Readonly<Record<string, unknown>>): this {
    for (const [name, value] of Object.entries(styles)) this.setStyle(name, value);
    return this;
  }

  /** The node's own; where it has none, the one it is shown with. */
  getStyle(name: string): string {
    return this.element.style.getPropertyValue(styleName(name)) || this.getComputedStyle(name);
  }

  getComputedStyle(name: string): string {
    return getComputedStyle(this.element).getPropertyValue(styleName(name));
  }

  show(): this {
    return this.setStyle('display', '');
  }

  hide(): this {
    return this.setStyle('display', 'none');
  }

  toggleView(isShown: boolean = this.getComputedStyle('display') === 'none'): this {
    return isShown ? this.show() : this.hide();
  }

  /** Pixels with padding and border; given a value, the style is set. */
  width(value?: unknown): unknown {
    return value === undefined ? this.element.offsetWidth : this.setStyle('width', value);
  }

  height(value?: unknown): unknown {
    return value === undefined ? this.element.offsetHeight : this.setStyle('height', value);
  }

  getX(): number {
    return regionOf(this.element).left;
  }

  getY(): number {
    return regionOf(this.element).top;
  }

  getXY(): [number, number] {
    return [this.getX(), this.getY()];
  }

  inViewportRegion(): boolean {
    return touches(regionOf(this.element), viewportRegion());
  }

  scrollIntoView(): this {
    this.element.scrollIntoView();
    return this;
  }

  focus(): this {
    this.element.focus();
    return this;
  }

  blur(): this {
    this.element.blur();
    return this;
  }

  submit(): this {
    if (this._node instanceof HTMLFormElement) this._node.requestSubmit();
    return this;
  }
}

function words(names: string): string[] {
  return names.split(/\s+/).filter((name) => name !== '');
}

function touches(left: Region, right: Region): boolean {
  return left.top < right.bottom && left.bottom > right.top && left.left < right.right && left.right > right.left;
}
