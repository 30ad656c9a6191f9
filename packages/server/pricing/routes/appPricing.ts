import type { AppDiscountResponse } from '@quoin/contract/endpoints/store';
import { statusOf, toWireFieldProblems, toWireProblem, type WireProblem } from '@quoin/contract/problems';
import {
  parseCheckoutSettings,
  parseDiscount,
  parseShippingMethod,
  parseTaxRule,
  parseTaxRules,
  parseTaxSettings,
} from '@quoin/contract/requests';
import { type PricingCode, pricingSentence, pricingWording } from '@quoin/domain/cart';
import { sentence as ordersSentence } from '@quoin/domain/orders';
import type { Outcome, Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, searchOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { loadDiscountChoices } from '../discountChoices.ts';
import {
  addShippingMethod,
  addTaxRules,
  changeShippingMethod,
  changeTaxRule,
  loadPricing,
  removeShippingMethod,
  removeTaxRule,
  type SettingsDeps,
  type SettingsProblem,
  type SettingsSaved,
  saveCheckoutSettings,
  saveTaxSettings,
} from '../pricingSettings.ts';
import { discountExample, keepDiscount, loadDiscounts, removeDiscount } from '../siteDiscounts.ts';

export type PricingRouteDeps = Pick<Deps, 'db' | 'pages'>;

const ROOT = '/api/app/sites/:site/pricing';
const DISCOUNTS = '/api/app/sites/:site/discounts';
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'commerceSettings.read' } as const;
const WRITE = { rate: 'write', forgery: 'crumb', access: 'commerceSettings.full' } as const;
/** Discounts are money given away, like refunds (reliability 1.7). */
const SEE = { ...READ, access: 'refunds.read' } as const;
const GIVE = { rate: 'write', forgery: 'crumb', access: 'refunds.full:limited' } as const;

/** Taxes, shipping, checkout and discounts of a shop. */
export function appPricingRoutes({ db, pages }: PricingRouteDeps): AppRoute[] {
  const deps: SettingsDeps = { db, invalidate: (websiteId) => pages.invalidate(websiteId) };
  return [
    { ...READ, path: ROOT, handle: async (request) => json(await loadPricing(deps, siteOf(request))) },
    put('/tax', parseTaxSettings, (request, wanted) => saveTaxSettings(deps, editOf(request), wanted)),
    put('/checkout', parseCheckoutSettings, (request, wanted) => saveCheckoutSettings(deps, editOf(request), wanted)),
    post('/tax-rules', parseTaxRules, (request, { rules }) => addTaxRules(deps, editOf(request), rules)),
    change('/tax-rules/:id', parseTaxRule, (request, rule, id) =>
      changeTaxRule(deps, editOf(request), { ...rule, id }),
    ),
    remove('/tax-rules/:id', (request, id) => removeTaxRule(deps, editOf(request), id)),
    post('/shipping-methods', parseShippingMethod, (request, wanted) =>
      addShippingMethod(deps, editOf(request), wanted),
    ),
    change('/shipping-methods/:id', parseShippingMethod, (request, wanted, id) =>
      changeShippingMethod(deps, editOf(request), { ...wanted, id }),
    ),
    remove('/shipping-methods/:id', (request, id) => removeShippingMethod(deps, editOf(request), id)),
    { ...SEE, path: DISCOUNTS, handle: async (request) => json(await loadDiscounts(deps, siteOf(request))) },
    { ...SEE, path: `${DISCOUNTS}/choices`, handle: (request) => choices(deps, request) },
    { ...GIVE, method: 'POST', path: `${DISCOUNTS}/example`, handle: (request) => example(deps, request) },
    { ...GIVE, method: 'POST', path: DISCOUNTS, handle: (request) => keep(deps, request, '') },
    { ...GIVE, method: 'PUT', path: `${DISCOUNTS}/:id`, handle: (request) => keep(deps, request, idOf(request, 'id')) },
    { ...GIVE, method: 'DELETE', path: `${DISCOUNTS}/:id`, handle: (request) => drop(deps, request) },
  ];
}

