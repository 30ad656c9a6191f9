import { RESTOCK_PATH } from '@quoin/contract/endpoints/site';
import {
  type AppRestockSettings,
  RESTOCK_GROUPS_PATH,
  RESTOCK_SEND_ALL_PATH,
  RESTOCK_SEND_PATH,
  type RestockGroupsResponse,
  type RestockSendRequest,
  type RestockSendResponse,
  type RestockSignupsResponse,
  type WireRestockGroup,
} from '@quoin/contract/endpoints/store';
import { parseRestockSend, parseRestockSendAll, parseRestockSettings } from '@quoin/contract/requests';
import { optionText } from '@quoin/domain/catalog';
import { restockGroupSentence, restockSettingsOf } from '@quoin/domain/restock';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { isId } from '../../platform/database/ids.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, siteOf, timeCursorOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { appImageUrl } from '../../platform/http/replies/appImageUrl.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { loadRestockGroups, loadRestockSignups, removeSignup } from '../listRestock.ts';
import { changeRestockSettings } from '../restockSettings.ts';
import { sendRestock } from '../sendRestock.ts';
import type { RestockGroup, StoredSignup } from '../storage/restock.ts';

export type RestockAppDeps = Pick<Deps, 'db'> & { readonly pages: Pick<Deps['pages'], 'invalidate'> };

const SETTINGS = '/api/app/sites/:site/settings/restock';
const READ = { method: 'GET', rate: 'read', forgery: 'none' } as const;
const WRITE = { rate: 'write', forgery: 'crumb' } as const;

/** Who waits for what, and telling them (RSTK-06, RSTK-07). Addresses are customers' data: for those who see orders. */
export function appRestockRoutes(deps: RestockAppDeps): AppRoute[] {
  const sending = { ...WRITE, method: 'POST', access: 'fulfilment.full' } as const;
  return [
    { ...READ, path: RESTOCK_GROUPS_PATH, access: 'orders.read', handle: (request) => groups(deps, request) },
    { ...READ, path: RESTOCK_PATH, access: 'orders.read', handle: (request) => signups(deps, request) },
    { ...sending, path: RESTOCK_SEND_PATH, handle: (request) => sendOne(deps, request) },
    { ...sending, path: RESTOCK_SEND_ALL_PATH, handle: (request) => sendAll(deps, request) },
    {
      ...WRITE,
      method: 'DELETE',
      path: '/api/app/sites/:site/restock/:signupId',
      access: 'orders.full',
      handle: (request) => remove(deps, request),
    },
    {
      ...READ,
      path: SETTINGS,
      access: 'commerceSettings.read',
      handle: async (request) => json(restockSettingsOf(siteOf(request).settings) satisfies AppRestockSettings),
    },
    {
      ...WRITE,
      method: 'PUT',
      path: SETTINGS,
      access: 'commerceSettings.full',
      handle: (request) => saveSettings(deps, request),
    },
  ];
}

async function groups(deps: RestockAppDeps, request: AppRequest): Promise<Reply> {
  const show = queryText(request.query, 'show') === 'sent' ? 'sent' : 'waiting';
  const page = await loadRestockGroups(deps, siteOf(request).id, { show, after: timeCursorOf(request) });
  const answer: RestockGroupsResponse = {
    signUpGroups: page.rows.map((group) => toWireGroup(siteOf(request).identifier, group)),
    hasNextPage: page.last !== null,
    nextPageCursor: page.last && toCursor(page.last.lastAt, page.last.variantId),
  };
  return json(answer);
}

function toWireGroup(site: string, group: RestockGroup): WireRestockGroup {
  const { productId, variantId, title, attributes, optionNames, sku, imageId, isBuyable, available } = group;
  return {
    ...{ productId, variantId, title, sku, isBuyable, available },
    variantText: optionText(attributes, optionNames),
    imageUrl: appImageUrl(site, imageId),
    waitingCount: group.waiting,
    sentCount: group.sent,
    mailingListCount: group.joining,
    lastSignUpOn: group.lastAt.getTime(),
  };
}

async function signups(deps: RestockAppDeps, request: AppRequest): Promise<Reply> {
  const productId = queryText(request.query, 'productId') ?? '';
  const variantId = queryText(request.query, 'variantId') ?? '';
  if (!isId(productId) || !isId(variantId)) return badRequest(request.path);
  const asked = { productId, variantId, after: timeCursorOf(request) };
  const page = await loadRestockSignups(deps, siteOf(request).id, asked);
  const answer: RestockSignupsResponse = {
    signUps: page.rows.map(toWireSignup),
    hasNextPage: page.last !== null,
    nextPageCursor: page.last && toCursor(page.last.createdAt, page.last.id),
  };
  return json(answer);
}

function toWireSignup({ id, email, joinsMailingList, language, createdAt, sentAt }: StoredSignup) {
  return {
    ...{ id, email, language },
    isJoinMailingList: joinsMailingList,
    createdOn: createdAt.getTime(),
    sentOn: sentAt?.getTime() ?? null,
  };
}

async function sendOne(deps: RestockAppDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseRestockSend(request.body);
  return parsed.ok ? send(deps, request, [parsed.value]) : badRequest(request.path);
}

async function sendAll(deps: RestockAppDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseRestockSendAll(request.body);
  return parsed.ok ? send(deps, request, parsed.value.sendRequests) : badRequest(request.path);
}

async function send(
  deps: RestockAppDeps,
  request: AppRequest,
  requests: readonly RestockSendRequest[],
): Promise<Reply> {
  const outcome = await sendRestock(deps, siteOf(request).id, { requests, actor: actorOf(request) });
  if (!outcome.ok) return refuseWith(outcome.problem, restockGroupSentence);
  const answer: RestockSendResponse = { queued: outcome.value };
  return json(answer, { status: 202 });
}

async function remove(deps: RestockAppDeps, request: AppRequest): Promise<Reply> {
  const signupId = idOf(request, 'signupId');
  const change = signupId && { signupId, actor: actorOf(request) };
  const wasThere = change && (await removeSignup(deps, siteOf(request).id, change));
  return wasThere ? noContent() : notFound(request.path);
}

async function saveSettings(deps: RestockAppDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseRestockSettings(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { id } = siteOf(request);
  const settings = await changeRestockSettings(deps, id, { settings: parsed.value, actor: actorOf(request) });
  deps.pages.invalidate(id);
  return json(settings satisfies AppRestockSettings);
}
