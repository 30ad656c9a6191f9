import { appSetupPath } from '@quoin/contract/endpoints/running';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json, noContent } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';
import { dismissSetupGuide, loadSetup } from '../loadSetup.ts';

/** The set-up guide and notices of Home, and pending work in addition to orders. */
export function appSetupRoutes(deps: Pick<Deps, 'db' | 'config' | 'now'>): AppRoute[] {
  const path = appSetupPath(':site').replaceAll('%3A', ':');
  return [
    {
      ...{ method: 'GET', path, rate: 'read', forgery: 'none', access: 'signedIn' },
      async handle(request) {
        const site = siteOf(request);
        const setup = await loadSetup(deps, site, request.staff?.accountId ?? '');
        return setup === null ? notFound({ path: request.path, site }) : json(setup);
      },
    },
    {
      ...{ method: 'PUT', path, rate: 'write', forgery: 'crumb', access: 'siteSettings.edit:withoutDomains' },
      async handle(request) {
        await dismissSetupGuide(deps, siteOf(request), actorOf(request));
        return noContent();
      },
    },
  ];
}
