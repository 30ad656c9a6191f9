import type { ClientProblem, FormCalls } from '@quoin/contract/client';
import type { SaveFormRequest } from '@quoin/contract/endpoints/site';
import type { FormProps } from '@quoin/contract/islands';
import {
  type Answers,
  type FormCode,
  type FormFlowEvent,
  fieldErrors,
  formAnswerProblems,
  formSentence,
  saveRefusal,
} from '@quoin/domain/forms';
import type { Outcome } from '@quoin/domain/problem';

/** What is shown of a form that was refused: why, and what is wrong with which field. */
export interface Refusal {
  readonly message: string;
  /** By field id. */
  readonly errors: Readonly<Record<string, string>>;
}

export interface Submitting {
  readonly props: FormProps;
  readonly answers: Answers;
  /** The field people never see. */
  readonly trap: string;
  readonly forms: FormCalls;
  /** Null where the form wants no captcha. */
  readonly captchaToken: (() => Promise<Outcome<string, 'captchaMissing'>>) | null;
  /** Moves the form's machine; false when it has gone elsewhere meanwhile: then nothing more happens. */
  readonly move: (event: FormFlowEvent) => boolean;
}

/**
 * The steps of FORM-03, one after the other: local rules, the server's, captcha, key, saving. Answers what to show when one
 * refuses; null when all is done, or when the form no longer waits for it.
 */
export async function runSubmit(submitting: Submitting): Promise<Refusal | null> {
  const { props, answers, forms, captchaToken, move } = submitting;
  const { form, language } = props;
  const sentence = (code: FormCode) => formSentence({ code }, language);
  const refuse = (refusal: Refusal): Refusal | null => (move('refuse') ? refusal : null);
  const problems = formAnswerProblems(form.fields, answers);
  if (problems.length > 0)
    return refuse({ message: sentence('fieldsInvalid'), errors: fieldErrors(problems, language) });
  if (!move('pass')) return null;
  const checked = await forms.validate(form.id, answers);
  if (!checked.ok) return refuse(refusalOf(checked.problem, sentence));
  if (!move('pass')) return null;
  const token = captchaToken === null ? null : await captchaToken();
  if (token !== null && !token.ok) return refuse({ message: sentence(token.problem.code), errors: {} });
  if (!move('pass')) return null;
  const key = await forms.fetchKey(form.id);
  if (!key.ok) return refuse({ message: sentence('formKeyMissing'), errors: {} });
  if (!move('pass')) return null;
  const saved = await forms.save(requestOf(submitting, key.value.key, token?.value ?? null));
  if (!saved.ok) return refuse(refusalOf(saved.problem, sentence));
  move('pass');
  return null;
}

function requestOf({ props, answers, trap }: Submitting, key: string, token: string | null): SaveFormRequest {
  const { form, page, isPopup } = props;
  return {
    formId: form.id,
    key,
    form: JSON.stringify(answers),
    ...(token === null ? {} : { captchaKey: token }),
    ...(isPopup ? { isPopup } : {}),
    pageTitle: page.title,
    pageId: page.id,
    pagePath: page.path,
    contentSource: page.contentSource,
    pagePermissionType: page.permissionType,
    ...(trap === '' ? {} : { homepage: trap }),
  };
}

/** FORM-14: fields by name, then the status, then the server's own words. */
function refusalOf(problem: ClientProblem, sentence: (code: FormCode) => string): Refusal {
  const { status, code, message, fields } = problem;
  if (fields !== undefined) return { message: sentence('fieldsInvalid'), errors: fields };
  const known = saveRefusal(status);
  if (known !== null) return { message: sentence(known), errors: {} };
  // An answer that says nothing: well received, but not understood; or not ours at all.
  if (code === 'fault') {
    return { message: sentence(status < 300 ? 'formProcessingFailed' : 'unknownError'), errors: {} };
  }
  return { message, errors: {} };
}
