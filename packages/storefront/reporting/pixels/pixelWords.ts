import { googleEvent, metaEvent, type PixelEvent, type PixelKind } from '@quoin/domain/analytics';

/** An event in the words of whoever is in the frame; null: they have none for it. */
export function wordsOf(kind: PixelKind, event: PixelEvent): PixelEvent | null {
  if (kind === 'code') return event;
  const said = kind === 'metaPixel' ? metaEvent(event) : googleEvent(event);
  return said === null ? null : { ...event, name: said.name, data: said.fields };
}
