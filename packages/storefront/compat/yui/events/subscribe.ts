import { tolerate } from '../../fault.ts';
import { whenParsed } from '../../whenParsed.ts';
import { all, type NodeLike, one, wrap, YuiNode } from '../nodes/node.ts';
import { YuiNodeList } from '../nodes/nodeList.ts';
import { type CustomEvents, type Listener, nameOf, type Subscription } from './customEvents.ts';
import { listen } from './domEvents.ts';

/** Moments in the life of a page and of its parts, which are over or still to come. */
const MOMENTS: Readonly<Record<string, (run: () => void) => void>> = {
  // As in YUI never at once: what other scripts make when they are used is there by then, whichever comes first.
  domready: (run) => whenParsed(() => void setTimeout(() => tolerate(run))),
  load: (run) => (document.readyState === 'complete' ? run() : addEventListener('load', run, { once: true })),
};
/** Events that are the browser's even where nobody says whose. */
const OF_THE_WINDOW = new Set(
  'click keydown keyup keypress resize windowresize scroll mousemove mousedown mouseup touchstart touchend touchmove orientationchange popstate hashchange unload beforeunload focus blur'.split(
    ' ',
  ),
);

/**
 * `Y.on(type, listener, where, context, …)`. Without a place, names of the browser's events mean the window, `domready`
 * and `load` the page, and all others what scripts tell each other.
 */
export function subscribe(
  told: CustomEvents,
  type: string | readonly string[],
  listener: Listener,
  ...rest: readonly unknown[]
): Subscription {
  if (typeof type !== 'string') {
    const ends = type.map((each) => subscribe(told, each, listener, ...rest));
    return { detach: () => ends.forEach((end) => void end.detach()) };
  }
  const name = nameOf(type);
  if (name === 'contentready' || name === 'available') return whenThere(listener, rest);
  const moment = Object.hasOwn(MOMENTS, name) ? MOMENTS[name] : undefined;
  const [where, context, ...bound] = rest;
  if (moment !== undefined && !isPlace(where)) {
    return atMoment(moment, () => listener.apply(where ?? null, [{ type: name }, ...rest.slice(1)]));
  }
  if (isPlace(where)) return onNodes(where, (node) => node.on(type, listener, context, ...bound));
  if (!OF_THE_WINDOW.has(name)) return told.on(type, listener, where, ...rest.slice(1));
  const run = (event: unknown): unknown => listener.apply(where ?? null, [event, ...rest.slice(1)]);
  return listen({ target: window, type, run, wrap });
}

/** `Y.delegate(type, listener, where, filter, context, …)`. */
export function subscribeInside(
  type: string,
  listener: Listener,
  where: NodeLike,
  filter: string,
  ...rest: readonly unknown[]
): Subscription {
  return onNodes(where, (node) => node.delegate(type, listener, filter, ...rest));
}

function isPlace(where: unknown): where is NodeLike {
  return (
    typeof where === 'string' ||
    where instanceof YuiNode ||
    where instanceof YuiNodeList ||
    where instanceof Node ||
    where === window
  );
}

/** A missing element may be further down the page: then subscribes once the page is parsed. */
function onNodes(where: NodeLike, subscribeTo: (node: YuiNode) => Subscription): Subscription {
  const ends: Subscription[] = [];
  let isOver = false;
  const subscribeToAll = (): void => {
    if (!isOver) ends.push(...[...all(where)].map(subscribeTo));
  };
  if (typeof where === 'string' && all(where).isEmpty()) whenParsed(subscribeToAll);
  else subscribeToAll();
  return {
    detach: () => {
      isOver = true;
      for (const end of ends) end.detach();
    },
  };
}

function whenThere(listener: Listener, [where, context, ...bound]: readonly unknown[]): Subscription {
  return atMoment(whenParsed, () => {
    const node = one(where as NodeLike);
    if (node !== null) listener.apply(context ?? node, bound);
  });
}

function atMoment(moment: (run: () => void) => void, run: () => unknown): Subscription {
  let isOver = false;
  moment(() => {
    if (!isOver) run();
  });
  return {
    detach: () => {
      isOver = true;
    },
  };
}
