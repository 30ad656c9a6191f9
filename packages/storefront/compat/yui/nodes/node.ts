import { ListeningNode } from './listeningNode.ts';
import { YuiNodeList } from './nodeList.ts';
import type { Wrapped } from './plainNode.ts';
import { PAGE_MEASURES, regionOf, viewportRegion } from './properties.ts';
import { matches, queryAll } from './selectors.ts';

/** A class of what can be plugged into a node. */
export interface NodePlugin {
  new (config: object): object;
  readonly NS: string;
}

/** What templates put where a node belongs. */
export type NodeLike = string | Wrapped | YuiNode | YuiNodeList | null | undefined;

const WRAPPERS = new WeakMap<object, YuiNode>();
const GLOBAL_NAMES: Readonly<Record<string, () => Wrapped>> = {
  window: () => window,
  win: () => window,
  document: () => document,
  doc: () => document,
};

/** The wrapper of the first thing that is meant; null for nothing. */
export function one(wanted: NodeLike, root: ParentNode = document): YuiNode | null {
  if (typeof wanted === 'string') {
    const global = Object.hasOwn(GLOBAL_NAMES, wanted) ? GLOBAL_NAMES[wanted] : undefined;
    return wrap(global === undefined ? (queryAll(root, wanted)[0] ?? null) : global());
  }
  if (wanted instanceof YuiNode) return wanted;
  if (wanted instanceof YuiNodeList) return wanted.item(0);
  return wrap(wanted ?? null);
}

/** Every thing that is meant, as a list. */
export function all(wanted: NodeLike | Iterable<unknown>, root: ParentNode = document): YuiNodeList {
  if (wanted instanceof YuiNodeList) return wanted;
  if (typeof wanted === 'string') return new YuiNodeList(queryAll(root, wanted).map(wrapElement));
  if (wanted === null || wanted === undefined) return new YuiNodeList([]);
  if (!(wanted instanceof YuiNode) && !(wanted instanceof EventTarget) && Symbol.iterator in wanted) {
    return new YuiNodeList([...wanted].map((each) => one(each as NodeLike)).filter((each) => each !== null));
  }
  const single = one(wanted as NodeLike);
  return new YuiNodeList(single === null ? [] : [single]);
}

export function wrap(target: EventTarget | null): YuiNode | null {
  if (!(target instanceof Node || target === window)) return null;
  const known = WRAPPERS.get(target);
  if (known !== undefined) return known;
  const made = new YuiNode(target as Wrapped);
  WRAPPERS.set(target, made);
  return made;
}

const wrapElement = (element: Element): YuiNode => wrap(element) as YuiNode;

/** A node out of markup, or out of several; scripts in it do not run. */
export function create(markup: string): YuiNode {
  const template = document.createElement('template');
  template.innerHTML = markup.trim();
  const { content } = template;
  const made = content.childNodes.length === 1 ? content.firstChild : content;
  return wrap(document.adoptNode(made as Node)) as YuiNode;
}

/** An element as YUI wraps it: the part of its methods that templates call. Changes answer the node itself. */
export class YuiNode extends ListeningNode {
  protected readonly wrapper = wrap;

