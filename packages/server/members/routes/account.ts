import { statusOf } from '@quoin/contract/problems';
import { accountWords, isServiceSignInCode, passwordlessWords } from '@quoin/domain/access';
import { queryText } from '@quoin/domain/site';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { emailField, nameField, newPasswordField } from '../accountFields.ts';
import { form, section } from '../accountView.ts';
import { askForReset, isResetLinkLive, resetPassword } from '../resetPassword.ts';
import { listServices } from '../services/signInByService.ts';
import { askForSignInLink, lookAtSignInLink, signInByLink } from '../signInLink.ts';
import { signInMember, signInProven } from '../signInMember.ts';
import { signInSection, withNext } from '../signInPage.ts';
import { confirmLink, lookAtLink, signUpMember } from '../signUpMember.ts';
import { type AccountDeps, accountPage, FRESH, type Shown, safePlace, shownAgain } from './accountReply.ts';
import { signedInCookies } from './memberCookies.ts';
import { rememberSignUp, signUpBrowserOf } from './signUpCookie.ts';
import { browserOf, signOutCookies } from './siteUserSession.ts';

/**
 * The pages that lead into an account, as plain forms. They carry no crumb, because no visitor is known yet. The same
 * origin is required instead (SC-27).
 */
export function accountRoutes(deps: AccountDeps): SiteRoute[] {
  const get = (path: string, handle: SiteRoute['handle']): SiteRoute => ({
    ...{ method: 'GET', path, rate: 'page', forgery: 'none', handle },
  });
  const post = (path: string, handle: SiteRoute['handle']): SiteRoute => ({
    ...{ method: 'POST', path, rate: 'account', forgery: 'origin', handle },
  });
  return [
    get('/account/sign-in', (request) => showSignIn(deps, request, failedElsewhere(request))),
    { ...post('/account/sign-in', (request) => signIn(deps, request)), rate: 'signIn' },
    get('/account/sign-up', (request) => showSignUp(deps, request, FRESH)),
    post('/account/sign-up', (request) => signUp(deps, request)),
    get('/account/forgot', (request) => showForgot(deps, request, FRESH)),
    post('/account/forgot', (request) => forgot(deps, request)),
    get('/account/reset', (request) => showReset(deps, request, queryText(request.query, 'token') ?? '', FRESH)),
    post('/account/reset', (request) => reset(deps, request)),
    get('/account/link', (request) => showLink(deps, request, FRESH)),
    post('/account/link', (request) => useLink(deps, request)),
    get('/account/confirm', (request) => showConfirm(deps, request)),
    post('/account/confirm', (request) => confirm(deps, request)),
    {
      method: 'POST',
      path: '/account/sign-out',
      rate: 'write',
      forgery: 'crumb',
      handle: (request) => signOut(deps, request),
    },
  ];
}

function nextOf(request: SiteRequest): string {
  return safePlace(formFields(request).text('next') || (queryText(request.query, 'next') ?? ''));
}

/** Why signing in by another service led back here. */
function failedElsewhere(request: SiteRequest): Shown {
  const code = queryText(request.query, 'problem');
  return isServiceSignInCode(code) ? shownAgain(request, {}, [{ code }]) : FRESH;
}

async function showSignIn(deps: AccountDeps, request: SiteRequest, shown: Shown): Promise<Reply> {
  if (request.member !== null) return redirect(nextOf(request));
  const { language } = request.site;
  const words = accountWords(language);
  const saved = queryText(request.query, 'said') === 'signed-out' ? words.signedOut : shown.saved;
  const services = await listServices(deps.members, request.site);
  const sections = [signInSection(language, { next: nextOf(request), entered: shown.entered, services })];
  return accountPage(deps, request, { title: words.signIn, sections, shown: { ...shown, saved } });
}

async function signIn(deps: AccountDeps, request: SiteRequest): Promise<Reply> {
  const fields = formFields(request);
  const entered = { email: fields.text('email'), password: fields.text('password') };
  const rememberMe = fields.text('rememberMe') !== '';
  const outcome = await signInMember(deps.members, request.site, { ...entered, rememberMe, ...browserOf(request) });
  if (outcome.ok) return redirect(nextOf(request), { cookies: signedInCookies(outcome.value) });
  const values = { email: entered.email, rememberMe: rememberMe ? 'on' : '' };
  return showSignIn(deps, { ...request, member: null }, shownAgain(request, values, [outcome.problem]));
}

