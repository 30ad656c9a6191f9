import type { FrameOrder } from '../frame/protocol.ts';
import type { StyleEvents, StyleSession } from './styleSession.ts';

/** Seven of the panel, two of the frame (EDIT-02). */
export const STYLE_EVENT_NAMES = [
  ...['beforeopen', 'aftershow', 'change', 'save', 'reset', 'close', 'afterclose', 'load', 'iframeUnload'],
] as const satisfies readonly (keyof StyleEvents)[];

/** Notifies the page in the canvas of what happens. Returns a function that stops it. */
export function forwardStyleEvents(
  { events }: Pick<StyleSession, 'events'>,
  send: (order: FrameOrder) => void,
): () => void {
  const stops = STYLE_EVENT_NAMES.map((name) =>
    events.on(name, (event) => send({ type: 'styleEvent', name, event: { ...event } })),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
