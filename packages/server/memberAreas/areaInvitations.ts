import {
  AREA_INVITATION_LIMITS,
  AREA_INVITATION_MS,
  type AreaInvitationState,
  areaInvitationState,
  isEmailAddress,
  type MemberAreaCode,
  tidyAddresses,
} from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { areaMails } from '@quoin/rendering/mail';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { countMailsTo, type MailWriterDeps, writeMail } from '../mail/index.ts';
import type { SignedInMember } from '../members/index.ts';
import { findSiteUserByEmail } from '../members/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { siteAddressIn } from '../sites/index.ts';
import { hashSessionToken, newSessionToken } from '../team/index.ts';
import {
  deleteAreaInvitation,
  findOpenInvitation,
  listAreaInvitations,
  putAreaInvitation,
  useAreaInvitation,
} from './storage/areaInvitations.ts';
import { listMemberAreas, lockMemberArea, type MemberArea, saveMembershipStatus } from './storage/memberAreas.ts';

/** Where the link of an invitation leads. */
export const INVITATION_PATH = '/account/invitation';
const DAY_MS = 86_400_000;

export interface ListedInvitation {
  readonly email: string;
  readonly state: AreaInvitationState;
  /** Milliseconds. */
  readonly sentAt: number;
  readonly expiresAt: number;
}

/** Who was invited to an area, the last one first. */
export function listInvitations(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  areaId: string,
): Promise<readonly ListedInvitation[]> {
  return db.inSite({ websiteId }, async (trx) => {
    const now = trx.now().getTime();
    const rows = await listAreaInvitations(trx, websiteId, areaId);
    return rows.map(({ email, sentAt, expiresAt, usedAt }) => {
      const moments = { sentAt: sentAt.getTime(), expiresAt: expiresAt.getTime() };
      return { email, ...moments, state: areaInvitationState({ ...moments, usedAt: usedAt?.getTime() ?? null }, now) };
    });
  });
}

type InvitingDeps = Pick<Deps, 'db' | 'randomBytes'> & MailWriterDeps;

interface Acting {
  readonly site: Site;
  readonly actor: Actor;
  readonly areaId: string;
}

/** Sends and withdraws invitations, all or nothing. A second mail to the same person invalidates the first link. */
export function changeInvitations(
  deps: InvitingDeps,
  { site, actor, areaId }: Acting,
  entered: { readonly invite: readonly string[]; readonly withdraw: readonly string[] },
): Promise<Outcome<null, MemberAreaCode>> {
  const [invite, withdraw] = [tidyAddresses(entered.invite), tidyAddresses(entered.withdraw)];
  const { atOnce: max } = AREA_INVITATION_LIMITS;
  return deps.db.inSite({ websiteId: site.id }, async (trx): Promise<Outcome<null, MemberAreaCode>> => {
    if (invite.length > max || withdraw.length > max)
      return refuse('areaTooManyAddresses', { field: 'invite', values: { max } });
    const wrong = invite.find((email): boolean => !isEmailAddress(email));
    if (wrong !== undefined)
      return refuse('areaEmailInvalid', { field: 'invite', values: { value: wrong.slice(0, 100) } });
    const area = await lockMemberArea(trx, site.id, areaId);
    if (area === null) return refuse('areaUnknown');
    const often = await findMailedOften(trx, site.id, invite);
    if (often !== null) return refuse('areaInvitedOften', { field: 'invite', values: { value: often } });
    for (const email of invite) await inviteOne(deps, trx, site, { area, email });
    for (const email of withdraw) await deleteAreaInvitation(trx, site.id, { areaId, email });
    // How many: the log keeps no addresses.
    const details = { invited: invite.length, withdrawn: withdraw.length };
    const subject = { subjectId: areaId, subjectTitle: area.name };
    await recordAudit(trx, { websiteId: site.id, actor, action: 'memberArea.invite', ...subject, details });
    return accept(null);
  });
}

async function findMailedOften(
  trx: SiteTransaction,
  websiteId: string,
  emails: readonly string[],
): Promise<string | null> {
  const since = new Date(trx.now().getTime() - DAY_MS);
  for (const recipient of emails) {
    const count = await countMailsTo(trx, websiteId, { kind: areaMails.invited.name, recipient, since });
    if (count >= AREA_INVITATION_LIMITS.mailsPerDay) return recipient;
  }
  return null;
}

async function inviteOne(
  deps: InvitingDeps,
  trx: SiteTransaction,
  site: Site,
  { area, email }: { readonly area: MemberArea; readonly email: string },
): Promise<void> {
  const token = newSessionToken(deps.randomBytes);
  const tokenHash = hashSessionToken(token)!;
  await putAreaInvitation(trx, site.id, { areaId: area.id, email, tokenHash, lifeMs: AREA_INVITATION_MS });
  const language = (await findSiteUserByEmail(trx, site.id, email))?.language ?? null;
  const kind = areaMails.invited;
  await writeMail(deps, trx, site, {
    // By the address alone: what is counted of a day is found by it.
    ...{ kind, to: { name: '', email }, dedupeKey: `${kind.name}:${trx.newId()}`, language, secret: token },
    input: {
      area: area.name,
      url: `${siteAddressIn(deps.config, site, language)}${INVITATION_PATH}?token=${token}`,
    },
  });
}

/** The area behind a link, as long as it works; looking does not use it up, because programs that look through mails do. */
export function lookAtInvitation(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  token: string,
): Promise<MemberArea | null> {
  const tokenHash = hashSessionToken(token);
  return db.inSite({ websiteId }, async (trx) => {
    const invited = tokenHash && (await findOpenInvitation(trx, websiteId, tokenHash));
    return invited ? ((await listMemberAreas(trx, websiteId)).find(({ id }) => id === invited.areaId) ?? null) : null;
  });
}

/** Admits a person who has the link, once, with the account they are signed in to, whatever its address. */
export function acceptInvitation(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { token, person }: { readonly token: string; readonly person: Pick<SignedInMember, 'email'> },
): Promise<Outcome<{ readonly areaId: string }, MemberAreaCode>> {
  const tokenHash = hashSessionToken(token);
  return db.inSite({ websiteId }, async (trx): Promise<Outcome<{ areaId: string }, MemberAreaCode>> => {
    const invited = tokenHash && (await findOpenInvitation(trx, websiteId, tokenHash));
    // Areas before what belongs to them, as everywhere.
    const area = invited && (await lockMemberArea(trx, websiteId, invited.areaId));
    if (!invited || !area || !(await useAreaInvitation(trx, websiteId, invited, tokenHash)))
      return refuse('areaInvitationDead');
    await saveMembershipStatus(trx, websiteId, { areaId: area.id, email: person.email, kind: 'admitted' });
    return accept({ areaId: area.id });
  });
}
