import { SUBSCRIBER_STATES, type SubscriberState } from '@quoin/domain/forms';
import { searchText } from '../../app/searchParams.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The filters of the inbox, as its address says them; `open` is the submission one reads. */
export interface InboxSearch {
  readonly search?: string;
  readonly form?: string;
  readonly folder?: 'spam';
  readonly unread?: 'yes';
  readonly open?: string;
}

export function inboxSearch(search: Readonly<Record<string, unknown>>): InboxSearch {
  const { form, folder, unread, open } = search;
  const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
  return {
    ...searchText(search),
    ...(isId(form) ? { form } : {}),
    ...(folder === 'spam' ? { folder } : {}),
    ...(unread === 'yes' ? { unread } : {}),
    ...(isId(open) ? { open } : {}),
  };
}

/** What the list is narrowed to: without what is open. */
export function inboxFilter({ open: _, ...filter }: InboxSearch): Readonly<Record<string, string>> {
  return { ...filter };
}

export const FORM_TABS = ['build', 'storage', 'advanced', 'captcha', 'disclaimer'] as const;
/** The five tabs of a form's settings (EDIT-01). */
export type FormTab = (typeof FORM_TABS)[number];

export function formTab(search: Readonly<Record<string, unknown>>): { readonly tab?: FormTab } {
  const tab = FORM_TABS.find((each) => each === search.tab);
  return tab === undefined || tab === 'build' ? {} : { tab };
}

export interface ListSearch {
  readonly search?: string;
  readonly state?: SubscriberState;
}

export function listSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  const state = SUBSCRIBER_STATES.find((each) => each === search.state);
  return { ...searchText(search), ...(state === undefined ? {} : { state }) };
}
