import { type AppPrivacyResponse, appPrivacyPath } from '@quoin/contract/endpoints/running';
import { parsePrivacySettings } from '@quoin/contract/requests';
import { trackingSettingsOf } from '@quoin/domain/analytics';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';
import { savePrivacy } from '../savePrivacy.ts';

const PATH = appPrivacyPath(':site').replace('%3A', ':');

/** Returns the routes for visitor counting and consent. */
export function appPrivacyRoutes(deps: Pick<Deps, 'db' | 'pages'>): AppRoute[] {
  return [
    {
      ...{ method: 'GET', path: PATH, rate: 'read', forgery: 'none', access: 'siteSettings.read' },
      handle: async (request) => json(trackingSettingsOf(siteOf(request).settings) satisfies AppPrivacyResponse),
    },
    {
      ...{ method: 'PUT', path: PATH, rate: 'write', forgery: 'crumb', access: 'siteSettings.edit:withoutDomains' },
      async handle(request) {
        const parsed = parsePrivacySettings(request.body);
        if (!parsed.ok) return badRequest(request.path);
        const { id } = siteOf(request);
        await savePrivacy(deps, id, { entry: parsed.value, actor: actorOf(request) });
        deps.pages.invalidate(id);
        return json(parsed.value satisfies AppPrivacyResponse);
      },
    },
  ];
}
