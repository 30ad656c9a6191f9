import { isEmailAddress } from '@quoin/domain/access';
import { answerText } from '@quoin/domain/forms';
import { appLanguage } from '@quoin/domain/languages';
import { mapFormTexts } from '@quoin/domain/translations';
import { formMails, mailFormats } from '@quoin/rendering/mail';
import type { Deps } from '../deps.ts';
import { composeMail, contactOf, countMailsTo, enqueueMail, type MailWriterDeps, writeMail } from '../mail/index.ts';
import { clearPending, listLinkPath } from '../mailingLists/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { JobHandler } from '../platform/jobs/worker.ts';
import { loadTranslationSetIn } from '../platform/languages/storage/translations.ts';
import { processLocales } from '../platform/processLocales.ts';
import { loadSiteById, type Site, siteAddressIn } from '../sites/index.ts';
import { FORM_SUBMITTED_JOB, FORM_SWEEP_JOB } from './formJobNames.ts';
import { clearSubmissions, findSubmission, type Submission } from './storage/formSubmissions.ts';
import { findForm, type StoredForm } from './storage/forms.ts';

type FormJobDeps = Pick<Deps, 'db' | 'keyFor'> & MailWriterDeps;

const DAY_MS = 86_400_000;
/** Deleted and spam stay undoable that long (EDT-4). */
const KEEP_DAYS = 30;
/** Mails to one address about forms in a day (SC-44). */
const ANSWERS_PER_DAY = 3;

/** After a submission was stored and answered: the mails about it. A mail server that is down delays them, nothing else. */
export function formJobs(deps: FormJobDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [FORM_SUBMITTED_JOB, (job) => tellOf(deps, job.websiteId, String(job.payload.submissionId))],
    [FORM_SWEEP_JOB, (job) => sweep(deps, job.websiteId)],
  ]);
}

async function tellOf(deps: FormJobDeps, websiteId: string, submissionId: string): Promise<void> {
  await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    const submission = await findSubmission(trx, websiteId, submissionId);
    if (site === null || submission === null || submission.deletedAt !== null) return;
    if (submission.folder === 'spam') return askToConfirm(deps, trx, site, submission);
    const form = await findForm(trx, websiteId, { id: submission.formId });
    if (form === null) return;
    await tellOwner(deps, trx, site, form, submission);
    await answerVisitor(deps, trx, site, form, submission);
  });
}

/** One mail to each address the form names. Answering it writes to the sender. */
async function tellOwner(
  deps: FormJobDeps,
  trx: SiteTransaction,
  site: Site,
  { settings }: StoredForm,
  submission: Submission,
): Promise<void> {
  if (!settings.notifiesOwner) return;
  const own = contactOf(site);
  const addresses = settings.notifyEmails.length > 0 ? settings.notifyEmails : own === '' ? [] : [own];
  const place = { language: appLanguage(site.language), timeZone: site.timeZone };
  const when = mailFormats(processLocales(), place).day(submission.createdAt.getTime());
  const url = `${deps.config.appOrigin}/${site.identifier}/config/forms/submissions?open=${submission.id}`;
  const canReply = isEmailAddress(submission.email);
  for (const email of addresses) {
    const mail = await composeMail(deps, trx, site, {
      kind: formMails.notice,
      to: { name: '', email },
      dedupeKey: `formSubmission:${submission.id}:${email.toLowerCase()}`,
      input: {
        ...{ formName: submission.formName, when, page: submission.page.title, url, canReply },
        answers: submission.answers.map((answer) => ({
          label: answer.rawTitle,
          lines: answerText(answer).split('\n'),
        })),
      },
    });
    const reply: Record<string, string> = canReply ? { 'Reply-To': submission.email } : {};
    await enqueueMail(trx, site.id, { ...mail, headers: { ...mail.headers, ...reply } });
  }
}

/**
 * Mails the owner's words only: nothing that a stranger typed goes to an address that may be another person's (SC-44).
 */
async function answerVisitor(
  deps: FormJobDeps,
  trx: SiteTransaction,
  site: Site,
  form: StoredForm,
  { id, email, language }: Submission,
): Promise<void> {
  if (!form.settings.visitorMail.isOn || !isEmailAddress(email)) return;
  if (await isMailedEnough(trx, site.id, formMails.answer.name, email)) return;
  const book = await loadTranslationSetIn(trx, site, language, { kinds: ['form'], ids: [form.id] });
  const { settings } = book === null ? form : mapFormTexts(form, book.of('form', form.id));
  const { subject, text } = settings.visitorMail;
  const dedupeKey = `formAnswer:${id}`;
  const paragraphs = text.split(/\n\s*\n/);
  const input = { subject, heading: subject, paragraphs };
  await writeMail(deps, trx, site, { kind: formMails.answer, to: { name: '', email }, dedupeKey, input, language });
}

async function askToConfirm(
  deps: FormJobDeps,
  trx: SiteTransaction,
  site: Site,
  { id, email, spamReasons, language }: Submission,
): Promise<void> {
  if (!spamReasons.includes('unconfirmed') || spamReasons.includes('honeypot') || !isEmailAddress(email)) return;
  if (await isMailedEnough(trx, site.id, formMails.confirmSubmission.name, email)) return;
  const dedupeKey = `formConfirm:${id}`;
  const url = siteAddressIn(deps.config, site, language) + listLinkPath(deps, site.id, id, 'submission');
  await writeMail(deps, trx, site, {
    kind: formMails.confirmSubmission,
    to: { name: '', email },
    dedupeKey,
    language,
    input: { url },
  });
}

/** Whether an address got its three mails of a kind within a day. */
async function isMailedEnough(trx: SiteTransaction, websiteId: string, kind: string, email: string): Promise<boolean> {
  const since = new Date(trx.now().getTime() - DAY_MS);
  return (await countMailsTo(trx, websiteId, { kind, recipient: email, since })) >= ANSWERS_PER_DAY;
}

async function sweep(deps: Pick<FormJobDeps, 'db'>, websiteId: string): Promise<void> {
  await deps.db.inSite({ websiteId }, async (trx) => {
    if ((await loadSiteById(trx, websiteId)) === null) return;
    const before = new Date(trx.now().getTime() - KEEP_DAYS * DAY_MS);
    await clearSubmissions(trx, websiteId, before);
    await clearPending(trx, websiteId, before);
    await planFormSweep(trx, websiteId, new Date(trx.now().getTime() + DAY_MS));
  });
}

/** What is old goes daily from then on. */
export async function planFormSweep(trx: SiteTransaction, websiteId: string, runAt = trx.now()): Promise<void> {
  const dedupeKey = `day:${Math.floor(runAt.getTime() / DAY_MS)}`;
  await enqueue(trx, { websiteId, kind: FORM_SWEEP_JOB, dedupeKey, runAt });
}
