import { tolerate } from '../../fault.ts';
import { EventFacade, type Wrap } from '../facade.ts';
import { matches } from '../nodes/selectors.ts';
import { nameOf, type Subscription } from './customEvents.ts';

/** Milliseconds without another resize after which `windowresize` comes, as in YUI. */
const RESIZE_PAUSE = 40;

export interface Listening {
  readonly target: EventTarget;
  /** As the template writes it, perhaps with a category. */
  readonly type: string;
  readonly run: (event: EventFacade) => unknown;
  readonly wrap: Wrap;
  /** Only what happens in an element that matches, which is then the event's `currentTarget`. */
  readonly filter?: string;
}

/** Names of YUI for events that browsers have under another one. */
const NATIVE: Readonly<Record<string, string>> = {
  tap: 'click',
  valuechange: 'input',
  windowresize: 'resize',
  mousewheel: 'wheel',
  clickoutside: 'click',
  mousedownoutside: 'mousedown',
};

/** Events that do not bubble, by those that tell the same and do. */
const BUBBLING: Readonly<Record<string, string>> = {
  focus: 'focusin',
  blur: 'focusout',
  mouseenter: 'mouseover',
  mouseleave: 'mouseout',
};

/** Listens to an event of the browser. A listener that answers `false` halts it. */
export function listen(listening: Listening): Subscription {
  const { target, type, wrap, filter } = listening;
  const name = nameOf(type);
  const native = NATIVE[name] ?? name;
  const own = filter === undefined ? native : (BUBBLING[native] ?? native);
  const run = (event: Event, currentTarget: EventTarget): void => {
    const facade = new EventFacade(event, wrap, { type: name, currentTarget });
    if (tolerate(() => listening.run(facade)) === false) facade.halt();
  };
  const answer = answerOf(name, listening, run);
  // Only the document receives events outside the element.
  const place = name.endsWith('outside') ? document : target;
  place.addEventListener(own, answer);
  return { detach: () => place.removeEventListener(own, answer) };
}

type Run = (event: Event, currentTarget: EventTarget) => void;

function answerOf(name: string, { target, filter }: Listening, run: Run): (event: Event) => void {
  if (name === 'windowresize') return afterPause((event) => run(event, target));
  if (name.endsWith('outside')) return (event) => isInside(event, target) || run(event, target);
  if (filter === undefined) return (event) => run(event, target);
  return (event) => {
    for (const element of matchesUpTo(event, target, filter)) {
      if (name in ENTERING && isWithin(event, element)) continue;
      run(event, element);
      if (event.cancelBubble) return;
    }
  };
}

const ENTERING = { mouseenter: true, mouseleave: true };

/** A move between parts of the same element neither enters nor leaves it. */
function isWithin(event: Event, element: Element): boolean {
  const from = (event as MouseEvent).relatedTarget;
  return from instanceof Node && element.contains(from);
}

function isInside({ target }: Event, place: EventTarget): boolean {
  return target instanceof Node && place instanceof Node && place.contains(target);
}

/** Elements between what was hit and the container that match, the innermost first. */
function matchesUpTo(event: Event, container: EventTarget, filter: string): Element[] {
  const found: Element[] = [];
  const start = event.target instanceof Element ? event.target : null;
  for (let element = start; element !== null && element !== container; element = element.parentElement) {
    if (matches(element, filter)) found.push(element);
  }
  return found;
}

function afterPause(run: (event: Event) => void): (event: Event) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (event) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(event), RESIZE_PAUSE);
  };
}
