import {
  type AppGiftCardResponse,
  type AppGiftCardsResponse,
  GIFT_CARD_FILTERS,
  type WireGiftCardDetail,
  type WireGiftCardStatus,
  type WireGiftCardSummary,
} from '@quoin/contract/endpoints/store';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { parseGiftCardAct, parseIssueGiftCard } from '@quoin/contract/requests';
import { maskGiftCard, sentence } from '@quoin/domain/orders';
import type { Outcome } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { idOf, searchOf, siteOf, timeCursorOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import { toWireMoney } from '../../platform/http/replies/wireMoney.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { orderStaffOf } from '../../team/index.ts';
import {
  actOnGiftCard,
  type GiftCardRefusal,
  issueByHand,
  listSiteGiftCards,
  loadSiteGiftCard,
  type WholeGiftCard,
} from '../manageGiftCards.ts';
import { statusOf as cardStatus } from '../siteGiftCards.ts';
import type { StoredGiftCard } from '../storage/giftCards.ts';

type GiftCardDeps = Pick<Deps, 'db' | 'keyFor' | 'randomBytes' | 'now'>;

const PATH = '/api/app/sites/:site/gift-cards';
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'orders.read' } as const;
// A card is money: who may give money back may give a card.
const WRITE = { method: 'POST', rate: 'write', forgery: 'crumb', access: 'refunds.full:limited' } as const;

/** Gift cards of a site: list, history, by hand, disable, adjust, a new code. */
export function appGiftCardRoutes(deps: GiftCardDeps): AppRoute[] {
  return [
    { ...READ, path: PATH, handle: (request) => list(deps, request) },
    { ...READ, path: `${PATH}/:id`, handle: (request) => show(deps, request) },
    { ...WRITE, path: PATH, handle: (request) => issue(deps, request) },
    { ...WRITE, path: `${PATH}/:id`, handle: (request) => act(deps, request) },
  ];
}

async function list(deps: GiftCardDeps, request: AppRequest): Promise<Reply> {
  const wanted = queryText(request.query, 'state');
  const state = GIFT_CARD_FILTERS.find((each) => each === wanted) ?? 'all';
  const filter = { search: searchOf(request), state, after: timeCursorOf(request) };
  const { rows, last } = await listSiteGiftCards(deps, siteOf(request).id, filter);
  const answer: AppGiftCardsResponse = {
    giftCards: rows.map((card) => toSummary(card, deps.now())),
    nextCursor: last && toCursor(last.createdAt, last.id),
  };
  return json(answer);
}

async function show(deps: GiftCardDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'id');
  return id === null ? notFound(request.path) : detail(deps, request, id);
}

async function detail(deps: GiftCardDeps, request: AppRequest, id: string): Promise<Reply> {
  const whole = await loadSiteGiftCard(deps, siteOf(request).id, id);
  if (whole === null) return notFound(request.path);
  const answer: AppGiftCardResponse = { giftCard: toDetail(whole, deps.now()) };
  return json(answer);
}

async function issue(deps: GiftCardDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseIssueGiftCard(request.body);
  if (!parsed.ok) return badRequest(request.path);
  return answerWith(deps, request, await issueByHand(deps, siteOf(request), parsed.value, orderStaffOf(request)));
}

async function act(deps: GiftCardDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseGiftCardAct(request.body);
  const id = idOf(request, 'id');
  if (!parsed.ok || id === null) return badRequest(request.path);
  return answerWith(deps, request, await actOnGiftCard(deps, siteOf(request), id, parsed.value, orderStaffOf(request)));
}

function answerWith(
  deps: GiftCardDeps,
  request: AppRequest,
  outcome: Outcome<string, GiftCardRefusal>,
): Promise<Reply> {
  if (outcome.ok) return detail(deps, request, outcome.value);
  const { problem } = outcome;
  const status = problem.field === undefined ? statusOf(problem.code) : 422;
  return Promise.resolve(json(toWireProblem(problem, sentence), { status }));
}

function toSummary(card: StoredGiftCard, now: number): WireGiftCardSummary {
  const { id, recipientName, recipientEmail, isTest, currency } = card;
  const status: WireGiftCardStatus = card.state === 'pending' ? 'pending' : cardStatus(card, now);
  return {
    ...{ id, recipientName, isTest, status },
    recipientEmail: recipientEmail || card.buyerEmail,
    masked: maskGiftCard(card.lastFour),
    balance: toWireMoney(card.balance, currency),
    issued: toWireMoney(card.issued, currency),
    createdAt: card.createdAt.getTime(),
  };
}

function toDetail({ card, movements }: WholeGiftCard, now: number): WireGiftCardDetail {
  const { senderName, message, buyerEmail, sendOn, note, revision, currency } = card;
  const ofOrder = (id: string | null, number: bigint | null) =>
    id === null || number === null ? null : { id, number: Number(number) };
  const bought = movements.find(({ kind }) => kind === 'issue');
  return {
    ...toSummary(card, now),
    ...{ senderName, message, buyerEmail, sendOn, note, revision },
    held: toWireMoney(card.held, currency),
    mailedAt: card.mailedAt?.getTime() ?? null,
    expiresAt: card.expiresAt?.getTime() ?? null,
    order: ofOrder(bought?.orderId ?? null, bought?.orderNumber ?? null),
    movements: movements.map(({ id, kind, delta, actor, reason, at, orderId, orderNumber }) => ({
      ...{ id, kind, actor, reason, at: at.getTime(), amount: toWireMoney(delta, currency) },
      order: ofOrder(orderId, orderNumber),
    })),
  };
}
