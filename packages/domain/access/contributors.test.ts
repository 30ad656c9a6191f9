import { describe, expect, it } from 'vitest';
import {
  decideInvite,
  decideRemoval,
  decideRoleChange,
  decideRoles,
  decideTransfer,
  mayGrant,
} from './contributors.ts';
import { isRole, ROLES, type Role } from './roles.ts';

interface Person {
  readonly accountId: string;
  readonly roles: readonly number[];
  readonly isOwner: boolean;
}

const owner: Person = { accountId: 'owner', roles: [], isOwner: true };
const admin: Person = { accountId: 'admin', roles: [ROLES.admin], isOwner: false };
const other: Person = { accountId: 'other', roles: [ROLES.admin], isOwner: false };
const manager: Person = { accountId: 'manager', roles: [ROLES.storeManager], isOwner: false };
const all = [owner, admin, other, manager];
const ALL_ROLES = Object.values(ROLES);

const codeOf = (outcome: { readonly ok: boolean; readonly problem?: { readonly code: string } }) =>
  outcome.ok ? 'ok' : outcome.problem?.code;

describe('roles', () => {
  it('are those of the enumeration, each once, and none stands alone (ENUM-10)', () => {
    expect(decideRoles([8, 4, 8])).toMatchObject({ ok: true, value: [4, 8] });
    expect(decideRoles([14, 4])).toMatchObject({ ok: true, value: [4] });
    expect(decideRoles([14])).toMatchObject({ ok: true, value: [14] });
    expect(codeOf(decideRoles([5]))).toBe('roleUnknown');
    expect(codeOf(decideRoles([]))).toBe('rolesMissing');
    expect(ALL_ROLES.every(isRole)).toBe(true);
  });
});

describe('granting (AUT-3)', () => {
  it('the owner and admins grant every role', () => {
    for (const role of ALL_ROLES) expect([mayGrant(owner, role), mayGrant(admin, role)]).toEqual([true, true]);
  });

  it.each(ALL_ROLES.filter((role) => role !== ROLES.admin))('role %i grants only what it covers itself', (role) => {
    const holder = { roles: [role], isOwner: false };
    expect(mayGrant(holder, role)).toBe(true);
    expect(mayGrant(holder, ROLES.none)).toBe(true);
    expect(mayGrant(holder, ROLES.admin)).toBe(false);
    expect(codeOf(decideInvite(holder, [ROLES.admin]))).toBe('roleNotYours');
  });

  it('several roles add up to what one may grant', () => {
    const both: readonly Role[] = [ROLES.reporting, ROLES.editor];
    expect(mayGrant({ roles: [ROLES.reporting], isOwner: false }, ROLES.moderator)).toBe(false);
    expect(mayGrant({ roles: both, isOwner: false }, ROLES.moderator)).toBe(true);
    expect(mayGrant({ roles: [ROLES.editor], isOwner: false }, ROLES.moderator)).toBe(true);
  });
});

describe('changing and removing (AUT-3)', () => {
  const cases: readonly (readonly [string, string, typeof owner, string, readonly number[] | null])[] = [
    ['the owner makes an admin an editor', 'ok', owner, 'admin', [4]],
    ['an admin takes no other admin’s role', 'adminsByOwner', admin, 'other', [4]],
    ['an admin may add roles to another', 'ok', admin, 'other', [1, 4]],
    ['an admin changes others', 'ok', admin, 'manager', [4, 8]],
    ['nobody changes own roles', 'ownRoles', admin, 'admin', [1, 4]],
    ['nobody changes the owner', 'ownerStays', admin, 'owner', [4]],
    ['somebody else is not found', 'contributorUnknown', owner, 'nobody', [4]],
    ['nobody grants what he lacks', 'roleNotYours', manager, 'other', [1, 8]],
    ['the owner removes an admin', 'ok', owner, 'other', null],
    ['an admin removes no admin', 'adminsByOwner', admin, 'other', null],
    ['an admin leaves', 'ok', admin, 'admin', null],
    ['an admin removes others', 'ok', admin, 'manager', null],
    ['the owner stays', 'ownerStays', owner, 'owner', null],
  ];
  it.each(cases)('%s: %s', (_title, code, actor, accountId, roles) => {
    const change = { actor, all, accountId };
    expect(codeOf(roles === null ? decideRemoval(change) : decideRoleChange(change, roles))).toBe(code);
  });

  it('the last admin of a site without an owner stays', () => {
    const change = { actor: admin, all: [admin, manager], accountId: 'admin' };
    expect(codeOf(decideRemoval(change))).toBe('lastAdmin');
  });

  it('only the owner hands over, and only to somebody of the site', () => {
    expect(codeOf(decideTransfer({ actor: owner, all, accountId: 'manager' }))).toBe('ok');
    expect(codeOf(decideTransfer({ actor: admin, all, accountId: 'manager' }))).toBe('ownerOnly');
    expect(codeOf(decideTransfer({ actor: owner, all, accountId: 'nobody' }))).toBe('contributorUnknown');
    expect(codeOf(decideTransfer({ actor: owner, all, accountId: 'owner' }))).toBe('contributorUnknown');
  });
});
