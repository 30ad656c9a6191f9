import { RECORDING_ID_PATH, type RecordingIdResponse, recordingChunksPath } from '@quoin/contract/endpoints/site';
import { isRecordingId, MOCK_RECORDING_ID } from '@quoin/domain/analytics';
import type { Deps } from '../../deps.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { type ChunkFate, createRecordingService, type RecordingService } from '../recordings/keepChunk.ts';

const STATUSES: Readonly<Record<Exclude<ChunkFate, 'unreadable'>, number>> = { kept: 202, full: 410, busy: 503 };

/** Where recordings of visits begin and arrive (REC-02, REC-04). */
export function recordingRoutes(deps: Pick<Deps, 'db' | 'log' | 'now' | 'newId'>): SiteRoute[] {
  const service = createRecordingService(deps);
  return [
    {
      ...{ method: 'GET', path: RECORDING_ID_PATH, rate: 'beacon', forgery: 'none' },
      async handle({ site }) {
        // What cannot be asked cannot be recorded either.
        const hasRoom = await service.hasRoom(site).catch(() => false);
        return json({ id: hasRoom ? deps.newId() : MOCK_RECORDING_ID } satisfies RecordingIdResponse);
      },
    },
    {
      ...{ method: 'POST', path: recordingChunksPath(':id').replace('%3A', ':'), rate: 'beacon', forgery: 'origin' },
      body: 'bytes',
      handle: (request) => keep(service, request),
    },
  ];
}

async function keep(service: RecordingService, request: SiteRequest): Promise<Reply> {
  const { id } = request.params;
  if (!isRecordingId(id)) return notFound(request);
  if (!(request.body instanceof Uint8Array)) return badRequest(request);
  const userAgent = request.headers['user-agent'] ?? '';
  const fate = await service.keep(request.site, { id, bytes: request.body, userAgent });
  return fate === 'unreadable' ? badRequest(request) : { status: STATUSES[fate], body: null };
}
