import { isEmailAddress, MEMBER_AREA_LIMITS, type MemberAreaCode } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { stringify } from 'csv-stringify/sync';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { type AreaMember, membersOfArea } from './memberships.ts';
import { deleteAreaInvitation } from './storage/areaInvitations.ts';
import { listMemberAreas, lockMemberArea, saveMembershipStatus } from './storage/memberAreas.ts';
import { findAreaPeople } from './storage/membershipFacts.ts';

export interface KnownMember extends AreaMember {
  readonly fullName: string;
  /** Null: nobody has ordered or signed up under this address yet. */
  readonly customerId: string | null;
  readonly hasAccount: boolean;
}

/** Everybody who is in an area, with what is known of them; null where there is no such area. */
export function listAreaMembers(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  areaId: string,
): Promise<readonly KnownMember[] | null> {
  return db.inSite({ websiteId }, (trx) => knownMembers(trx, websiteId, areaId));
}

async function knownMembers(
  trx: SiteTransaction,
  websiteId: string,
  areaId: string,
): Promise<readonly KnownMember[] | null> {
  const area = (await listMemberAreas(trx, websiteId)).find(({ id }) => id === areaId);
  if (area === undefined) return null;
  const members = await membersOfArea(trx, websiteId, area);
  const people = await findAreaPeople(
    trx,
    websiteId,
    members.map(({ email }) => email),
  );
  return members.map((member) => ({ ...NOBODY, ...people.get(member.email), ...member }));
}

const NOBODY = { customerId: null, fullName: '', hasAccount: false };

interface Acting {
  readonly websiteId: string;
  readonly actor: Actor;
  readonly areaId: string;
}

/** Adds and takes out people by address: all of it or nothing. */
export async function changeAreaMembers(
  { db }: Pick<Deps, 'db'>,
  { websiteId, actor, areaId }: Acting,
  entered: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<Outcome<null, MemberAreaCode>> {
  const [add, remove] = [entered.add.map(tidy), entered.remove.map(tidy)];
  const max = MEMBER_AREA_LIMITS.added;
  if (add.length > max || remove.length > max) return refuse('areaTooManyAddresses', { field: 'add', values: { max } });
  const wrong = [...add, ...remove].find((email): boolean => !isEmailAddress(email));
  if (wrong !== undefined) return refuse('areaEmailInvalid', { field: 'add', values: { value: wrong.slice(0, 100) } });
  return db.inSite({ websiteId }, async (trx): Promise<Outcome<null, MemberAreaCode>> => {
    const area = await lockMemberArea(trx, websiteId, areaId);
    if (area === null) return refuse('areaUnknown');
    for (const email of add) await saveMembershipStatus(trx, websiteId, { areaId, email, kind: 'added' });
    for (const email of remove) {
      await saveMembershipStatus(trx, websiteId, { areaId, email, kind: 'removed' });
      // Else a link sent before would lead back in.
      await deleteAreaInvitation(trx, websiteId, { areaId, email });
    }
    // How many: the log keeps no addresses.
    const details = { added: add.length, removed: remove.length };
    const subject = { subjectId: areaId, subjectTitle: area.name };
    await recordAudit(trx, { websiteId, actor, action: 'memberArea.changeMembers', ...subject, details });
    return accept(null);
  });
}

function tidy(email: string): string {
  return typedCode(email).toLowerCase();
}

/** As a table; texts that a spreadsheet would take for formulas are guarded (SC-42). */
export function exportAreaMembers(
  { db }: Pick<Deps, 'db'>,
  { websiteId, actor, areaId }: Acting,
): Promise<string | null> {
  return db.inSite({ websiteId }, async (trx) => {
    const members = await knownMembers(trx, websiteId, areaId);
    if (members === null) return null;
    await recordAudit(trx, { websiteId, actor, action: 'memberArea.export', subjectId: areaId });
    const rows = members.map(({ email, fullName, hasAccount, membership: { since, until, by } }) => [
      ...[email, fullName, hasAccount ? 'yes' : 'no', by, new Date(since).toISOString()],
      until === null ? '' : new Date(until).toISOString(),
    ]);
    const head = ['Email', 'Name', 'Account', 'How', 'Since', 'Until'];
    return stringify([head, ...rows], { bom: true, record_delimiter: 'windows', escape_formulas: true });
  });
}
