import { create, type Members, type NodeLike, one, type YuiNode } from '../kit.ts';
import { Base } from './base.ts';
import { type BaseClass, createClass, type YuiObject } from './classes.ts';

const PREFIX = 'yui3';
const node = (value: unknown): YuiNode | null => one(value as NodeLike);
const widgets = new WeakMap<YuiNode, YuiObject>();

function nodeOf(widget: YuiObject, name: 'boundingBox' | 'contentBox' | 'srcNode'): YuiNode | null {
  return widget.get(name) as YuiNode | null;
}

function classOf(widget: YuiObject, ...parts: readonly string[]): string {
  const names = [String((widget.constructor as BaseClass).NAME).toLowerCase(), ...parts];
  return [PREFIX, ...names].join('-');
}

/** Draws a box around a box: existing page content stays in the inner one. */
function draw(widget: YuiObject, where: unknown): void {
  const content = nodeOf(widget, 'contentBox');
  const box = nodeOf(widget, 'boundingBox');
  if (content === null || box === null) return;
  if (!box.contains(content)) {
    if (!box.inDoc() && content.inDoc()) content.insert(box, 'before');
    box.append(content);
  }
  const place = where === true || where === undefined || where === null ? null : node(where);
  if (place !== null) place.append(box);
  else if (!box.inDoc()) node('body')?.prepend(box);
  box.addClass(`${PREFIX}-widget ${classOf(widget)}`);
  content.addClass(classOf(widget, 'content'));
  widgets.set(box, widget);
  for (const name of ['width', 'height']) sized(widget, name, widget.get(name));
  shown(widget, widget.get('visible') !== false);
  enabled(widget, widget.get('disabled') === true);
}

function sized(widget: YuiObject, name: string, value: unknown): void {
  if (value !== '' && value !== undefined) nodeOf(widget, 'boundingBox')?.setStyle(name, value);
}

function shown(widget: YuiObject, isShown: boolean): void {
  nodeOf(widget, 'boundingBox')?.toggleClass(classOf(widget, 'hidden'), !isShown);
}

function enabled(widget: YuiObject, isDisabled: boolean): void {
  nodeOf(widget, 'boundingBox')?.toggleClass(classOf(widget, 'disabled'), isDisabled);
}

function render(this: YuiObject, where?: unknown): YuiObject {
  if (this.get('rendered') === true || this.get('destroyed') === true) return this;
  this.publish('render', {
    defaultFn: () => {
      draw(this, where ?? this.get('render'));
      this.after('visibleChange', (e) => shown(this, e.newVal !== false));
      this.after('disabledChange', (e) => enabled(this, e.newVal === true));
      this.after(['widthChange', 'heightChange'], (e) => sized(this, String(e.attrName), e.newVal));
      for (const name of ['renderUI', 'bindUI', 'syncUI']) {
        const step = this[name];
        if (typeof step === 'function') Reflect.apply(step, this, []);
      }
      this._set('rendered', true);
    },
  });
  this.fire('render');
  return this;
}

const MEMBERS: Members = {
  initializer(this: YuiObject, config: Members = {}) {
    parseMarkup(this, config);
    const wanted = config.render;
    // After the initializers of all younger classes.
    if (wanted !== undefined && wanted !== false) this.after('initializedChange', () => render.call(this, wanted));
  },
  destructor(this: YuiObject) {
    nodeOf(this, 'boundingBox')?.remove(true);
  },
  render,
  show(this: YuiObject) {
    return this.set('visible', true);
  },
  hide(this: YuiObject) {
    return this.set('visible', false);
  },
  enable(this: YuiObject) {
    return this.set('disabled', false);
  },
  disable(this: YuiObject) {
    return this.set('disabled', true);
  },
  focus(this: YuiObject) {
    nodeOf(this, 'boundingBox')?.focus();
    return this;
  },
  getClassName(this: YuiObject, ...parts: string[]) {
    return classOf(this, ...parts);
  },
  getString(this: YuiObject, name: string) {
    return this.get(`strings.${name}`);
  },
};

/** `HTML_PARSER`: reads attributes from the markup, unless they are given. */
function parseMarkup(widget: YuiObject, config: Members): void {
  const source = nodeOf(widget, 'srcNode');
  const parser = (widget.constructor as { HTML_PARSER?: Readonly<Record<string, unknown>> }).HTML_PARSER ?? {};
  if (source === null) return;
  for (const [name, rule] of Object.entries(parser)) {
    if (Object.hasOwn(config, name)) continue;
    const found =
      typeof rule === 'function' ? (Reflect.apply(rule, widget, [source]) as unknown) : foundBy(source, rule);
    if (found !== undefined && found !== null) widget.set(name, found);
  }
}

function foundBy(source: YuiNode, rule: unknown): unknown {
  return Array.isArray(rule) ? source.all(String(rule[0])) : source.one(String(rule));
}

const BOX = '<div></div>';
const fresh = (widget: YuiObject): YuiNode => create((widget.BOUNDING_TEMPLATE as string | undefined) ?? BOX);

/** `Y.Widget`: an object with a place on the page, drawn in three steps: `renderUI`, `bindUI`, `syncUI`. */
export const Widget: BaseClass = createClass('widget', Base, {
  members: MEMBERS,
  statics: {
    CSS_PREFIX: PREFIX,
    /** Returns the widget around a node. */
    getByNode: (wanted: NodeLike) => {
      const box = one(wanted)
        ?.ancestors((each: YuiNode) => widgets.has(each), true)
        .item(-1);
      return box === null || box === undefined ? null : (widgets.get(box) ?? null);
    },
    ATTRS: {
      srcNode: { setter: node, writeOnce: true, value: null },
      boundingBox: {
        setter: node,
        writeOnce: true,
        valueFn(this: YuiObject) {
          return fresh(this);
        },
      },
      contentBox: {
        setter: node,
        writeOnce: true,
        valueFn(this: YuiObject) {
          return nodeOf(this, 'srcNode') ?? create((this.CONTENT_TEMPLATE as string | undefined) ?? BOX);
        },
      },
      id: { valueFn: (): string => '' },
      rendered: { readOnly: true, value: false },
      render: { value: false, writeOnce: true },
      visible: { value: true },
      disabled: { value: false },
      focused: { value: false, readOnly: true },
      width: { value: '' },
      height: { value: '' },
      strings: { value: {} },
      tabIndex: { value: null },
    },
  },
});
