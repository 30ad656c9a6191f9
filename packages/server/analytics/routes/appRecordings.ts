import {
  type AppRecordingResponse,
  type AppRecordingsResponse,
  appRecordingPath,
  appRecordingsPath,
  RECORDING_MARK_FILTERS,
  type WireRecording,
} from '@quoin/contract/endpoints/running';
import { insightSettingsOf } from '@quoin/domain/analytics';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, siteOf, timeCursorOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { endRecording, listVisits, openRecording } from '../recordings/showRecordings.ts';
import type { Recording } from '../storage/recordings.ts';
import { requestedPeriod, requestedQuestion } from './requestedPeriod.ts';

type RecordingDeps = Pick<Deps, 'db' | 'now'>;

const PATH = appRecordingsPath(':site').replace('%3A', ':');
const ONE = appRecordingPath(':site', ':recordingId').replaceAll('%3A', ':');

/** Recorded visits, for who may see the whole of the audit log and the recordings (REC-04). */
export function appRecordingRoutes(deps: RecordingDeps): AppRoute[] {
  const look = { rate: 'read', forgery: 'none', access: 'auditLog.read' } as const;
  return [
    { ...look, method: 'GET', path: PATH, handle: (request) => list(deps, request) },
    { ...look, method: 'GET', path: ONE, handle: (request) => open(deps, request) },
    {
      ...{ method: 'DELETE', path: ONE, rate: 'write', forgery: 'crumb', access: 'auditLog.full' },
      handle: (request) => end(deps, request),
    },
  ];
}

async function list(deps: RecordingDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const { device, country, page } = requestedQuestion(request).filters;
  const mark = RECORDING_MARK_FILTERS.find((each) => each === queryText(request.query, 'mark')) ?? 'all';
  const { rows, last } = await listVisits(deps, site.id, {
    ...{ period: requestedPeriod(request, deps.now()), timeZone: site.timeZone, mark, device, country, page },
    after: timeCursorOf(request),
  });
  const answer: AppRecordingsResponse = {
    recordings: rows.map(toWireRecording),
    nextCursor: last && toCursor(last.begunAt, last.id),
    isOn: insightSettingsOf(site.settings).recording.isOn,
    country: typeof site.settings.country === 'string' ? site.settings.country : '',
  };
  return json(answer);
}

async function open(deps: RecordingDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'recordingId');
  const found = id === null ? null : await openRecording(deps, siteOf(request).id, { id, actor: actorOf(request) });
  if (found === null) return notFound(request.path);
  return json({ recording: toWireRecording(found.recording), events: found.events } satisfies AppRecordingResponse);
}

async function end(deps: RecordingDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'recordingId');
  const isGone = id !== null && (await endRecording(deps, siteOf(request).id, { id, actor: actorOf(request) }));
  return isGone ? noContent() : notFound(request.path);
}

function toWireRecording({ begunAt, startedAt, endedAt, byteSize: _, ...rest }: Recording): WireRecording {
  return { ...rest, startedAt: begunAt.getTime(), durationMs: endedAt - startedAt };
}
