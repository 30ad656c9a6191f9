import type { SaveFormRequest } from '@quoin/contract/endpoints/site';
import { listOpenForms, type StoredForm } from '../../storage/forms.ts';
import type { FormDeps } from './formDeps.ts';
import { isKeyOfForm } from './submissionKey.ts';

/**
 * The form of a submission that does not name one (FORM-12): the form its key was given for, else the only one that has a
 * field for every answer. Null where several could be meant, or none.
 */
export async function findFormOfSubmission(
  deps: Pick<FormDeps, 'db' | 'keyFor' | 'now'>,
  websiteId: string,
  secret: string,
  { key, form }: Pick<SaveFormRequest, 'key' | 'form'>,
): Promise<string | null> {
  const forms = await deps.db.inSite({ websiteId }, (trx) => listOpenForms(trx, websiteId));
  const ofKey = forms.find(({ id }) => isKeyOfForm(deps, { websiteId, formId: id, secret }, key));
  if (ofKey !== undefined) return ofKey.id;
  const asked = askedFields(form);
  const fitting = asked.length === 0 ? [] : forms.filter((each) => hasFields(each, asked));
  // A form with the same fields and no others is meant before one that has more of them.
  const exact = fitting.filter(({ fields }) => fields.filter(({ type }) => type !== 'section').length === asked.length);
  const [only, ...others] = exact.length > 0 ? exact : fitting;
  return only === undefined || others.length > 0 ? null : only.id;
}

function hasFields({ fields }: StoredForm, asked: readonly string[]): boolean {
  return asked.every((id) => fields.some((field) => field.id === id));
}

/** The ids that answers are given for; none when they cannot be read. */
function askedFields(text: string): readonly string[] {
  try {
    const answers: unknown = JSON.parse(text);
    return typeof answers === 'object' && answers !== null ? Object.keys(answers) : [];
  } catch {
    return [];
  }
}
