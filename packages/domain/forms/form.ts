import { CAPTCHA_ACTIONS, type CaptchaAction } from '@quoin/domain/access';
import { en as newFormEnglish } from '@quoin/messages/newForm';
import type { FormField } from './field.ts';

export const FORM_KINDS = ['form', 'newsletter'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** What a form's captcha is solved for (CAPT-02). */
export function formCaptchaAction({ kind }: { readonly kind: FormKind }, isPopup = false): CaptchaAction {
  if (isPopup) return CAPTCHA_ACTIONS.popup;
  return kind === 'newsletter' ? CAPTCHA_ACTIONS.newsletter : CAPTCHA_ACTIONS.form;
}

/** What a page contains and what happens to a submission (FORM-01), in the five tabs of the form builder (EDIT-01). */
export interface Form {
  readonly id: string;
  readonly name: string;
  readonly kind: FormKind;
  readonly fields: readonly FormField[];
  readonly settings: FormSettings;
}

export type CaptchaTheme = 'light' | 'dark';
export const ALIGNMENTS = ['left', 'center', 'right'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export interface FormSettings {
  // Build
  readonly showTitle: boolean;
  readonly description: string;
  readonly submitText: string;
  readonly buttonAlignment: Alignment;
  // Storage
  /** Where each submission is mailed to; empty: to the site's contact address. */
  readonly notifyEmails: readonly string[];
  readonly notifiesOwner: boolean;
  /** The list that a visitor who gives an address is asked to join. It is the purpose of a newsletter form. */
  readonly mailingListId: string | null;
  readonly visitorMail: { readonly isOn: boolean; readonly subject: string; readonly text: string };
  // Advanced
  /** HTML, cleaned when it is saved. */
  readonly submissionMessage: string;
  readonly submissionHtml: string;
  readonly successRedirect: string;
  readonly membersOnly: boolean;
  // Captcha
  readonly captchaEnabled: boolean;
  readonly captchaTheme: CaptchaTheme;
  readonly captchaAlignment: Alignment;
  /** Whether people may send it while nobody can be asked about their captcha (FT-21); else it stays closed. */
  readonly opensWhenCaptchaIsAway: boolean;
  // Disclaimer
  /** HTML, cleaned when it is saved. */
  readonly disclaimer: string;
}

export const DEFAULT_FORM_SETTINGS: FormSettings = {
  ...{ showTitle: false, description: '', submitText: newFormEnglish.send, buttonAlignment: 'left' },
  ...{ notifyEmails: [], notifiesOwner: true, mailingListId: null },
  visitorMail: { isOn: false, subject: '', text: '' },
  ...{
    submissionMessage: `<p>${newFormEnglish.thanks}</p>`,
    submissionHtml: '',
    successRedirect: '',
    membersOnly: false,
  },
  ...{ captchaEnabled: false, captchaTheme: 'light', captchaAlignment: 'left', opensWhenCaptchaIsAway: false },
  disclaimer: '',
};

/** What a page may know of a form: nothing about where its submissions go. */
export interface PublicForm {
  readonly id: string;
  readonly name: string;
  readonly kind: FormKind;
  readonly fields: readonly FormField[];
  readonly showTitle: boolean;
  readonly description: string;
  readonly submitText: string;
  readonly buttonAlignment: Alignment;
  readonly parsedSubmissionMessage: string;
  readonly submissionHTML: string;
  readonly successRedirect: string;
  readonly parsedDisclaimerMessage: string;
  readonly captchaEnabled: boolean;
  readonly captchaTheme: CaptchaTheme;
  readonly captchaAlignment: Alignment;
}

/** FORM-01, in its own spelling. */
export function publicForm({ id, name, kind, fields, settings }: Form): PublicForm {
  const { showTitle, description, submitText, buttonAlignment, successRedirect } = settings;
  const { captchaEnabled, captchaTheme, captchaAlignment } = settings;
  return {
    ...{ id, name, kind, fields, showTitle, description, submitText, buttonAlignment, successRedirect },
    ...{ captchaEnabled, captchaTheme, captchaAlignment },
    parsedSubmissionMessage: settings.submissionMessage,
    submissionHTML: settings.submissionHtml,
    parsedDisclaimerMessage: settings.disclaimer,
  };
}
