import { RECORDING_ID_PATH, type RecordingIdResponse } from '@quoin/contract/endpoints/site';
import { isRecordingEligible, isRecordingId, type PageFacts } from '@quoin/domain/analytics';
import { isShort, TRACKER_TIMEOUT_MS } from '../endpoints.ts';
import { queueReport } from '../reportQueue.ts';
import { isOver, keepVisit, readVisit, type VisitMemory } from './visitMemory.ts';

/** The visit this page is a part of, when it is recorded; null where it is not (REC-01, REC-02). */
export async function recordedVisit(
  { recording }: Pick<PageFacts, 'recording'>,
  { timeZone, roll }: { readonly timeZone: string; readonly roll: () => number },
): Promise<VisitMemory | null> {
  if (recording === null) return null;
  const now = Date.now();
  const held = readVisit(sessionStorage, now);
  if (held !== null) return goneOn(held, now);
  const cores = navigator.hardwareConcurrency ?? 0;
  const isEligible = isRecordingEligible({ ...recording, timeZone, cores }, roll());
  const id = isEligible ? await askId() : '';
  return keptAs({ id, startedAt: now, lastAt: now, isBuying: false });
}

/** A visitor outside the sample stays out for the whole visit, as does one whose recording has ended. */
function goneOn(held: VisitMemory, now: number): VisitMemory | null {
  return keptAs({ ...held, id: isOver(held, now) ? '' : held.id, lastAt: now });
}

function keptAs(visit: VisitMemory): VisitMemory | null {
  keepVisit(sessionStorage, visit);
  return visit.id === '' ? null : visit;
}

/** '' for a mock id, and for none. */
async function askId(): Promise<string> {
  const answer = await queueReport(() => fetch(RECORDING_ID_PATH, { signal: AbortSignal.timeout(TRACKER_TIMEOUT_MS) }));
  if (!isShort(answer.headers.get('content-length'))) {
    void answer.body?.cancel();
    return '';
  }
  const { id } = (await answer.json()) as RecordingIdResponse;
  return isRecordingId(id) ? id : '';
}
