import type { WireOrderDetail, WireOrderEvent } from '@quoin/contract/endpoints';

const SENTENCES: Readonly<Record<string, string>> = {
  placed: 'Order placed',
  paid: 'Payment received',
  fulfilled: 'Marked as fulfilled',
  canceled: 'Order canceled',
  refunded: 'Payment refunded',
  confirmationQueued: 'Confirmation email queued',
  confirmationSent: 'Confirmation email sent',
};

/** What happened to the order, newest first; that it was placed is known without an event. */
export function timelineOf({ events, placedAt }: Pick<WireOrderDetail, 'events' | 'placedAt'>): WireOrderEvent[] {
  const isPlacedSaid = events.some(({ kind }) => kind === 'placed');
  const all = isPlacedSaid ? events : [{ id: 'placed', kind: 'placed', at: placedAt, details: {} }, ...events];
  return all.toSorted((one, other) => other.at - one.at);
}

/** What happened, for people. A kind this version does not know is shown as its own words. */
export function eventSentence(event: Pick<WireOrderEvent, 'kind'>): string {
  return Object.hasOwn(SENTENCES, event.kind) ? SENTENCES[event.kind]! : wordsOf(event.kind);
}

/** `stock_taken`, `stockTaken` → `Stock taken`. */
function wordsOf(kind: string): string {
  const words = kind
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
