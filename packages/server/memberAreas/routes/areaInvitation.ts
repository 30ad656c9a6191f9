import { statusOf } from '@quoin/contract/problems';
import { accountWords, type MemberAreaCode, memberAreaSentence, memberAreaWords } from '@quoin/domain/access';
import { queryText } from '@quoin/domain/site';
import { accountPage, forMembers, form, type SectionView, section } from '../../members/index.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { acceptInvitation, INVITATION_PATH, lookAtInvitation } from '../areaInvitations.ts';
import { MEMBERSHIPS_PATH } from '../areaViews.ts';
import type { MembershipDeps } from './memberships.ts';

/** Where the link of an invitation to a member area leads (decision 0047). */
export function areaInvitationRoutes(deps: MembershipDeps): SiteRoute[] {
  return [
    {
      ...{ method: 'GET', path: INVITATION_PATH, rate: 'page', forgery: 'none' },
      handle: (request) => show(deps, request),
    },
    {
      ...{ method: 'POST', path: INVITATION_PATH, rate: 'account', forgery: 'crumb' },
      handle: forMembers(async (request, person) => {
        const token = formFields(request).text('token');
        const done = await acceptInvitation(deps, request.site.id, { token, person });
        if (!done.ok) return dead(deps, request);
        return redirect(await firstPageOf(deps, request, done.value.areaId));
      }),
    },
  ];
}

/** A button, because programs that look through mails open every link. */
async function show(deps: MembershipDeps, request: SiteRequest): Promise<Reply> {
  const { site, member } = request;
  const words = memberAreaWords(site.language);
  const token = queryText(request.query, 'token') ?? '';
  const area = await lookAtInvitation(deps, site.id, token);
  if (area === null) return dead(deps, request);
  const joining = form({
    ...{ action: INVITATION_PATH, crumb: request.crumb ?? '', submitText: words.join(area.name) },
    hidden: [{ name: 'token', value: token }],
  });
  return accountPage(deps, request, {
    title: words.invitedTitle(area.name),
    lead: member === null ? words.invitedSignIn : words.invitedLead(site.title),
    sections: [
      section({
        ...{ id: 'invitation', text: area.description },
        ...(member === null ? { links: ways(site.language, token) } : { form: joining }),
      }),
    ],
  });
}

/**
 * Returns the ways to continue. Signing in leads back to this link. A new account waits for its mail, and its next page
 * is stored meanwhile, so that page has no token (SC-54). There, the address proven by the mail identifies the
 * invitation.
 */
function ways(language: string, token: string): SectionView['links'] {
  const back = `${INVITATION_PATH}?${new URLSearchParams({ token })}`;
  return [
    {
      label: memberAreaWords(language).createAccount,
      url: `/account/sign-up?${new URLSearchParams({ next: MEMBERSHIPS_PATH })}`,
    },
    { label: accountWords(language).signIn, url: `/account/sign-in?${new URLSearchParams({ next: back })}` },
  ];
}

/** Into the area: its first page in the order of the site; without one, where memberships are listed. */
async function firstPageOf({ pages }: MembershipDeps, { site }: SiteRequest, areaId: string): Promise<string> {
  const { collections } = await pages.frameOf(site);
  const first = collections.find(({ access, areas = [] }) => access === 'areas' && areas.includes(areaId));
  return first === undefined ? `${MEMBERSHIPS_PATH}?said=joined` : `/${first.urlId}`;
}

function dead(deps: MembershipDeps, request: SiteRequest): Promise<Reply> {
  const { language } = request.site;
  const code: MemberAreaCode = 'areaInvitationDead';
  return accountPage(deps, request, {
    ...{
      title: accountWords(language).linkDeadTitle,
      lead: memberAreaSentence({ code }, language),
      status: statusOf(code),
    },
    sections: [],
  });
}
