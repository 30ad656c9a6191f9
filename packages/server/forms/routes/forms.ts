import {
  FORM_KEY_PATH,
  type FormFieldErrors,
  type FormKeyResponse,
  SAVE_FORM_PATH,
  type SaveFormResponse,
  sentFormPath,
  TEMPLATE_SCHEMA_PATH,
  validateFormPath,
} from '@quoin/contract/endpoints/site';
import { statusOf } from '@quoin/contract/problems';
import { parseSaveForm } from '@quoin/contract/requests';
import { HONEYPOT_FIELD, plainPageWords } from '@quoin/domain/access';
import { type FormCode, formSentence, isOwnersTarget, isSitePath, publicForm } from '@quoin/domain/forms';
import type { Problem } from '@quoin/domain/problem';
import { PAGE_TYPES, queryText } from '@quoin/domain/site';
import { type FormBlockState, renderFormBlock, templateSchema } from '@quoin/rendering/blocks';
import type { Deps } from '../../deps.ts';
import { formFields, textParameter } from '../../platform/http/reading/formFields.ts';
import { refusalPage } from '../../platform/http/replies/plainPages.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { html, json, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import type { SubmissionRefusal } from '../acceptSubmission.ts';
import {
  giveSubmissionKey,
  loadOpenForm,
  type PlainOutcome,
  submitForm,
  submitPlainForm,
  validateForm,
} from '../fillForm.ts';
import type { FormDeps, FormVisitor } from '../formDeps.ts';

export interface FormRouteDeps extends FormDeps {
  readonly pages: Pick<Deps['pages'], 'formPage' | 'systemPage'>;
}

const POST = { method: 'POST', rate: 'form', forgery: 'crumb' } as const;
const BAD_INPUT = 400;
const TOO_OFTEN = 429;

/** Filling in forms: the calls of FORM-12, and the plain posts of a browser without scripts. */
export function formRoutes(deps: FormRouteDeps): SiteRoute[] {
  return [
    { ...POST, path: validateFormPath(':formId').replace('%3A', ':'), handle: (request) => validate(deps, request) },
    { ...POST, path: FORM_KEY_PATH, handle: (request) => giveKey(deps, request) },
    { ...POST, path: SAVE_FORM_PATH, handle: (request) => save(deps, request) },
    {
      ...{ method: 'GET', path: TEMPLATE_SCHEMA_PATH, rate: 'read', forgery: 'none' },
      handle: async (request) => {
        const schema = templateSchema(textParameter(request.query, 'type'), request.site.language);
        return schema === null ? notFound(request) : json(schema);
      },
    },
    // The form is on cached pages, which carry no crumb.
    { ...POST, path: '/forms/:formId', forgery: 'origin', handle: (request) => post(deps, request) },
    {
      ...{ method: 'GET', path: '/forms/:formId/sent', rate: 'page', forgery: 'none' },
      handle: (request) => showSent(deps, request),
    },
  ];
}

function visitorOf({ member, visitor, ip }: SiteRequest): FormVisitor {
  return { secret: member?.sessionToken ?? visitor.cartToken, ip, isMember: member !== null };
}

async function validate(deps: FormRouteDeps, request: SiteRequest): Promise<Reply> {
  const { site, params, body } = request;
  const refusal = await validateForm(deps, site, params.formId ?? '', visitorOf(request), body);
  return refusal === null ? json({}) : refuse(refusal, site.language);
}

async function giveKey(deps: FormRouteDeps, request: SiteRequest): Promise<Reply> {
  const { site, query } = request;
  const visitor = visitorOf(request);
  // The crumb was valid, so it belongs to a visitor.
  const secret = visitor.secret ?? '';
  const key = await giveSubmissionKey(deps, site, { ...visitor, secret }, textParameter(query, 'formId'));
  if (key === null) return refuse({ problem: { code: 'submissionRateLimit' }, fields: [] }, site.language);
  return json({ key } satisfies FormKeyResponse);
}

async function save(deps: FormRouteDeps, request: SiteRequest): Promise<Reply> {
  const { site } = request;
  const parsed = parseSaveForm(request.body);
  if (!parsed.ok) return refuse({ problem: { code: 'formProcessingFailed' }, fields: [] }, site.language);
  const outcome = await submitForm(deps, site, visitorOf(request), parsed.value);
  if (outcome.ok) return json({ success: true } satisfies SaveFormResponse);
  return refuse(outcome.refusal, site.language, outcome.waitSeconds);
}

/** `error` for people, `errors` by field id (FORM-14). */
function refuse({ problem, fields }: SubmissionRefusal, language: string, waitSeconds?: number): Reply {
  const error = formSentence(problem, language);
  const isOfFields = problem.code === 'fieldsInvalid';
  const status = isOfFields ? BAD_INPUT : statusOf(problem.code);
  const headers: Record<string, string> = waitSeconds === undefined ? {} : { 'retry-after': String(waitSeconds) };
  const body = { error, errorKey: problem.code };
  if (!isOfFields) return json(body, { status, headers });
  return json({ ...body, errors: sentencesOf(fields, language) } satisfies FormFieldErrors, { status, headers });
}

