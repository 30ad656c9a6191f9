import type {
  AddSubscriberRequest,
  CreateFormRequest,
  ImportSubscribersRequest,
  SaveFormSettingsRequest,
  SaveMailingListRequest,
  SubmissionsActRequest,
  SubscribersActRequest,
} from '@quoin/contract/endpoints/content';
import type { SaveFormRequest } from '@quoin/contract/endpoints/site';
import { DATE_ORDERS, SEPARATORS, typedCode } from '@quoin/domain/formats';
import { ALIGNMENTS, FIELD_TYPES, FORM_KINDS, FORM_LIMITS, LIST_LIMITS } from '@quoin/domain/forms';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** Longer than any rule allows: the rules say so in words, this only bounds what they look at. */
const text = (max: number) => z.string().max(max).transform(withoutNul);
const SHORT = 400;
const LONG = 2000;
const HTML = FORM_LIMITS.html * 2;

/** PostgreSQL keeps no NUL and no half character. */
function withoutNul(value: string): string {
  return value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '');
}

const save = z.object({
  formId: z.string().max(100).optional(),
  key: z.string().max(400),
  // Judged as one of the form's own refusals, not as a request of another form.
  form: z.unknown().transform((value) => (typeof value === 'string' ? value : '')),
  captchaKey: z.string().max(10_000).optional(),
  isPopup: z.boolean().optional(),
  pageTitle: text(500).optional(),
  pageId: text(100).optional(),
  pagePath: text(2000).optional(),
  contentSource: text(10).optional(),
  pagePermissionType: z.union([text(20), z.number().transform(String)]).optional(),
  homepage: z.string().max(1000).optional(),
});

const field = z.object({
  id: z.string().max(64),
  type: z.enum(FIELD_TYPES),
  title: text(SHORT),
  description: text(LONG),
  placeholder: text(SHORT),
  isRequired: z.boolean(),
  options: z.array(text(SHORT)).max(FORM_LIMITS.options * 2),
  maxLength: z.number().nullable(),
  currencySymbol: text(SHORT),
  showCountryCode: z.boolean(),
  underline: z.boolean(),
  key: text(SHORT),
  value: text(LONG),
});

const settings = z.object({
  showTitle: z.boolean(),
  description: text(LONG),
  submitText: z.string().trim().min(1).max(60),
  buttonAlignment: z.enum(ALIGNMENTS),
  notifyEmails: z.array(z.string().max(320).transform(typedCode)).max(20),
  notifiesOwner: z.boolean(),
  mailingListId: z.uuid().nullable(),
  visitorMail: z.object({ isOn: z.boolean(), subject: text(FORM_LIMITS.subject), text: text(FORM_LIMITS.html) }),
  submissionMessage: text(HTML),
  submissionHtml: text(HTML),
  successRedirect: z.string().trim().max(2000),
  membersOnly: z.boolean(),
  captchaEnabled: z.boolean(),
  captchaTheme: z.enum(['light', 'dark']),
  captchaAlignment: z.enum(ALIGNMENTS),
  opensWhenCaptchaIsAway: z.boolean().default(false),
  disclaimer: text(HTML),
});

const ids = z.array(z.uuid()).min(1).max(500);
const createForm = z.object({ name: text(SHORT), kind: z.enum(FORM_KINDS), mailingListId: z.uuid().nullable() });
const saveForm = z.object({
  name: text(SHORT),
  fields: z.array(field).max(FORM_LIMITS.fields * 2),
  settings,
  revision: z.number().int(),
});
const actOnSubmissions = z.object({ act: z.enum(['read', 'unread', 'spam', 'inbox', 'delete', 'restore']), ids });
const saveList = z.object({
  name: text(SHORT),
  description: text(LIST_LIMITS.description),
  isDoubleOptIn: z.boolean(),
  sendsWelcome: z.boolean(),
  revision: z.number().int(),
});
const addSubscriber = z.object({ email: z.string().trim().max(320), fullName: text(200), hasConsent: z.boolean() });
const importSubscribers = z.object({
  text: z.string().max(5_000_000),
  hasConsent: z.boolean(),
  separator: z.enum(SEPARATORS).optional(),
  dateOrder: z.enum(DATE_ORDERS).optional(),
});
const actOnSubscribers = z.object({ act: z.enum(['unsubscribe', 'delete', 'askAgain']), ids });

export function parseSaveForm(body: unknown): Outcome<SaveFormRequest, RequestCode> {
  return parseRequest(save, body) as Outcome<SaveFormRequest, RequestCode>;
}

export function parseCreateForm(body: unknown): Outcome<CreateFormRequest, RequestCode> {
  return parseRequest(createForm, body);
}

export function parseSaveFormSettings(body: unknown): Outcome<SaveFormSettingsRequest, RequestCode> {
  return parseRequest(saveForm, body);
}

export function parseSubmissionsAct(body: unknown): Outcome<SubmissionsActRequest, RequestCode> {
  return parseRequest(actOnSubmissions, body);
}

export function parseSaveMailingList(body: unknown): Outcome<SaveMailingListRequest, RequestCode> {
  return parseRequest(saveList, body);
}

export function parseAddSubscriber(body: unknown): Outcome<AddSubscriberRequest, RequestCode> {
  return parseRequest(addSubscriber, body);
}

export function parseImportSubscribers(body: unknown): Outcome<ImportSubscribersRequest, RequestCode> {
  return parseRequest(importSubscribers, body);
}

export function parseSubscribersAct(body: unknown): Outcome<SubscribersActRequest, RequestCode> {
  return parseRequest(actOnSubscribers, body);
}
