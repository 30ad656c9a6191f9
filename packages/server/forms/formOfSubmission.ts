import type { SaveFormRequest } from '@quoin/contract/endpoints/site';
import { answersByField } from '@quoin/domain/forms';
import type { FormDeps } from './formDeps.ts';
import { listOpenForms, type StoredForm } from './storage/forms.ts';
import { isKeyOfForm } from './submissionKey.ts';

/** A form, and what was sent to it by its fields. */
export interface FoundForm {
  readonly formId: string;
  /** JSON by field id. */
  readonly form: string;
}

/**
 * The form of a submission that does not name one of this site (FORM-12): the form its key was given for, else the only one
 * that has a field for every answer. Markup of a theme names fields in its own way. Null where several could be meant, or none.
 */
export async function findFormOfSubmission(
  deps: Pick<FormDeps, 'db' | 'keyFor' | 'now'>,
  websiteId: string,
  secret: string,
  { key, form }: Pick<SaveFormRequest, 'key' | 'form'>,
): Promise<FoundForm | null> {
  const forms = await deps.db.inSite({ websiteId }, (trx) => listOpenForms(trx, websiteId));
  const ofKey = forms.find(({ id }) => isKeyOfForm(deps, { websiteId, formId: id, secret }, key));
  if (ofKey !== undefined) return { formId: ofKey.id, form };
  const answers = answersIn(form);
  const asked = Object.keys(answers).length;
  const fitting = asked === 0 ? [] : forms.flatMap((each) => fittingForm(each, answers));
  // A form with the same fields and no others is meant before one that has more of them.
  const exact = fitting.filter(({ count }) => count === asked);
  const [only, ...others] = exact.length > 0 ? exact : fitting;
  return only === undefined || others.length > 0 ? null : { formId: only.formId, form: only.form };
}

/** The form with how many fields it has, where each answer is one of them. */
function fittingForm(
  { id, fields }: StoredForm,
  answers: Answers,
): readonly (FoundForm & { readonly count: number })[] {
  const byField = answersByField(fields, answers);
  if (byField === null) return [];
  const count = fields.filter(({ type }) => type !== 'section').length;
  return [{ formId: id, form: JSON.stringify(byField), count }];
}

type Answers = Readonly<Record<string, unknown>>;

/** What was sent, by the names it has; nothing when it cannot be read. */
function answersIn(text: string): Answers {
  try {
    const answers: unknown = JSON.parse(text);
    return typeof answers === 'object' && answers !== null ? (answers as Answers) : {};
  } catch {
    return {};
  }
}
