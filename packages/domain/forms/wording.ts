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
  formNameMissing: 'Please give the form a name.',
  formNameTaken: 'Another form has this name. Please choose another one.',
  formFieldsTooMany: (values) => `A form has ${valueText(values, 'max')} fields at most.`,
  fieldTitleMissing: 'Please give the field a title.',
  fieldTextTooLong: (values) => `Please keep this to ${valueText(values, 'max')} characters.`,
  fieldOptionsMissing: (values) => `Please give between one and ${valueText(values, 'max')} options, each only once.`,
  fieldKeyMissing: 'Please give the hidden field a name.',
  fieldLimitNotValid: 'Please give a whole number of characters, at least 1.',
  fieldIdTaken: 'Two fields have the same id. Please reload the page.',
  newsletterEmailMissing: 'A newsletter form needs one email field.',
  newsletterListMissing: 'A List must be selected',
  redirectNotValid: 'Please enter a page of this site (/thanks) or a whole address (https://…).',
  notifyEmailNotValid: editorWording.emailNotValid,
  notifyEmailsTooMany: (values) => `Up to ${valueText(values, 'max')} addresses are told about a submission.`,
  visitorMailIncomplete: 'Please write a subject and a text for the mail to the visitor.',
  formChanged: 'Somebody else saved this form meanwhile. Please look at their version first.',
  formGone: 'This form no longer exists.',
};

/** What the owner reads about mailing lists. */
export const listWording: Wording<ListCode> = {
  listNameMissing: 'Please give the list a name.',
  listNameTaken: 'Another list has this name. Please choose another one.',
  listChanged: 'Somebody else saved this list meanwhile. Please look at their version first.',
  listGone: 'This list no longer exists.',
  listUsed: (values) => `${valueText(values, 'forms')} adds people to this list. Choose another list there first.`,
  subscriberEmailNotValid: editorWording.emailNotValid,
  subscriberKnown: 'This address is on the list already.',
  subscriberRefused: 'This person unsubscribed. Only they can join again.',
  consentMissing: 'Please confirm that these people agreed to get your mails.',
  fileWithoutAddresses: 'No column of this file holds email addresses.',
  fileTooLong: (values) => `A file may hold ${valueText(values, 'max')} rows at most.`,
};

export function formDraftSentence(problem: Problem<FormDraftCode>): string {
  return lookUpSentence(formDraftWording, problem);
}

export function listSentence(problem: Problem<ListCode>): string {
  return lookUpSentence(listWording, problem);
}