function sentencesOf(fields: readonly Problem<FormCode>[], language: string): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((each) => [each.field ?? '', formSentence(each, language)]));
}

/** Without script: what was typed is never lost, whatever is wrong (CX-10). */
async function post(deps: FormRouteDeps, request: SiteRequest): Promise<Reply> {
  const { site } = request;
  const fields = formFields(request);
  const asked = fields.text('pagePath');
  const path = isSitePath(asked) ? asked : '/';
  const page = {
    title: fields.text('pageTitle').slice(0, 500),
    id: fields.text('pageId').slice(0, 100),
    path,
    contentSource: fields.text('contentSource').slice(0, 1),
    permissionType: '1',
  };
  const formId = request.params.formId ?? '';
  const blockId = fields.text('blockId').slice(0, 100);
  const honeypot = fields.text(HONEYPOT_FIELD);
  const outcome = await submitPlainForm(deps, site, visitorOf(request), { formId, read: fields.text, honeypot, page });
  if (outcome.ok) return redirect(nextOf(outcome.form, path, outcome.needsConfirmation));
  const { problem, fields: wrong } = outcome.refusal;
  const state: FormBlockState = {
    kind: 'refused',
    answers: outcome.answers,
    errors: sentencesOf(wrong, site.language),
    message: formSentence(problem, site.language),
  };
  const status = problem.code === 'fieldsInvalid' ? BAD_INPUT : statusOf(problem.code);
  const headers: Record<string, string> =
    outcome.waitSeconds === undefined ? {} : { 'retry-after': String(outcome.waitSeconds) };
  if (outcome.form === null && outcome.waitSeconds !== undefined) return bareRefusal(request, state.message, headers);
  if (outcome.form === null) return plainRefusal(deps, request, state.message, status);
  return formPage(deps, request, { form: outcome.form, path, blockId, state }, { status, headers });
}

/** SC-29: where the owner sends people, else back to the page, which then says thank you. */
function nextOf(form: PlainOutcome['form'], path: string, needsConfirmation: boolean): string {
  const target = form?.settings.successRedirect ?? '';
  if (target !== '' && !needsConfirmation && isOwnersTarget(target)) return target;
  const sent = sentFormPath(form?.id ?? '', path);
  return needsConfirmation ? `${sent}&confirm=1` : sent;
}

async function showSent(deps: FormRouteDeps, request: SiteRequest): Promise<Reply> {
  const form = await loadOpenForm(deps, request.site, request.params.formId ?? '', visitorOf(request));
  if (form === null) return notFound(request);
  const asked = queryText(request.query, 'page') ?? '';
  const path = isSitePath(asked) ? asked : '/';
  const needsConfirmation = queryText(request.query, 'confirm') === '1';
  return formPage(deps, request, { form, path, blockId: '', state: { kind: 'sent', needsConfirmation } });
}

interface ShownForm {
  readonly form: NonNullable<PlainOutcome['form']>;
  readonly path: string;
  readonly blockId: string;
  readonly state: FormBlockState;
}

/** Returns the page that contains the form, or a separate page when none is found. */
async function formPage(
  deps: FormRouteDeps,
  request: SiteRequest,
  { form, path, blockId, state }: ShownForm,
  more: Partial<Reply> = {},
): Promise<Reply> {
  const { site } = request;
  const headers = { 'x-robots-tag': 'noindex', ...more.headers };
  const page = await deps.pages.formPage(site, path.split('?')[0] ?? '/', { formId: form.id, blockId, state });
  if (page !== null) return html(page, { ...more, headers });
  const place = {
    ...{ blockId: 'form', captcha: null, language: site.language, state },
    page: { title: form.name, id: '', path, contentSource: '' as const, permissionType: '1' },
  };
  const view = { formPage: { title: form.name, lead: '', html: renderFormBlock(publicForm(form), place), forms: [] } };
  const options = { pageType: PAGE_TYPES.page, path: request.path, title: form.name };
  return html(await deps.pages.systemPage(site, 'form', view, options), { ...more, headers });
}

/** Refuses a visitor who keeps sending. Costs only the page itself, without a database query. */
function bareRefusal({ site }: SiteRequest, lead: string, headers: Record<string, string>): Reply {
  const page = refusalPage(TOO_OFTEN, plainPageWords(site.language).titles.wait, lead, site.language);
  return { ...page, headers: { ...page.headers, ...headers } };
}

/** Nothing is known of the form itself: a page that says why. */
async function plainRefusal(deps: FormRouteDeps, request: SiteRequest, lead: string, status: number): Promise<Reply> {
  const title = request.site.title;
  const view = { formPage: { title, lead, html: '', forms: [] } };
  const options = { pageType: PAGE_TYPES.error, path: request.path, title };
  const headers = { 'x-robots-tag': 'noindex' };
  return html(await deps.pages.systemPage(request.site, 'form', view, options), { status, headers });
}
