import type { AppInstallmentsResponse } from '@quoin/contract/endpoints/store';
import { statusOf, toWireFieldProblems } from '@quoin/contract/problems';
import { parseInstallments } from '@quoin/contract/requests';
import { installmentSentence, installmentSettingsOf } from '@quoin/domain/catalog';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';
import { changeInstallments } from '../settings/installments.ts';

export type InstallmentsRouteDeps = Pick<Deps, 'db'> & { readonly pages: Pick<Deps['pages'], 'invalidate'> };

const PATH = '/api/app/sites/:site/settings/installments';

/** With whom and from when on prices can be paid in parts. */
export function appInstallmentsRoutes(deps: InstallmentsRouteDeps): AppRoute[] {
  return [
    {
      method: 'GET',
      path: PATH,
      rate: 'read',
      forgery: 'none',
      access: 'commerceSettings.read',
      handle: async (request) =>
        json(installmentSettingsOf(siteOf(request).settings) satisfies AppInstallmentsResponse),
    },
    {
      method: 'PUT',
      path: PATH,
      rate: 'write',
      forgery: 'crumb',
      access: 'commerceSettings.full',
      async handle(request) {
        const parsed = parseInstallments(request.body);
        if (!parsed.ok) return badRequest(request.path);
        const { id } = siteOf(request);
        const settings = parsed.value;
        const problems = await changeInstallments(deps, id, { settings, actor: actorOf(request) });
        if (problems.length > 0) {
          return json(toWireFieldProblems(problems, installmentSentence), { status: statusOf('fieldsInvalid') });
        }
        deps.pages.invalidate(id);
        return json(settings satisfies AppInstallmentsResponse);
      },
    },
  ];
}
