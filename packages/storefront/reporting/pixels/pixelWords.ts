import { googleEvent, metaEvent, type PixelEvent, type PixelKind } from '@quoin/domain/analytics';

/** Translates an event for the code in the frame. Null if that code has no such event. */
export function wordsOf(kind: PixelKind, event: PixelEvent): PixelEvent | null {
  if (kind === 'code') return event;
  const said = kind === 'metaPixel' ? metaEvent(event) : googleEvent(event);
  return said === null ? null : { ...event, name: said.name, data: said.fields };
}
