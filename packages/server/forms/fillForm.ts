import type { SaveFormRequest } from '@quoin/contract/endpoints/site';
import { isHoneypotFilled } from '@quoin/domain/access';
import {
  type Answers,
  type FormCode,
  formAnswerProblems,
  isSitePath,
  parseAnswers,
  parseAnswersText,
  readAnswers,
  withoutPasswords,
} from '@quoin/domain/forms';
import type { Outcome, Problem } from '@quoin/domain/problem';
import { accept, refuse } from '@quoin/domain/problem';
import { mapFormTexts } from '@quoin/domain/translations';
import type { LimitedVisitor } from '../captcha/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { contextOf } from '../platform/languages/siteInLanguage.ts';
import { loadTranslationSet } from '../platform/languages/storage/translations.ts';
import type { Site } from '../sites/index.ts';
import { acceptSubmission, type OpenForm, refused, type Submitted } from './acceptSubmission.ts';
import type { FormDeps, FormVisitor } from './formDeps.ts';
import { findFormOfSubmission } from './formOfSubmission.ts';
import type { SubmissionPage } from './storage/formSubmissions.ts';
import { findForm, type StoredForm } from './storage/forms.ts';
import { createSubmissionKey, hashOf, isSubmissionKey } from './submissionKey.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The form a visitor may fill in now: 404 and 401 of FORM-14. */
async function openForm(
  deps: Pick<FormDeps, 'db'>,
  site: Site,
  formId: string,
  visitor: FormVisitor,
): Promise<Outcome<OpenForm, FormCode>> {
  const form = UUID.test(formId) ? await deps.db.inSite(contextOf(site), (trx) => readForm(trx, site, formId)) : null;
  if (form === null || form.fields.length === 0) return refuse('formUnknown');
  return form.settings.membersOnly && !visitor.isMember ? refuse('submitNotAllowed') : accept(form);
}

async function readForm(trx: SiteTransaction, { id: websiteId }: Site, formId: string): Promise<OpenForm | null> {
  const main = await findForm(trx, websiteId, { id: formId });
  if (main === null) return null;
  const book = await loadTranslationSet(trx, websiteId, { kinds: ['form'], ids: [formId] });
  return { ...(book === null ? main : mapFormTexts(main, book.of('form', formId))), main };
}

/** Returns a form in pages, or null when there is none that a visitor may see. */
export async function loadOpenForm(
  deps: Pick<FormDeps, 'db'>,
  site: Site,
  formId: string,
  visitor: FormVisitor,
): Promise<StoredForm | null> {
  const form = await openForm(deps, site, formId, visitor);
  return form.ok ? form.value : null;
}

/** The server's own look at the answers, before a key is fetched (FORM-03). */
export async function validateForm(
  deps: Pick<FormDeps, 'db'>,
  site: Site,
  formId: string,
  visitor: FormVisitor,
  sent: unknown,
): Promise<{ readonly problem: Problem<FormCode>; readonly fields: readonly Problem<FormCode>[] } | null> {
  const form = await openForm(deps, site, formId, visitor);
  if (!form.ok) return { problem: form.problem, fields: [] };
  const answers = parseAnswers(form.value.fields, sent);
  if (!answers.ok) return { problem: answers.problem, fields: [] };
  const fields = formAnswerProblems(form.value.fields, answers.value);
  return fields.length === 0 ? null : { problem: { code: 'fieldsInvalid' }, fields };
}

/** A key for one submission; null when this visitor asks too often. `secret`: what the visitor is known by from now on. */
export async function giveSubmissionKey(
  deps: FormDeps,
  site: Site,
  visitor: FormVisitor & { readonly secret: string },
  formId: string,
): Promise<string | null> {
  if (deps.limits.keys.take(limited(site, visitor)) !== null) return null;
  const bound = UUID.test(formId) ? formId : '';
  return createSubmissionKey(deps, { websiteId: site.id, formId: bound, secret: visitor.secret });
}

const limited = (site: Site, { secret, ip }: FormVisitor): LimitedVisitor => ({
  ...{ websiteId: site.id, visitor: secret || null, ip },
});

export type SubmitOutcome = Submitted & { readonly waitSeconds?: number };

