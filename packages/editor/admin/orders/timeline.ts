import type { WireOrderDetail } from '@quoin/contract/endpoints/store';
import { actorText, readOrderEvent, timelineSentence } from '@quoin/domain/orders';
import * as texts from '@quoin/messages/app/timeline';

/** One line of the timeline, ready to be shown. */
export interface TimelineRow {
  readonly id: string;
  readonly at: number;
  readonly text: string;
  /** Empty for what the product did by itself. */
  readonly actor: string;
  readonly isNote: boolean;
}

type OrderHistory = Pick<WireOrderDetail, 'events' | 'notes' | 'placedAt'>;

/** What happened to the order, newest first; that it was placed is known without an event. */
export function timelineOf({ events, notes, placedAt }: OrderHistory): readonly TimelineRow[] {
  const told = events.map((event, index) => ({ ...rowOf(event), index }));
  const noted = notes.map(({ id, text, actor, at }) => ({ id, at, text, actor, isNote: true, index: events.length }));
  const isPlacedSaid = events.some(({ kind }) => kind === 'placed');
  const placed = { id: 'placed', at: placedAt, text: texts.orderPlaced, actor: '', isNote: false, index: -1 };
  const all = [...(isPlacedSaid ? [] : [placed]), ...told, ...noted];
  return all.toSorted((one, other) => other.at - one.at || other.index - one.index).map(({ index: _, ...row }) => row);
}

function rowOf({ id, at, kind, details, actorKind, actor }: WireOrderDetail['events'][number]): TimelineRow {
  const event = readOrderEvent(kind, details);
  const text = event === null ? wordsOf(kind) : timelineSentence(event);
  const isSilent = actorKind === 'system' && actor === '';
  return { id, at, text, actor: isSilent ? '' : actorText(actorKind, actor), isNote: false };
}

/** A kind this version does not know is shown as its own words: `stock_taken`, `stockTaken` → `Stock taken`. */
export function wordsOf(kind: string): string {
  const words = kind
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
