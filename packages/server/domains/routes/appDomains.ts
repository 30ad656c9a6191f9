import { domainToUnicode } from 'node:url';
import {
  type AppDomainsResponse,
  appDomainCheckPath,
  appDomainPath,
  appDomainsPath,
  appMainDomainPath,
} from '@quoin/contract/endpoints/running';
import { statusOf, toWireFieldProblems, toWireProblem } from '@quoin/contract/problems';
import { parseAddDomain } from '@quoin/contract/requests';
import type { Outcome } from '@quoin/domain/problem';
import { type DomainCode, domainSentence } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { siteAddress } from '../../sites/index.ts';
import { addDomain, chooseMainDomain, domainsOf, removeDomain } from '../changeDomains.ts';
import { checkDomain } from '../checkDomain.ts';
import type { StoredDomain } from '../storage/domains.ts';

const pattern = (path: string) => path.replaceAll('%3A', ':');
const PATH = pattern(appDomainsPath(':site'));
const ONE = pattern(appDomainPath(':site', ':host'));
const MAIN = pattern(appMainDomainPath(':site', ':host'));
const CHECK = pattern(appDomainCheckPath(':site', ':host'));

type DomainRouteDeps = Pick<Deps, 'db' | 'config' | 'domainLookup'>;

/** The site's own domains: connect, check, choose the main one, remove. */
export function appDomainRoutes(deps: DomainRouteDeps): AppRoute[] {
  const write = { rate: 'write', forgery: 'crumb', access: 'siteSettings.edit' } as const;
  const wanted = (request: AppRequest) => ({ name: request.params.host ?? '', actor: actorOf(request) });
  const reply = async (request: AppRequest, changed: Promise<Outcome<readonly StoredDomain[], DomainCode>>) =>
    replyTo(deps, request, await changed);
  return [
    {
      ...{ method: 'GET', path: PATH, rate: 'read', forgery: 'none', access: 'siteSettings.read' },
      handle: async (request) => json(answerOf(deps, request, await domainsOf(deps, siteOf(request)))),
    },
    {
      ...{ ...write, method: 'POST', path: PATH },
      async handle(request) {
        const parsed = parseAddDomain(request.body);
        if (!parsed.ok) return badRequest(request.path);
        return reply(request, addDomain(deps, siteOf(request), { ...parsed.value, actor: actorOf(request) }));
      },
    },
    {
      ...{ ...write, method: 'PUT', path: MAIN },
      handle: (request) => reply(request, chooseMainDomain(deps, siteOf(request), wanted(request))),
    },
    {
      ...{ ...write, method: 'DELETE', path: ONE },
      handle: (request) => reply(request, removeDomain(deps, siteOf(request), wanted(request))),
    },
    {
      // It asks other servers, so it is counted like a change.
      ...{ method: 'GET', path: CHECK, rate: 'write', forgery: 'none', access: 'siteSettings.read' },
      async handle(request) {
        const site = siteOf(request);
        const held = await domainsOf(deps, site);
        const domain = held.find(({ host }) => host === request.params.host);
        return domain === undefined ? notFound(request.path) : json(await checkDomain(deps, site, domain.host));
      },
    },
  ];
}

function replyTo(
  deps: DomainRouteDeps,
  request: AppRequest,
  changed: Outcome<readonly StoredDomain[], DomainCode>,
): Reply {
  if (changed.ok) return json(answerOf(deps, request, changed.value));
  const { problem } = changed;
  if (problem.field === undefined)
    return json(toWireProblem(problem, domainSentence), { status: statusOf(problem.code) });
  return json(toWireFieldProblems([problem], domainSentence), { status: statusOf('fieldsInvalid') });
}

function answerOf(
  { config }: DomainRouteDeps,
  request: AppRequest,
  domains: readonly StoredDomain[],
): AppDomainsResponse {
  return {
    builtInUrl: siteAddress(config, { ...siteOf(request), hosts: [] }),
    domains: domains.map(({ host, isMain }) => ({ host, name: domainToUnicode(host) || host, isMain })),
  };
}