async function showSignUp(deps: AccountDeps, request: SiteRequest, shown: Shown): Promise<Reply> {
  const words = accountWords(request.site.language);
  const next = nextOf(request);
  if (request.member !== null) return redirect(next);
  const { entered } = shown;
  const signUpForm = form({
    action: '/account/sign-up',
    hidden: [{ name: 'next', value: next }],
    fields: [nameField(words, entered), emailField(words, entered), newPasswordField(words, entered)],
    checks: [
      {
        name: 'acceptsMarketing',
        label: words.news,
        isChecked: (entered.values.acceptsMarketing ?? '') !== '',
      },
    ],
    submitText: words.signUp,
  });
  const links = [{ label: words.haveAccount, url: withNext('/account/sign-in', next) }];
  const sections = [section({ id: 'sign-up', form: signUpForm, links })];
  return accountPage(deps, request, { title: words.signUp, sections, shown });
}

async function signUp(deps: AccountDeps, request: SiteRequest): Promise<Reply> {
  const fields = formFields(request);
  const [email, fullName, acceptsMarketing] = ['email', 'fullName', 'acceptsMarketing'].map((name) =>
    fields.text(name),
  );
  const { browserKey, cookies } = rememberSignUp(request, deps.members.randomBytes);
  const outcome = await signUpMember(deps.members, request.site, {
    browserKey,
    email: email!,
    fullName: fullName!,
    acceptsMarketing: acceptsMarketing !== '',
    password: fields.text('password'),
    next: nextOf(request),
  });
  if (!outcome.ok) {
    const values = { email: email!, fullName: fullName!, acceptsMarketing: acceptsMarketing! };
    return showSignUp(deps, request, shownAgain(request, values, [outcome.problem]));
  }
  return mailSent(deps, request, accountWords(request.site.language).signUpSent(email!.trim()), cookies);
}

function mailSent(
  deps: AccountDeps,
  request: SiteRequest,
  lead: string,
  cookies: Reply['cookies'] = [],
): Promise<Reply> {
  const words = accountWords(request.site.language);
  return accountPage(deps, request, { title: words.mailSent, lead, sections: [], cookies });
}

async function showForgot(deps: AccountDeps, request: SiteRequest, shown: Shown): Promise<Reply> {
  const words = accountWords(request.site.language);
  const askForm = form({
    action: '/account/forgot',
    fields: [emailField(words, shown.entered)],
    submitText: words.sendLink,
  });
  const links = [{ label: words.backToSignIn, url: '/account/sign-in' }];
  const sections = [section({ id: 'forgot', form: askForm, links })];
  return accountPage(deps, request, { title: words.forgot, sections, shown });
}

async function forgot(deps: AccountDeps, request: SiteRequest): Promise<Reply> {
  const email = formFields(request).text('email');
  const outcome = await askForReset(deps.members, request.site, email);
  if (!outcome.ok) return showForgot(deps, request, shownAgain(request, { email }, [outcome.problem]));
  return mailSent(deps, request, accountWords(request.site.language).resetSent(email.trim()));
}

/** Without a token the question for an address; with one the button that signs in. */
async function showLink(deps: AccountDeps, request: SiteRequest, shown: Shown): Promise<Reply> {
  const { language } = request.site;
  const [words, own] = [accountWords(language), passwordlessWords(language)];
  const token = queryText(request.query, 'token') ?? '';
  if (token === '') {
    const askForm = form({
      action: '/account/link',
      fields: [emailField(words, shown.entered)],
      submitText: words.sendLink,
    });
    const links = [{ label: words.backToSignIn, url: '/account/sign-in' }];
    const sections = [section({ id: 'link', text: own.byMailLead, form: askForm, links })];
    return accountPage(deps, request, { title: own.byMail, sections, shown });
  }
  const seen = await lookAtSignInLink(deps.members, request.site, token);
  if (seen === null) return linkDead(deps, request, own.linkDead);
  // A button, because programs that look through mails open every link.
  const openForm = form({
    action: '/account/link',
    hidden: [{ name: 'token', value: token }],
    submitText: words.signIn,
  });
  const sections = [section({ id: 'link', form: openForm })];
  return accountPage(deps, request, { title: own.openTitle, lead: own.open(seen.email), sections });
}