  get #root(): ParentNode {
    return this._node instanceof Element || this._node instanceof DocumentFragment ? this._node : document;
  }

  // What is around and inside.

  one(selector: NodeLike): YuiNode | null {
    return one(selector, this.#root);
  }

  all(selector: string): YuiNodeList {
    return all(selector, this.#root);
  }

  /** `isSelfMeant`: the node itself may be what is looked for. */
  ancestor(selector?: string | ((node: YuiNode) => unknown), isSelfMeant = false): YuiNode | null {
    return this.ancestors(selector, isSelfMeant).item(-1);
  }

  /** From the outermost inwards. */
  ancestors(selector?: string | ((node: YuiNode) => unknown), isSelfMeant = false): YuiNodeList {
    const found: YuiNode[] = [];
    const start = isSelfMeant ? this.element : this.element.parentElement;
    for (let element = start; element !== null; element = element.parentElement) {
      const node = wrapElement(element);
      if (isWanted(node, selector)) found.unshift(node);
    }
    return new YuiNodeList(found);
  }

  next(selector?: string): YuiNode | null {
    return this.#beside('nextElementSibling', selector);
  }

  previous(selector?: string): YuiNode | null {
    return this.#beside('previousElementSibling', selector);
  }

  siblings(selector?: string): YuiNodeList {
    const around = [...(this.element.parentElement?.children ?? [])].filter((each) => each !== this._node);
    return new YuiNodeList(around.map(wrapElement).filter((node) => isWanted(node, selector)));
  }

  contains(other: NodeLike): boolean {
    const node = one(other)?._node;
    return node instanceof Node && this._node instanceof Node && this._node.contains(node);
  }

  compareTo(other: NodeLike): boolean {
    return one(other)?._node === this._node;
  }

  #beside(way: 'nextElementSibling' | 'previousElementSibling', selector?: string): YuiNode | null {
    for (let element = this.element[way]; element !== null; element = element[way]) {
      if (selector === undefined || matches(element, selector)) return wrapElement(element);
    }
    return null;
  }

  setAttrs(values: Readonly<Record<string, unknown>>): this {
    for (const [name, value] of Object.entries(values)) this.set(name, value);
    return this;
  }

  /** A property of the element, a measure of the page, or a part of either: `parentNode.id`. */
  get(path: string): unknown {
    let value: unknown = this;
    for (const name of path.split('.')) {
      value = value instanceof YuiNode ? value.#property(name) : (value as Record<string, unknown> | null)?.[name];
    }
    return value;
  }

  #property(name: string): unknown {
    const measure = Object.hasOwn(PAGE_MEASURES, name) ? PAGE_MEASURES[name] : undefined;
    if (measure !== undefined) return measure();
    if (name === 'region') return this._node === window ? viewportRegion() : regionOf(this.element);
    if (name === 'viewportRegion') return viewportRegion();
    if (name === 'text') return this.element.textContent;
    if (this._node === window && (name === 'scrollTop' || name === 'scrollLeft')) {
      return name === 'scrollTop' ? scrollY : scrollX;
    }
    const value: unknown = (this._node as unknown as Record<string, unknown>)[name];
    if (value instanceof NodeList || value instanceof HTMLCollection) return all(value);
    return value instanceof Node ? wrap(value) : value;
  }

  set(name: string, value: unknown): this {
    if (name === 'text') this.element.textContent = String(value ?? '');
    else if (this._node === window && name === 'scrollTop') scrollTo(scrollX, Number(value));
    else if (name in this._node) (this._node as unknown as Record<string, unknown>)[name] = plain(value);
    else this.setAttribute(name, value);
    return this;
  }

  // Content.

  getHTML(): string {
    return this.element.innerHTML;
  }

  setHTML(content: unknown): this {
    return this.empty().append(content);
  }

  setContent(content: unknown): this {
    return this.setHTML(content);
  }

  append(content: unknown): this {
    return this.insert(content);
  }

  appendChild(content: NodeLike): YuiNode | null {
    this.insert(content);
    return one(content);
  }

  prepend(content: unknown): this {
    return this.insert(content, 0);
  }

  /** `where`: at the end, before the child of that number, `before`, `after` or `replace`. */
  insert(content: unknown, where?: unknown): this {
    const nodes = contentOf(content);
    if (where === 'before') this.element.before(...nodes);
    else if (where === 'after') this.element.after(...nodes);
    else if (where === 'replace') this.element.replaceChildren(...nodes);
    else {
      const index = typeof where === 'number' ? where : Number.POSITIVE_INFINITY;
      const place = this._node instanceof DocumentFragment ? this._node : this.element;
      const before = one(where as NodeLike)?._node ?? place.childNodes[index] ?? null;
      for (const node of nodes) place.insertBefore(node, before instanceof Node ? before : null);
    }
    return this;
  }

  appendTo(place: NodeLike): this {
    one(place)?.append(this);
    return this;
  }

  insertBefore(content: NodeLike, before: NodeLike): YuiNode | null {
    this.insert(content, one(before));
    return one(content);
  }

  replace(content: unknown): this {
    this.element.replaceWith(...contentOf(content));
    return this;
  }

  wrap(markup: string): this {
    const around = create(markup);
    this.insert(around, 'before');
    around.append(this);
    return this;
  }

  empty(): this {
    this.element.replaceChildren();
    return this;
  }

  /** `isForGood`: its listeners end as well. */
  remove(isForGood = false): this {
    if (this._node instanceof Element || this._node instanceof Text) this._node.remove();
    if (isForGood) this.detachAll();
    return this;
  }

  destroy(): void {
    this.remove(true);
  }

  /** What is plugged in is found under the name its class says (`NS`), and knows the node as its host. */
  plug(plugin: NodePlugin, config: object = {}): this {
    const own = this as unknown as Record<string, { setAttrs?(values: object): void } | undefined>;
    const { NS: name } = plugin;
    if (own[name] === undefined) own[name] = new plugin({ ...config, host: this });
    else own[name]?.setAttrs?.(config);
    return this;
  }

  unplug(plugin: NodePlugin | string): this {
    const own = this as unknown as Record<string, { destroy?(): void } | undefined>;
    const name = typeof plugin === 'string' ? plugin : plugin.NS;
    own[name]?.destroy?.();
    delete own[name];
    return this;
  }

  cloneNode(isDeep = false): YuiNode {
    return wrapElement(this.element.cloneNode(isDeep) as Element);
  }
}

function isWanted(node: YuiNode, wanted?: string | ((node: YuiNode) => unknown)): boolean {
  if (typeof wanted === 'function') return Boolean(wanted(node));
  return wanted === undefined || node.test(wanted);
}

/** What properties of the browser's own take: its nodes, not YUI's. */
function plain(value: unknown): unknown {
  return value instanceof YuiNode ? value._node : value;
}

/** Markup, a node, or a list of nodes as what the browser can insert. */
function contentOf(content: unknown): Node[] {
  if (content === null || content === undefined) return [];
  if (content instanceof YuiNodeList) return content.getDOMNodes().filter((node) => node instanceof Node);
  const node = content instanceof YuiNode ? content._node : content;
  if (node instanceof Node) return [node];
  const made = create(String(content))._node;
  return made instanceof Node ? [made] : [];
}
