import type { AppViewsResponse } from '@quoin/contract/endpoints/store';
import { parseKeepView } from '@quoin/contract/requests';
import { problemsReply } from '../../catalog/index.ts';
import type { Deps } from '../../deps.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { invalidRequest } from '../../platform/http/replies/invalidRequest.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { dropView, keepView, listViews, type ViewsOf } from '../savedViews.ts';
import type { SavedView } from '../storage/savedViews.ts';

/** Views of lists that a user saves for themselves. Every user with access to the site may have some. */
export function appViewsRoutes(deps: Pick<Deps, 'db'>): AppRoute[] {
  const root = '/api/app/sites/:site/views/:screen';
  const edit = { rate: 'write', forgery: 'crumb', access: 'signedIn' } as const;
  return [
    {
      method: 'GET',
      path: root,
      rate: 'read',
      forgery: 'none',
      access: 'signedIn',
      async handle(request) {
        const of = ownerOf(request);
        return of === null ? notFound(request.path) : json(answer(await listViews(deps, of)));
      },
    },
    {
      method: 'POST',
      path: root,
      ...edit,
      async handle(request) {
        const of = ownerOf(request);
        const wanted = parseKeepView(request.body);
        if (of === null) return notFound(request.path);
        if (!wanted.ok) return invalidRequest(wanted.problem);
        const kept = await keepView(deps, of, wanted.value);
        return kept.ok ? json(answer(kept.value), { status: 201 }) : problemsReply([kept.problem], 422);
      },
    },
    {
      method: 'DELETE',
      path: `${root}/:viewId`,
      ...edit,
      async handle(request) {
        const of = ownerOf(request);
        const id = idOf(request, 'viewId');
        return of === null || id === null ? notFound(request.path) : json(answer(await dropView(deps, of, id)));
      },
    },
  ];
}

function ownerOf(request: AppRequest): ViewsOf | null {
  const { screen = '' } = request.params;
  if (request.staff === null || !/^[a-z][a-zA-Z]{1,30}$/.test(screen)) return null;
  return { websiteId: siteOf(request).id, accountId: request.staff.accountId, screen };
}

function answer(views: readonly SavedView[]): AppViewsResponse {
  const texts = (search: SavedView['search']) =>
    Object.fromEntries(
      Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  return { views: views.map(({ id, name, search }) => ({ id, name, search: texts(search) })) };
}
