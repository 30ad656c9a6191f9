import type { DateOrder, Separator } from '@quoin/domain/formats';
import type { FormField, FormKind, FormSettings, KeptAnswer, SubmissionFolder } from '@quoin/domain/forms';
import { appSitePath } from '../running/appSites.ts';

export interface WireFormSummary {
  readonly id: string;
  readonly name: string;
  readonly kind: FormKind;
  readonly updatedAt: number;
  readonly submissionCount: number;
  readonly unreadCount: number;
  readonly spamCount: number;
  readonly lastAt: number | null;
}

export interface WireForm {
  readonly id: string;
  readonly name: string;
  readonly kind: FormKind;
  readonly fields: readonly FormField[];
  readonly settings: FormSettings;
  readonly revision: number;
  readonly updatedAt: number;
}

/** GET. POST with a `CreateFormRequest` makes one: 201 with an `AppFormResponse`. */
export interface AppFormsResponse {
  readonly forms: readonly WireFormSummary[];
}

export interface AppFormResponse {
  readonly form: WireForm;
}

export interface CreateFormRequest {
  readonly name: string;
  readonly kind: FormKind;
  /** Of a newsletter form. */
  readonly mailingListId: string | null;
}

/** PUT. 409 `formChanged` with the stored `form`; 422 with `fields` by place (`fields.2`). */
export interface SaveFormSettingsRequest {
  readonly name: string;
  readonly fields: readonly FormField[];
  readonly settings: FormSettings;
  readonly revision: number;
}

export function appFormsPath(site: string): string {
  return appSitePath(site, '/forms');
}

/** GET, PUT, DELETE; POST `/restore` brings a deleted one back. */
export function appFormPath(site: string, formId: string): string {
  return `${appFormsPath(site)}/${encodeURIComponent(formId)}`;
}

export interface WireSubmission {
  readonly id: string;
  readonly formId: string;
  readonly formName: string;
  readonly sender: string;
  readonly email: string;
  readonly answers: readonly KeptAnswer[];
  readonly page: { readonly title: string; readonly path: string };
  readonly folder: SubmissionFolder;
  readonly spamReasons: readonly string[];
  readonly isRead: boolean;
  readonly createdAt: number;
}

/** GET `?form=&folder=&unread=yes&search=&cursor=`. */
export interface AppSubmissionsResponse {
  readonly submissions: readonly WireSubmission[];
  readonly nextCursor: string | null;
}

export const SUBMISSION_ACTS = ['read', 'unread', 'spam', 'inbox', 'delete', 'restore'] as const;

/** POST. */
export interface SubmissionsActRequest {
  readonly act: (typeof SUBMISSION_ACTS)[number];
  readonly ids: readonly string[];
}

export interface SubmissionsActResponse {
  readonly count: number;
}

/** GET the list, POST an act; `.csv` with the same filters is the export. */
export function appSubmissionsPath(site: string): string {
  return appSitePath(site, '/submissions');
}

export function appSubmissionsCsvPath(site: string): string {
  return appSitePath(site, '/submissions.csv');
}

export interface WireMailingList {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly isDoubleOptIn: boolean;
  readonly sendsWelcome: boolean;
  readonly revision: number;
  readonly subscribed: number;
  readonly pending: number;
  readonly unsubscribed: number;
}

/** GET; POST makes one, with the texts of a `SaveMailingListRequest`. */
export interface AppMailingListsResponse {
  readonly lists: readonly WireMailingList[];
}

export interface SaveMailingListRequest {
  readonly name: string;
  readonly description: string;
  readonly isDoubleOptIn: boolean;
  readonly sendsWelcome: boolean;
  /** 0 for a new one. */
  readonly revision: number;
}

export function appMailingListsPath(site: string): string {
  return appSitePath(site, '/mailing-lists');
}

/** PUT, DELETE. */
export function appMailingListPath(site: string, listId: string): string {
  return `${appMailingListsPath(site)}/${encodeURIComponent(listId)}`;
}

export interface WireSubscriber {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly state: 'pending' | 'subscribed' | 'unsubscribed';
  readonly source: string;
  readonly createdAt: number;
  readonly confirmedAt: number | null;
  readonly unsubscribedAt: number | null;
}

/** GET `?state=&search=&cursor=`; POST adds one person who agreed. */
export interface AppSubscribersResponse {
  readonly subscribers: readonly WireSubscriber[];
  readonly nextCursor: string | null;
}

export interface AddSubscriberRequest {
  readonly email: string;
  readonly fullName: string;
  readonly hasConsent: boolean;
}

/** POST: a file's text. */
export interface ImportSubscribersRequest {
  /** Guessed when left out. */
  readonly separator?: Separator | undefined;
  readonly dateOrder?: DateOrder | undefined;
  readonly text: string;
  readonly hasConsent: boolean;
}

export interface ImportSubscribersResponse {
  readonly added: number;
  readonly known: number;
  readonly refused: number;
  readonly invalid: number;
  /** Unsubscribed or never confirmed where the file comes from. */
  readonly leftOut: number;
}

export const SUBSCRIBER_ACTS = ['unsubscribe', 'delete', 'askAgain'] as const;

export interface SubscribersActRequest {
  readonly act: (typeof SUBSCRIBER_ACTS)[number];
  readonly ids: readonly string[];
}

export type SubscribersPart = 'subscribers' | 'subscribers.csv' | 'subscribers/import' | 'subscribers/acts';

export function appSubscribersPath(site: string, listId: string, part: SubscribersPart = 'subscribers'): string {
  return `${appMailingListPath(site, listId)}/${part}`;
}
