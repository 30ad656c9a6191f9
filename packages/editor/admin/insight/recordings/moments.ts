import { RECORDED_MARKS, type RecordedEvent, withoutKeys } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/moments';

/** Something worth jumping to. */
export interface RecordedMoment {
  /** Milliseconds from the beginning. */
  readonly at: number;
  readonly kind: 'page' | 'error' | 'purchase';
  readonly text: string;
}

const META = 4;
const PICTURE = 2;
/** The picture of a page comes right after its address. */
const LOOKED_AHEAD = 5;
const CUSTOM = 5;

/** Pages, errors and the purchase of a recording, in the order they happened. Texts come from anybody's browser. */
export function momentsOf(events: readonly RecordedEvent[]): readonly RecordedMoment[] {
  const start = events[0]?.timestamp ?? 0;
  return events.flatMap(({ type, data, timestamp }, index) => {
    const found = momentOf(type, fieldsOf(data));
    if (found === null) return [];
    // A page is to be seen once its first picture is there.
    const shown =
      type === META ? events.slice(index, index + LOOKED_AHEAD).find((event) => event.type === PICTURE) : undefined;
    return [{ at: (shown?.timestamp ?? timestamp) - start, ...found }];
  });
}

function momentOf(type: number, data: Readonly<Record<string, unknown>>): Omit<RecordedMoment, 'at'> | null {
  if (type === META) return { kind: 'page', text: pathOf(String(data.href ?? '')) };
  if (type !== CUSTOM) return null;
  if (data.tag === RECORDED_MARKS.purchase) return { kind: 'purchase', text: texts.purchase };
  if (data.tag !== RECORDED_MARKS.error) return null;
  return { kind: 'error', text: String(fieldsOf(data.payload).message ?? texts.scriptError).slice(0, 200) };
}

function pathOf(href: string): string {
  return withoutKeys(href).replace(/^https?:\/\/[^/]*/, '') || '/';
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** `0:07`, `12:30`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** `40 s`, `3 min 5 s`: for lists and screen readers. */
export function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? texts.min(minutes) : texts.minS(minutes, rest);
}
