import { type AppPolicyTemplatesResponse, appPolicyTemplatesPath } from '@quoin/contract/endpoints/store';
import type { Deps } from '../../deps.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';
import { loadPolicyTemplates } from '../loadPolicyTemplates.ts';

/** Texts to begin a policy with (29.5). */
export function appPolicyTemplateRoutes(deps: Pick<Deps, 'db'>): AppRoute[] {
  return [
    {
      ...{ method: 'GET', rate: 'read', forgery: 'none', access: 'commerceSettings.read' },
      path: appPolicyTemplatesPath(':site').replace('%3A', ':'),
      handle: async (request) =>
        json((await loadPolicyTemplates(deps, siteOf(request))) satisfies AppPolicyTemplatesResponse),
    },
  ];
}
