import { type PageFacts, parseVisitRecord, VISITOR_COOKIES } from '@quoin/domain/analytics';
import { readCookie } from '../../page/cookies.ts';
import { timeZoneHere } from '../tracking/browserPlace.ts';
import { applyExperiments } from './experiments.ts';
import { recordedVisit } from './recordedVisit.ts';

/** Experiments of this visitor, and the recording of this visit where there is to be one (REC-01, REC-03). Only with consent. */
export async function startRecording(facts: PageFacts): Promise<void> {
  const visitorId = parseVisitRecord(readCookie(document.cookie, VISITOR_COOKIES.record))?.visitorId ?? '';
  const experiments = applyExperiments(facts, visitorId);
  const timeZone = timeZoneHere();
  const visit = await recordedVisit(facts, { timeZone, roll: Math.random });
  if (visit === null) return;
  const { startRecorder } = await import('./recorder.ts');
  startRecorder(visit, { visitorId, timeZone, experiments });
}
