import {
  CART_PATH,
  type FormFieldErrors,
  type FormKeyResponse,
  formKeyPath,
  SAVE_FORM_PATH,
  type SaveFormResponse,
  TEMPLATE_SCHEMA_PATH,
  type TemplateSchemaResponse,
} from '@quoin/contract/endpoints/site';
import { readCookie } from '../../page/cookies.ts';
import { type NodeLike, one } from '../kit.ts';
import { controlAnswers } from './controlAnswers.ts';

const ERROR = 'field-error';
const SENT = 'form-submission-text';

/** What the endpoints of forms answer, as far as it matters here. */
type Answer = Partial<FormKeyResponse & SaveFormResponse & FormFieldErrors & TemplateSchemaResponse>;

/**
 * `new Y.Squarespace.FormSubmit({ formNode }).submit(formId, …)`: sends a form whose markup a theme writes itself. It reaches
 * the form of this site that has the same fields (FORM-12).
 */
export class FormSubmit {
  readonly #form: HTMLFormElement | null;
  #isSending = false;

  constructor({ formNode }: { readonly formNode?: NodeLike } = {}) {
    const node = one(formNode ?? null)?._node;
    this.#form = node instanceof HTMLFormElement ? node : null;
  }

  submit(formId = ''): void {
    if (this.#form === null || this.#isSending) return;
    this.#isSending = true;
    void send(this.#form, formId).finally(() => {
      this.#isSending = false;
    });
  }
}

async function send(form: HTMLFormElement, formId: string): Promise<void> {
  for (const old of form.querySelectorAll(`.${ERROR}`)) old.remove();
  // Cached pages carry no cookie: the cart's answer brings one.
  if (crumb() === '') await ask(CART_PATH);
  const { key, error } = await ask(formKeyPath(formId), {});
  if (key === undefined) return showError(form, error ?? '');
  const answers = JSON.stringify(controlAnswers(form));
  const page = { pageTitle: document.title.slice(0, 500), pagePath: location.pathname };
  const saved = await ask(SAVE_FORM_PATH, { formId, key, form: answers, ...page });
  if (saved.success === true) return showSent(form);
  showError(form, [saved.error ?? '', ...Object.values(saved.errors ?? {})].join(' '));
}

function crumb(): string {
  return readCookie(document.cookie, '__Host-crumb') || readCookie(document.cookie, 'crumb');
}

async function ask(path: string, body?: object): Promise<Answer> {
  const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-csrf-token': crumb() };
  const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  try {
    return (await (await fetch(path, init)).json()) as Answer;
  } catch (fault) {
    return { error: String(fault) };
  }
}

/** Above all else of the form, and said to who does not see it. */
function showError(form: HTMLFormElement, text: string): void {
  const error = document.createElement('div');
  error.className = ERROR;
  error.setAttribute('role', 'alert');
  error.textContent = text;
  form.prepend(error);
}

/** Replaces the form with the theme's message, which is hidden next to it, or else the default thanks. */
async function showSent(form: HTMLFormElement): Promise<void> {
  let sent = form.parentElement?.querySelector<HTMLElement>(`.${SENT}`);
  if (!sent) {
    sent = document.createElement('div');
    sent.className = SENT;
    sent.textContent = (await ask(`${TEMPLATE_SCHEMA_PATH}?type=form`)).strings?.thanks ?? '';
    form.after(sent);
  }
  sent.classList.remove('hidden');
  sent.hidden = false;
  sent.tabIndex = -1;
  // Themes set `display` on forms, which would override the attribute.
  form.style.display = 'none';
  sent.focus();
}
