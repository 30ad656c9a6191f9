import { DEFAULT_CURRENCY, formatMoney, isCurrencyCode, money } from '@quoin/domain/money';
import { testBankPage } from '../../platform/gateways/payment/testBankPage.ts';
import { TEST_BANK_PATH, type TestBank } from '../../platform/gateways/payment/testProvider.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';

const PATH = `${TEST_BANK_PATH}/:payment`;

/** Routes of the page that acts as a bank in test mode: approve or decline, as plain forms. */
export function testBankRoutes(deps: { readonly bank: TestBank }): SiteRoute[] {
  return [
    { method: 'GET', path: PATH, rate: 'page', forgery: 'none', handle: (request) => show(deps.bank, request) },
    { method: 'POST', path: PATH, rate: 'write', forgery: 'origin', handle: (request) => answer(deps.bank, request) },
  ];
}

async function show(bank: TestBank, request: SiteRequest): Promise<Reply> {
  const payment = await bank.find(request.site.id, request.params.payment ?? '');
  if (payment === null) return notFound(request);
  if (!payment.isOpen) return redirect(payment.returnUrl);
  const currency = isCurrencyCode(payment.currency) ? payment.currency : DEFAULT_CURRENCY;
  const { title, language } = request.site;
  const amountText = formatMoney(money(payment.amount, currency), language);
  return html(testBankPage({ siteTitle: title, amountText, action: request.path, language }));
}

async function answer(bank: TestBank, request: SiteRequest): Promise<Reply> {
  const isApproved = formFields(request).text('answer') === 'approve';
  const payment = await bank.answer(request.site.id, request.params.payment ?? '', isApproved);
  return payment === null ? notFound(request) : redirect(payment.returnUrl);
}
