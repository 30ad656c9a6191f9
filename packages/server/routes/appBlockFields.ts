import type { Deps } from '../deps.ts';
import { json } from '../http/reply.ts';
import type { AppRoute } from '../http/route.ts';
import { fieldLayout } from '../operations/document/fieldLayout.ts';
import { siteOf } from './appLists.ts';

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
