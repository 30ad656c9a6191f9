import type { PageFacts } from '@quoin/domain/analytics';
import { readCookie } from '../../page/cookies.ts';
import { applyExperiments } from './experiments.ts';
import { recordedVisit } from './recordedVisit.ts';

/** The visit record: its first part is the browser's random id (VISIT-01). */
const VISIT_RECORD = 'ss_cvr';

/** Experiments of this visitor, and the recording of this visit where there is to be one (REC-01, REC-03). Only with consent. */
export async function startRecording(facts: PageFacts): Promise<void> {
  const visitorId = readCookie(document.cookie, VISIT_RECORD).split(/[|.]/)[0]?.slice(0, 64) ?? '';
  const experiments = applyExperiments(facts, visitorId);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const visit = await recordedVisit(facts, { timeZone, roll: Math.random });
  if (visit === null) return;
  const { startRecorder } = await import('./recorder.ts');
  startRecorder(visit, { visitorId, timeZone, experiments });
}
