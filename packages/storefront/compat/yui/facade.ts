import type { YuiNode } from './nodes/node.ts';

/** Wraps what an event happened on; the same wrapper for the same element every time. */
export type Wrap = (target: EventTarget | null) => YuiNode | null;

/** A browser's event as YUI's listeners get it: nodes wrapped, the old names of keys, `halt`. */
export class EventFacade {
  readonly _event: Event;
  readonly type: string;
  readonly target: YuiNode | null;
  currentTarget: YuiNode | null;
  readonly relatedTarget: YuiNode | null;
  readonly details: readonly unknown[];
  readonly keyCode: number;
  readonly charCode: number;
  readonly which: number;
  readonly button: number;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly clientX: number;
  readonly clientY: number;
  readonly pageX: number;
  readonly pageY: number;
  readonly wheelDelta: number;
  readonly touches: TouchList | undefined;
  readonly changedTouches: TouchList | undefined;
  newVal = '';
  prevVal = '';
  /** Of `hashchange`, without the sign. */
  readonly newHash: string;
  readonly oldHash: string;

  constructor(event: Event, wrap: Wrap, more: { readonly type?: string; readonly currentTarget?: EventTarget } = {}) {
    const any = event as Partial<HashChangeEvent & KeyboardEvent & MouseEvent & TouchEvent & WheelEvent>;
    this._event = event;
    this.type = more.type ?? event.type;
    this.target = wrap(event.target);
    this.currentTarget = wrap(more.currentTarget ?? event.currentTarget);
    this.relatedTarget = wrap(any.relatedTarget ?? null);
    this.details = [];
    this.keyCode = any.keyCode ?? 0;
    this.charCode = any.charCode || this.keyCode;
    this.which = any.which ?? 0;
    this.button = (any.button ?? 0) + 1;
    this.shiftKey = any.shiftKey === true;
    this.ctrlKey = any.ctrlKey === true;
    this.altKey = any.altKey === true;
    this.metaKey = any.metaKey === true;
    this.clientX = any.clientX ?? 0;
    this.clientY = any.clientY ?? 0;
    this.pageX = any.pageX ?? 0;
    this.pageY = any.pageY ?? 0;
    this.wheelDelta = -Math.sign(any.deltaY ?? 0);
    this.touches = any.touches;
    this.changedTouches = any.changedTouches;
    this.newHash = hashOf(any.newURL);
    this.oldHash = hashOf(any.oldURL);
  }

  preventDefault(): void {
    this._event.preventDefault();
  }

  stopPropagation(): void {
    this._event.stopPropagation();
  }

  stopImmediatePropagation(): void {
    this._event.stopImmediatePropagation();
  }

  /** Neither the browser nor anybody further up shall do anything. */
  halt(isImmediate = false): void {
    if (isImmediate) this.stopImmediatePropagation();
    else this.stopPropagation();
    this.preventDefault();
  }
}

function hashOf(address = ''): string {
  return address.split('#').slice(1).join('#');
}
