/** POST: the answers by field id, checked by the server's rules (FORM-12). 200 `{}`; 400 with `errors` by field id. */
export function validateFormPath(formId: string): string {
  return `/api/rest/forms/validate/${encodeURIComponent(formId)}`;
}

/**
 * POST with an empty body: a key for one submission, good for two hours and this visitor. With `formId` in the query it is
 * good for that form only; without, for the first one it is used for.
 */
export const FORM_KEY_PATH = '/api/form/FormSubmissionKey';

export function formKeyPath(formId: string): string {
  return `${FORM_KEY_PATH}?formId=${encodeURIComponent(formId)}`;
}

export interface FormKeyResponse {
  readonly key: string;
}

/** POST. The same key with the same answers again is answered as before (FRM-2). */
export const SAVE_FORM_PATH = '/api/form/SaveFormSubmission';

export interface SaveFormRequest {
  /** Left out: the form that the key was given for, else the one that has just these fields (FORM-12). */
  readonly formId?: string;
  readonly key: string;
  /** JSON by field id. */
  readonly form: string;
  readonly captchaKey?: string;
  /** Whether the form is in the site's popup: its captcha was solved for that (CAPT-02). */
  readonly isPopup?: boolean;
  readonly pageTitle?: string;
  readonly pageId?: string;
  readonly pagePath?: string;
  /** `c`: the page of a collection, `i`: of an item. */
  readonly contentSource?: string;
  readonly pagePermissionType?: string;
  /** The field people never see, under its own name. */
  readonly homepage?: string;
}

export interface SaveFormResponse {
  readonly success: true;
}

/** The body of a refusal about fields: in addition to `error`, it contains a sentence by field id (FORM-14). */
export interface FormFieldErrors {
  readonly error: string;
  readonly errorKey: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** GET `?type=form`: the template of a form block and its strings in the site's language (FORM-12). */
export const TEMPLATE_SCHEMA_PATH = '/api/template/GetTemplateSchema';

export interface TemplateSchemaResponse {
  readonly type: string;
  readonly html: string;
  /** Every sentence and label of a form: refusals by code, the rest by its name in `FormTexts`. */
  readonly strings: Readonly<Record<string, string>>;
}

/** POST: a plain form without script; answers with the page itself. */
export function postFormPath(formId: string): string {
  return `/forms/${encodeURIComponent(formId)}`;
}

/** GET `?page=/contact`: that page, with the form's own answer in the form's place. */
export function sentFormPath(formId: string, page: string): string {
  return `${postFormPath(formId)}/sent?page=${encodeURIComponent(page)}`;
}
