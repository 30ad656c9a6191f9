import {
  type ExperimentAssignments,
  INPUT_MASK,
  isPrivatePage,
  RECORDED_MARKS,
  type RecordedEvent,
  scrubEvent,
  secretsOf,
} from '@quoin/domain/analytics';
import { record } from 'rrweb';
import { afterInBrowser } from '../../timing/after.ts';
import { CONSENT_EVENT, isAllowed } from '../consent.ts';
import { createChunkSender } from './chunkSender.ts';
import { maskPrivateText, stars } from './maskText.ts';
import { postChunk } from './postChunk.ts';
import { watchTypedValues } from './typedValues.ts';
import { keepVisit, purchaseOn, type VisitMemory } from './visitMemory.ts';

/** Not even looked into: other people's pages, cards, and what an owner marks so. */
const BLOCKED = 'iframe, object, embed, [data-private], input[autocomplete^="cc-"]';

export interface RecordedVisitor {
  readonly visitorId: string;
  readonly timeZone: string;
  readonly experiments: ExperimentAssignments;
}

/**
 * Records this page as a part of the visit (REC-01, REC-04). A separate file, loaded only for visits that are recorded.
 */
export function startRecorder(visit: VisitMemory, visitor: RecordedVisitor): void {
  const typed = watchTypedValues(document);
  let stopRecording: (() => void) | undefined;
  const sender = createChunkSender({
    ...{ id: visit.id, after: afterInBrowser, post: postChunk },
    head: {
      ...{ pageLoadId: crypto.randomUUID(), viewport: [innerWidth, innerHeight] as const, ...visitor },
      language: navigator.language,
    },
    scrub: (events) => {
      const secrets = secretsOf(typed());
      return events.map((event) => scrubEvent(event, secrets) as RecordedEvent);
    },
    stop: () => stopRecording?.(),
  });
  stopRecording = recordPage((event) => sender.add(event));
  if (stopRecording === undefined) return;
  identify(visit, visitor);
  // A yes that is taken back ends it on this very page.
  document.addEventListener(CONSENT_EVENT, () => !isAllowed('analytics') && stopRecording?.());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sender.flush(true));
  addEventListener('pagehide', () => sender.flush(true));
}

function recordPage(add: (event: RecordedEvent) => void): (() => void) | undefined {
  const isPrivate = isPrivatePage(location.pathname);
  return record({
    emit: ({ type, data, timestamp }) => add({ type, data, timestamp }),
    maskAllInputs: true,
    maskInputFn: (text) => (text === '' ? '' : INPUT_MASK),
    maskTextSelector: isPrivate ? '*' : '[data-mask]',
    maskTextFn: isPrivate ? maskPrivateText : stars,
    blockSelector: BLOCKED,
    slimDOMOptions: 'all',
    sampling: { mousemove: 50, scroll: 150, media: 800, input: 'last' },
    recordCanvas: false,
    recordCrossOriginIframes: false,
    collectFonts: false,
    inlineImages: false,
    // The page must not notice (ANA-2).
    errorHandler: () => true,
  });
}

/** The first thing in every part: whose visit, in which experiments, and whether it has just bought. */
function identify(visit: VisitMemory, { visitorId, experiments }: RecordedVisitor): void {
  record.addCustomEvent(RECORDED_MARKS.identity, { visitorId, experiments });
  const { hasBought, visit: next } = purchaseOn(location.pathname, visit);
  if (hasBought) record.addCustomEvent(RECORDED_MARKS.purchase, {});
  keepVisit(sessionStorage, { ...next, lastAt: Date.now() });
  addEventListener('error', ({ message }) => mark(message));
  addEventListener('unhandledrejection', ({ reason }) => mark(String(reason)));
}

const LONGEST_MESSAGE = 200;

function mark(message: string): void {
  record.addCustomEvent(RECORDED_MARKS.error, { message: message.slice(0, LONGEST_MESSAGE) });
}
