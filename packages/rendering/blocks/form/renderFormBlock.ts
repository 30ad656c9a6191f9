import { postFormPath } from '@quoin/contract/endpoints/site';
import { type FormProps, islandPropsText } from '@quoin/contract/islands';
import { type Answers, fieldView, formTextsIn, type PublicForm, problemView, TRAP_NAME } from '@quoin/domain/forms';
import { createEngine, type Template } from '@quoin/template';
import { coreFormatters } from '../../formatters/index.ts';
import { escapeHtml } from '../../page/escape.ts';
import { corePredicates } from '../../predicates/index.ts';
import { FORM_BODY_TEMPLATE, FORM_FIELD_TEMPLATE, FORM_TEMPLATE } from './formTemplate.ts';

/** State of a form: fresh, refused with the visitor's input, or sent. */
export type FormBlockState =
  | { readonly kind: 'fresh' }
  | {
      readonly kind: 'refused';
      readonly answers: Answers;
      /** Sentences by field id. */
      readonly errors: Readonly<Record<string, string>>;
      readonly message: string;
    }
  | { readonly kind: 'sent'; readonly needsConfirmation: boolean };

export interface FormBlockPlace {
  /** Unique on the page; letters, digits, `-`. */
  readonly blockId: string;
  readonly page: FormProps['page'];
  readonly captcha: FormProps['captcha'];
  /** It is in the site's popup. */
  readonly isPopup?: boolean;
  /** Of the site. */
  readonly language: string;
  readonly state?: FormBlockState;
}

const PARTIALS = new Map([
  ['form.html', FORM_BODY_TEMPLATE],
  ['form-field.html', FORM_FIELD_TEMPLATE],
]);
let compiled: Template | undefined;

/** Once, when the first form is printed. */
function template(): Template {
  compiled ??= createEngine({
    formatters: coreFormatters({}),
    predicates: corePredicates(),
    partials: PARTIALS,
  }).compile(FORM_TEMPLATE, 'form.block');
  return compiled;
}

/**
 * Returns the content of a form or newsletter block's frame: HTML that works without script. The widget `form` adopts
 * it.
 */
export function formContentHtml(form: PublicForm, place: FormBlockPlace): string {
  const options = { now: 0, timeZone: 'UTC', locale: place.language };
  const { output, errors } = template().render(formBlockData(form, place), options);
  const first = errors.find(({ severity }) => severity === 'error');
  if (first !== undefined) throw new Error(`The form block has an error: ${first.message}`);
  return output;
}

/** A whole block in its frame (page-data 11), for places that have none: a footer, a popup. */
export function renderFormBlock(form: PublicForm, place: FormBlockPlace): string {
  const [type, number] = form.kind === 'newsletter' ? ['newsletter', 51] : ['form', 9];
  const frame = `class="sqs-block ${type}-block sqs-block-${type}" data-block-type="${number}" id="block-${escapeHtml(place.blockId)}"`;
  return `<div ${frame}><div class="sqs-block-content">${formContentHtml(form, place)}</div></div>`;
}

/** What the template sees. */
export function formBlockData(form: PublicForm, place: FormBlockPlace): Readonly<Record<string, unknown>> {
  const { blockId, page, captcha, isPopup, language } = place;
  const props: FormProps = { form, blockId, page, captcha, language, ...(isPopup ? { isPopup } : {}) };
  return {
    formId: form.id,
    isNewsletter: form.kind === 'newsletter',
    islandProps: islandPropsText<'form'>(props),
    body: bodyData(form, place),
  };
}

function bodyData(form: PublicForm, place: FormBlockPlace): Readonly<Record<string, unknown>> {
  const { blockId, page, language, state = { kind: 'fresh' } } = place;
  const texts = formTextsIn(language);
  const answers = state.kind === 'refused' ? state.answers : {};
  const errors = state.kind === 'refused' ? state.errors : {};
  const title = form.showTitle ? form.name : '';
  return {
    ...{ blockId, page, formId: form.id, action: postFormPath(form.id) },
    sent:
      state.kind === 'sent'
        ? {
            message: form.parsedSubmissionMessage,
            html: form.submissionHTML,
            note: state.needsConfirmation ? texts.confirmByMail : '',
          }
        : null,
    header: title === '' && form.description === '' ? null : { title, description: form.description },
    ...{ trapName: TRAP_NAME, trapLabel: texts.honeypot },
    problem: state.kind === 'refused' ? problemView(form.fields, { blockId, errors, language }, state.message) : null,
    fields: form.fields.map((field) => fieldView(field, { blockId, answers, errors, language })),
    disclaimer: form.parsedDisclaimerMessage,
    ...{ submitText: form.submitText, buttonAlignment: form.buttonAlignment },
    captchaAlignment: form.captchaAlignment,
  };
}