function editOf(request: AppRequest) {
  return { site: siteOf(request), actor: actorOf(request) };
}

type Parse<Wanted> = (body: unknown) => Outcome<Wanted, string>;
type Save<Wanted> = (request: AppRequest, wanted: Wanted) => Promise<SettingsSaved>;

function put<Wanted>(path: string, parse: Parse<Wanted>, save: Save<Wanted>): AppRoute {
  return { ...WRITE, method: 'PUT', path: `${ROOT}${path}`, handle: (request) => saved(request, parse, save) };
}

function post<Wanted>(path: string, parse: Parse<Wanted>, save: Save<Wanted>): AppRoute {
  return { ...WRITE, method: 'POST', path: `${ROOT}${path}`, handle: (request) => saved(request, parse, save) };
}

/** One of a list, by the id in its path. */
function change<Wanted>(
  path: string,
  parse: Parse<Wanted>,
  save: (request: AppRequest, wanted: Wanted, id: string) => Promise<SettingsSaved>,
): AppRoute {
  return {
    ...WRITE,
    method: 'PUT',
    path: `${ROOT}${path}`,
    async handle(request) {
      const id = idOf(request, 'id');
      return id === null ? notFound(request.path) : saved(request, parse, (_, wanted) => save(request, wanted, id));
    },
  };
}

function remove(path: string, act: (request: AppRequest, id: string) => Promise<SettingsSaved>): AppRoute {
  return {
    ...WRITE,
    method: 'DELETE',
    path: `${ROOT}${path}`,
    async handle(request) {
      const id = idOf(request, 'id');
      const outcome = id === null ? null : await act(request, id);
      // Refused without a problem: there is no such thing.
      const isMissing = outcome === null || (!outcome.ok && outcome.problems.length === 0);
      return isMissing ? notFound(request.path) : settingsReply(outcome);
    },
  };
}

async function saved<Wanted>(request: AppRequest, parse: Parse<Wanted>, save: Save<Wanted>): Promise<Reply> {
  const parsed = parse(request.body);
  return parsed.ok ? settingsReply(await save(request, parsed.value)) : badRequest(request.path);
}

function settingsReply(outcome: SettingsSaved): Reply {
  return outcome.ok ? json(outcome.settings) : refusal(outcome.problems);
}

function refusal(problems: readonly SettingsProblem[]): Reply {
  const [first] = problems;
  const isOfFields = problems.some(({ field }) => field !== undefined);
  const body: WireProblem = isOfFields ? toWireFieldProblems(problems, sentenceOf) : toWireProblem(first!, sentenceOf);
  return json(body, { status: statusOf(body.errorKey) });
}

function sentenceOf(problem: SettingsProblem): string {
  if (Object.hasOwn(pricingWording, problem.code)) return pricingSentence(problem as Problem<PricingCode>);
  return ordersSentence(problem as Parameters<typeof ordersSentence>[0]);
}

async function choices(deps: SettingsDeps, request: AppRequest): Promise<Reply> {
  const ids = (queryText(request.query, 'ids') ?? '').split(',').slice(0, 500);
  return json(await loadDiscountChoices(deps, siteOf(request), { search: searchOf(request), ids }));
}

async function example(deps: SettingsDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseDiscount(request.body);
  if (!parsed.ok) return badRequest(request.path);
  return json(await discountExample(deps, siteOf(request), parsed.value));
}

async function keep(deps: SettingsDeps, request: AppRequest, id: string | null): Promise<Reply> {
  if (id === null) return notFound(request.path);
  const parsed = parseDiscount(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const outcome = await keepDiscount(deps, siteOf(request), actorOf(request), { ...parsed.value, id });
  return outcome.ok ? json({ discount: outcome.discount } satisfies AppDiscountResponse) : refusal(outcome.problems);
}

async function drop(deps: SettingsDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'id');
  const isGone = id !== null && (await removeDiscount(deps, siteOf(request), actorOf(request), id));
  return isGone ? json({}) : notFound(request.path);
}
