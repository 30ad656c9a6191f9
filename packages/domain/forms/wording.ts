import { type CaptchaCode, captchaSentence, captchaWording } from '@quoin/domain/access';
import { inLanguage, lookUpSentence, lookUpSentenceIn, together, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as formRefusals from '@quoin/messages/app/formRefusals';
import * as listRefusals from '@quoin/messages/app/listRefusals';
import { form } from '@quoin/messages/form';
import { formField } from '@quoin/messages/formField';
import { formSentences, en as formSentencesEnglish } from '@quoin/messages/formSentences';
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
export const formDraftWording: Wording<FormDraftCode> = formRefusals;

/** What the owner reads about mailing lists. */
export const listWording: Wording<ListCode> = listRefusals;

export function formDraftSentence(problem: Problem<FormDraftCode>): string {
  return lookUpSentence(formDraftWording, problem);
}

export function listSentence(problem: Problem<ListCode>): string {
  return lookUpSentence(listWording, problem);
}
