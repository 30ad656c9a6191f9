import { type AppSpeedResponse, appSpeedPath } from '@quoin/contract/endpoints/running';
import type { Deps } from '../../deps.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';
import { loadSpeed } from '../speed/loadSpeed.ts';
import { requestedComparison, requestedPeriod, requestedQuestion } from './requestedPeriod.ts';

/** How fast the pages are, for who may see the site's figures (TELE-02). */
export function appSpeedRoutes(deps: Pick<Deps, 'db' | 'now'>): AppRoute[] {
  return [
    {
      ...{ method: 'GET', path: appSpeedPath(':site').replace('%3A', ':'), rate: 'read', forgery: 'none' },
      access: 'analytics.read',
      async handle(request) {
        const { filters } = requestedQuestion(request);
        const narrowed = { device: filters.device, path: filters.page };
        const period = requestedPeriod(request, deps.now());
        const asked = { period, before: requestedComparison(request, period), ...narrowed };
        return json((await loadSpeed(deps, siteOf(request).id, asked)) satisfies AppSpeedResponse);
      },
    },
  ];
}
