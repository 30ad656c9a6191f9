export {
  type Answers,
  cleanText,
  type FieldValue,
  parseAnswers,
  parseAnswersText,
  wholeParts,
} from './answers/answers.ts';
export { answersInMainWords } from './answers/answersInMainWords.ts';
export { answersInWords } from './answers/answersInWords.ts';
export {
  answerText,
  type KeptAnswer,
  keptAnswers,
  likertText,
  searchableText,
  senderOf,
} from './answers/answerView.ts';
export { isCalendarDay, isClockTime } from './answers/dateAndTime.ts';
export { decideProductAnswers, productAnswerErrors, type ShownAnswer, shownAnswers } from './answers/lineAnswers.ts';
export { answersByField } from './answers/namedAnswers.ts';
export { PASSWORD_MASK, withoutPasswords } from './answers/passwordAnswers.ts';
export { keptTexts, productAnswerProblems, productFormAnswers, productFormTexts } from './answers/productAnswers.ts';
export { readAnswers } from './answers/readAnswers.ts';
export {
  type ChoiceView,
  type FieldSituation,
  type FieldView,
  fieldView,
  type OptionView,
  type PartView,
  type StatementView,
  TRAP_NAME,
} from './blockView.ts';
export {
  answeredFields,
  FIELD_KINDS,
  FIELD_TYPES,
  type FieldFamily,
  type FieldKind,
  type FieldProperty,
  type FieldType,
  type FormField,
  familyOf,
  isFieldType,
  shownParts,
} from './field.ts';
export { fieldName, partName } from './fieldNames.ts';
export { type FieldTexts, fieldSentence, fieldTextsIn, fieldWording } from './fieldWording.ts';
export { FORM_FLOW, FORM_WAITS, type FormFlowEvent, type FormFlowState, isFormLocked, submitLabel } from './flow.ts';
export {
  ALIGNMENTS,
  type Alignment,
  type CaptchaTheme,
  DEFAULT_FORM_SETTINGS,
  FORM_KINDS,
  type Form,
  type FormKind,
  type FormSettings,
  formCaptchaAction,
  type PublicForm,
  publicForm,
} from './form.ts';
export { type FormDraftCode, formDraftProblems, isFieldId, isOwnersTarget, isSitePath } from './formDraft.ts';
export { FORM_LIMITS } from './formLimits.ts';
export { isLikertValue, LIKERT_VALUES, type LikertValue } from './likert.ts';
export {
  decideAdding,
  decideJoin,
  type JoinDecision,
  LIST_LIMITS,
  type ListCode,
  OPT_IN,
  optInEnd,
  SUBSCRIBER_MOVES,
  SUBSCRIBER_STATES,
  type SubscriberState,
  type Subscription,
} from './mailingList.ts';
export {
  type FormMailWords,
  formMailWords,
  formNoticeWording,
  type ListPageWords,
  listPageWords,
} from './mailWording.ts';
export { newField } from './newField.ts';
export { type NewFormWords, newFormWords } from './newFormWording.ts';
export { productFormFields } from './otherForms.ts';
export { PERSON_COLUMNS } from './personColumns.ts';
export { type CharacterCounter, characterCounter, isEmptyValue, isOverLimit } from './plainFields.ts';
export { fieldErrors, type ProblemView, problemView } from './problemView.ts';
export { QUESTIONS_ID, type QuestionView, questionView } from './questionView.ts';
export { saveRefusal } from './refusals.ts';
export {
  decideFolder,
  folderOnceConfirmed,
  MAX_LINKS,
  type SpamFacts,
  type SpamReason,
  SUBMISSION_FOLDERS,
  type SubmissionFolder,
} from './spam.ts';
export {
  type FilePerson,
  readSubscriberFile,
  readSubscribers,
  SUBSCRIBER_FORM,
  type SubscriberFile,
  subscriberFileSentence,
} from './subscriberFile.ts';
export {
  type FieldCode,
  fieldFault,
  formAnswerProblems,
} from './validate.ts';
export {
  type FormCode,
  type FormTexts,
  formDraftSentence,
  formDraftWording,
  formSentence,
  formTexts,
  formTextsIn,
  formWording,
  listSentence,
  listWording,
  ownFormWording,
} from './wording.ts';
