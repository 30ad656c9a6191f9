import {
  type Answers,
  answersInMainWords,
  decideFolder,
  type FormCode,
  formAnswerProblems,
  formCaptchaAction,
  keptAnswers,
  searchableText,
  senderOf,
} from '@quoin/domain/forms';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { type JoinDeps, joinList } from '../mailingLists/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Site } from '../sites/index.ts';
import type { FormDeps } from './formDeps.ts';
import { FORM_SUBMITTED_JOB } from './formJobNames.ts';
import {
  findSubmissionByKey,
  insertSubmission,
  type NewSubmission,
  type SubmissionPage,
} from './storage/formSubmissions.ts';
import type { StoredForm } from './storage/forms.ts';
import { hashOf } from './submissionKey.ts';

/** A form as its visitor reads it. */
export interface OpenForm extends StoredForm {
  /** The same as it was written. */
  readonly main: StoredForm;
}

export interface FilledForm {
  readonly answers: Answers;
  readonly page: SubmissionPage;
  readonly isHoneypotFilled: boolean;
  readonly ip: string;
  /** The submission key: what is sent twice under it is kept once. */
  readonly key: string;
  /** Left out where no script ran: then nobody could solve one. */
  readonly captchaToken?: unknown;
  /** The form was in the site's popup. */
  readonly isPopup?: boolean;
}

export interface SubmissionRefusal {
  readonly problem: Problem<FormCode>;
  /** What is wrong with which field. */
  readonly fields: readonly Problem<FormCode>[];
}

export type Submitted =
  | { readonly ok: true; readonly needsConfirmation: boolean }
  | { readonly ok: false; readonly refusal: SubmissionRefusal };

/**
 * A filled-in form, judged and stored before anything else happens (FRM-1): with it, in one transaction, what is owed because
 * of it. A retry of what was accepted is accepted again, without asking for another captcha.
 */
export async function acceptSubmission(
  deps: FormDeps,
  site: Site,
  form: OpenForm,
  filled: FilledForm,
): Promise<Submitted> {
  const kept = keptAnswers(form.main.fields, answersInMainWords(form.fields, form.main.fields, filled.answers));
  // Of the key alone: one that was given for no form in particular is used up by the first one it is used for (FRM-3).
  const keyHash = hashOf(filled.key);
  const contentHash = hashOf(form.id, JSON.stringify(kept));
  const before = await deps.db.inSite({ websiteId: site.id }, (trx) => findSubmissionByKey(trx, site.id, keyHash));
  if (before !== null) return answerAgain(before.contentHash, contentHash);
  const fields = formAnswerProblems(form.fields, filled.answers);
  if (fields.length > 0) return refused({ code: 'fieldsInvalid' }, fields);
  const human = await checkCaptcha(deps, site, form, filled);
  if (!human.ok) return refused(human.problem);
  const isScripted = 'captchaToken' in filled;
  const wantsCaptcha = form.settings.captchaEnabled;
  const where = decideFolder({
    isHoneypotFilled: filled.isHoneypotFilled,
    wantsCaptcha,
    isCaptchaSolved: isScripted,
    answers: kept,
  });
  const submission: NewSubmission = {
    formId: form.id,
    ...{ keyHash, contentHash, answers: kept, page: filled.page, language: site.language },
    search: searchableText(kept),
    ...textsOf(senderOf(kept)),
    folder: where.folder,
    spamReasons: where.reasons,
  };
  const stored = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const id = await insertSubmission(trx, site.id, submission);
    if (id === null) return findSubmissionByKey(trx, site.id, keyHash);
    await enqueue(trx, { websiteId: site.id, kind: FORM_SUBMITTED_JOB, payload: { submissionId: id }, dedupeKey: id });
    if (where.folder === 'inbox') await joinListOf(deps, trx, site, form.main, submission);
    return null;
  });
  if (stored !== null) return answerAgain(stored.contentHash, contentHash);
  return { ok: true, needsConfirmation: where.reasons.includes('unconfirmed') };
}

function textsOf({ email, name }: ReturnType<typeof senderOf>): { readonly email: string; readonly sender: string } {
  return { email: email.slice(0, MAX_EMAIL), sender: name.slice(0, MAX_NAME) };
}

const MAX_EMAIL = 256;
const MAX_NAME = 200;

/** Adds a sender who gave an address to the form's list, by the list's own rules. */
export async function joinListOf(
  deps: JoinDeps,
  trx: SiteTransaction,
  site: Site,
  form: Pick<StoredForm, 'name' | 'settings'>,
  { email, sender }: Pick<NewSubmission, 'email' | 'sender'>,
): Promise<void> {
  const { mailingListId } = form.settings;
  if (mailingListId === null || email === '') return;
  await joinList(deps, trx, site, { listId: mailingListId, email, fullName: sender, source: form.name });
}

/** FRM-2: the same key with the same answers is a retry. With other answers, the key was used twice. */
function answerAgain(before: Buffer, now: Buffer): Submitted {
  return before.equals(now) ? { ok: true, needsConfirmation: false } : refused({ code: 'formProcessingFailed' });
}

export function refused(problem: Problem<FormCode>, fields: readonly Problem<FormCode>[] = []): Submitted {
  return { ok: false, refusal: { problem, fields } };
}

async function checkCaptcha(
  deps: FormDeps,
  site: Site,
  form: StoredForm,
  filled: FilledForm,
): Promise<Outcome<null, FormCode>> {
  if (!form.settings.captchaEnabled || !('captchaToken' in filled)) return accept(null);
  const { captchaToken: token, ip, isPopup } = filled;
  const whenUnreachable = form.settings.opensWhenCaptchaIsAway ? 'accept' : 'refuse';
  const question = { token, action: formCaptchaAction(form, isPopup), ip, whenUnreachable } as const;
  const verdict = await deps.captcha.verify(site, question);
  return verdict.ok ? accept(null) : refuse(verdict.problem.code);
}
