import { type MemberAreaCode, type RequestAnswer, statusAfter } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { MailWriterDeps } from '../mail/index.ts';
import { findSiteUserByEmail } from '../members/index.ts';
import type { Site } from '../sites/index.ts';
import { mailAnswer } from './areaMails.ts';
import { answerRequest, listMemberAreas } from './storage/memberAreas.ts';
import { type AreaPerson, findAreaPeople, listMembershipStatuses } from './storage/membershipFacts.ts';

export interface AreaRequest extends Pick<AreaPerson, 'email' | 'fullName'> {
  /** Null: erased meanwhile, or the address is another. */
  readonly customerId: string | null;
  /** When they asked, milliseconds. */
  readonly at: number;
}

/** Who asks to join an area and waits, the longest first. */
export function listAreaRequests(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  areaId: string,
): Promise<readonly AreaRequest[]> {
  return db.inSite({ websiteId }, async (trx) => {
    const all = await listMembershipStatuses(trx, websiteId, null);
    const waiting = all.filter((one) => one.areaId === areaId && one.kind === 'requested');
    const people = await findAreaPeople(
      trx,
      websiteId,
      waiting.map(({ email }) => email),
    );
    return waiting
      .map(({ email, at }) => ({
        ...{ email, at: at.getTime() },
        fullName: people.get(email)?.fullName ?? '',
        customerId: people.get(email)?.customerId ?? null,
      }))
      .sort((one, other) => one.at - other.at);
  });
}

interface Acting {
  readonly site: Site;
  readonly actor: Actor;
  readonly areaId: string;
}

/** Admits or declines a person, once. A second user who responds is notified that it is done. */
export function answerAreaRequest(
  deps: Pick<Deps, 'db'> & MailWriterDeps,
  { site, actor, areaId }: Acting,
  { email, answer }: { readonly email: string; readonly answer: RequestAnswer },
): Promise<Outcome<null, MemberAreaCode>> {
  const { id: websiteId } = site;
  return deps.db.inSite({ websiteId }, async (trx): Promise<Outcome<null, MemberAreaCode>> => {
    const area = (await listMemberAreas(trx, websiteId)).find(({ id }) => id === areaId);
    if (area === undefined) return refuse('areaUnknown');
    const isFirst = await answerRequest(trx, websiteId, { areaId, email, kind: statusAfter(answer) });
    if (!isFirst) return refuse('areaRequestGone');
    const known = await findSiteUserByEmail(trx, websiteId, email);
    const person = { email, fullName: known?.fullName ?? '', language: known?.language ?? '' };
    await mailAnswer(deps, trx, site, { area, person, answer });
    // The log keeps no addresses.
    const subject = { subjectId: areaId, subjectTitle: area.name };
    await recordAudit(trx, { websiteId, actor, action: `memberArea.${answer}`, ...subject });
    return accept(null);
  });
}
