import { accountWords } from '@quoin/domain/access';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest } from '../../platform/http/route.ts';
import { currentPasswordField, emailField, nameField, newPasswordField } from '../accountFields.ts';
import { form, passkeySection, section } from '../accountView.ts';
import {
  askForEmail,
  changeMemberPassword,
  loadMemberDetails,
  saveMemberDetails,
  signOutElsewhere,
} from '../changeMemberDetails.ts';
import { devicesSection } from '../deviceViews.ts';
import type { SignedInMember } from '../memberDeps.ts';
import { endDevice, listDevices } from '../memberDevices.ts';
import { listMemberPasskeys } from '../passkeys/addPasskey.ts';
import { loadLinkedServices, unlinkService } from '../services/linkedServices.ts';
import { servicesSections } from '../serviceViews.ts';
import { accountNotice } from './accountNotice.ts';
import type { MemberPageDeps } from './accountPages.ts';
import { type AccountDeps, accountPage, FRESH, type Shown, shopLinks, shownAgain } from './accountReply.ts';
import { signedInCookies, signedOutCookies } from './memberCookies.ts';

/** What we know of a member, how they sign in, and how they are forgotten. */
export async function showDetails(
  deps: AccountDeps,
  request: SiteRequest,
  member: SignedInMember,
  shown: Shown,
): Promise<Reply> {
  const words = accountWords(request.site.language);
  const user = await loadMemberDetails(deps.members, request.site, member);
  const keys = await listMemberPasskeys(deps.members, request.site, member);
  const linked = await loadLinkedServices(deps.members, request.site, member);
  const devices = await listDevices(deps.members, request.site, member);
  const crumb = request.crumb ?? '';
  const failed = shown.entered.values.form ?? '';
  const enteredIn = (name: string) => (failed === name ? shown.entered : FRESH.entered);
  const sections = [
    section({
      id: 'details',
      title: words.nameAndNews,
      form: form({
        ...{ action: '/account/details', crumb, submitText: words.save },
        fields: [nameField(words, enteredIn('details'), user?.fullName ?? '')],
        checks: [
          {
            name: 'acceptsMarketing',
            label: words.news,
            isChecked: user?.acceptsMarketing ?? false,
          },
        ],
      }),
    }),
    section({
      id: 'email',
      title: words.emailAddress,
      text: member.email,
      form: form({
        ...{ action: '/account/email', crumb, submitText: words.changeEmail, look: 'quiet' },
        fields: withIds('email', [
          emailField(words, enteredIn('email'), { label: words.newEmail }),
          currentPasswordField(words, enteredIn('email')),
        ]),
      }),
    }),
    section({
      id: 'password',
      title: words.password,
      form: form({
        ...{ action: '/account/password', crumb, submitText: words.changePassword, look: 'quiet' },
        fields: withIds('password', [
          currentPasswordField(words, enteredIn('password')),
          newPasswordField(words, enteredIn('password'), words.newPassword),
        ]),
      }),
    }),
    passkeySection(request.site, keys, crumb),
    ...servicesSections(request.site, linked, crumb),
    devicesSection(request.site, devices, crumb),
    section({
      id: 'delete',
      title: words.deleteTitle,
      text: words.erasedHint,
      links: [{ label: words.deleteTitle, url: '/account/delete' }],
    }),
  ];
  return accountPage(deps, request, {
    title: words.details,
    sections,
    shown: { ...shown, saved: shown.saved || accountNotice(request) },
  });
}

/** Two forms of one page ask for the same things. */
function withIds<Field extends { readonly id: string }>(prefix: string, fields: readonly Field[]): Field[] {
  return fields.map((field) => ({ ...field, id: `${prefix}-${field.id}` }));
}

export async function saveDetails(deps: AccountDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const fields = formFields(request);
  const entered = { fullName: fields.text('fullName'), acceptsMarketing: fields.text('acceptsMarketing') !== '' };
  const outcome = await saveMemberDetails(deps.members, request.site, member, entered);
  if (outcome.ok) return redirect('/account/details?said=details');
  return showDetails(
    deps,
    request,
    member,
    shownAgain(request, { form: 'details', fullName: entered.fullName }, [outcome.problem]),
  );
}

export async function changePassword(deps: AccountDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const fields = formFields(request);
  const entered = { currentPassword: fields.text('currentPassword'), password: fields.text('password') };
  const outcome = await changeMemberPassword(deps.members, request.site, member, entered);
  if (!outcome.ok)
    return showDetails(deps, request, member, shownAgain(request, { form: 'password' }, [outcome.problem]));
  return redirect('/account/details?said=password', { cookies: signedInCookies(outcome.value) });
}

export async function changeEmail(deps: AccountDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const words = accountWords(request.site.language);
  const fields = formFields(request);
  const entered = { currentPassword: fields.text('currentPassword'), email: fields.text('email') };
  const outcome = await askForEmail(deps.members, request.site, member, entered);
  const saved = outcome.ok ? words.emailSent(entered.email.trim()) : '';
  if (outcome.ok) return showDetails(deps, request, member, { ...FRESH, saved });
  const values = { form: 'email', email: entered.email };
  return showDetails(deps, request, member, shownAgain(request, values, [outcome.problem]));
}

export async function endSessions(deps: AccountDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const signedIn = await signOutElsewhere(deps.members, request.site, member);
  if (signedIn === null) return redirect('/account/sign-in');
  return redirect('/account/details?said=sessions', { cookies: signedInCookies(signedIn) });
}

export async function signOutDevice(deps: AccountDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  await endDevice(deps.members, request.site, member, formFields(request).text('id'));
  return redirect('/account/details?said=device#section-sessions');
}

export async function endService(deps: AccountDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const outcome = await unlinkService(deps.members, request.site, member, formFields(request).text('id'));
  if (outcome.ok) return redirect('/account/details?said=service#section-passkeys');
  return showDetails(deps, request, member, shownAgain(request, {}, [outcome.problem]));
}

export async function showDelete(
  deps: AccountDeps,
  request: SiteRequest,
  _member: SignedInMember,
  shown: Shown,
): Promise<Reply> {
  const words = accountWords(request.site.language);
  const deleteForm = form({
    ...{ action: '/account/delete', crumb: request.crumb ?? '', submitText: words.deleteTitle, look: 'danger' },
    fields: [currentPasswordField(words, shown.entered)],
  });
  const links = [{ label: words.keepAccount, url: '/account/details' }];
  const sections = [section({ id: 'delete', form: deleteForm, links })];
  return accountPage(deps, request, { title: words.deleteTitle, lead: words.erasedHint, sections, shown });
}

export async function deleteAccount(
  deps: AccountDeps & Pick<MemberPageDeps, 'eraseMember'>,
  request: SiteRequest,
  member: SignedInMember,
): Promise<Reply> {
  const words = accountWords(request.site.language);
  const password = formFields(request).text('currentPassword');
  const outcome = await deps.eraseMember(deps.members, request.site, member, password);
  if (!outcome.ok) return showDelete(deps, request, member, shownAgain(request, {}, [outcome.problem]));
  const cookies = signedOutCookies(null, deps.members.randomBytes);
  const gone = { ...request, member: null };
  const sections = [section({ id: 'gone', text: words.erasedHint, links: await shopLinks(deps, request.site) })];
  return accountPage(deps, gone, { title: words.erased, sections, cookies });
}
