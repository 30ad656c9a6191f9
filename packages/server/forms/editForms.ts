import { isEmailAddress } from '@quoin/domain/access';
import {
  DEFAULT_FORM_SETTINGS,
  type Form,
  type FormDraftCode,
  type FormField,
  type FormKind,
  formDraftProblems,
  type NewFormWords,
  newField,
  newFormWords,
} from '@quoin/domain/forms';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { findMailingList, insertMailingList } from '../mailingLists/index.ts';
import { cleanMarkup } from '../pages/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { violatedUnique } from '../platform/database/errors.ts';
import { bumpPublishedVersion, loadSiteById } from '../sites/index.ts';
import {
  type FormSummary,
  findForm,
  insertForm,
  isFormNameTaken,
  listForms,
  type StoredForm,
  setFormDeleted,
  updateForm,
} from './storage/forms.ts';

type EditDeps = Pick<Deps, 'db'> & { readonly invalidate: (websiteId: string) => void };

export function listSiteForms(deps: Pick<Deps, 'db'>, websiteId: string): Promise<readonly FormSummary[]> {
  return deps.db.inSite({ websiteId }, (trx) => listForms(trx, websiteId));
}

export function loadForm(deps: Pick<Deps, 'db'>, websiteId: string, id: string): Promise<StoredForm | null> {
  return deps.db.inSite({ websiteId }, (trx) => findForm(trx, websiteId, { id }));
}

export interface WantedForm {
  readonly name: string;
  readonly kind: FormKind;
  /** Of a newsletter form. Without one, a new list is created. */
  readonly mailingListId: string | null;
}

/** A form to begin with: what most people ask first. */
export async function createForm(
  deps: EditDeps,
  websiteId: string,
  wanted: WantedForm,
  actor: Actor,
): Promise<Outcome<StoredForm, FormDraftCode>> {
  const name = wanted.name.trim();
  const outcome = await deps.db.inSite({ websiteId }, async (trx): Promise<Outcome<StoredForm, FormDraftCode>> => {
    if ((await findForm(trx, websiteId, { name })) !== null) return refuse('formNameTaken', { field: 'name' });
    const mailingListId = wanted.kind === 'form' ? null : await listFor(trx, websiteId, wanted.mailingListId, name);
    const words = newFormWords((await loadSiteById(trx, websiteId))?.language ?? 'en');
    const settings = {
      ...{ ...DEFAULT_FORM_SETTINGS, mailingListId, notifiesOwner: wanted.kind === 'form' },
      ...{ submitText: words.send, submissionMessage: `<p>${words.thanks}</p>` },
    };
    const form = { name, kind: wanted.kind, fields: firstFields(wanted.kind, words), settings };
    const [problem] = formDraftProblems(form);
    if (problem !== undefined) return { ok: false, problem };
    const id = await insertForm(trx, websiteId, form);
    if (id === null) return refuse('formNameTaken', { field: 'name' });
    await recordAudit(trx, { websiteId, actor, action: 'form.create', subjectId: id, subjectTitle: name });
    await bumpPublishedVersion(trx, websiteId);
    return accept((await findForm(trx, websiteId, { id }))!);
  });
  if (outcome.ok) deps.invalidate(websiteId);
  return outcome;
}

function firstFields(kind: FormKind, words: NewFormWords): readonly FormField[] {
  const email = { ...newField('email', 'email', words.email), isRequired: true };
  if (kind === 'newsletter') return [email];
  return [
    { ...newField('name', 'name', words.name), isRequired: true },
    email,
    { ...newField('textarea', 'message', words.message), isRequired: true },
  ];
}

async function listFor(
  trx: SiteTransaction,
  websiteId: string,
  wanted: string | null,
  name: string,
): Promise<string | null> {
  if (wanted !== null) return (await findMailingList(trx, websiteId, { id: wanted }))?.id ?? null;
  if (name === '') return null;
  const texts = { name, description: '', isDoubleOptIn: true, sendsWelcome: false };
  const made = await insertMailingList(trx, websiteId, texts);
  return made ?? (await findMailingList(trx, websiteId, { name }))?.id ?? null;
}

export interface FormEdit extends Omit<Form, 'id' | 'kind'> {
  readonly revision: number;
}

