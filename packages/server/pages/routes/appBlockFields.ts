import type { Deps } from '../../deps.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';
import { fieldLayout } from '../documents/fieldLayout.ts';

/** What tools that show a theme on its developer's machine ask for (site-templates 9). */
export function appBlockFieldsRoutes(deps: Pick<Deps, 'db'>): AppRoute[] {
  return [
    {
      ...{ method: 'GET', path: '/api/block-fields/:fieldId', rate: 'read', forgery: 'none' },
      access: 'unpublishedSite.read',
      handle: async (request) => json({ data: await fieldLayout(deps, siteOf(request), request.params.fieldId ?? '') }),
    },
  ];
}
