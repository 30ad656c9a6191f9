import type { WireProblemState } from '@quoin/contract/endpoints/content';
import type { WireErrorState } from '@quoin/contract/endpoints/running';
import type { StockFilter } from '@quoin/contract/endpoints/store';
import { isSignInProblem, type SignInProblem } from '@quoin/domain/access';
import { REVIEW_STATES, type ReviewState } from '@quoin/domain/catalog';
import { COMMENT_STATES, type CommentState, isLocalPath } from '@quoin/domain/site';

/** What addresses may say after `?`; anything else is dropped rather than believed. */
export function searchText(search: Readonly<Record<string, unknown>>): { readonly search?: string } {
  const { search: text } = search;
  const given = typeof text === 'number' ? String(text) : text;
  return typeof given === 'string' && given.trim() !== '' ? { search: given.trim().slice(0, 200) } : {};
}

export function stockFilter(search: Readonly<Record<string, unknown>>): { readonly stock?: StockFilter } {
  return search.stock === 'low' || search.stock === 'out' ? { stock: search.stock } : {};
}

export function problemState(search: Readonly<Record<string, unknown>>): { readonly state?: WireProblemState } {
  return search.state === 'resolved' ? { state: 'resolved' } : {};
}

/** Which comments are shown; those that wait when left out. */
export function commentState(search: Readonly<Record<string, unknown>>): { readonly state?: CommentState } {
  const state = COMMENT_STATES.find((each) => each === search.state);
  return state === undefined || state === 'pending' ? {} : { state };
}

/** Which reviews are shown; those that wait when left out. */
export function reviewState(search: Readonly<Record<string, unknown>>): { readonly state?: ReviewState } {
  const state = REVIEW_STATES.find((each) => each === search.state);
  return state === undefined || state === 'pending' ? {} : { state };
}

export function errorState(search: Readonly<Record<string, unknown>>): { readonly state?: WireErrorState } {
  return search.state === 'dismissed' ? { state: 'dismissed' } : {};
}

export interface TryOutPlace {
  /** Path in the theme. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** Path of the page to try it out on. */
  readonly page?: string;
}

/** Which file is open at which place, and which page it is tried out on. */
export function tryOutPlace(search: Readonly<Record<string, unknown>>): TryOutPlace {
  const { file, line, column, page } = search;
  return {
    ...(typeof file === 'string' && file.length <= 128 ? { file } : {}),
    ...(isPlace(line) ? { line } : {}),
    ...(isPlace(column) ? { column } : {}),
    ...(typeof page === 'string' && /^\/(?!\/)/.test(page) && page.length <= 2000 ? { page } : {}),
  };
}

function isPlace(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

/** Where to go after the sign-in: a path of this app, never another origin. */
export function localPath(search: Readonly<Record<string, unknown>>): { readonly returnTo?: string } {
  const { returnTo } = search;
  const isLocal = typeof returnTo === 'string' && isLocalPath(returnTo);
  return isLocal && !returnTo.startsWith('/sign-in') ? { returnTo } : {};
}

/** Parses where a user goes after signing in, and why a sign-in failed elsewhere. */
export function signInSearch(search: Readonly<Record<string, unknown>>): {
  readonly returnTo?: string;
  readonly problem?: SignInProblem;
  /** The password is entered, the code is next. */
  readonly step?: 'code';
} {
  const problem = typeof search.problem === 'string' ? search.problem : undefined;
  return {
    ...localPath(search),
    ...(isSignInProblem(problem) ? { problem } : {}),
    ...(search.step === 'code' ? { step: 'code' } : {}),
  };
}

export interface AuditFilter {
  readonly search?: string;
  /** The part of an action before its dot. */
  readonly subject?: string;
  /** An account's id. */
  readonly actor?: string;
  /** Days of the store, both in it. */
  readonly from?: string;
  readonly until?: string;
}

export function auditFilter(search: Readonly<Record<string, unknown>>): AuditFilter {
  const { subject, actor, from, until } = search;
  return {
    ...searchText(search),
    ...(typeof subject === 'string' && /^[a-zA-Z]{1,40}$/.test(subject) ? { subject } : {}),
    ...(typeof actor === 'string' && /^[0-9a-f-]{36}$/.test(actor) ? { actor } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(until) ? { until } : {}),
  };
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** Whether two searches find the same, in whatever order they say it. */
export function isSameSearch(left: Readonly<Record<string, string>>, right: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name]);
}

export type MailboxState = 'waiting' | 'sent' | 'kept' | 'failed';

export function mailboxFilter(search: Readonly<Record<string, unknown>>): {
  readonly search?: string;
  readonly state?: MailboxState;
} {
  const states: readonly unknown[] = ['waiting', 'sent', 'kept', 'failed'];
  return { ...searchText(search), ...(states.includes(search.state) ? { state: search.state as MailboxState } : {}) };
}
