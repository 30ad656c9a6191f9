import { appDesignPath, appDesignStylesheetPath } from '@quoin/contract/endpoints/content';
import { parseDesignStylesheet } from '@quoin/contract/requests';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';
import { designStylesheet, siteDesign } from '../design.ts';

/** What the style of a site is made of, and trying it out. Nothing here saves or publishes anything. */
export function appDesignRoutes(deps: Pick<Deps, 'db' | 'pages'>): AppRoute[] {
  return [
    {
      ...{ method: 'GET', path: appDesignPath(':site').replace('%3A', ':'), rate: 'read', forgery: 'none' },
      access: 'unpublishedSite.read',
      handle: async (request) => {
        const theme = queryText(request.query, 'theme') ?? '';
        return json(await siteDesign(deps, siteOf(request), theme.slice(0, 100)));
      },
    },
    {
      ...{ method: 'POST', path: appDesignStylesheetPath(':site').replace('%3A', ':'), rate: 'preview' },
      ...{ forgery: 'crumb', access: 'design.edit', takes: 'sources' },
      async handle(request) {
        const parsed = parseDesignStylesheet(request.body);
        if (!parsed.ok) return badRequest(request.path);
        return json(await designStylesheet(deps, siteOf(request), parsed.value));
      },
    },
  ];
}
