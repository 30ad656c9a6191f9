import { RECORD_JAVASCRIPT_ERRORS_PATH } from '@quoin/contract/endpoints/site';
import { CRUMB_HEADER } from '@quoin/domain/access';
import { readErrorReports } from '@quoin/domain/analytics';
import type { Deps } from '../../deps.ts';
import { badRequest, crumbFailure } from '../../platform/http/replies/refusals.ts';
import { noContent } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { createErrorReportService } from '../errorReports/recordErrors.ts';

/** Where pages report their scripts' errors (ERR-01). */
export function errorReportRoutes(deps: Pick<Deps, 'db' | 'log'>): SiteRoute[] {
  const service = createErrorReportService(deps);
  return [
    {
      method: 'POST',
      path: RECORD_JAVASCRIPT_ERRORS_PATH,
      rate: 'beacon',
      // Visitors of cached pages have no crumb yet. Anyone who has one must send it.
      forgery: 'origin',
      async handle(request) {
        if (isWithoutOwnCrumb(request)) {
          return crumbFailure(request, request.crumb ?? '');
        }
        const reports = readErrorReports(request.body);
        if (reports === null) return badRequest(request);
        await service.record(request.site.id, reports, request.headers['user-agent'] ?? '');
        return noContent();
      },
    },
  ];
}

function isWithoutOwnCrumb({ crumb, headers }: SiteRequest): boolean {
  return crumb !== null && headers[CRUMB_HEADER] !== crumb;
}
