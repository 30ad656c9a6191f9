import { isEmailAddress } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import { FIELD_KINDS, type FormField } from './field.ts';
import type { Form } from './form.ts';
import { FORM_LIMITS } from './formLimits.ts';

export type FormDraftCode =
  | 'formNameMissing'
  | 'formNameTaken'
  | 'formFieldsTooMany'
  | 'fieldTitleMissing'
  | 'fieldTextTooLong'
  | 'fieldOptionsMissing'
  | 'fieldKeyMissing'
  | 'fieldLimitNotValid'
  | 'fieldIdTaken'
  | 'newsletterEmailMissing'
  | 'newsletterListMissing'
  | 'redirectNotValid'
  | 'notifyEmailNotValid'
  | 'notifyEmailsTooMany'
  | 'visitorMailIncomplete'
  | 'formChanged'
  | 'formGone';

const FIELD_ID = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

export function isFieldId(text: string): boolean {
  return FIELD_ID.test(text);
}

/** What is wrong with a form as its owner wrote it; `field` is `fields.<index>` or the name of a setting. */
export function formDraftProblems(form: Omit<Form, 'id'>): readonly Problem<FormDraftCode>[] {
  return [...nameProblems(form), ...fieldsProblems(form.fields), ...settingsProblems(form)];
}

function nameProblems({ name }: Omit<Form, 'id'>): readonly Problem<FormDraftCode>[] {
  if (name.trim() === '') return [{ code: 'formNameMissing', field: 'name' }];
  if (name.length <= FORM_LIMITS.name) return [];
  return [{ code: 'fieldTextTooLong', field: 'name', values: { max: FORM_LIMITS.name } }];
}

function fieldsProblems(fields: readonly FormField[]): readonly Problem<FormDraftCode>[] {
  const max = FORM_LIMITS.fields;
  if (fields.length > max) return [{ code: 'formFieldsTooMany', field: 'fields', values: { max } }];
  const seen = new Set<string>();
  return fields.flatMap((field, index) => {
    const isNew = isFieldId(field.id) && !seen.has(field.id);
    seen.add(field.id);
    const found = isNew ? fieldProblem(field) : ({ code: 'fieldIdTaken' } as const);
    return found === null ? [] : [{ ...found, field: `fields.${index}` }];
  });
}

function fieldProblem(field: FormField): Problem<FormDraftCode> | null {
  const { properties } = FIELD_KINDS[field.type];
  const tooLong = (max: number): Problem<FormDraftCode> => ({ code: 'fieldTextTooLong', values: { max } });
  if (field.type === 'hidden') return field.key.trim() === '' ? { code: 'fieldKeyMissing' } : longHidden(field);
  if (field.title.trim() === '') return { code: 'fieldTitleMissing' };
  if (field.title.length > FORM_LIMITS.title) return tooLong(FORM_LIMITS.title);
  if (field.description.length > FORM_LIMITS.description) return tooLong(FORM_LIMITS.description);
  if (field.placeholder.length > FORM_LIMITS.option || field.currencySymbol.length > 10) return tooLong(10);
  if (properties.includes('options')) return optionsProblem(field.options);
  const limit = field.maxLength;
  const isLimit = limit === null || (Number.isInteger(limit) && limit >= 1 && limit <= FORM_LIMITS.answer);
  return isLimit ? null : { code: 'fieldLimitNotValid' };
}

function longHidden({ key, value }: FormField): Problem<FormDraftCode> | null {
  const max = FORM_LIMITS.title;
  return key.length > max || value.length > FORM_LIMITS.part ? { code: 'fieldTextTooLong', values: { max } } : null;
}

function optionsProblem(options: readonly string[]): Problem<FormDraftCode> | null {
  const max = FORM_LIMITS.options;
  const isFine = options.length > 0 && options.length <= max && options.every((option) => option.trim() !== '');
  if (!isFine || new Set(options).size < options.length) return { code: 'fieldOptionsMissing', values: { max } };
  const isLong = options.some((option) => option.length > FORM_LIMITS.option);
  return isLong ? { code: 'fieldTextTooLong', values: { max: FORM_LIMITS.option } } : null;
}

function settingsProblems({ kind, fields, settings }: Omit<Form, 'id'>): readonly Problem<FormDraftCode>[] {
  const found: Problem<FormDraftCode>[] = [];
  const { successRedirect, notifyEmails, visitorMail, mailingListId } = settings;
  if (successRedirect !== '' && !isOwnersTarget(successRedirect))
    found.push({ code: 'redirectNotValid', field: 'successRedirect' });
  const wrong = notifyEmails.find((email) => !isEmailAddress(typedCode(email)));
  if (wrong !== undefined) found.push({ code: 'notifyEmailNotValid', field: 'notifyEmails', values: { email: wrong } });
  const max = FORM_LIMITS.notifyEmails;
  if (notifyEmails.length > max) found.push({ code: 'notifyEmailsTooMany', field: 'notifyEmails', values: { max } });
  if (visitorMail.isOn && (visitorMail.subject.trim() === '' || visitorMail.text.trim() === ''))
    found.push({ code: 'visitorMailIncomplete', field: 'visitorMail' });
  if (kind === 'newsletter' && mailingListId === null)
    found.push({ code: 'newsletterListMissing', field: 'mailingListId' });
  if (kind === 'newsletter' && fields.filter(({ type }) => type === 'email').length !== 1)
    found.push({ code: 'newsletterEmailMissing', field: 'fields' });
  return found;
}

/** SC-29: the owner may send people anywhere a browser shows pages; never to `javascript:` or a lookalike of a path. */
export function isOwnersTarget(target: string): boolean {
  if (target.length > 2000 || /[\s\\\p{Cc}]/u.test(target)) return false;
  return isSitePath(target) || /^https?:\/\/[^/@?#]+(?:[/?#]|$)/i.test(target);
}

/** A place of this very site, whatever a browser makes of slashes. */
export function isSitePath(path: string): boolean {
  return path.length <= 2000 && /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path) && !/^\/(?:%09|%2f|%5c)/i.test(path);
}
