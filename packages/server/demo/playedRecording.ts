import type { WireRecordingChunk } from '@quoin/contract/endpoints/site';
import { RECORDED_MARKS, type RecordedEvent } from '@quoin/domain/analytics';
import { pageSnapshot, RECORDED_IDS } from './playedSnapshot.ts';
import type { PlannedStep, PlannedVisit } from './trafficVisit.ts';

/** The recorder's numbers: what an event is, and what changed in an increment. */
const EVENT = { snapshot: 2, increment: 3, meta: 4, custom: 5 } as const;
const SOURCE = { move: 1, mouse: 2, scroll: 3 } as const;
const CLICK = 2;

/** Recordings are for visitors in America; one page says nothing. */
export function isRecorded({ visitor }: PlannedVisit, done: readonly PlannedStep[]): boolean {
  return visitor.country === 'US' && done.filter(({ kind }) => kind === 'page').length > 1;
}

export interface RecordedStory {
  readonly done: readonly PlannedStep[];
  /** Message of a script error on the first page. */
  readonly error: string | null;
  readonly host: string;
  readonly newId: () => string;
}

/** The visit as a recorder in its pages would have sent it: a chunk for each page. */
export function recordedChunks(visit: PlannedVisit, story: RecordedStory): readonly WireRecordingChunk[] {
  const { visitor } = visit;
  const pages = story.done.filter((step) => step.kind === 'page');
  return pages.map((page, index) => {
    const until = pages[index + 1]?.after ?? Number.POSITIVE_INFINITY;
    const steps = story.done.filter((step) => step.after >= page.after && step.after < until);
    const events = eventsOf(visit, { page, steps, origin: `http://${story.host}` });
    const failed =
      index === 0 && story.error !== null ? [custom(events[0]!.timestamp + 900, 'error', story.error)] : [];
    return {
      ...{ pageLoadId: story.newId(), seq: 0, visitorId: visitor.visitorId, viewport: visitor.screen },
      ...{ timeZone: visitor.timeZone, language: visitor.language, experiments: {} },
      events: [...events, ...failed],
    };
  });
}

interface RecordedPage {
  readonly page: Extract<PlannedStep, { kind: 'page' }>;
  /** What was done on it. */
  readonly steps: readonly PlannedStep[];
  readonly origin: string;
}

function eventsOf(visit: PlannedVisit, { page, steps, origin }: RecordedPage): readonly RecordedEvent[] {
  const at = visit.at + page.after;
  const [width, height] = visit.visitor.screen;
  const [x, y] = [Math.round(width / 2), Math.round(height / 2)];
  const increment = (after: number, data: object) => ({ type: EVENT.increment, timestamp: at + after, data });
  const presses = steps.filter(({ kind }) => kind !== 'page' && kind !== 'product');
  return [
    { type: EVENT.meta, timestamp: at, data: { href: `${origin}${page.path}`, width, height } },
    {
      ...{ type: EVENT.snapshot, timestamp: at + 40 },
      data: { node: pageSnapshot(page.title, page.path), initialOffset: { left: 0, top: 0 } },
    },
    increment(900, { source: SOURCE.move, positions: movement(x, y) }),
    increment(1_800, { source: SOURCE.scroll, id: RECORDED_IDS.document, x: 0, y: Math.round(height / 3) }),
    increment(3_200, { source: SOURCE.scroll, id: RECORDED_IDS.document, x: 0, y: 0 }),
    ...presses.flatMap(({ after, kind }) => {
      const pressed = after - page.after;
      // A visitor who finds nothing presses again and again.
      const times = kind === 'search' ? [0, 250, 500] : [0];
      const click = { source: SOURCE.mouse, type: CLICK, id: RECORDED_IDS.button, x, y };
      const clicks = times.map((later) => increment(pressed + later, click));
      return kind === 'buy' ? [...clicks, custom(at + pressed + 700, 'purchase', '')] : clicks;
    }),
    increment(4_500, { source: SOURCE.move, positions: movement(y, x) }),
  ].toSorted((left, right) => left.timestamp - right.timestamp);
}

/** Half a second towards the middle. */
function movement(x: number, y: number) {
  return [0.25, 0.5, 0.75, 1].map((part, index) => ({
    ...{ x: Math.round(x * part), y: Math.round(y * part), id: RECORDED_IDS.body, timeOffset: (index - 3) * 120 },
  }));
}

function custom(timestamp: number, mark: 'error' | 'purchase', message: string): RecordedEvent {
  return { type: EVENT.custom, timestamp, data: { tag: RECORDED_MARKS[mark], payload: { message } } };
}
