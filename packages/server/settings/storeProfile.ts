import { isAllowed, type Member } from '@quoin/domain/access';
import { typedLine } from '@quoin/domain/formats';
import {
  countryName,
  type StoreProfile,
  type StoreProfileCode,
  tidyPostalCode,
  validateStoreProfile,
} from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { moveAllDayEvents } from '../pages/index.ts';
import {
  bumpPublishedVersion,
  hasAmounts,
  lockStoreProfile,
  type StoredProfile,
  saveStoreProfile,
} from '../sites/index.ts';

export interface ProfileView {
  readonly profile: StoredProfile;
  readonly mayChangeCurrency: boolean;
}

export function loadProfile({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<ProfileView | null> {
  return db.inSite({ websiteId }, async (trx) => {
    const profile = await lockStoreProfile(trx, websiteId);
    return profile && { profile, mayChangeCurrency: !(await hasAmounts(trx, websiteId)) };
  });
}

export interface ProfileChange {
  readonly actor: Actor;
  readonly member: Member;
  readonly profile: StoreProfile;
  /** Of what the change is based on. */
  readonly revision: number;
}

/** The new revision, or everything that is wrong. Money of the store is for those who may set up its payments. */
export function saveProfile(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { actor, member, profile, revision }: ProfileChange,
): Promise<{ readonly revision: number } | { readonly problems: readonly Problem<StoreProfileCode>[] }> {
  return db.inSite({ websiteId }, async (trx) => {
    const held = await lockStoreProfile(trx, websiteId);
    if (held === null || held.revision !== revision) return { problems: [{ code: 'settingsChanged' }] };
    const mayChangeCurrency = isAllowed(member, 'commerceSettings.full') && !(await hasAmounts(trx, websiteId));
    const tidy = tidied(profile);
    const problems = validateStoreProfile(tidy, { currency: held.currency, mayChangeCurrency });
    if (problems.length > 0) return { problems };
    const next = { ...tidy, revision: revision + 1, countryName: countryName(tidy.address.countryCode) };
    await saveStoreProfile(trx, websiteId, next);
    const clock = { from: held.timeZone, to: tidy.timeZone };
    if (clock.from !== clock.to) await moveAllDayEvents(trx, websiteId, clock);
    await bumpPublishedVersion(trx, websiteId);
    const details = changedParts(held, tidy);
    await recordAudit(trx, { websiteId, actor, action: 'settings.update', subjectTitle: tidy.title, details });
    return { revision: next.revision };
  });
}

function tidied(profile: StoreProfile): StoreProfile {
  const { address } = profile;
  return {
    ...profile,
    title: typedLine(profile.title),
    contactEmail: typedLine(profile.contactEmail),
    phone: typedLine(profile.phone),
    address: {
      line1: typedLine(address.line1),
      line2: typedLine(address.line2),
      city: typedLine(address.city),
      region: typedLine(address.region),
      postalCode: tidyPostalCode(address.postalCode, address.countryCode.toUpperCase()),
      countryCode: address.countryCode.toUpperCase(),
    },
  };
}

/** Old and new of what differs. */
function changedParts(before: StoreProfile, after: StoreProfile): Readonly<Record<string, unknown>> {
  const names = Object.keys(after) as (keyof StoreProfile)[];
  const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(differing.map((name) => [name, { from: before[name], to: after[name] }]));
}
