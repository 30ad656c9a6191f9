import { listPageWords } from '@quoin/domain/forms';
import { PAGE_TYPES, type PageType } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { html, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import {
  changeByLink,
  confirmOptIn,
  confirmSubmission,
  isSubmissionLink,
  type LinkDeps,
  readOptIn,
  readUnsubscribe,
} from '../answerLinks.ts';

export interface NewsletterRouteDeps extends LinkDeps {
  readonly pages: Pick<Deps['pages'], 'systemPage'>;
}

const GONE = 410;
const CONFIRM = '/newsletter/confirm/:token';
const UNSUBSCRIBE = '/newsletter/unsubscribe/:token';
const SUBMISSION = '/forms/confirm/:token';
/** Page type 300. */
const LEAVING = { pageType: PAGE_TYPES.newsletterUnsubscribe } as const;

/**
 * The links in mails about lists and forms. Opening one only asks: mail programs and scanners open links too. The press that
 * follows acts; the token in the address is the proof, so no crumb is needed.
 */
export function newsletterRoutes(deps: NewsletterRouteDeps): SiteRoute[] {
  const get = { method: 'GET', rate: 'page', forgery: 'none' } as const;
  const post = { method: 'POST', rate: 'write', forgery: 'none' } as const;
  return [
    { ...get, path: CONFIRM, handle: (request) => askToConfirm(deps, request) },
    { ...post, path: CONFIRM, handle: (request) => confirm(deps, request) },
    { ...get, path: UNSUBSCRIBE, handle: (request) => askToLeave(deps, request) },
    // Mail programs post here by themselves (RFC 8058).
    { ...post, path: UNSUBSCRIBE, handle: (request) => leave(deps, request) },
    { ...get, path: SUBMISSION, handle: (request) => askAboutSubmission(deps, request) },
    { ...post, path: SUBMISSION, handle: (request) => submissionConfirmed(deps, request) },
  ];
}

interface Shown {
  readonly title: string;
  readonly lead: string;
  /** One button each. */
  readonly forms?: readonly {
    readonly text: string;
    readonly name: string;
    readonly value: string;
    readonly isQuiet: boolean;
  }[];
  readonly status?: number;
  readonly pageType?: PageType;
}

async function page(deps: NewsletterRouteDeps, request: SiteRequest, shown: Shown): Promise<Reply> {
  const { title, lead, forms = [], status = 200, pageType = PAGE_TYPES.page } = shown;
  const view = {
    formPage: { title, lead, html: '', forms: forms.map((each) => ({ ...each, action: request.path })) },
  };
  const options = { pageType, path: request.path, title };
  const body = await deps.pages.systemPage(request.site, 'form', view, options);
  // The address contains a token, so the page sends no referrer.
  return html(body, { status, headers: { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } });
}

function dead(deps: NewsletterRouteDeps, request: SiteRequest): Promise<Reply> {
  const words = listPageWords(request.site.language);
  return page(deps, request, {
    title: words.deadTitle,
    lead: words.deadLead,
    status: GONE,
    pageType: PAGE_TYPES.error,
  });
}

/** A link that unsubscribes is never used up: it is not whole, or who it was for is on no list. */
function nobodyToLeave(deps: NewsletterRouteDeps, request: SiteRequest): Promise<Reply> {
  const words = listPageWords(request.site.language);
  return page(deps, request, { ...LEAVING, title: words.deadTitle, lead: words.leaveDeadLead, status: GONE });
}

const tokenOf = ({ params }: SiteRequest): string => params.token ?? '';

async function askToConfirm(deps: NewsletterRouteDeps, request: SiteRequest): Promise<Reply> {
  const words = listPageWords(request.site.language);
  const found = await readOptIn(deps, request.site, tokenOf(request));
  if (found === null) return dead(deps, request);
  const forms = [{ text: words.confirmButton, name: 'confirm', value: 'yes', isQuiet: false }];
  const lead = words.confirmLead(found.email, found.listName);
  return page(deps, request, { title: words.confirmTitle, lead, forms });
}

async function confirm(deps: NewsletterRouteDeps, request: SiteRequest): Promise<Reply> {
  const words = listPageWords(request.site.language);
  const found = await confirmOptIn(deps, request.site, tokenOf(request));
  if (found === null) return dead(deps, request);
  return page(deps, request, { title: words.confirmedTitle, lead: words.confirmedLead(found.listName) });
}

async function askToLeave(deps: NewsletterRouteDeps, request: SiteRequest): Promise<Reply> {
  const words = listPageWords(request.site.language);
  const found = await readUnsubscribe(deps, request.site, tokenOf(request));
  if (found === null) return nobodyToLeave(deps, request);
  if (found.state === 'unsubscribed') return left(deps, request, found);
  const forms = [{ text: words.unsubscribeButton, name: 'leave', value: 'yes', isQuiet: false }];
  const lead = words.unsubscribeLead(found.email, found.listName);
  return page(deps, request, { ...LEAVING, title: words.unsubscribeTitle, lead, forms });
}

async function leave(deps: NewsletterRouteDeps, request: SiteRequest): Promise<Reply> {
  const words = listPageWords(request.site.language);
  const isBack = formFields(request).text('rejoin') === 'yes';
  const found = await changeByLink(deps, request.site, tokenOf(request), isBack ? 'subscribed' : 'unsubscribed');
  if (found === null) return nobodyToLeave(deps, request);
  if (!isBack) return left(deps, request, found);
  return page(deps, request, { ...LEAVING, title: words.confirmedTitle, lead: words.resubscribedLead(found.listName) });
}

function left(
  deps: NewsletterRouteDeps,
  request: SiteRequest,
  { email, listName }: { readonly email: string; readonly listName: string },
): Promise<Reply> {
  const words = listPageWords(request.site.language);
  const forms = [{ text: words.resubscribeButton, name: 'rejoin', value: 'yes', isQuiet: true }];
  const lead = words.unsubscribedLead(email, listName);
  return page(deps, request, { ...LEAVING, title: words.unsubscribedTitle, lead, forms });
}

async function askAboutSubmission(deps: NewsletterRouteDeps, request: SiteRequest): Promise<Reply> {
  const words = listPageWords(request.site.language);
  if (!isSubmissionLink(deps, request.site, tokenOf(request))) return dead(deps, request);
  const forms = [{ text: words.confirmButton, name: 'confirm', value: 'yes', isQuiet: false }];
  return page(deps, request, { title: words.submissionTitle, lead: words.submissionLead, forms });
}

async function submissionConfirmed(deps: NewsletterRouteDeps, request: SiteRequest): Promise<Reply> {
  const words = listPageWords(request.site.language);
  if (!(await confirmSubmission(deps, request.site, tokenOf(request)))) return dead(deps, request);
  return page(deps, request, { title: words.submissionDoneTitle, lead: words.submissionDoneLead });
}
