import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, PRODUCT_ITSELF, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { MemberDeps, MemberOf } from '../members/index.ts';
import { findSiteUser, lockSiteUser, type ProofCode, proveMember } from '../members/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { bumpPublishedVersion, type Site } from '../sites/index.ts';
import { emailKey } from './emailKey.ts';
import { type ErasedCounts, erasePersonalData, insertErasure, type Person } from './storage/personalData.ts';

const TIMEOUT_MS = 60_000;

interface Asked {
  readonly by: 'customer' | 'staff';
  readonly actor: Actor;
}

/** A member deletes the account, with the password. */
export async function eraseMember(
  deps: MemberDeps,
  site: Site,
  member: MemberOf,
  password: string,
): Promise<Outcome<null, ProofCode>> {
  const proven = await proveMember(deps, site, member, password);
  if (!proven.ok) return proven;
  await erase(deps, site.id, member.id, { by: 'customer', actor: { ...PRODUCT_ITSELF, name: 'The customer' } });
  return accept(null);
}

/** Erases a customer on behalf of a staff member, who confirms by typing the address again. */
export async function eraseCustomer(
  deps: Pick<Deps, 'db' | 'keyFor'>,
  websiteId: string,
  wanted: { readonly id: string; readonly email: string },
  actor: Actor,
): Promise<Outcome<ErasedCounts, 'customerUnknown' | 'eraseNotConfirmed'>> {
  const user = await deps.db.inSite({ websiteId }, (trx) => findSiteUser(trx, websiteId, wanted.id));
  if (user === null) return refuse('customerUnknown');
  if (typedCode(wanted.email).toLowerCase() !== user.email.toLowerCase())
    return refuse('eraseNotConfirmed', { field: 'email' });
  const counts = await erase(deps, websiteId, user.id, { by: 'staff', actor });
  return counts === null ? refuse('customerUnknown') : accept(counts);
}

async function erase(
  deps: Pick<Deps, 'db' | 'keyFor'>,
  websiteId: string,
  id: string,
  asked: Asked,
): Promise<ErasedCounts | null> {
  return deps.db.inSite({ websiteId }, (trx) => eraseIn(deps, trx, websiteId, id, asked), {
    statementTimeoutMs: TIMEOUT_MS,
  });
}

async function eraseIn(
  deps: Pick<Deps, 'keyFor'>,
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  { by, actor }: Asked,
): Promise<ErasedCounts | null> {
  const user = await lockSiteUser(trx, websiteId, id);
  if (user === null) return null;
  const person: Person = { id, email: user.email };
  const counts = await erasePersonalData(trx, websiteId, person);
  // Pages show comments and reviews: those of who is gone are gone with the next request.
  if ((counts.comments ?? 0) + (counts.reviews ?? 0) > 0) await bumpPublishedVersion(trx, websiteId);
  await insertErasure(trx, websiteId, {
    ...{ askedBy: by, actor: by === 'staff' ? actor.name : '', counts },
    emailKey: emailKey(deps, websiteId, user.email),
  });
  // The log says that it happened, to which row, by whom; not to whom.
  await recordAudit(trx, { websiteId, actor, action: 'customer.erase', subjectId: id, details: { counts } });
  return counts;
}
