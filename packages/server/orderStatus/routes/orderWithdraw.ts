import { randomUUID } from 'node:crypto';
import { formatDay } from '@quoin/domain/formats';
import { type LineQuantity, orderNumberText, orderWords, sentence, type WithdrawalCode } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { PAGE_TYPES } from '@quoin/domain/site';
import {
  checkWithdrawal,
  loadOrderByToken,
  orderNotFound,
  SECRET_PAGE,
  statusPath,
  type WantedWithdrawal,
  type WholeOrder,
  type WithdrawalView,
  withdrawalViewFor,
  withdrawOrder,
} from '../../orders/index.ts';
import { type FormFields, formFields } from '../../platform/http/reading/formFields.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import type { OrderPageDeps } from './order.ts';

const PATH = `${statusPath(':token')}/withdraw`;

/**
 * The withdrawal button of Directive (EU) 2023/2673: a choice of what is withdrawn, then a separate button that
 * confirms it, without signing in and without scripts. The link is the key, so a form from elsewhere can't know its
 * address.
 */
export function orderWithdrawRoutes(deps: OrderPageDeps): SiteRoute[] {
  return [
    { method: 'GET', path: PATH, rate: 'page', forgery: 'none', handle: (request) => show(deps, request) },
    { method: 'POST', path: PATH, rate: 'checkout', forgery: 'origin', handle: (request) => post(deps, request) },
  ];
}

interface Shown {
  readonly step: 'statement' | 'confirm' | 'done';
  readonly wanted: WantedWithdrawal;
  readonly problems: readonly Problem<WithdrawalCode>[];
}

async function show(deps: OrderPageDeps, request: SiteRequest): Promise<Reply> {
  const found = await loadOrderByToken(deps, request.site.id, request.params.token ?? '');
  if (found === null) return orderNotFound(deps, request);
  const { order } = found;
  const wanted = { id: randomUUID(), name: order.shippingAddress?.fullName ?? '', email: order.email, lines: [] };
  const isDone = request.url.endsWith('?done');
  return page(deps, request, found, { step: isDone ? 'done' : 'statement', wanted, problems: [] });
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

async function post(deps: OrderPageDeps, request: SiteRequest): Promise<Reply> {
  const { site, params } = request;
  const found = await loadOrderByToken(deps, site.id, params.token ?? '');
  if (found === null) return orderNotFound(deps, request);
  const fields = formFields(request);
  const wanted = wantedOf(fields);
  if (fields.text('step') === 'back') return page(deps, request, found, { step: 'statement', wanted, problems: [] });
  if (fields.text('step') !== 'confirm') {
    const problems = await checkWithdrawal(deps, site, found.order.id, wanted);
    return page(deps, request, found, { step: problems.length === 0 ? 'confirm' : 'statement', wanted, problems });
  }
  const done = await withdrawOrder(deps, site, found.order.id, wanted);
  if (done.ok) return redirect(`${statusPath(params.token ?? '')}/withdraw?done`);
  const { problem } = done;
  const problems = [problem.code === 'moveNotAllowed' ? { code: 'withdrawalNotOffered' as const } : problem];
  return page(deps, request, found, {
    step: 'statement',
    wanted,
    problems: problems as readonly Problem<WithdrawalCode>[],
  });
}

function wantedOf(fields: FormFields): WantedWithdrawal {
  const id = fields.text('withdrawalId');
  const lines = Object.entries(fields.starting('line-')).flatMap(([lineId, text]): LineQuantity[] => {
    if (!UUID.test(lineId) || text.trim() === '') return [];
    return [{ lineId, quantity: /^\d{1,6}$/.test(text.trim()) ? Number(text) : -1 }];
  });
  return {
    id: UUID.test(id) ? id : randomUUID(),
    name: fields.text('name').replaceAll('\0', '').slice(0, 300),
    email: fields.text('email').replaceAll('\0', '').slice(0, 400),
    lines,
  };
}

async function page(deps: OrderPageDeps, request: SiteRequest, { order }: WholeOrder, shown: Shown): Promise<Reply> {
  const { site, path, params } = request;
  const view = (shown.step === 'done' ? null : await withdrawalViewFor(deps, site, order.id)) ?? NOTHING;
  const problems =
    shown.step !== 'done' && view.offer === null ? [{ code: 'withdrawalNotOffered' as const }] : shown.problems;
  const title = orderWords(site.language).page.number(orderNumberText(order.number));
  const withdraw = {
    ...viewOf(shown, view, problems, site.language),
    number: orderNumberText(order.number),
    action: `${statusPath(params.token ?? '')}/withdraw`,
    statusUrl: statusPath(params.token ?? ''),
  };
  const options = { pageType: PAGE_TYPES.orderStatus, path, title };
  const status = problems.length === 0 ? 200 : 422;
  return html(await deps.pages.systemPage(site, 'order-withdraw', { withdraw }, options), { status, ...SECRET_PAGE });
}

const NOTHING: WithdrawalView = { offer: null, exempt: [] };

function viewOf(
  { step, wanted }: Shown,
  { offer, exempt }: WithdrawalView,
  problems: readonly Problem<WithdrawalCode>[],
  language: string,
) {
  const { withdrawal: words, reasons } = orderWords(language);
  const say = (problem: Problem<WithdrawalCode>) => sentence(problem, language);
  const errorOf = (field: string) => problems.filter((problem) => problem.field === field).map(say)[0] ?? '';
  const asked = new Map(wanted.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const isFirst = wanted.lines.length === 0;
  const lines = (offer?.lines ?? []).map(({ lineId, title, quantity, condition }) => ({
    lineId,
    title,
    hint: condition === null ? '' : reasons[condition],
    most: quantity,
    quantity: isFirst ? quantity : Math.max(0, asked.get(lineId) ?? 0),
    error: errorOf(lineId),
  }));
  return {
    isStatement: step === 'statement' && offer !== null,
    isConfirm: step === 'confirm' && offer !== null,
    isDone: step === 'done',
    withdrawalId: wanted.id,
    name: wanted.name,
    email: wanted.email,
    nameError: errorOf('name'),
    emailError: errorOf('email'),
    lines: step === 'confirm' ? lines.filter(({ quantity }) => quantity > 0) : lines,
    problem: problems.filter(({ field }) => field === undefined || field === 'lines').map(say)[0] ?? '',
    exempt: exempt.map(({ title, reason }) => words.exempt(title, reasons[reason])),
    until: offer?.until == null ? '' : words.until(formatDay(offer.until, language)),
    words,
  };
}
