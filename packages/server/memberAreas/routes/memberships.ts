import { type MemberAreaCode, memberAreaWords } from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import type { SignedInMember } from '../../members/index.ts';
import { type AccountDeps, accountPage, FRESH, forMembers, safePlace, section } from '../../members/index.ts';
import { isId } from '../../platform/database/ids.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { areasForMember } from '../areasForMember.ts';
import { MEMBERSHIPS_PATH, otherAreaSection, ownAreaSection } from '../areaViews.ts';
import { joinArea, leaveArea } from '../joinArea.ts';

export type MembershipDeps = AccountDeps & Pick<Deps, 'db' | 'config'>;

/** What a person is a member of, and what they can join. */
export function membershipRoutes(deps: MembershipDeps): SiteRoute[] {
  return [
    {
      ...{ method: 'GET', path: MEMBERSHIPS_PATH, rate: 'page', forgery: 'none' },
      handle: forMembers((request, member) => show(deps, request, member, null)),
    },
    {
      ...{ method: 'POST', path: MEMBERSHIPS_PATH, rate: 'write', forgery: 'crumb' },
      handle: forMembers((request, member) => change(deps, request, member)),
    },
  ];
}

async function change(deps: MembershipDeps, request: SiteRequest, person: SignedInMember): Promise<Reply> {
  const fields = formFields(request);
  const areaId = fields.text('area');
  const act = fields.text('act') === 'leave' ? leaveArea : joinArea;
  const done = isId(areaId)
    ? await act(deps, request.site, { areaId, person })
    : { ok: false as const, problem: { code: 'areaUnknown' as const } };
  if (!done.ok) return show(deps, request, person, done.problem);
  const next = fields.text('next');
  return redirect(next === '' ? `${MEMBERSHIPS_PATH}?said=${done.value}` : safePlace(next));
}

async function show(
  deps: MembershipDeps,
  request: SiteRequest,
  member: SignedInMember,
  problem: Problem<MemberAreaCode> | null,
): Promise<Reply> {
  const { site } = request;
  const words = memberAreaWords(site.language);
  const crumb = request.crumb ?? '';
  const areas = await areasForMember(deps, site.id, member);
  const { collections } = await deps.pages.frameOf(site);
  const pagesOf = (areaId: string) =>
    collections
      .filter(({ access, areas: own = [] }) => access === 'areas' && own.includes(areaId))
      .map(({ title, urlId }) => ({ label: title, url: `/${urlId}` }));
  const own = areas.filter(({ membership }) => membership !== null);
  const others = areas
    .filter(({ membership, area, isInvited }) => membership === null && (area.joining !== 'invited' || isInvited))
    // Areas with an invitation come first.
    .sort((one, other) => Number(other.isInvited) - Number(one.isInvited));
  const isExpected = others.some(({ isInvited }) => isInvited);
  const said = queryText(request.query, 'said') ?? '';
  const { joined, asked, left, withdrawn } = words;
  const texts: ReadonlyMap<string, string> = new Map(Object.entries({ joined, asked, left, withdrawn }));
  const sections = [
    ...own.map((one) => ownAreaSection(site, one, { crumb, pages: pagesOf(one.area.id) })),
    ...(others.length === 0 ? [] : [section({ id: 'others', title: words.others })]),
    ...others.map((one) => otherAreaSection(site, one, crumb)),
  ];
  return accountPage(deps, request, {
    title: words.memberships,
    lead: own.length === 0 && !isExpected ? words.none : '',
    sections,
    shown: { ...FRESH, saved: texts.get(said) ?? '', problems: problem === null ? [] : [problem] },
  });
}
