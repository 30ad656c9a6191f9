import { lockedPageWords, memberAreaWords } from '@quoin/domain/access';
import { PAGE_TYPES } from '@quoin/domain/site';
import { areaChoice, areasForMember } from '../../memberAreas/index.ts';
import type { ClosedPage } from '../../pages/index.ts';
import { html, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest } from '../../platform/http/route.ts';
import { freeLessons } from '../freeLessons.ts';
import { type PageEntryRouteDeps, PRIVATE } from './pageEntryDeps.ts';

/**
 * The page in front of a page of member areas (page type 106): how to join and what it costs, without the page's
 * content.
 */
export async function deniedPage(
  deps: PageEntryRouteDeps,
  request: SiteRequest,
  closed: Pick<ClosedPage, 'id' | 'areas' | 'isCourse'>,
): Promise<Reply> {
  const { site, member, url, path } = request;
  const [locked, words] = [lockedPageWords(site.language), memberAreaWords(site.language)];
  const areas = (await areasForMember(deps, site.id, member)).filter(({ area }) => closed.areas.includes(area.id));
  const choices = areas.map((one) => areaChoice(site, one, member === null ? '' : (request.crumb ?? '')));
  const view = {
    title: locked.membersTitle,
    lead: member === null ? words.deniedLead : words.notYours,
    entry: null,
    areas: choices.map((choice) => ({ ...choice, join: choice.join && { ...choice.join, next: url } })),
    previews: await freeLessons(deps, site, closed),
    signInLead: member === null ? words.deniedSignIn : '',
    signIn:
      member === null
        ? {
            ...{ url: `/account/sign-in?${new URLSearchParams({ next: url })}`, text: locked.signIn },
            signUp: { url: `/account/sign-up?${new URLSearchParams({ next: url })}`, text: words.createAccount },
          }
        : null,
  };
  const options = { pageType: PAGE_TYPES.memberAreaAccessDenied, path, title: locked.membersTitle };
  return html(await deps.pages.systemPage(site, 'locked', { locked: view }, options), {
    status: 403,
    headers: PRIVATE,
  });
}