/** Accepts what a widget sends, with a submission key, and a captcha where the form requires one. */
export async function submitForm(
  deps: FormDeps,
  site: Site,
  visitor: FormVisitor,
  request: SaveFormRequest,
): Promise<SubmitOutcome> {
  const wait = deps.limits.saves.take(limited(site, visitor), request.formId ?? '');
  if (wait !== null) return { ...refused({ code: 'submissionRateLimit' }), waitSeconds: wait };
  // A theme that was made elsewhere names forms of that other site.
  if (request.formId === undefined || !UUID.test(request.formId))
    return submitNamelessForm(deps, site, visitor, request);
  const form = await openForm(deps, site, request.formId, visitor);
  if (!form.ok) return refused(form.problem);
  const owner = { websiteId: site.id, formId: form.value.id, secret: visitor.secret ?? '' };
  const isKeyOurs = visitor.secret !== null && isSubmissionKey(deps, owner, request.key);
  if (!isKeyOurs) return refused({ code: 'formProcessingFailed' });
  const answers = parseAnswersText(form.value.fields, request.form);
  if (!answers.ok) return refused({ code: 'formUnreadable' });
  return acceptSubmission(deps, site, form.value, {
    answers: answers.value,
    page: pageOf(request),
    isHoneypotFilled: isHoneypotFilled(request.homepage),
    ip: visitor.ip,
    key: request.key,
    captchaToken: request.captchaKey,
    isPopup: request.isPopup === true,
  });
}

/** The payload as the specification lists it names no form (FORM-12). */
async function submitNamelessForm(
  deps: FormDeps,
  site: Site,
  visitor: FormVisitor,
  request: SaveFormRequest,
): Promise<SubmitOutcome> {
  const found = await findFormOfSubmission(deps, site.id, visitor.secret ?? '', request);
  return found === null ? refused({ code: 'formUnknown' }) : submitForm(deps, site, visitor, { ...request, ...found });
}

/** Its owner is shown a link there: a place of this site, or nowhere (SC-29). */
function pageOf(request: SaveFormRequest): SubmissionPage {
  const path = request.pagePath ?? '';
  return {
    title: request.pageTitle ?? '',
    id: request.pageId ?? '',
    path: isSitePath(path) ? path : '',
    contentSource: request.contentSource ?? '',
    permissionType: request.pagePermissionType ?? '',
  };
}

export interface PlainPost {
  readonly formId: string;
  /** The text of a control by its name. */
  readonly read: (name: string) => string;
  readonly honeypot: string;
  readonly page: SubmissionPage;
}

/** What a plain form posted, and what became of it; `answers` as they were typed, but for passwords. */
export type PlainOutcome = SubmitOutcome & { readonly form: StoredForm | null; readonly answers: Answers };

const SAME_MS = 10 * 60_000;

/**
 * Accepts a post from a browser without scripts. It has no key: the same post within ten minutes counts as a double
 * press. It has no captcha: the limit, the hidden field and a confirmation mail replace it (product 4.4).
 */
export async function submitPlainForm(
  deps: FormDeps,
  site: Site,
  visitor: FormVisitor,
  post: PlainPost,
): Promise<PlainOutcome> {
  const wait = deps.limits.saves.take(limited(site, visitor), post.formId);
  const tooOften = { ...refused({ code: 'submissionRateLimit' }), waitSeconds: wait ?? 0 };
  if (wait !== null && deps.limits.shownAgain.take(limited(site, visitor), post.formId) !== null)
    return { ...tooOften, form: null, answers: {} };
  const form = await openForm(deps, site, post.formId, visitor);
  if (!form.ok) return { ...refused(form.problem), form: null, answers: {} };
  const answers = readAnswers(form.value.fields, post.read);
  const shown = withoutPasswords(form.value.fields, answers);
  if (wait !== null) return { ...tooOften, form: form.value, answers: shown };
  const window = Math.floor(deps.now() / SAME_MS);
  const key = hashOf(form.value.id, visitor.ip, String(window), JSON.stringify(shown)).toString('base64url');
  const { page } = post;
  const filled = { answers, page, isHoneypotFilled: isHoneypotFilled(post.honeypot), ip: visitor.ip, key };
  return { ...(await acceptSubmission(deps, site, form.value, filled)), form: form.value, answers: shown };
}
