import { CART_QUESTIONS_PATH } from '@quoin/contract/endpoints/site';
import { statusOf } from '@quoin/contract/problems';
import { NO_ADDITIONAL_FIELDS } from '@quoin/contract/requests';
import { cartButtonWords } from '@quoin/domain/cart';
import { addButtonText, type ProductForm, variantDescription } from '@quoin/domain/catalog';
import {
  type Answers,
  keptTexts,
  productAnswerErrors,
  productFormAnswers,
  productFormFields,
  readAnswers,
} from '@quoin/domain/forms';
import type { Problem } from '@quoin/domain/problem';
import { PAGE_TYPES, queryText } from '@quoin/domain/site';
import { questionsHtml } from '@quoin/rendering/blocks';
import type { Deps } from '../../deps.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import type { CartDeps } from '../cartDeps.ts';
import { type CartRefusal, cartRefusalSentence } from '../cartRefusals.ts';
import { loadQuestions } from '../lines/loadQuestions.ts';
import { setAdditionalFields } from '../lines/setAdditionalFields.ts';
import { loadCart } from '../loadCart.ts';
import { cartVisitor } from './visitorCookies.ts';

export interface QuestionsPageDeps extends CartDeps {
  readonly pages: Pick<Deps['pages'], 'systemPage'>;
}

/** Among the fields of the page: the questions were asked. */
export const ANSWERED_FIELD = 'asked';
const BAD_INPUT = 400;

/**
 * Routes for a product's questions as a separate step: before it goes into the cart (ATC-07), and afterwards (CART-04).
 */
export function questionsPageRoutes(deps: QuestionsPageDeps): SiteRoute[] {
  const path = CART_QUESTIONS_PATH;
  return [
    { method: 'GET', path, rate: 'page', forgery: 'none', handle: (request) => show(deps, request) },
    { method: 'POST', path, rate: 'cart', forgery: 'crumb', handle: (request) => change(deps, request) },
  ];
}

async function show(deps: QuestionsPageDeps, request: SiteRequest): Promise<Reply> {
  const text = (name: string) => queryText(request.query, name) ?? '';
  const entry = text('entry');
  if (entry !== '') return (await ownAnswers(deps, request, entry)) ?? redirect('/cart');
  const wanted = { itemId: text('itemId'), sku: text('sku').slice(0, 100), quantity: text('quantity').slice(0, 10) };
  return (await askBeforeAdding(deps, request, wanted)) ?? notFound(request);
}

/** What was posted, and why it was not taken. */
interface Refused {
  readonly problem: Problem<CartRefusal>;
  /** Text of a control by its name. */
  readonly typed: (name: string) => string;
}

/** Returns null if nothing is asked, or nothing is sold. */
export async function askBeforeAdding(
  deps: QuestionsPageDeps,
  request: SiteRequest,
  wanted: { readonly itemId: string; readonly sku: string; readonly quantity: string },
  refused?: Refused,
): Promise<Reply | null> {
  const questions = await loadQuestions(deps, request.site, wanted);
  if (questions === null) return null;
  const { product, variant, form } = questions;
  return page(deps, request, {
    ...{ form, answers: {}, refused, action: '/cart/add' },
    hidden: { ...wanted, quantity: wanted.quantity || '1', [ANSWERED_FIELD]: 'yes' },
    title: product.title,
    lead: variantDescription(variant),
    submitText: addButtonText(product, request.site.language),
  });
}

/** Returns a page to change the answers of a cart line. Null if there is no such line, or it has no questions. */
async function ownAnswers(
  deps: QuestionsPageDeps,
  request: SiteRequest,
  entryId: string,
  refused?: Refused,
): Promise<Reply | null> {
  const { goods } = await loadCart(deps, cartVisitor(request));
  const line = goods.lines.find(({ entry }) => entry.id === entryId);
  if (line === undefined || line.form === null) return null;
  const { id, itemId, sku, title, additionalFields } = line.entry;
  return page(deps, request, {
    ...{ form: line.form, refused, title, action: CART_QUESTIONS_PATH },
    answers: productFormAnswers(line.form, keptTexts(additionalFields)),
    hidden: { entryId: id, itemId, sku, crumb: request.crumb ?? '' },
    lead: variantDescription(line.entry),
    submitText: cartButtonWords(request.site.language).answers.save,
  });
}

async function change(deps: QuestionsPageDeps, request: SiteRequest): Promise<Reply> {
  const { text: typed } = formFields(request);
  const entryId = typed('entryId').slice(0, 64);
  const wanted = { entryId, itemId: typed('itemId'), sku: typed('sku'), additionalFields: NO_ADDITIONAL_FIELDS, typed };
  const outcome = await setAdditionalFields(deps, cartVisitor(request), wanted);
  if (outcome.ok) return redirect('/cart');
  return (await ownAnswers(deps, request, entryId, { problem: outcome.problem, typed })) ?? redirect('/cart');
}

interface Shown {
  readonly form: ProductForm;
  readonly answers: Answers;
  readonly refused: Refused | undefined;
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly title: string;
  readonly lead: string;
  readonly submitText: string;
}

/** What was typed is never lost, whatever is wrong (CX-10). */
async function page(deps: QuestionsPageDeps, request: SiteRequest, shown: Shown): Promise<Reply> {
  const { form, refused, action, hidden, title, lead, submitText } = shown;
  const { language } = request.site;
  const fields = productFormFields(form);
  const place = questionsHtml({
    ...{ fields, action, hidden, submitText, language },
    answers: refused === undefined ? shown.answers : readAnswers(fields, refused.typed),
    errors: refused === undefined ? {} : productAnswerErrors(refused.problem, language),
    message: refused === undefined ? '' : cartRefusalSentence(refused.problem, language),
  });
  const options = { pageType: PAGE_TYPES.page, path: CART_QUESTIONS_PATH, title };
  const view = { formPage: { title, lead, html: place, forms: [] } };
  const body = await deps.pages.systemPage(request.site, 'form', view, options);
  return html(body, { status: statusFor(refused?.problem), headers: { 'x-robots-tag': 'noindex' } });
}

function statusFor(problem: Problem<CartRefusal> | undefined): number {
  if (problem === undefined) return 200;
  return problem.code === 'fieldsInvalid' ? BAD_INPUT : statusOf(problem.code);
}