export type SavedForm =
  | { readonly ok: true; readonly form: StoredForm }
  | { readonly ok: false; readonly problems: readonly Problem<FormDraftCode>[]; readonly current: StoredForm | null };

/** Saves everything about a form at once. Never overwrites another user's newer version. Cleans its HTML. */
export async function saveForm(
  deps: EditDeps,
  websiteId: string,
  id: string,
  edit: FormEdit,
  actor: Actor,
): Promise<SavedForm> {
  const saved = await deps.db.inSite({ websiteId }, async (trx): Promise<SavedForm> => {
    const current = await findForm(trx, websiteId, { id });
    const refused = (...problems: readonly Problem<FormDraftCode>[]): SavedForm => ({ ok: false, problems, current });
    if (current === null) return refused({ code: 'formGone' });
    const next = tidyForm(edit);
    const problems = formDraftProblems({ ...next, kind: current.kind });
    if (problems.length > 0) return refused(...problems);
    if (await isFormNameTaken(trx, websiteId, next.name, id)) return refused({ code: 'formNameTaken', field: 'name' });
    const { mailingListId } = next.settings;
    const isListKnown =
      mailingListId === null || (await findMailingList(trx, websiteId, { id: mailingListId })) !== null;
    if (!isListKnown) return refused({ code: 'newsletterListMissing', field: 'mailingListId' });
    if (!(await updateForm(trx, websiteId, id, { ...next, revision: edit.revision })))
      return refused({ code: 'formChanged' });
    const details = changesOf(current, next);
    await recordAudit(trx, {
      websiteId,
      actor,
      action: 'form.update',
      subjectId: id,
      subjectTitle: next.name,
      details,
    });
    await bumpPublishedVersion(trx, websiteId);
    return { ok: true, form: (await findForm(trx, websiteId, { id }))! };
  });
  if (saved.ok) deps.invalidate(websiteId);
  return saved;
}

function tidyForm({ name, fields, settings }: FormEdit): Omit<Form, 'id' | 'kind'> {
  const html = (text: string) => cleanMarkup(text).html;
  return {
    name: name.trim(),
    fields: fields.map((field) => ({ ...field, options: field.options.map((option) => option.trim()) })),
    settings: {
      ...settings,
      notifyEmails: settings.notifyEmails.map((email) => email.trim()).filter((email) => email !== ''),
      submissionMessage: html(settings.submissionMessage),
      submissionHtml: html(settings.submissionHtml),
      disclaimer: html(settings.disclaimer),
    },
  };
}

function changesOf(before: StoredForm, after: Omit<Form, 'id' | 'kind'>): Readonly<Record<string, unknown>> {
  const told = ({ settings }: Pick<Form, 'settings'>) => settings.notifyEmails.filter(isEmailAddress);
  const isSame = JSON.stringify(told(before)) === JSON.stringify(told(after));
  return {
    fields: `${before.fields.length} → ${after.fields.length}`,
    // A change of the recipients of submissions gets its own line.
    ...(isSame ? {} : { notifyEmails: { from: told(before), to: told(after) } }),
  };
}

/** Away from all pages; what was sent through it stays, and so does the way back. False when there is none. */
export async function removeForm(
  deps: EditDeps,
  websiteId: string,
  id: string,
  isRemoved: boolean,
  actor: Actor,
): Promise<Outcome<null, FormDraftCode>> {
  const done = deps.db.inSite({ websiteId }, async (trx): Promise<Outcome<null, FormDraftCode>> => {
    const known = isRemoved ? await findForm(trx, websiteId, { id }) : null;
    if (isRemoved && known === null) return refuse('formGone');
    const name = await setFormDeleted(trx, websiteId, id, isRemoved);
    if (name === null) return refuse('formGone');
    const action = isRemoved ? 'form.delete' : 'form.restore';
    await recordAudit(trx, { websiteId, actor, action, subjectId: id, subjectTitle: name });
    await bumpPublishedVersion(trx, websiteId);
    return accept(null);
  });
  const outcome = await done.catch((fault: unknown) => {
    if (violatedUnique(fault) === null) throw fault;
    return refuse('formNameTaken', { field: 'name' });
  });
  if (outcome.ok) deps.invalidate(websiteId);
  return outcome;
}
