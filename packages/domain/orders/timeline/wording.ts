import { formatMoney } from '@quoin/domain/money';
import * as texts from '@quoin/messages/app/eventActors';
import * as orderEvents from '@quoin/messages/app/orderEvents';
import * as lineTexts from '@quoin/messages/app/timelineLines';
import type { Values } from '@quoin/messages/runtime';
import {
  type EventAmount,
  fromEventAmount,
  ORDER_EVENTS,
  type OrderEventKind,
  type TimelineEvent,
} from './orderEvents.ts';

type Lines = readonly { readonly title: string; readonly quantity: number }[];

/** `2 × Print, 1 × Frame`; `items` where nothing is known. */
export function linesText(lines: Lines | undefined): string {
  if (lines === undefined || lines.length === 0) return lineTexts.items;
  const shown = lines.slice(0, 3).map(({ title, quantity }) => `${quantity} × ${title}`);
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [lineTexts.more(more)] : [])].join(', ');
}

const EVENTS: Readonly<Record<OrderEventKind, (values: Values) => string>> = orderEvents;

const SAID = {
  text: (value: string) => value,
  // They are counted from the first one, which is no renewal.
  number: (value: number) => String(value + 1),
  flag: (value: boolean) => (value ? 'yes' : 'no'),
  amount: (value: EventAmount) => formatMoney(fromEventAmount(value)),
  lines: linesText,
};

/** What happened, in one line, past tense, without a full stop. The actor is shown next to it. */
export function timelineSentence({ kind, data }: TimelineEvent): string {
  const values = Object.entries(ORDER_EVENTS[kind]).flatMap(([name, type]) => {
    const value: unknown = (data as Readonly<Record<string, unknown>>)[name];
    // A field has the type that its kind says; TypeScript does not see it through the table.
    return value === undefined ? [] : [[name, (SAID[type] as (value: unknown) => string)(value)]];
  });
  return EVENTS[kind](Object.fromEntries(values) as Values);
}

/** Who caused the event. `system`: a background job. `provider`: reported by the payment provider. */
export type EventActorKind = 'customer' | 'staff' | 'system' | 'provider' | 'api';

export const EVENT_ACTOR_LABELS: Readonly<Record<EventActorKind, string>> = {
  customer: texts.customer,
  staff: texts.staff,
  system: texts.system,
  provider: texts.paymentProvider,
  api: texts.connectedApp,
};

/** A person's name where known, else what kind of actor it was. */
export function actorText(kind: EventActorKind, name: string | null): string {
  return name?.trim() || EVENT_ACTOR_LABELS[kind];
}
