import type { Listener, Subscription } from '../events/customEvents.ts';
import type { NodePlugin, YuiNode } from './node.ts';

type EachCallback = (node: YuiNode, index: number, list: YuiNodeList) => unknown;

/** Several nodes. What changes one node changes all of them. */
export class YuiNodeList {
  readonly _nodes: YuiNode[];

  constructor(nodes: readonly YuiNode[]) {
    this._nodes = [...nodes];
  }

  [Symbol.iterator](): Iterator<YuiNode> {
    return this._nodes[Symbol.iterator]();
  }

  /** Null behind the end; from the end for numbers below 0. */
  item(index: number): YuiNode | null {
    return this._nodes.at(index) ?? null;
  }

  size(): number {
    return this._nodes.length;
  }

  isEmpty(): boolean {
    return this._nodes.length === 0;
  }

  indexOf(node: unknown): number {
    return this._nodes.findIndex((each) => each === node || each._node === node);
  }

  each(callback: EachCallback, context?: unknown): this {
    this._nodes.forEach((node, index) => void callback.call(context ?? node, node, index, this));
    return this;
  }

  some(callback: EachCallback, context?: unknown): boolean {
    return this._nodes.some((node, index) => callback.call(context ?? node, node, index, this));
  }

  filter(wanted: string | EachCallback): YuiNodeList {
    return new YuiNodeList(
      this._nodes.filter((node, index) => (typeof wanted === 'string' ? node.test(wanted) : wanted(node, index, this))),
    );
  }

  push(...nodes: readonly YuiNode[]): number {
    return this._nodes.push(...nodes);
  }

  pop(): YuiNode | null {
    return this._nodes.pop() ?? null;
  }

  shift(): YuiNode | null {
    return this._nodes.shift() ?? null;
  }

  unshift(...nodes: readonly YuiNode[]): number {
    return this._nodes.unshift(...nodes);
  }

  slice(start?: number, end?: number): YuiNodeList {
    return new YuiNodeList(this._nodes.slice(start, end));
  }

  concat(...lists: readonly (YuiNodeList | readonly YuiNode[])[]): YuiNodeList {
    return new YuiNodeList([...this._nodes, ...lists.flatMap((list) => [...list])]);
  }

  getDOMNodes(): (Node | Window)[] {
    return this._nodes.map(({ _node }) => _node);
  }

  get(name: string): unknown[] {
    return this._nodes.map((node) => node.get(name));
  }

  getAttribute(name: string): string[] {
    return this._nodes.map((node) => node.getAttribute(name));
  }

  getStyle(name: string): string[] {
    return this._nodes.map((node) => node.getStyle(name));
  }

  /** What is below any of them; with a selector that is not from here, as `Y.all` would. */
  all(selector: string): YuiNodeList {
    return new YuiNodeList([...new Set(this._nodes.flatMap((node) => [...node.all(selector)]))]);
  }

  one(selector: string): YuiNode | null {
    return this.all(selector).item(0);
  }

  on(types: string | readonly string[], listener: Listener, context?: unknown, ...bound: unknown[]): Subscription {
    return endOf(this._nodes.map((node) => node.on(types, listener, context, ...bound)));
  }

  once(types: string | readonly string[], listener: Listener, context?: unknown, ...bound: unknown[]): Subscription {
    return endOf(this._nodes.map((node) => node.once(types, listener, context, ...bound)));
  }

  after(types: string | readonly string[], listener: Listener, context?: unknown, ...bound: unknown[]): Subscription {
    return this.on(types, listener, context, ...bound);
  }

  delegate(type: string, listener: Listener, filter: string, context?: unknown, ...bound: unknown[]): Subscription {
    return endOf(this._nodes.map((node) => node.delegate(type, listener, filter, context, ...bound)));
  }

  addClass(names: string): this {
    return this.#all((node) => node.addClass(names));
  }

  removeClass(names: string): this {
    return this.#all((node) => node.removeClass(names));
  }

  replaceClass(old: string, name: string): this {
    return this.#all((node) => node.replaceClass(old, name));
  }

  toggleClass(names: string, isOn?: boolean): this {
    return this.#all((node) => node.toggleClass(names, isOn));
  }

  set(name: string, value: unknown): this {
    return this.#all((node) => node.set(name, value));
  }

  setAttribute(name: string, value: unknown): this {
    return this.#all((node) => node.setAttribute(name, value));
  }

  removeAttribute(name: string): this {
    return this.#all((node) => node.removeAttribute(name));
  }

  setStyle(name: string, value: unknown): this {
    return this.#all((node) => node.setStyle(name, value));
  }

  setStyles(styles: Readonly<Record<string, unknown>>): this {
    return this.#all((node) => node.setStyles(styles));
  }

  setHTML(markup: string): this {
    return this.#all((node) => node.setHTML(markup));
  }

  setContent(markup: string): this {
    return this.setHTML(markup);
  }

  append(markup: string): this {
    return this.#all((node) => node.append(markup));
  }

  prepend(markup: string): this {
    return this.#all((node) => node.prepend(markup));
  }

  show(): this {
    return this.#all((node) => node.show());
  }

  hide(): this {
    return this.#all((node) => node.hide());
  }

  toggleView(isShown?: boolean): this {
    return this.#all((node) => node.toggleView(isShown));
  }

  plug(plugin: NodePlugin, config: object = {}): this {
    return this.each((node) => (node as YuiNode).plug(plugin, config));
  }

  unplug(plugin: NodePlugin | string): this {
    return this.each((node) => (node as YuiNode).unplug(plugin));
  }

  empty(): this {
    return this.#all((node) => node.empty());
  }

  remove(isForGood = false): this {
    return this.#all((node) => node.remove(isForGood));
  }

  destroy(): void {
    this.remove(true);
  }

  detach(type?: string, listener?: Listener): this {
    return this.#all((node) => node.detach(type, listener));
  }

  detachAll(): this {
    return this.detach();
  }

  simulate(type: string): this {
    return this.#all((node) => node.simulate(type));
  }

  #all(change: (node: YuiNode) => unknown): this {
    for (const node of this._nodes) change(node);
    return this;
  }
}

function endOf(ends: readonly Subscription[]): Subscription {
  return { detach: () => ends.forEach((end) => void end.detach()) };
}
