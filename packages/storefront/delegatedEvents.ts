/**
 * What widgets react to, as browsers name it. What bubbles reaches them through their root; of `scroll`, `close` and the like
 * React asks the element itself. An input's `onChange` is made of most of these.
 */
export const DELEGATED_EVENTS: ReadonlySet<string> = new Set([
  'change',
  'click',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'keyup',
  'submit',
]);

/**
 * React listens to some eighty kinds of events at each root, twice each. A single tap fires a dozen of them, and a slow
 * phone spent a fifth of the time until the next frame on dispatching unused events to React (PF-09). So while a root
 * is created, the island accepts listeners only for the events in use.
 */
export function listenToDelegatedEvents(island: HTMLElement, makeRoot: () => void): void {
  const listen = EventTarget.prototype.addEventListener;
  island.addEventListener = (type: string, ...rest: [EventListener]): void => {
    if (DELEGATED_EVENTS.has(type)) listen.call(island, type, ...rest);
  };
  try {
    makeRoot();
  } finally {
    // The prototype's own is there again.
    Reflect.deleteProperty(island, 'addEventListener');
  }
}
