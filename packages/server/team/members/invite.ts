import {
  type ContributorCode,
  decideInvite,
  INVITE_DAYS,
  INVITES_PER_DAY,
  isEmailAddress,
  isRole,
  MAX_OPEN_INVITES,
  type Member,
  ROLE_TITLES,
  ROLES,
  type RoleName,
} from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import { appLanguage } from '@quoin/domain/languages';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { contributorInviteMail, mailFormats } from '@quoin/rendering/mail';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { countMailsTo, writeMail } from '../../mail/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { processLocales } from '../../platform/processLocales.ts';
import type { Site } from '../../sites/index.ts';
import { hashSessionToken, newSessionToken } from '../signIn/sessionToken.ts';
import { deleteInvite, findInviteById, listInvites, saveInvite } from '../storage/contributorInvites.ts';
import { listContributors } from '../storage/contributors.ts';

const DAY_MS = 86_400_000;

export type InviteDeps = Pick<Deps, 'db' | 'now' | 'randomBytes' | 'config'>;

export interface Inviter {
  readonly actor: Actor & { readonly accountId: string };
  readonly member: Member;
}

export interface Invitation {
  readonly email: string;
  readonly roles: readonly number[];
}

export type InviteCode = ContributorCode | 'emailInvalid';

/**
 * Invites a person by mail to work on the site. The answer is the same whether or not the address has an account
 * (SC-52). The link's token is only in the mail. The database stores its hash.
 */
export async function invite(
  deps: InviteDeps,
  site: Site,
  { actor, member }: Inviter,
  invitation: Invitation,
): Promise<Outcome<string, InviteCode>> {
  const email = typedCode(invitation.email);
  if (!isEmailAddress(email)) return refuse('emailInvalid', { field: 'email' });
  const roles = decideInvite(member, invitation.roles);
  if (!roles.ok) return roles;
  const isSame = (other: string) => other.toLowerCase() === email.toLowerCase();
  const people = await deps.db.acrossSites((trx) => listContributors(trx, site.id));
  if (people.some((each) => isSame(each.email))) return refuse('alreadyContributor', { field: 'email' });
  const token = newSessionToken(deps.randomBytes);
  const expiresAt = new Date(deps.now() + INVITE_DAYS * DAY_MS);
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const open = await listInvites(trx, site.id);
    const known = open.find((each) => isSame(each.email));
    if (known === undefined && open.length >= MAX_OPEN_INVITES) return refuse('tooManyInvites');
    if (await isMailedEnough(trx, site.id, email)) return refuse('invitedTooOften', { field: 'email' });
    const id = await saveInvite(trx, site.id, {
      ...{ email, roles: roles.value, tokenHash: hashSessionToken(token)!, expiresAt },
      ...{ invitedBy: actor.accountId, inviter: actor.name },
    });
    const formats = mailFormats(processLocales(), { language: appLanguage(site.language), timeZone: site.timeZone });
    await writeMail(deps, trx, site, {
      kind: contributorInviteMail,
      input: {
        inviter: actor.name,
        roles: roles.value.map(roleTitle),
        expiresOn: formats.day(expiresAt.getTime()),
        // After the `#`: the fragment reaches no server and no log.
        url: `${deps.config.appOrigin}/invitation/${site.identifier}#${token}`,
      },
      to: { name: '', email },
      dedupeKey: `contributorInvite:${trx.newId()}`,
      secret: token,
    });
    const details = { roles: roles.value, isAgain: known !== undefined };
    await recordAudit(trx, {
      ...{ websiteId: site.id, actor, action: 'contributor.invite', subjectId: id, subjectTitle: email, details },
    });
    return accept(id);
  });
}

async function isMailedEnough(trx: SiteTransaction, websiteId: string, recipient: string): Promise<boolean> {
  const since = new Date(trx.now().getTime() - DAY_MS);
  return (
    (await countMailsTo(trx, websiteId, { kind: contributorInviteMail.name, recipient, since })) >= INVITES_PER_DAY
  );
}

export function roleTitle(role: number): string {
  const name = (Object.keys(ROLES) as RoleName[]).find((each) => isRole(role) && ROLES[each] === role);
  return name === undefined ? '' : ROLE_TITLES[name];
}

/** Its link does not count any more. */
export function withdrawInvite(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  actor: Actor,
  id: string,
): Promise<Outcome<null, ContributorCode>> {
  return db.inSite({ websiteId }, async (trx) => {
    const held = await findInviteById(trx, websiteId, id);
    if (held === null || !(await deleteInvite(trx, websiteId, id))) return refuse('inviteUnknown');
    const action = 'contributor.withdrawInvite';
    await recordAudit(trx, { websiteId, actor, action, subjectId: id, subjectTitle: held.email });
    return accept(null);
  });
}
