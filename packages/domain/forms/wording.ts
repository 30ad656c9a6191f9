import { type CaptchaCode, captchaSentence, captchaWording, editorWording } from '@quoin/domain/access';
import { inLanguage, lookUpSentence, lookUpSentenceIn, together, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { form } from '@quoin/messages/form';
import { formField } from '@quoin/messages/formField';
import { formSentences, en as formSentencesEnglish } from '@quoin/messages/formSentences';
import { valueText } from '@quoin/messages/runtime';
import { type FieldSentenceCode, type FieldTexts, fieldSentence, fieldWording } from './fieldWording.ts';
import type { FormDraftCode } from './formDraft.ts';
import type { ListCode } from './mailingList.ts';

export type FormCode = FieldSentenceCode | CaptchaCode | OwnFormCode;

/** Of a form as a whole. */
export type OwnFormCode =
  | 'formProcessingFailed'
  | 'unknownError'
  | 'formKeyMissing'
  | 'formUnreadable'
  | 'submitNotAllowed'
  | 'formUnknown'
  | 'submissionRateLimit'
  | 'sendFailed';

/** FORM-13 and FORM-14, letter by letter; what the specification does not say is ours. */
export const ownFormWording: Wording<OwnFormCode> = formSentencesEnglish;

export const formWording: Wording<FormCode> = { ...captchaWording, ...fieldWording, ...ownFormWording };

/** Everything a form says that is no refusal. */
export type FormTexts = FieldTexts & typeof form.en;

const all = together(formField, form);

export const formTexts: FormTexts = all.en;

export function formTextsIn(language: string): FormTexts {
  return inLanguage(all, language);
}

/** `language`: of the site, as a BCP 47 tag; those without a catalogue read English. */
export function formSentence(problem: Problem<FormCode>, language = 'en'): string {
  if (isIn(captchaWording, problem)) return captchaSentence(problem, language);
  if (isIn(fieldWording, problem)) return fieldSentence(problem, language);
  return lookUpSentenceIn(formSentences, problem as Problem<OwnFormCode>, language);
}

function isIn<Code extends FormCode>(wording: Wording<Code>, problem: Problem<FormCode>): problem is Problem<Code> {
  return Object.hasOwn(wording, problem.code);
}

/** What the owner reads of a form that can't be saved as it is. */
export const formDraftWording: Wording<FormDraftCode> = {
  formNameMissing: 'Enter a name for the form.',
  formNameTaken: 'Another form already has this name. Choose a different one.',
  formFieldsTooMany: (values) => `A form can have up to ${valueText(values, 'max')} fields.`,
  fieldTitleMissing: 'Enter a title for the field.',
  fieldTextTooLong: (values) => `Enter up to ${valueText(values, 'max')} characters.`,
  fieldOptionsMissing: (values) => `Enter 1 to ${valueText(values, 'max')} different options.`,
  fieldKeyMissing: 'Enter a name for the hidden field.',
  fieldLimitNotValid: 'Enter a whole number of 1 or more.',
  fieldIdTaken: 'Two fields have the same ID. Reload the page.',
  newsletterEmailMissing: 'A newsletter form needs one email field.',
  newsletterListMissing: 'A List must be selected',
  redirectNotValid: 'Enter a page of this site (/thanks) or a full URL (https://…).',
  notifyEmailNotValid: editorWording.emailNotValid,
  notifyEmailsTooMany: (values) => `Enter up to ${valueText(values, 'max')} email addresses.`,
  visitorMailIncomplete: 'Enter a subject and a text for the confirmation email.',
  formChanged: 'Someone else saved this form. Load their version first.',
  formGone: 'This form no longer exists.',
};

/** What the owner reads about mailing lists. */
export const listWording: Wording<ListCode> = {
  listNameMissing: 'Enter a name for the list.',
  listNameTaken: 'Another list already has this name. Choose a different one.',
  listChanged: 'Someone else saved this list. Load their version first.',
  listGone: 'This list no longer exists.',
  listUsed: (values) => `${valueText(values, 'forms')} uses this list. Select another list there first.`,
  subscriberEmailNotValid: editorWording.emailNotValid,
  subscriberKnown: 'This address is already on the list.',
  subscriberRefused: 'This person unsubscribed. Only they can subscribe again.',
  consentMissing: 'Confirm that these people agreed to receive your emails.',
  fileWithoutAddresses: 'No column of this file contains email addresses.',
  fileTooLong: (values) => `A file can have up to ${valueText(values, 'max')} rows.`,
};

export function formDraftSentence(problem: Problem<FormDraftCode>): string {
  return lookUpSentence(formDraftWording, problem);
}

export function listSentence(problem: Problem<ListCode>): string {
  return lookUpSentence(listWording, problem);
}
