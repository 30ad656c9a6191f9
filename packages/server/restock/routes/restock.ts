import { RESTOCK_CONFIRM_PATH, RESTOCK_FORM_PATH, RESTOCK_PATH } from '@quoin/contract/endpoints/site';
import { statusOf } from '@quoin/contract/problems';
import { parseRestockSignup } from '@quoin/contract/requests';
import { CAPTCHA_ACTIONS, captchaSentence, HONEYPOT_FIELD, isHoneypotFilled } from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import {
  decideRestockEmail,
  type RestockCode,
  restockSentence,
  restockSettingsOf,
  restockSuccessText,
  restockWords,
} from '@quoin/domain/restock';
import { PAGE_TYPES, queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { html, json, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { confirmRestock, findRestockLink } from '../confirmRestock.ts';
import type { RestockDeps } from '../restockDeps.ts';
import { signUpForRestock } from '../signUpForRestock.ts';

export type RestockRouteDeps = RestockDeps &
  Pick<Deps, 'captcha'> & { readonly pages: Pick<Deps['pages'], 'systemPage' | 'productPage'> };

const DONE_PATH = `${RESTOCK_FORM_PATH}/done`;

/** Sign-up for notices that something is back: by script with a captcha, or by a plain form with a mail to answer. */
export function restockRoutes(deps: RestockRouteDeps): SiteRoute[] {
  const form = { rate: 'restock', forgery: 'origin' } as const;
  const page = { method: 'GET', rate: 'page', forgery: 'none' } as const;
  return [
    { method: 'POST', path: RESTOCK_PATH, rate: 'restock', forgery: 'crumb', handle: (request) => post(deps, request) },
    { ...form, method: 'POST', path: RESTOCK_FORM_PATH, handle: (request) => postPlain(deps, request) },
    { ...page, path: DONE_PATH, handle: (request) => done(deps, request) },
    { ...page, path: RESTOCK_CONFIRM_PATH, handle: (request) => ask(deps, request) },
    { ...form, method: 'POST', path: RESTOCK_CONFIRM_PATH, handle: (request) => confirm(deps, request) },
  ];
}

/** RSTK-02. The captcha comes last: it may be used up once only. */
async function post(deps: RestockRouteDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseRestockSignup(request.body);
  if (!parsed.ok) return badRequest(request);
  const {
    productId,
    variantId,
    siteVisitorEmail,
    isJoinMailingList,
    language = spokenLanguage(request),
  } = parsed.value;
  const email = decideRestockEmail(siteVisitorEmail);
  if (!email.ok) return refuseWith(email.problem, sayIn(request));
  if (restockSettingsOf(request.site.settings).wantsCaptcha) {
    const token = parsed.value.recaptchaEnterpriseV3Token ?? parsed.value.captchaToken;
    const question = { token, action: CAPTCHA_ACTIONS.restock, ip: request.ip };
    const answer = await deps.captcha.verify(request.site, question);
    if (!answer.ok) return refuseWith(answer.problem, (problem) => captchaSentence(problem, request.site.language));
  }
  const wish = { productId, variantId, email: siteVisitorEmail, joinsMailingList: isJoinMailingList, language };
  const outcome = await signUpForRestock(deps, request.site, { ...wish, isVouchedFor: true });
  return outcome.ok ? json({}) : refuseWith(outcome.problem, sayIn(request));
}

/** The further language of the page it was asked on; '' in the main one. */
function spokenLanguage({ site }: SiteRequest): string {
  return site.spoken === undefined ? '' : site.language;
}

/** Without script nobody can do a captcha: who fills the hidden field is thanked and forgotten, the others get a mail. */
async function postPlain(deps: RestockRouteDeps, request: SiteRequest): Promise<Reply> {
  const fields = formFields(request);
  if (isHoneypotFilled(fields.text(HONEYPOT_FIELD))) return redirect(DONE_PATH);
  const [productId, email] = [fields.text('productId'), fields.text('siteVisitorEmail')];
  const joinsMailingList = fields.text('isJoinMailingList') !== '';
  const wish = {
    productId,
    variantId: fields.text('variantId'),
    email,
    joinsMailingList,
    language: spokenLanguage(request),
  };
  const outcome = await signUpForRestock(deps, request.site, { ...wish, isVouchedFor: false });
  if (outcome.ok) return redirect(DONE_PATH);
  const { problem } = outcome;
  const state = {
    sku: fields.text('sku'),
    restock: {
      ...{ email, joins: joinsMailingList, variantId: wish.variantId },
      problem: restockSentence(problem, request.site.language),
    },
    crumb: request.crumb,
  };
  const page = await deps.pages.productPage(request.site, productId, state);
  return page === null ? badRequest(request) : html(page, { status: statusOf(problem.code) });
}

interface Shown {
  readonly heading: string;
  readonly text: string;
  /** A form with one button. */
  readonly ask?: { readonly url: string; readonly token: string; readonly button: string };
  readonly link?: { readonly url: string; readonly text: string };
}

/** In the language of the site. */
function sayIn({ site }: SiteRequest): (problem: Problem<RestockCode>) => string {
  return (problem) => restockSentence(problem, site.language);
}

function wordsOf({ site }: SiteRequest) {
  return restockWords(site.language).page;
}

async function show(deps: RestockRouteDeps, request: SiteRequest, restock: Shown, status = 200): Promise<Reply> {
  const options = { pageType: PAGE_TYPES.page, path: request.path, title: wordsOf(request).title };
  return html(await deps.pages.systemPage(request.site, 'restock', { restock }, options), {
    status,
    headers: { 'referrer-policy': 'no-referrer' },
  });
}

function done(deps: RestockRouteDeps, request: SiteRequest): Promise<Reply> {
  const { successText } = restockSettingsOf(request.site.settings);
  return show(deps, request, {
    heading: restockSuccessText(successText, request.site.language),
    text: wordsOf(request).confirmFirst,
  });
}

async function ask(deps: RestockRouteDeps, request: SiteRequest): Promise<Reply> {
  const token = queryText(request.query, 'token') ?? '';
  const link = await findRestockLink(deps, request.site, token);
  if (!link.ok) return dead(deps, request);
  const words = wordsOf(request);
  return show(deps, request, {
    heading: words.confirmHeading,
    text: words.confirmText(link.value.name),
    ask: { url: RESTOCK_CONFIRM_PATH, token, button: words.confirmButton },
  });
}

async function confirm(deps: RestockRouteDeps, request: SiteRequest): Promise<Reply> {
  const link = await confirmRestock(deps, request.site, formFields(request).text('token'));
  if (!link.ok) return dead(deps, request);
  const { name, productUrl } = link.value;
  const { successText } = restockSettingsOf(request.site.settings);
  return show(deps, request, {
    heading: restockSuccessText(successText, request.site.language),
    text: wordsOf(request).confirmed(name),
    link: { url: productUrl, text: name },
  });
}

function dead(deps: RestockRouteDeps, request: SiteRequest): Promise<Reply> {
  const problem = { code: 'restockLinkDead' } as const;
  const shown = { heading: wordsOf(request).title, text: restockSentence(problem, request.site.language) };
  return show(deps, request, shown, statusOf(problem.code));
}
