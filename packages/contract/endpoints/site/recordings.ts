import type { RecordingChunk } from '@quoin/domain/analytics';

/** GET → `RecordingIdResponse` (REC-02). */
export const RECORDING_ID_PATH = '/api/commerce/fullstory/getId';

/** A mock id means: record nothing. */
export interface RecordingIdResponse {
  readonly id: string;
}

/** POST: a `RecordingChunk` as JSON, or the same compressed by gzip. 202 when kept; 410 when this recording has come to its end. */
export function recordingChunksPath(id: string): string {
  return `/api/1/recordings/${encodeURIComponent(id)}/chunks`;
}
export type WireRecordingChunk = RecordingChunk;

/** GET, on the site: the page in whose frame the app shows a recording. It is empty until it receives one. */
export const REPLAY_STAGE_PATH = '/api/1/recordings/stage';
