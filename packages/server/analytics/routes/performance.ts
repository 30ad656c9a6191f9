import { PERFORMANCE_RECORDS_PATH } from '@quoin/contract/endpoints/site';
import { deviceOf, readPerformanceRecords } from '@quoin/domain/analytics';
import type { Deps } from '../../deps.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';

/** Where pages say how fast they were (TELE-01). */
export function performanceRoutes({ speed }: Pick<Deps, 'speed'>): SiteRoute[] {
  return [
    {
      method: 'POST',
      path: PERFORMANCE_RECORDS_PATH,
      rate: 'beacon',
      forgery: 'origin',
      // A beacon names its text as it likes.
      body: 'bytes',
      async handle(request) {
        const found = readPerformanceRecords(parsed(request.body));
        if (found === null) return badRequest(request);
        speed.take(request.site, deviceOf(userAgentOf(request)), found);
        return { status: 202, body: null };
      },
    },
  ];
}

function userAgentOf({ headers }: SiteRequest): string {
  return headers['user-agent'] ?? '';
}

function parsed(body: unknown): unknown {
  if (!(body instanceof Uint8Array)) return null;
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}
