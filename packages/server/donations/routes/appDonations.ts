import type { AppDonationsResponse } from '@quoin/contract/endpoints/store';
import { toWireProblem } from '@quoin/contract/problems';
import { parseDonations } from '@quoin/contract/requests';
import { sentence } from '@quoin/domain/orders';
import type { Deps } from '../../deps.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { siteAddress } from '../../sites/index.ts';
import { orderStaffOf } from '../../team/index.ts';
import { changeDonations } from '../donate.ts';
import { donationSettings } from '../donationOffer.ts';

type DonationDeps = Pick<Deps, 'db' | 'config'>;

const PATH = '/api/app/sites/:site/donations';

/** What the site's visitors may give. */
export function appDonationRoutes(deps: DonationDeps): AppRoute[] {
  return [
    {
      ...{ method: 'GET', path: PATH, rate: 'read', forgery: 'none', access: 'commerceSettings.read' },
      handle: async (request) => answer(deps, request, donationSettings(siteOf(request))),
    },
    {
      ...{ method: 'PUT', path: PATH, rate: 'write', forgery: 'crumb', access: 'commerceSettings.edit' },
      handle: (request) => change(deps, request),
    },
  ];
}

function answer(deps: DonationDeps, request: AppRequest, donations: AppDonationsResponse['donations']): Reply {
  const url = `${siteAddress(deps.config, siteOf(request))}/donate`;
  return json({ donations, url } satisfies AppDonationsResponse);
}

async function change(deps: DonationDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseDonations(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const outcome = await changeDonations(deps, siteOf(request), parsed.value, orderStaffOf(request));
  if (outcome.ok) return answer(deps, request, outcome.value);
  return json(toWireProblem(outcome.problem, sentence), { status: 422 });
}