async function useLink(deps: AccountDeps, request: SiteRequest): Promise<Reply> {
  const fields = formFields(request);
  const [token, email] = [fields.text('token'), fields.text('email')];
  const own = passwordlessWords(request.site.language);
  if (token !== '') {
    const outcome = await signInByLink(deps.members, request.site, token, browserOf(request));
    return outcome.ok
      ? redirect('/account', { cookies: signedInCookies(outcome.value) })
      : linkDead(deps, request, own.linkDead);
  }
  const outcome = await askForSignInLink(deps.members, request.site, email);
  if (!outcome.ok) return showLink(deps, request, shownAgain(request, { email }, [outcome.problem]));
  return mailSent(deps, request, own.linkSent(email.trim()));
}

async function showReset(deps: AccountDeps, request: SiteRequest, token: string, shown: Shown): Promise<Reply> {
  const words = accountWords(request.site.language);
  if (!(await isResetLinkLive(deps.members, request.site, token))) return linkDead(deps, request);
  const resetForm = form({
    action: '/account/reset',
    hidden: [{ name: 'token', value: token }],
    fields: [newPasswordField(words, shown.entered, words.newPassword)],
    submitText: words.resetSubmit,
  });
  const sections = [section({ id: 'reset', form: resetForm })];
  const lead = queryText(request.query, 'said') === 'confirmed' ? words.confirmedElsewhere : '';
  return accountPage(deps, request, { title: words.resetTitle, lead, sections, shown });
}

async function reset(deps: AccountDeps, request: SiteRequest): Promise<Reply> {
  const fields = formFields(request);
  const entered = { token: fields.text('token'), password: fields.text('password') };
  const outcome = await resetPassword(deps.members, request.site, entered);
  if (outcome.ok) return enter(deps, request, outcome.value.memberId);
  if (outcome.problem.code === 'memberLinkDead') return linkDead(deps, request);
  return showReset(deps, request, entered.token, shownAgain(request, {}, [outcome.problem]));
}

async function showConfirm(deps: AccountDeps, request: SiteRequest): Promise<Reply> {
  const words = accountWords(request.site.language);
  const token = queryText(request.query, 'token') ?? '';
  const seen = await lookAtLink(deps.members, request.site, token);
  if (seen === null) return linkDead(deps, request);
  const isSignUp = seen.kind === 'signUp';
  // A button, because programs that look through mails open every link.
  const confirmForm = form({
    action: '/account/confirm',
    hidden: [{ name: 'token', value: token }],
    submitText: isSignUp ? words.signUp : words.useAddress,
  });
  const lead = isSignUp ? words.confirmSignUp(seen.email) : words.confirmEmail(seen.email);
  const sections = [section({ id: 'confirm', form: confirmForm })];
  return accountPage(deps, request, { title: words.confirmTitle, lead, sections });
}

async function confirm(deps: AccountDeps, request: SiteRequest): Promise<Reply> {
  const opened = { token: formFields(request).text('token'), browserKey: signUpBrowserOf(request) };
  const outcome = await confirmLink(deps.members, request.site, opened);
  if (!outcome.ok) return linkDead(deps, request);
  const { memberId, next, resetToken } = outcome.value;
  if (resetToken !== null) {
    return redirect(`/account/reset?${new URLSearchParams({ said: 'confirmed', token: resetToken })}`);
  }
  return enter(deps, request, memberId, safePlace(next));
}

/** Signs in a visitor who opened a link from their own mailbox. */
async function enter(deps: AccountDeps, request: SiteRequest, memberId: string, next = '/account'): Promise<Reply> {
  const signedIn = await signInProven(deps.members, request.site, { memberId }, browserOf(request));
  return signedIn === null ? redirect('/account/sign-in') : redirect(next, { cookies: signedInCookies(signedIn) });
}

function linkDead(deps: AccountDeps, request: SiteRequest, lead?: string): Promise<Reply> {
  const words = accountWords(request.site.language);
  const links = [
    { label: words.forgot, url: '/account/forgot' },
    { label: words.signIn, url: '/account/sign-in' },
  ];
  const sections = [section({ id: 'dead', links })];
  return accountPage(deps, request, {
    title: words.linkDeadTitle,
    lead: lead ?? words.linkDead,
    sections,
    status: statusOf('memberLinkDead'),
  });
}

async function signOut(deps: AccountDeps, request: SiteRequest): Promise<Reply> {
  const cloneCart = formFields(request).text('cloneCart') === 'true';
  const cookies = await signOutCookies(deps, request, cloneCart);
  return redirect('/account/sign-in?said=signed-out', { cookies });
}
